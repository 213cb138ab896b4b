-- What a process that keeps sessions in memory hears of: that one ends earlier than it was read, and that an account changed.
CREATE TRIGGER shortened_sessions_are_told AFTER UPDATE ON sessions FOR EACH ROW
  WHEN (NEW.expires_at < OLD.expires_at OR NEW.token <> OLD.token OR NEW.user_id <> OLD.user_id)
  EXECUTE FUNCTION tell_of_session();
--> statement-breakpoint
CREATE FUNCTION tell_of_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('kinora_accounts', OLD.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER accounts_are_told AFTER UPDATE ON users FOR EACH ROW
  WHEN (OLD.* IS DISTINCT FROM NEW.*)
  EXECUTE FUNCTION tell_of_account();
