-- Nothing is written by triggers any more: transactions write the chain of the history and note the changes of the dashboard.
-- A distributed PostgreSQL carries no triggers over (docs/operacao.md).
DROP TRIGGER "historico_encadeado" ON "historico";
--> statement-breakpoint
DROP FUNCTION "encadear_historico"();
--> statement-breakpoint
CREATE FUNCTION "encadear_historico"("da_empresa" uuid, "escritas" uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  "ultima" bigint;
  "anterior" bytea;
  "linha" "historico";
  "ordens" bigint[] := '{}';
  "ids" uuid[] := '{}';
  "hashes" bytea[] := '{}';
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('historico/' || "da_empresa", 0));
  SELECT "ordem", "hash" INTO "ultima", "anterior" FROM "historico_elo"
    WHERE "empresa_id" = "da_empresa" ORDER BY "ordem" DESC LIMIT 1;
  "ultima" := coalesce("ultima", 0);
  "anterior" := coalesce("anterior", '');
  FOR "linha" IN
    SELECT h.* FROM unnest("escritas") WITH ORDINALITY AS "escrita"("id", "vez")
      JOIN "historico" h ON h."empresa_id" = "da_empresa" AND h."id" = "escrita"."id" ORDER BY "escrita"."vez"
  LOOP
    "ultima" := "ultima" + 1;
    "anterior" := historico_hash("anterior", "ultima", "linha");
    "ordens" := array_append("ordens", "ultima");
    "ids" := array_append("ids", "linha"."id");
    "hashes" := array_append("hashes", "anterior");
  END LOOP;
  INSERT INTO "historico_elo" ("empresa_id", "ordem", "historico_id", "hash")
    SELECT "da_empresa", "elo"."ordem", "elo"."id", "elo"."hash"
      FROM unnest("ordens", "ids", "hashes") AS "elo"("ordem", "id", "hash");
END $$;
--> statement-breakpoint
DROP TRIGGER "historico_intocavel" ON "historico";
--> statement-breakpoint
DROP TRIGGER "historico_elo_intocavel" ON "historico_elo";
--> statement-breakpoint
DROP FUNCTION "recusar_no_historico"();
--> statement-breakpoint
REVOKE UPDATE, DELETE, TRUNCATE ON "historico", "historico_elo" FROM CURRENT_USER;
--> statement-breakpoint
DROP TRIGGER "painel_processo_insert" ON "processo";
--> statement-breakpoint
DROP TRIGGER "painel_processo_update" ON "processo";
--> statement-breakpoint
DROP TRIGGER "painel_processo_delete" ON "processo";
--> statement-breakpoint
DROP TRIGGER "painel_declaracao_insert" ON "declaracao";
--> statement-breakpoint
DROP TRIGGER "painel_declaracao_update" ON "declaracao";
--> statement-breakpoint
DROP TRIGGER "painel_declaracao_delete" ON "declaracao";
--> statement-breakpoint
DROP TRIGGER "painel_processo_passo_insert" ON "processo_passo";
--> statement-breakpoint
DROP TRIGGER "painel_processo_passo_update" ON "processo_passo";
--> statement-breakpoint
DROP TRIGGER "painel_processo_passo_delete" ON "processo_passo";
--> statement-breakpoint
DROP TRIGGER "painel_saldo_lote_insert" ON "saldo_lote";
--> statement-breakpoint
DROP TRIGGER "painel_saldo_lote_update" ON "saldo_lote";
--> statement-breakpoint
DROP TRIGGER "painel_saldo_lote_delete" ON "saldo_lote";
--> statement-breakpoint
DROP FUNCTION "marcar_painel"();
