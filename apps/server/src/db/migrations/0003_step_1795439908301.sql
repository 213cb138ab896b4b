CREATE TABLE "consents" (
	"user_id" text NOT NULL,
	"subject" text NOT NULL,
	"version" integer NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consents_user_id_subject_version_pk" PRIMARY KEY("user_id","subject","version")
);
--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;