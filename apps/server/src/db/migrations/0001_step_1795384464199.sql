ALTER TABLE "users" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
-- Until now an account was closed by taking its activation: those that had been activated by a code stay closed.
UPDATE "users" SET "closed_at" = "updated_at" WHERE "activated_at" IS NULL AND "deleted_at" IS NULL AND EXISTS (
	SELECT 1 FROM "invitation_redemptions" WHERE "invitation_redemptions"."user_id" = "users"."id"
);
