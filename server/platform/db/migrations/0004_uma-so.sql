ALTER TABLE "dci" ADD COLUMN "dobrada" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "portal_credencial" ADD COLUMN "dobrada" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What was begun twice before it was refused stays, and is marked: which of the two holds is a person's to say. The one that came first, or
-- was registered, is not marked.
UPDATE "dci" SET "dobrada" = true WHERE ("empresa_id", "id") IN (
  SELECT "empresa_id", "id" FROM (
    SELECT "empresa_id", "id", row_number() OVER (
      PARTITION BY "empresa_id", "anterior_id" ORDER BY "numero" IS NULL, "criado_em", "id") AS "vez"
    FROM "dci" WHERE "natureza" = 'RETIFICADORA' AND "situacao" <> 'CANCELADA' AND "excluido_em" IS NULL
      AND "anterior_id" IS NOT NULL) AS "todas"
  WHERE "vez" > 1);--> statement-breakpoint
UPDATE "portal_credencial" SET "dobrada" = true WHERE ("empresa_id", "id") IN (
  SELECT "empresa_id", "id" FROM (
    SELECT "empresa_id", "id", row_number() OVER (
      PARTITION BY "empresa_id", "ambiente", "cpf" ORDER BY "criada_em", "id") AS "vez"
    FROM "portal_credencial" WHERE "encerrada_em" IS NULL) AS "todas"
  WHERE "vez" > 1);--> statement-breakpoint
-- Of a DUIMP that waits twice in one queue the first goes on waiting, also for what waits for the second.
CREATE TEMPORARY TABLE "consulta_repetida" ON COMMIT DROP AS
  SELECT "empresa_id", "id", "primeira" FROM (
    SELECT "empresa_id", "id",
      first_value("id") OVER "fila" AS "primeira"
    FROM "portal_consulta" WHERE "situacao" = 'NA_FILA'
    WINDOW "fila" AS (PARTITION BY "empresa_id", "credencial_id", "numero" ORDER BY "pedida_em", "id")) AS "todas"
  WHERE "id" <> "primeira";--> statement-breakpoint
UPDATE "portal_acompanhamento" SET "consulta_id" = "r"."primeira" FROM "consulta_repetida" AS "r"
  WHERE "portal_acompanhamento"."empresa_id" = "r"."empresa_id" AND "portal_acompanhamento"."consulta_id" = "r"."id";--> statement-breakpoint
UPDATE "portal_registro" SET "consulta_id" = "r"."primeira" FROM "consulta_repetida" AS "r"
  WHERE "portal_registro"."empresa_id" = "r"."empresa_id" AND "portal_registro"."consulta_id" = "r"."id";--> statement-breakpoint
UPDATE "portal_consulta" SET "situacao" = 'RECUSADA', "proxima_em" = null,
    "frase" = 'A mesma DUIMP já estava na fila desta credencial: a outra consulta a traz.'
  FROM "consulta_repetida" AS "r"
  WHERE "portal_consulta"."empresa_id" = "r"."empresa_id" AND "portal_consulta"."id" = "r"."id";--> statement-breakpoint
-- Of two XSDs in use the newest is, as when one is loaded.
UPDATE "esquema_xsd" SET "retirado_em" = "nova"."criado_em", "retirado_por" = "nova"."criado_por"
  FROM (SELECT DISTINCT ON ("empresa_id", "documento") * FROM "esquema_xsd" WHERE "retirado_em" IS NULL
    ORDER BY "empresa_id", "documento", "criado_em" DESC, "id" DESC) AS "nova"
  WHERE "esquema_xsd"."retirado_em" IS NULL AND "esquema_xsd"."empresa_id" = "nova"."empresa_id"
    AND "esquema_xsd"."documento" = "nova"."documento" AND "esquema_xsd"."id" <> "nova"."id";--> statement-breakpoint
CREATE UNIQUE INDEX "dci_retificadora" ON "dci" USING btree ("empresa_id","anterior_id") WHERE natureza = 'RETIFICADORA' and situacao <> 'CANCELADA' and excluido_em is null and not dobrada;--> statement-breakpoint
CREATE UNIQUE INDEX "portal_consulta_pedida" ON "portal_consulta" USING btree ("empresa_id","credencial_id","numero") WHERE situacao = 'NA_FILA';--> statement-breakpoint
CREATE UNIQUE INDEX "portal_credencial_em_uso" ON "portal_credencial" USING btree ("empresa_id","ambiente","cpf") WHERE encerrada_em is null and not dobrada;--> statement-breakpoint
CREATE UNIQUE INDEX "esquema_xsd_em_uso" ON "esquema_xsd" USING btree ("empresa_id","documento") WHERE retirado_em is null;