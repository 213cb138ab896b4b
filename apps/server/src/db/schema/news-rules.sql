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
