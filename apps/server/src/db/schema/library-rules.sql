-- What the library searches and sorts by, made by the database from the row itself, so that no writer can forget it.
-- Words are compared by their letters: composed alike and in lower case, by ICU, since this database knows no letters
-- beyond ASCII by itself. A piece of a word is found as it stands, in every script.
ALTER TABLE projects ADD COLUMN library_words text GENERATED ALWAYS AS (
  lower(normalize(
    title || E'\n' || prompt || E'\n' ||
    replace(replace(replace(jsonb_path_query_array(scenes, '$[*].scene.narration')::text, '\n', ' '), '\"', '"'), '\\', '\'),
    NFKC
  ) COLLATE "und-x-icu")
) STORED;
--> statement-breakpoint
ALTER TABLE projects ADD COLUMN duration_seconds double precision GENERATED ALWAYS AS (
  coalesce((outputs ->> 'durationSeconds')::double precision, (outputs -> 'quality' ->> 'durationSeconds')::double precision)
) STORED;
--> statement-breakpoint
-- Searched from end to end: without unpacking.
ALTER TABLE projects ALTER COLUMN library_words SET STORAGE EXTERNAL;
