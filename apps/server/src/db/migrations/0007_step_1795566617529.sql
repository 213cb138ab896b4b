CREATE TABLE "project_revisions" (
	"project_id" text NOT NULL,
	"number" integer NOT NULL,
	"author_id" text,
	"client" text NOT NULL,
	"batch" text,
	"kind" text NOT NULL,
	"target" integer,
	"changes" jsonb NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "project_revisions_project_id_number_pk" PRIMARY KEY("project_id","number")
);
--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "project_revisions" ADD CONSTRAINT "project_revisions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_revisions" ADD CONSTRAINT "project_revisions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_revisions_batch" ON "project_revisions" USING btree ("project_id","batch");--> statement-breakpoint
-- What open pages hear of at once, through whichever process they are connected to.
CREATE FUNCTION tell_of_project() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('kinora_projects', json_build_object('id', NEW.id, 'revision', NEW.revision, 'status', NEW.status)::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER projects_are_told AFTER UPDATE OF revision, status ON projects FOR EACH ROW
  WHEN (OLD.revision IS DISTINCT FROM NEW.revision OR OLD.status IS DISTINCT FROM NEW.status)
  EXECUTE FUNCTION tell_of_project();
--> statement-breakpoint
CREATE FUNCTION tell_of_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('kinora_sessions', OLD.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sessions_are_told AFTER DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION tell_of_session();
