ALTER TABLE "paid_requests" ADD COLUMN "booked_micro" bigint;--> statement-breakpoint
CREATE INDEX "paid_requests_hash" ON "paid_requests" USING btree ("request_hash","created_at");--> statement-breakpoint
UPDATE "paid_requests" SET "booked_micro" = CASE WHEN "state" IN ('failed', 'refused') THEN 0 ELSE coalesce("cost_micro", "estimate_micro", 0) END WHERE "state" NOT IN ('sending', 'running', 'answered');
