CREATE TABLE "matriz_tributacao" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"chave" text NOT NULL,
	"busca" text NOT NULL,
	"criado_em" timestamp with time zone NOT NULL,
	"alterado_em" timestamp with time zone NOT NULL,
	"alterado_por" uuid NOT NULL,
	"excluido_em" timestamp with time zone,
	"importador_id" uuid NOT NULL,
	"ncm" char(8) NOT NULL,
	"codigo_suframa" char(4) NOT NULL,
	"destinacao" char(2) NOT NULL,
	"utilizacao" char(2) NOT NULL,
	"codigo_tributacao" char(4) NOT NULL,
	"decreto" text NOT NULL,
	"tipo_documento" text,
	"numero_documento" text,
	"vigencia_inicio" date NOT NULL,
	"vigencia_fim" date,
	CONSTRAINT "matriz_tributacao_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
ALTER TABLE "matriz_tributacao" ADD CONSTRAINT "matriz_tributacao_empresa_id_alterado_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","alterado_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matriz_tributacao" ADD CONSTRAINT "matriz_tributacao_importador" FOREIGN KEY ("empresa_id","importador_id") REFERENCES "public"."importador"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "matriz_tributacao_lugar" ON "matriz_tributacao" USING btree ("empresa_id","importador_id","chave","vigencia_inicio") WHERE excluido_em is null;--> statement-breakpoint
CREATE INDEX "matriz_tributacao_busca" ON "matriz_tributacao" USING gin ("empresa_id","busca" gin_trgm_ops);