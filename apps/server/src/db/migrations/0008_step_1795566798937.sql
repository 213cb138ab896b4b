CREATE TABLE "library_folders" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_choices" (
	"user_id" text PRIMARY KEY NOT NULL,
	"by_mail" boolean NOT NULL,
	"language" text NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "assets_owner";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "is_secret" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "is_favourite" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "folder_id" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "family_id" text;--> statement-breakpoint
ALTER TABLE "library_folders" ADD CONSTRAINT "library_folders_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "library_folders_name" ON "library_folders" USING btree ("owner_id","name");--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_folder_id_library_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."library_folders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "projects_owner_created" ON "projects" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "projects_folder" ON "projects" USING btree ("folder_id");--> statement-breakpoint
CREATE INDEX "projects_family" ON "projects" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "projects_deleted" ON "projects" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "assets_owner" ON "assets" USING btree ("owner_id","project_id","bytes");--> statement-breakpoint
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
