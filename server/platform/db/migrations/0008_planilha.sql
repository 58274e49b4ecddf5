CREATE TABLE "planilha" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"recurso" text NOT NULL,
	"arquivo_id" uuid NOT NULL,
	"situacao" text NOT NULL,
	"falha" text,
	"folhas" jsonb NOT NULL,
	"mapa" jsonb,
	"assinatura" text,
	"correcoes" jsonb NOT NULL,
	"contagens" jsonb,
	"desfeitas" jsonb,
	"criado_em" timestamp with time zone NOT NULL,
	"criado_por" uuid NOT NULL,
	CONSTRAINT "planilha_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
CREATE TABLE "planilha_linha" (
	"empresa_id" uuid NOT NULL,
	"planilha_id" uuid NOT NULL,
	"numero" integer NOT NULL,
	"celulas" jsonb,
	"erros" jsonb,
	"registro_id" uuid,
	"historico_id" uuid,
	CONSTRAINT "planilha_linha_empresa_id_planilha_id_numero_pk" PRIMARY KEY("empresa_id","planilha_id","numero")
);
--> statement-breakpoint
ALTER TABLE "planilha" ADD CONSTRAINT "planilha_empresa_id_arquivo_id_arquivo_empresa_id_id_fk" FOREIGN KEY ("empresa_id","arquivo_id") REFERENCES "public"."arquivo"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planilha" ADD CONSTRAINT "planilha_empresa_id_criado_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","criado_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planilha_linha" ADD CONSTRAINT "planilha_linha_empresa_id_planilha_id_planilha_empresa_id_id_fk" FOREIGN KEY ("empresa_id","planilha_id") REFERENCES "public"."planilha"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "planilha_assinatura" ON "planilha" USING btree ("empresa_id","recurso","criado_em");--> statement-breakpoint
CREATE INDEX "planilha_linha_registro" ON "planilha_linha" USING btree ("empresa_id","registro_id");