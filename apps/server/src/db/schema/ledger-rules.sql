-- What the ledger's tables cannot say about themselves. Appended to the first migration.
CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The ledger is immutable: % on % was refused.', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER credit_transfers_are_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON credit_transfers
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE TRIGGER credit_entries_are_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON credit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
-- A plan made while the table was small would be kept by the connection and read all of it, however large it becomes:
-- so both functions use the index from the start.
CREATE FUNCTION require_balanced_transfer() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  IF (SELECT coalesce(sum(amount_hundredths), 1) FROM credit_entries WHERE transfer_id = NEW.id) <> 0 THEN
    RAISE EXCEPTION 'The entries of transfer % do not sum to zero.', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Judged at commit, when the entries are there; a transfer without entries is refused too.
CREATE CONSTRAINT TRIGGER credit_transfers_are_balanced AFTER INSERT ON credit_transfers
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_balanced_transfer();
--> statement-breakpoint
CREATE FUNCTION require_balanced_entries() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  IF (SELECT sum(amount_hundredths) FROM credit_entries WHERE transfer_id = NEW.transfer_id) <> 0 THEN
    RAISE EXCEPTION 'The entries of transfer % do not sum to zero.', NEW.transfer_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Entries added to a transfer of an earlier transaction would unbalance it.
CREATE CONSTRAINT TRIGGER credit_entries_are_balanced AFTER INSERT ON credit_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_balanced_entries();
