CREATE TABLE "painel_fato" (
	"empresa_id" uuid NOT NULL,
	"fato" text NOT NULL,
	"mes" text NOT NULL,
	"importador" text NOT NULL,
	"grupo" text NOT NULL,
	"quantidade" integer NOT NULL,
	"dias" integer NOT NULL,
	"valor_aduaneiro" numeric(24, 2) NOT NULL,
	"tributos" numeric(24, 2) NOT NULL,
	"recolher" numeric(24, 2) NOT NULL,
	"suspenso" numeric(24, 2) NOT NULL,
	CONSTRAINT "painel_fato_empresa_id_fato_mes_importador_grupo_pk" PRIMARY KEY("empresa_id","fato","mes","importador","grupo")
);--> statement-breakpoint
CREATE TABLE "painel_fonte" (
	"empresa_id" uuid NOT NULL,
	"fonte_id" uuid NOT NULL,
	"fato" text NOT NULL,
	"mes" text NOT NULL,
	"importador" text NOT NULL,
	"grupo" text NOT NULL,
	"quantidade" integer NOT NULL,
	"dias" integer NOT NULL,
	"valor_aduaneiro" numeric(24, 2) NOT NULL,
	"tributos" numeric(24, 2) NOT NULL,
	"recolher" numeric(24, 2) NOT NULL,
	"suspenso" numeric(24, 2) NOT NULL,
	CONSTRAINT "painel_fonte_empresa_id_fonte_id_fato_mes_importador_grupo_pk" PRIMARY KEY("empresa_id","fonte_id","fato","mes","importador","grupo")
);--> statement-breakpoint
CREATE TABLE "painel_mudanca" (
	"empresa_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "painel_mudanca_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"fonte_id" uuid NOT NULL,
	CONSTRAINT "painel_mudanca_empresa_id_fonte_id_id_pk" PRIMARY KEY("empresa_id","fonte_id","id")
);--> statement-breakpoint
CREATE FUNCTION "marcar_painel"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'processo' THEN
    INSERT INTO "painel_mudanca" ("empresa_id", "fonte_id") SELECT "empresa_id", "id" FROM "mudadas";
  ELSIF TG_TABLE_NAME = 'saldo_lote' THEN
    INSERT INTO "painel_mudanca" ("empresa_id", "fonte_id")
      SELECT DISTINCT "empresa_id", coalesce("processo_id", "entrada_id") FROM "mudadas";
  ELSE
    INSERT INTO "painel_mudanca" ("empresa_id", "fonte_id") SELECT DISTINCT "empresa_id", "processo_id" FROM "mudadas";
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "painel_processo_insert" AFTER INSERT ON "processo" REFERENCING NEW TABLE AS "mudadas" FOR EACH STATEMENT EXECUTE FUNCTION "marcar_painel"();--> statement-breakpoint
CREATE TRIGGER "painel_processo_update" AFTER UPDATE ON "processo" REFERENCING NEW TABLE AS "mudadas" FOR EACH STATEMENT EXECUTE FUNCTION "marcar_painel"();--> statement-breakpoint
CREATE TRIGGER "painel_processo_delete" AFTER DELETE ON "processo" REFERENCING OLD TABLE AS "mudadas" FOR EACH STATEMENT EXECUTE FUNCTION "marcar_painel"();--> statement-breakpoint
CREATE TRIGGER "painel_declaracao_insert" AFTER INSERT ON "declaracao" REFERENCING NEW TABLE AS "mudadas" FOR EACH STATEMENT EXECUTE FUNCTION "marcar_painel"();--> statement-breakpoint
CREATE TRIGGER "painel_declaracao_update" AFTER UPDATE ON "declaracao" REFERENCING NEW TABLE AS "mudadas" FOR EACH STATEMENT EXECUTE FUNCTION "marcar_painel"();--> statement-breakpoint
CREATE TRIGGER "painel_declaracao_delete" AFTER DELETE ON "declaracao" REFERENCING OLD TABLE AS "mudadas" FOR EACH STATEMENT EXECUTE FUNCTION "marcar_painel"();--> statement-breakpoint
CREATE TRIGGER "painel_processo_passo_insert" AFTER INSERT ON "processo_passo" REFERENCING NEW TABLE AS "mudadas" FOR EACH STATEMENT EXECUTE FUNCTION "marcar_painel"();--> statement-breakpoint
CREATE TRIGGER "painel_processo_passo_update" AFTER UPDATE ON "processo_passo" REFERENCING NEW TABLE AS "mudadas" FOR EACH STATEMENT EXECUTE FUNCTION "marcar_painel"();--> statement-breakpoint
CREATE TRIGGER "painel_processo_passo_delete" AFTER DELETE ON "processo_passo" REFERENCING OLD TABLE AS "mudadas" FOR EACH STATEMENT EXECUTE FUNCTION "marcar_painel"();--> statement-breakpoint
CREATE TRIGGER "painel_saldo_lote_insert" AFTER INSERT ON "saldo_lote" REFERENCING NEW TABLE AS "mudadas" FOR EACH STATEMENT EXECUTE FUNCTION "marcar_painel"();--> statement-breakpoint
CREATE TRIGGER "painel_saldo_lote_update" AFTER UPDATE ON "saldo_lote" REFERENCING NEW TABLE AS "mudadas" FOR EACH STATEMENT EXECUTE FUNCTION "marcar_painel"();--> statement-breakpoint
CREATE TRIGGER "painel_saldo_lote_delete" AFTER DELETE ON "saldo_lote" REFERENCING OLD TABLE AS "mudadas" FOR EACH STATEMENT EXECUTE FUNCTION "marcar_painel"();--> statement-breakpoint
INSERT INTO "painel_mudanca" ("empresa_id", "fonte_id")
  SELECT "empresa_id", "id" FROM "processo"
  UNION ALL SELECT DISTINCT "empresa_id", "entrada_id" FROM "saldo_lote" WHERE "entrada_id" IS NOT NULL;
