CREATE TYPE "public"."paid_request_state" AS ENUM('sending', 'running', 'answered', 'made', 'failed', 'refused', 'cancelled', 'unknown', 'late');--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" text,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"detail" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "connection_checks" (
	"provider" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"sentence" text NOT NULL,
	"last_ok_at" timestamp with time zone,
	"checked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "connection_keys" (
	"provider" text PRIMARY KEY NOT NULL,
	"sealed_key" text NOT NULL,
	"key_hint" text NOT NULL,
	"base_url" text,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"user_id" text NOT NULL,
	"subject" text NOT NULL,
	"version" integer NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consents_user_id_subject_version_pk" PRIMARY KEY("user_id","subject","version")
);
--> statement-breakpoint
CREATE TABLE "endpoint_states" (
	"provider" text NOT NULL,
	"endpoint" text NOT NULL,
	"state" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "endpoint_states_provider_endpoint_pk" PRIMARY KEY("provider","endpoint")
);
--> statement-breakpoint
CREATE TABLE "model_choices" (
	"key" text PRIMARY KEY NOT NULL,
	"provider" text,
	"endpoint" text,
	"credits_hundredths" integer,
	"estimate_micro" bigint,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "paid_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"step_id" text,
	"project_id" text,
	"owner_id" text,
	"provider" text NOT NULL,
	"endpoint" text NOT NULL,
	"model" text NOT NULL,
	"medium" text NOT NULL,
	"key_fingerprint" text NOT NULL,
	"request_hash" text NOT NULL,
	"state" "paid_request_state" NOT NULL,
	"prepared" jsonb NOT NULL,
	"raw_answer" jsonb,
	"operation" jsonb,
	"answer" jsonb,
	"is_closed" boolean DEFAULT false NOT NULL,
	"is_cancel_wanted" boolean DEFAULT false NOT NULL,
	"phase" text,
	"position" integer,
	"thousandths" integer,
	"error_kind" text,
	"error" text,
	"error_detail" text,
	"estimate_micro" bigint,
	"cost_micro" bigint,
	"budget_day" date NOT NULL,
	"lease_until" timestamp with time zone,
	"next_poll_at" timestamp with time zone,
	"failed_polls" integer DEFAULT 0 NOT NULL,
	"work_started_at" timestamp with time zone,
	"deadline_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spending_days" (
	"day" date PRIMARY KEY NOT NULL,
	"reserved_micro" bigint DEFAULT 0 NOT NULL,
	"spent_micro" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paid_requests" ADD CONSTRAINT "paid_requests_step_id_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."steps"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paid_requests" ADD CONSTRAINT "paid_requests_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paid_requests" ADD CONSTRAINT "paid_requests_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "paid_requests_one_open" ON "paid_requests" USING btree ("step_id") WHERE "paid_requests"."state" in ('sending', 'running', 'answered');--> statement-breakpoint
CREATE INDEX "paid_requests_step" ON "paid_requests" USING btree ("step_id","created_at");--> statement-breakpoint
CREATE INDEX "paid_requests_project" ON "paid_requests" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "paid_requests_due" ON "paid_requests" USING btree ("next_poll_at") WHERE "paid_requests"."next_poll_at" is not null;--> statement-breakpoint
ALTER TABLE "steps" DROP COLUMN "provider_request";