CREATE TABLE "portal_fabricante" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"ambiente" text NOT NULL,
	"importador_id" uuid NOT NULL,
	"raiz" char(8) NOT NULL,
	"situacao" text NOT NULL,
	"ato" text DEFAULT 'INCLUIR' NOT NULL,
	"etapa" text,
	"frase" text,
	"tentativas" integer DEFAULT 0 NOT NULL,
	"proxima_em" timestamp with time zone,
	"perguntas" integer DEFAULT 0 NOT NULL,
	"olhado_em" timestamp with time zone,
	"codigo_interno" text NOT NULL,
	"busca" text NOT NULL,
	"redigido_em" timestamp with time zone NOT NULL,
	"redigido_por" uuid NOT NULL,
	"revisao_pedida_em" timestamp with time zone,
	"revisao_pedida_por" uuid,
	"revisado_em" timestamp with time zone,
	"revisado_por" uuid,
	"credencial_id" uuid,
	"escrito" text,
	"sha256" text,
	"enviado_em" timestamp with time zone,
	"enviado_por" uuid,
	"problemas" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"codigo" text,
	"versao_no_portal" text,
	"situacao_no_portal" text,
	"versao_base" text,
	"respondido_em" timestamp with time zone,
	"comparacao" text,
	"diferencas" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"comparado_em" timestamp with time zone,
	"excluido_em" timestamp with time zone,
	"excluido_por" uuid,
	"produto_id" uuid NOT NULL,
	"operador_id" uuid,
	"operador_codigo" text,
	"cpf_cnpj" text,
	"codigo_pais" char(2) NOT NULL,
	"quem" text NOT NULL,
	"vigente" jsonb,
	CONSTRAINT "portal_fabricante_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
DROP INDEX "portal_operador_do_fornecedor";--> statement-breakpoint
DROP INDEX "portal_operador_codigo_interno";--> statement-breakpoint
ALTER TABLE "portal_catalogo_resposta" ADD COLUMN "fabricante_id" uuid;--> statement-breakpoint
ALTER TABLE "portal_operador" ADD COLUMN "ato" text DEFAULT 'INCLUIR' NOT NULL;--> statement-breakpoint
ALTER TABLE "portal_operador" ADD COLUMN "excluido_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "portal_operador" ADD COLUMN "excluido_por" uuid;--> statement-breakpoint
ALTER TABLE "portal_operador" ADD COLUMN "vigente" jsonb;--> statement-breakpoint
ALTER TABLE "portal_fabricante" ADD CONSTRAINT "portal_fabricante_empresa_id_importador_id_importador_empresa_id_id_fk" FOREIGN KEY ("empresa_id","importador_id") REFERENCES "public"."importador"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_fabricante" ADD CONSTRAINT "portal_fabricante_empresa_id_redigido_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","redigido_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_fabricante" ADD CONSTRAINT "portal_fabricante_empresa_id_revisao_pedida_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","revisao_pedida_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_fabricante" ADD CONSTRAINT "portal_fabricante_empresa_id_revisado_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","revisado_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_fabricante" ADD CONSTRAINT "portal_fabricante_empresa_id_credencial_id_portal_credencial_empresa_id_id_fk" FOREIGN KEY ("empresa_id","credencial_id") REFERENCES "public"."portal_credencial"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_fabricante" ADD CONSTRAINT "portal_fabricante_empresa_id_enviado_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","enviado_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_fabricante" ADD CONSTRAINT "portal_fabricante_empresa_id_excluido_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","excluido_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_fabricante" ADD CONSTRAINT "portal_fabricante_empresa_id_produto_id_portal_produto_empresa_id_id_fk" FOREIGN KEY ("empresa_id","produto_id") REFERENCES "public"."portal_produto"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_fabricante" ADD CONSTRAINT "portal_fabricante_empresa_id_operador_id_portal_operador_empresa_id_id_fk" FOREIGN KEY ("empresa_id","operador_id") REFERENCES "public"."portal_operador"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "portal_fabricante_do_produto" ON "portal_fabricante" USING btree ("empresa_id","produto_id","quem","codigo_pais") WHERE excluido_em is null;--> statement-breakpoint
CREATE INDEX "portal_fabricante_devido" ON "portal_fabricante" USING btree ("empresa_id","proxima_em") WHERE proxima_em is not null;--> statement-breakpoint
CREATE INDEX "portal_fabricante_situacao" ON "portal_fabricante" USING btree ("empresa_id","situacao","redigido_em");--> statement-breakpoint
CREATE INDEX "portal_fabricante_da_raiz" ON "portal_fabricante" USING btree ("empresa_id","ambiente","raiz");--> statement-breakpoint
CREATE INDEX "portal_fabricante_busca" ON "portal_fabricante" USING gin ("empresa_id","busca" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "portal_catalogo_resposta" ADD CONSTRAINT "portal_catalogo_resposta_empresa_id_fabricante_id_portal_fabricante_empresa_id_id_fk" FOREIGN KEY ("empresa_id","fabricante_id") REFERENCES "public"."portal_fabricante"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_operador" ADD CONSTRAINT "portal_operador_empresa_id_excluido_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","excluido_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "portal_catalogo_resposta_do_fabricante" ON "portal_catalogo_resposta" USING btree ("empresa_id","fabricante_id","em");--> statement-breakpoint
CREATE UNIQUE INDEX "portal_operador_do_fornecedor" ON "portal_operador" USING btree ("empresa_id","ambiente","raiz","fornecedor_id") WHERE excluido_em is null;--> statement-breakpoint
CREATE UNIQUE INDEX "portal_operador_codigo_interno" ON "portal_operador" USING btree ("empresa_id","ambiente","raiz","codigo_interno") WHERE excluido_em is null;--> statement-breakpoint
UPDATE "portal_operador" SET "ato" = 'NOVA_VERSAO' WHERE "codigo" IS NOT NULL AND "situacao" <> 'ENVIADO';
