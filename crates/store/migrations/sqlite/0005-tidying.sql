-- What is tidied away or asked for by person is found without reading everything.
CREATE INDEX sessions_by_end ON sessions (expires);
CREATE INDEX reports_by_person ON reports (person);
CREATE INDEX reports_by_about ON reports (about);
CREATE INDEX daily_by_person ON daily (person);
