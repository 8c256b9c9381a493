-- How a name looks (UTS #39). No two accounts look alike, but for those from before: of them, the first has the skeleton.
ALTER TABLE people ADD COLUMN skeleton text COLLATE "C";
CREATE UNIQUE INDEX people_by_skeleton ON people (skeleton) WHERE password IS NOT NULL;
