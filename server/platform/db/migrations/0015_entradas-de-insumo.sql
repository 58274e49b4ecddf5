CREATE TABLE "entrada_insumo" (
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
	"item_id" uuid NOT NULL,
	"papel" text NOT NULL,
	"numero" varchar(10) NOT NULL,
	"serie" text,
	"lugar" integer NOT NULL,
	"fornecedor_cnpj" varchar(14),
	"fornecedor_nome" text,
	"cfop" char(4),
	"data_documento" date NOT NULL,
	"data_entrada" date NOT NULL,
	"quantidade" numeric(18, 5) NOT NULL,
	"valor_unitario" numeric(20, 7),
	"vu_usd" numeric(20, 7),
	"frete_usd" numeric(20, 7),
	"seguro_usd" numeric(20, 7),
	"tributos" jsonb NOT NULL,
	"observacao" text,
	CONSTRAINT "entrada_insumo_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
ALTER TABLE "saldo_lote" ALTER COLUMN "processo_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "saldo_lote" ADD COLUMN "entrada_id" uuid;--> statement-breakpoint
ALTER TABLE "saldo_lote" ADD COLUMN "papel" text DEFAULT 'DECLARACAO' NOT NULL;--> statement-breakpoint
ALTER TABLE "saldo_lote" ADD COLUMN "serie" text;--> statement-breakpoint
ALTER TABLE "entrada_insumo" ADD CONSTRAINT "entrada_insumo_empresa_id_alterado_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","alterado_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entrada_insumo" ADD CONSTRAINT "entrada_insumo_empresa_id_importador_id_importador_empresa_id_id_fk" FOREIGN KEY ("empresa_id","importador_id") REFERENCES "public"."importador"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entrada_insumo" ADD CONSTRAINT "entrada_insumo_empresa_id_item_id_item_cadastrado_empresa_id_id_fk" FOREIGN KEY ("empresa_id","item_id") REFERENCES "public"."item_cadastrado"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "entrada_insumo_papel" ON "entrada_insumo" USING btree ("empresa_id","importador_id","papel","numero","lugar",coalesce(serie, ''),coalesce(fornecedor_cnpj, '')) WHERE excluido_em is null;--> statement-breakpoint
CREATE INDEX "entrada_insumo_busca" ON "entrada_insumo" USING gin ("empresa_id","busca" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "saldo_lote" ADD CONSTRAINT "saldo_lote_empresa_id_entrada_id_entrada_insumo_empresa_id_id_fk" FOREIGN KEY ("empresa_id","entrada_id") REFERENCES "public"."entrada_insumo"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saldo_lote_entrada" ON "saldo_lote" USING btree ("empresa_id","entrada_id");--> statement-breakpoint
ALTER TABLE "saldo_lote" ADD CONSTRAINT "saldo_lote_de_um_papel" CHECK (num_nonnulls(processo_id, entrada_id) = 1);--> statement-breakpoint
UPDATE "dci_item" SET "origens" = (
	SELECT jsonb_agg(jsonb_set(o, '{lote}', (o -> 'lote') || '{"papel": "DECLARACAO", "serie": null, "nota": null}'::jsonb) ORDER BY lugar)
	FROM jsonb_array_elements("origens") WITH ORDINALITY AS x(o, lugar)
) WHERE jsonb_array_length("origens") > 0;
