DROP INDEX "entrada_insumo_papel";--> statement-breakpoint
ALTER TABLE "entrada_insumo" ALTER COLUMN "numero" SET DATA TYPE varchar(15);--> statement-breakpoint
ALTER TABLE "entrada_insumo" ADD COLUMN "adicao" smallint;--> statement-breakpoint
ALTER TABLE "entrada_insumo" ADD COLUMN "quantidade_declarada" numeric(18, 5);--> statement-breakpoint
CREATE UNIQUE INDEX "entrada_insumo_papel" ON "entrada_insumo" USING btree ("empresa_id","importador_id","papel","numero","lugar",coalesce(adicao, 0),coalesce(serie, ''),coalesce(fornecedor_cnpj, '')) WHERE excluido_em is null;