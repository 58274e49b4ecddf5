ALTER TABLE "portal_acompanhamento" ADD COLUMN "parado_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "portal_chamadas" ADD COLUMN "numero_em" timestamp with time zone;--> statement-breakpoint
-- When these were told is not known: they are learnt again as if it was today.
UPDATE "portal_chamadas" SET "numero_em" = now() WHERE "numero" IS NOT NULL AND "funcao" <> 'downloadPublico';
