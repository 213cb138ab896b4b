CREATE TYPE "public"."credit_hold_state" AS ENUM('open', 'captured', 'released', 'expired');--> statement-breakpoint
CREATE TYPE "public"."ledger_account" AS ENUM('available', 'held', 'granted', 'revenue');--> statement-breakpoint
CREATE TYPE "public"."project_status" AS ENUM('SCENES_QUEUED', 'GENERATING_SCENES', 'SCENES_READY', 'CHARACTERS_QUEUED', 'GENERATING_CHARACTERS', 'CHARACTERS_READY', 'IMAGES_QUEUED', 'GENERATING_IMAGES', 'IMAGES_READY', 'VIDEO_QUEUED', 'GENERATING_VIDEO', 'ASSEMBLING', 'RENDERING_VIDEO', 'UPLOADING', 'COMPLETE', 'FAILED');--> statement-breakpoint
CREATE TYPE "public"."step_kind" AS ENUM('script', 'portrait', 'picture', 'edit', 'clip', 'narration', 'segment', 'film');--> statement-breakpoint
CREATE TYPE "public"."step_state" AS ENUM('waiting', 'running', 'finished', 'failed');--> statement-breakpoint
CREATE TYPE "public"."credit_transfer_kind" AS ENUM('grant', 'withdrawal', 'hold', 'capture', 'release', 'expiry');--> statement-breakpoint
CREATE TABLE "access_applications" (
	"email" text PRIMARY KEY NOT NULL,
	"applied_at" timestamp with time zone NOT NULL,
	"last_applied_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assets" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"project_id" text,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"storage_key" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"meta" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "assets_storage_key_unique" UNIQUE("storage_key")
);
--> statement-breakpoint
CREATE TABLE "capability_checks" (
	"capability" text NOT NULL,
	"provider" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"is_working" boolean,
	"sentence" text,
	"took_ms" integer,
	CONSTRAINT "capability_checks_capability_provider_pk" PRIMARY KEY("capability","provider")
);
--> statement-breakpoint
CREATE TABLE "chat_sessions" (
	"owner_id" text NOT NULL,
	"id" text NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_sessions_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"account_id" text NOT NULL,
	"password" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_balances" (
	"user_id" text PRIMARY KEY NOT NULL,
	"available_hundredths" bigint NOT NULL,
	"held_hundredths" bigint NOT NULL,
	CONSTRAINT "credit_balances_available" CHECK ("credit_balances"."available_hundredths" >= 0),
	CONSTRAINT "credit_balances_held" CHECK ("credit_balances"."held_hundredths" >= 0)
);
--> statement-breakpoint
CREATE TABLE "credit_entries" (
	"transfer_id" text NOT NULL,
	"account" "ledger_account" NOT NULL,
	"user_id" text NOT NULL,
	"amount_hundredths" bigint NOT NULL,
	CONSTRAINT "credit_entries_amount" CHECK ("credit_entries"."amount_hundredths" <> 0)
);
--> statement-breakpoint
CREATE TABLE "credit_holds" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"amount_hundredths" bigint NOT NULL,
	"subject_id" text NOT NULL,
	"state" "credit_hold_state" DEFAULT 'open' NOT NULL,
	"placed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "credit_holds_amount" CHECK ("credit_holds"."amount_hundredths" > 0),
	CONSTRAINT "credit_holds_ended" CHECK (("credit_holds"."state" = 'open') = ("credit_holds"."ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "credit_transfers" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "credit_transfers_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"kind" "credit_transfer_kind" NOT NULL,
	"key" text NOT NULL,
	"hold_id" text,
	"subject_id" text,
	"amount_hundredths" bigint NOT NULL,
	"reason" text,
	"available_after_hundredths" bigint NOT NULL,
	"held_after_hundredths" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_transfers_amount" CHECK ("credit_transfers"."amount_hundredths" > 0)
);
--> statement-breakpoint
CREATE TABLE "invitation_redemptions" (
	"invitation_id" text NOT NULL,
	"user_id" text NOT NULL,
	"redeemed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invitation_redemptions_invitation_id_user_id_pk" PRIMARY KEY("invitation_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"code_hash" text NOT NULL,
	"code_start" text NOT NULL,
	"uses_total" integer NOT NULL,
	"uses_left" integer NOT NULL,
	"created_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "invitations_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "invitations_uses" CHECK ("invitations"."uses_left" >= 0 and "invitations"."uses_left" <= "invitations"."uses_total" and "invitations"."uses_total" > 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_checks" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"checked_users" integer NOT NULL,
	"drift_count" integer NOT NULL,
	"drifts" jsonb NOT NULL,
	CONSTRAINT "ledger_checks_one_row" CHECK ("ledger_checks"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" text PRIMARY KEY NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"session_id" text NOT NULL,
	"mode" text NOT NULL,
	"request_key" text,
	"request_fingerprint" text NOT NULL,
	"title" text NOT NULL,
	"prompt" text NOT NULL,
	"settings" jsonb NOT NULL,
	"plan" text NOT NULL,
	"price_hundredths" bigint NOT NULL,
	"hold_id" text,
	"hold_count" integer DEFAULT 0 NOT NULL,
	"paid_at" timestamp with time zone,
	"status" "project_status" NOT NULL,
	"run" integer DEFAULT 1 NOT NULL,
	"failed_step" text,
	"error" text,
	"notice" text,
	"scenes" jsonb NOT NULL,
	"film_plan" jsonb,
	"outputs" jsonb,
	"status_changed_at" timestamp with time zone NOT NULL,
	"progress_at" timestamp with time zone NOT NULL,
	"idle_sweeps" integer DEFAULT 0 NOT NULL,
	"idle_swept_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "queue_claims" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"worker_id" text NOT NULL,
	"claimed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "shares" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shares_project_id_unique" UNIQUE("project_id"),
	CONSTRAINT "shares_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "steps" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"kind" "step_kind" NOT NULL,
	"input_hash" text NOT NULL,
	"take" integer DEFAULT 0 NOT NULL,
	"input" jsonb NOT NULL,
	"state" "step_state" DEFAULT 'waiting' NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"interruptions" integer DEFAULT 0 NOT NULL,
	"error" text,
	"asset_id" text,
	"result" jsonb,
	"provider" text,
	"hold_id" text,
	"provider_request" jsonb,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "throttles" (
	"key" text PRIMARY KEY NOT NULL,
	"tries" integer NOT NULL,
	"blocked_until" timestamp with time zone NOT NULL,
	"last_try_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"is_admin" boolean DEFAULT false NOT NULL,
	"activated_at" timestamp with time zone,
	"stored_plan" text DEFAULT 'free' NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_email_is_lower_case" CHECK ("users"."email" = lower("users"."email"))
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assets" ADD CONSTRAINT "assets_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assets" ADD CONSTRAINT "assets_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD CONSTRAINT "chat_sessions_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_balances" ADD CONSTRAINT "credit_balances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_transfer_id_credit_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."credit_transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_holds" ADD CONSTRAINT "credit_holds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_transfers" ADD CONSTRAINT "credit_transfers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_transfers" ADD CONSTRAINT "credit_transfers_hold_id_credit_holds_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."credit_holds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_redemptions" ADD CONSTRAINT "invitation_redemptions_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_redemptions" ADD CONSTRAINT "invitation_redemptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "steps" ADD CONSTRAINT "steps_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "steps" ADD CONSTRAINT "steps_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assets_owner" ON "assets" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "assets_project" ON "assets" USING btree ("project_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credentials_identity" ON "credentials" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "credentials_user" ON "credentials" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_side" ON "credit_entries" USING btree ("transfer_id","account");--> statement-breakpoint
CREATE INDEX "credit_entries_user" ON "credit_entries" USING btree ("user_id","account");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_holds_user_key" ON "credit_holds" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "credit_holds_subject" ON "credit_holds" USING btree ("subject_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_transfers_user_sequence" ON "credit_transfers" USING btree ("user_id","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_transfers_once" ON "credit_transfers" USING btree ("user_id","kind","key");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_transfers_one_end" ON "credit_transfers" USING btree ("hold_id") WHERE "credit_transfers"."kind" in ('capture', 'release', 'expiry');--> statement-breakpoint
CREATE INDEX "mails_created" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "projects_owner_request" ON "projects" USING btree ("owner_id","request_key");--> statement-breakpoint
CREATE INDEX "projects_owner_session" ON "projects" USING btree ("owner_id","session_id");--> statement-breakpoint
CREATE INDEX "projects_owner_mode" ON "projects" USING btree ("owner_id","mode","created_at");--> statement-breakpoint
CREATE INDEX "projects_status_progress" ON "projects" USING btree ("status","progress_at");--> statement-breakpoint
CREATE INDEX "rate_limits_window_ends_at" ON "rate_limits" USING btree ("window_ends_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "shares_owner" ON "shares" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "steps_once" ON "steps" USING btree ("project_id","kind","input_hash","take");--> statement-breakpoint
CREATE INDEX "steps_kind_finished" ON "steps" USING btree ("kind","finished_at");--> statement-breakpoint
CREATE INDEX "throttles_last_try" ON "throttles" USING btree ("last_try_at");--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
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
