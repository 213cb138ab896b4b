CREATE TABLE "stage_reservations" (
	"project_id" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"left_micro" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "paid_requests" ADD COLUMN "booked_micro" bigint;--> statement-breakpoint
ALTER TABLE "stage_reservations" ADD CONSTRAINT "stage_reservations_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "paid_requests_hash" ON "paid_requests" USING btree ("request_hash","created_at");--> statement-breakpoint
UPDATE "paid_requests" SET "booked_micro" = CASE WHEN "state" IN ('failed', 'refused') THEN 0 ELSE coalesce("cost_micro", "estimate_micro", 0) END WHERE "state" NOT IN ('sending', 'running', 'answered');
