DROP INDEX "portal_produto_do_item";--> statement-breakpoint
DROP INDEX "portal_produto_codigo_interno";--> statement-breakpoint
ALTER TABLE "empresa" ADD COLUMN "catalogo_pede_segunda_pessoa" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "portal_produto" ADD COLUMN "ato" text DEFAULT 'INCLUIR' NOT NULL;--> statement-breakpoint
ALTER TABLE "portal_produto" ADD COLUMN "versao_vista" text;--> statement-breakpoint
ALTER TABLE "portal_produto" ADD COLUMN "situacao_vista" text;--> statement-breakpoint
ALTER TABLE "portal_produto" ADD COLUMN "versao_base" text;--> statement-breakpoint
ALTER TABLE "portal_produto" ADD COLUMN "vigente" jsonb;--> statement-breakpoint
ALTER TABLE "portal_produto" ADD COLUMN "excluido_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "portal_produto" ADD COLUMN "excluido_por" uuid;--> statement-breakpoint
ALTER TABLE "portal_produto" ADD CONSTRAINT "portal_produto_empresa_id_excluido_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","excluido_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "portal_produto_do_item" ON "portal_produto" USING btree ("empresa_id","ambiente","raiz","item_id") WHERE excluido_em is null;--> statement-breakpoint
CREATE UNIQUE INDEX "portal_produto_codigo_interno" ON "portal_produto" USING btree ("empresa_id","ambiente","raiz","codigo_interno") WHERE excluido_em is null;