DROP TABLE "portal_limite" CASCADE;--> statement-breakpoint
ALTER TABLE "portal_credencial" DROP COLUMN "vez_ate";--> statement-breakpoint
ALTER TABLE "portal_credencial" DROP COLUMN "vez";