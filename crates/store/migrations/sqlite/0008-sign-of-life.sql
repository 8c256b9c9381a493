-- The site's last sign of life, for files that don't have one: the newest time that is known.
INSERT OR IGNORE INTO facts (name, value)
SELECT 'seen', CAST(CAST(max(at) AS TEXT) AS BLOB) FROM (
    SELECT max(at) AS at FROM entries
    UNION ALL SELECT max(at) FROM journal
    UNION ALL SELECT max(created) FROM people
) HAVING max(at) IS NOT NULL;
