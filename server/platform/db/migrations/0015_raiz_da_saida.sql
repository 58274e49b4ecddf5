ALTER TABLE "saida_temporaria" ADD COLUMN "raiz_id" uuid;--> statement-breakpoint
UPDATE "saida_temporaria" SET "raiz_id" = "id";--> statement-breakpoint
ALTER TABLE "saida_temporaria" ALTER COLUMN "raiz_id" SET NOT NULL;
