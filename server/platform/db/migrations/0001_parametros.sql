CREATE TABLE "parametro" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"codigo" text NOT NULL,
	"valor" numeric NOT NULL,
	"vigencia_inicio" date,
	"vigencia_fim" date,
	"fonte" text NOT NULL,
	"situacao" text NOT NULL,
	"busca" text NOT NULL,
	"criado_em" timestamp with time zone NOT NULL,
	"alterado_em" timestamp with time zone NOT NULL,
	"alterado_por" uuid NOT NULL,
	"excluido_em" timestamp with time zone,
	CONSTRAINT "parametro_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
CREATE TABLE "parametro_de_fabrica" (
	"id" uuid PRIMARY KEY NOT NULL,
	"codigo" text NOT NULL,
	"valor" numeric NOT NULL,
	"vigencia_inicio" date,
	"vigencia_fim" date,
	"fonte" text NOT NULL,
	"situacao" text NOT NULL,
	"busca" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "parametro" ADD CONSTRAINT "parametro_empresa_id_alterado_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","alterado_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "parametro_codigo" ON "parametro" USING btree ("empresa_id","codigo");