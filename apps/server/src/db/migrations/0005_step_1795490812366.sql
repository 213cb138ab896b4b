ALTER TABLE "connection_keys" ALTER COLUMN "sealed_key" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "connection_keys" ADD COLUMN "model" text;