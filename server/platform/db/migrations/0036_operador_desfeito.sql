DROP INDEX "portal_operador_do_fornecedor";--> statement-breakpoint
DROP INDEX "portal_operador_codigo_interno";--> statement-breakpoint
ALTER TABLE "portal_operador" ADD COLUMN "ato" text DEFAULT 'INCLUIR' NOT NULL;--> statement-breakpoint
ALTER TABLE "portal_operador" ADD COLUMN "excluido_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "portal_operador" ADD COLUMN "excluido_por" uuid;--> statement-breakpoint
ALTER TABLE "portal_operador" ADD COLUMN "vigente" jsonb;--> statement-breakpoint
ALTER TABLE "portal_operador" ADD CONSTRAINT "portal_operador_empresa_id_excluido_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","excluido_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "portal_operador_do_fornecedor" ON "portal_operador" USING btree ("empresa_id","ambiente","raiz","fornecedor_id") WHERE excluido_em is null;--> statement-breakpoint
CREATE UNIQUE INDEX "portal_operador_codigo_interno" ON "portal_operador" USING btree ("empresa_id","ambiente","raiz","codigo_interno") WHERE excluido_em is null;--> statement-breakpoint
UPDATE "portal_operador" SET "ato" = 'NOVA_VERSAO' WHERE "codigo" IS NOT NULL AND "situacao" <> 'ENVIADO';
