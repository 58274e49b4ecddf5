CREATE TABLE "primeiros_passos" (
	"empresa_id" uuid NOT NULL,
	"pulados" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"dispensado_em" timestamp with time zone,
	"alterado_por" uuid,
	CONSTRAINT "primeiros_passos_empresa_id_pk" PRIMARY KEY("empresa_id")
);
--> statement-breakpoint
DROP INDEX "entrada_insumo_papel";--> statement-breakpoint
ALTER TABLE "entrada_insumo" ALTER COLUMN "numero" SET DATA TYPE varchar(15);--> statement-breakpoint
ALTER TABLE "entrada_insumo" ADD COLUMN "adicao" smallint;--> statement-breakpoint
ALTER TABLE "entrada_insumo" ADD COLUMN "quantidade_declarada" numeric(18, 5);--> statement-breakpoint
ALTER TABLE "primeiros_passos" ADD CONSTRAINT "primeiros_passos_empresa_id_alterado_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","alterado_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "entrada_insumo_papel" ON "entrada_insumo" USING btree ("empresa_id","importador_id","papel","numero","lugar",coalesce(adicao, 0),coalesce(serie, ''),coalesce(fornecedor_cnpj, '')) WHERE excluido_em is null;--> statement-breakpoint
-- A company that is there already has taken its first steps.
INSERT INTO "primeiros_passos" ("empresa_id", "dispensado_em") SELECT "empresa_id", now() FROM "empresa";
