CREATE TABLE "historico_elo" (
	"empresa_id" uuid NOT NULL,
	"ordem" bigint NOT NULL,
	"historico_id" uuid NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "historico_elo_empresa_id_ordem_pk" PRIMARY KEY("empresa_id","ordem")
);
--> statement-breakpoint
CREATE FUNCTION "historico_hash"("anterior" bytea, "ordem" bigint, "linha" "historico") RETURNS bytea LANGUAGE plpgsql STABLE AS $$
DECLARE
  "valor" text;
  "escrita" text := '';
BEGIN
  FOREACH "valor" IN ARRAY ARRAY[
    "ordem"::text,
    "linha"."empresa_id"::text,
    "linha"."id"::text,
    "linha"."recurso",
    "linha"."registro_id"::text,
    "linha"."acao",
    "linha"."antes"::text,
    "linha"."depois"::text,
    "linha"."motivo",
    "linha"."usuario_id"::text,
    (extract(epoch from "linha"."em") * 1000000)::bigint::text
  ] LOOP
    "escrita" := "escrita" || CASE WHEN "valor" IS NULL THEN '-' ELSE octet_length(convert_to("valor", 'UTF8')) || ':' || "valor" END;
  END LOOP;
  RETURN sha256("anterior" || convert_to("escrita", 'UTF8'));
END $$;--> statement-breakpoint
CREATE FUNCTION "encadear_historico"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "ultima" bigint;
  "anterior" bytea;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('historico/' || NEW."empresa_id", 0));
  SELECT "ordem", "hash" INTO "ultima", "anterior" FROM "historico_elo"
    WHERE "empresa_id" = NEW."empresa_id" ORDER BY "ordem" DESC LIMIT 1;
  "ultima" := coalesce("ultima", 0) + 1;
  INSERT INTO "historico_elo" ("empresa_id", "ordem", "historico_id", "hash")
    VALUES (NEW."empresa_id", "ultima", NEW."id", historico_hash(coalesce("anterior", ''), "ultima", NEW));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "recusar_no_historico"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'O histórico não se altera nem se apaga.' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
DO $$
DECLARE
  "linha" "historico";
  "empresa" uuid;
  "ultima" bigint;
  "anterior" bytea;
BEGIN
  FOR "linha" IN SELECT * FROM "historico" ORDER BY "empresa_id", "em", "id" LOOP
    IF "empresa" IS DISTINCT FROM "linha"."empresa_id" THEN
      "empresa" := "linha"."empresa_id";
      "ultima" := 0;
      "anterior" := '';
    END IF;
    "ultima" := "ultima" + 1;
    "anterior" := historico_hash("anterior", "ultima", "linha");
    INSERT INTO "historico_elo" ("empresa_id", "ordem", "historico_id", "hash")
      VALUES ("empresa", "ultima", "linha"."id", "anterior");
  END LOOP;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "historico_encadeado" AFTER INSERT ON "historico" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "encadear_historico"();--> statement-breakpoint
CREATE TRIGGER "historico_intocavel" BEFORE UPDATE OR DELETE OR TRUNCATE ON "historico" FOR EACH STATEMENT EXECUTE FUNCTION "recusar_no_historico"();--> statement-breakpoint
CREATE TRIGGER "historico_elo_intocavel" BEFORE UPDATE OR DELETE OR TRUNCATE ON "historico_elo" FOR EACH STATEMENT EXECUTE FUNCTION "recusar_no_historico"();
