CREATE TABLE "visao" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"tela" text NOT NULL,
	"nome" text NOT NULL,
	"compartilhada" boolean NOT NULL,
	"definicao" jsonb NOT NULL,
	"criado_em" timestamp with time zone NOT NULL,
	"criado_por" uuid NOT NULL,
	"alterado_em" timestamp with time zone NOT NULL,
	"excluido_em" timestamp with time zone,
	CONSTRAINT "visao_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
CREATE TABLE "visao_padrao" (
	"empresa_id" uuid NOT NULL,
	"usuario_id" uuid NOT NULL,
	"tela" text NOT NULL,
	"visao_id" uuid,
	CONSTRAINT "visao_padrao_empresa_id_usuario_id_tela_pk" PRIMARY KEY("empresa_id","usuario_id","tela")
);
--> statement-breakpoint
DROP INDEX "processo_criado_em";--> statement-breakpoint
ALTER TABLE "visao" ADD CONSTRAINT "visao_empresa_id_criado_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","criado_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visao_padrao" ADD CONSTRAINT "visao_padrao_empresa_id_usuario_id_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","usuario_id") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visao_padrao" ADD CONSTRAINT "visao_padrao_empresa_id_visao_id_visao_empresa_id_id_fk" FOREIGN KEY ("empresa_id","visao_id") REFERENCES "public"."visao"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "visao_nome" ON "visao" USING btree ("empresa_id","tela","criado_por",lower("nome")) WHERE "visao"."excluido_em" is null;--> statement-breakpoint
CREATE INDEX "declaracao_fornecedor" ON "declaracao" USING btree ("empresa_id","fornecedor");--> statement-breakpoint
CREATE INDEX "processo_criado_em" ON "processo" USING btree ("empresa_id","criado_em","id") WHERE "processo"."excluido_em" is null;