ALTER TABLE "portal_retificacao" ADD COLUMN "numeros" jsonb;--> statement-breakpoint
ALTER TABLE "portal_retificacao" ADD COLUMN "preenchimento" jsonb;