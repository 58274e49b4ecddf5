ALTER TABLE "empresa" ADD COLUMN "historico_antes_de" date;--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "registrado_em" date;--> statement-breakpoint
UPDATE "processo" SET "registrado_em" = (
  SELECT min("s"."data") FROM "processo_passo" "s"
  WHERE "s"."empresa_id" = "processo"."empresa_id" AND "s"."processo_id" = "processo"."id"
    AND "s"."situacao" = 'REGISTRADO' AND "s"."desfeito_em" IS NULL
);
