-- The site's last sign of life, for databases that don't have one: the newest time that is known.
INSERT INTO facts (name, value)
SELECT 'seen', convert_to(max(at)::text, 'UTF8') FROM (
    SELECT max(at) AS at FROM entries
    UNION ALL SELECT max(created) FROM people
) AS known HAVING max(at) IS NOT NULL
ON CONFLICT (name) DO NOTHING;
