CREATE TABLE "dci" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"chave" text NOT NULL,
	"busca" text NOT NULL,
	"criado_em" timestamp with time zone NOT NULL,
	"alterado_em" timestamp with time zone NOT NULL,
	"alterado_por" uuid NOT NULL,
	"excluido_em" timestamp with time zone,
	"processo" text NOT NULL,
	"situacao" text NOT NULL,
	"desde" date,
	"numero" char(10),
	"tipo" text NOT NULL,
	"natureza" text NOT NULL,
	"anterior_id" uuid,
	"raiz_id" uuid NOT NULL,
	"processo_retificador" char(17),
	"competencia" char(7),
	"importador_id" uuid NOT NULL,
	"representante_id" uuid,
	"banco" char(3),
	"agencia" text,
	"conta" text,
	"taxa_usd" numeric(18, 4),
	"data_taxa" date,
	"vencimento" date,
	"vence_em" date,
	"data_pagamento" date,
	"selic" jsonb NOT NULL,
	"modalidades" jsonb NOT NULL,
	"decisoes" jsonb NOT NULL,
	"realocacoes" jsonb NOT NULL,
	"ordens_judiciais" jsonb NOT NULL,
	"observacao" text,
	"notas" integer NOT NULL,
	"nota_numero" text,
	"itens" integer NOT NULL,
	"ii_usd" numeric(20, 7),
	"tributos" numeric(18, 2),
	"total_darf" numeric(18, 2),
	"grupos" jsonb NOT NULL,
	"darfs" jsonb NOT NULL,
	"receitas" jsonb NOT NULL,
	"motor" text,
	"data_transmissao" date,
	"data_registro" date,
	"canal" text,
	"arquivo_id" uuid,
	"arquivo_em" timestamp with time zone,
	"pago_em" date,
	"pago" jsonb,
	CONSTRAINT "dci_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
CREATE TABLE "dci_insumo" (
	"empresa_id" uuid NOT NULL,
	"dci_id" uuid NOT NULL,
	"ordem" integer NOT NULL,
	"item" text NOT NULL,
	"insumo" text NOT NULL,
	"codigo" text NOT NULL,
	"descricao" text NOT NULL,
	"coef_tecnico" numeric(21, 7) NOT NULL,
	"quantidade" numeric(21, 7) NOT NULL,
	"faltante" numeric(21, 7) NOT NULL,
	CONSTRAINT "dci_insumo_empresa_id_dci_id_ordem_pk" PRIMARY KEY("empresa_id","dci_id","ordem")
);
--> statement-breakpoint
CREATE TABLE "dci_item" (
	"empresa_id" uuid NOT NULL,
	"dci_id" uuid NOT NULL,
	"chave" text NOT NULL,
	"ordem" integer NOT NULL,
	"modalidade" text NOT NULL,
	"codigo" text NOT NULL,
	"descricao" text NOT NULL,
	"ncm" char(8) NOT NULL,
	"unidade" text NOT NULL,
	"destino" smallint NOT NULL,
	"quantidade" numeric(18, 5) NOT NULL,
	"valor" numeric(18, 2) NOT NULL,
	"notas" integer NOT NULL,
	"produto_id" uuid,
	"item_id" uuid,
	"dcr_id" uuid,
	"ii_unit_usd" numeric(20, 7),
	"cra" numeric(7, 2),
	"exigivel" boolean,
	"exigivel_padrao" boolean,
	"motivo" text,
	"falta" boolean NOT NULL,
	"origens" jsonb NOT NULL,
	"ii_usd" numeric(20, 7),
	"ii" numeric(18, 2),
	"ipi" numeric(18, 2),
	"pis" numeric(18, 2),
	"cofins" numeric(18, 2),
	CONSTRAINT "dci_item_empresa_id_dci_id_chave_pk" PRIMARY KEY("empresa_id","dci_id","chave")
);
--> statement-breakpoint
CREATE TABLE "dci_nota" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"dci_id" uuid NOT NULL,
	"versao" integer NOT NULL,
	"origem" text NOT NULL,
	"chave" char(44),
	"identidade" text NOT NULL,
	"numero" text NOT NULL,
	"serie" text NOT NULL,
	"emissao" date NOT NULL,
	"saida" date,
	"destinatario_tipo" text NOT NULL,
	"destinatario_documento" text,
	"destinatario_nome" text NOT NULL,
	"uf" char(2),
	"municipio_ibge" char(7),
	"municipio_nome" text,
	"destino" smallint,
	"valor" numeric(18, 2) NOT NULL,
	"fora" text,
	"motivo_fora" text,
	"busca" text NOT NULL,
	"arquivo_id" uuid,
	"arquivo_nome" text,
	"em" timestamp with time zone NOT NULL,
	"usuario_id" uuid NOT NULL,
	CONSTRAINT "dci_nota_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
CREATE TABLE "dci_nota_item" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"dci_id" uuid NOT NULL,
	"nota_id" uuid NOT NULL,
	"n_item" integer NOT NULL,
	"codigo" text NOT NULL,
	"descricao" text NOT NULL,
	"ncm" text NOT NULL,
	"cfop" char(4) NOT NULL,
	"unidade" text NOT NULL,
	"quantidade" numeric(18, 5) NOT NULL,
	"valor_unitario" numeric(24, 10) NOT NULL,
	"valor" numeric(18, 2) NOT NULL,
	"origem" smallint,
	"fora" text,
	"modalidade" text,
	"item" text,
	"dcr_id" uuid,
	CONSTRAINT "dci_nota_item_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
CREATE TABLE "dci_passo" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"dci_id" uuid NOT NULL,
	"ordem" integer NOT NULL,
	"passo" text NOT NULL,
	"situacao" text NOT NULL,
	"data" date NOT NULL,
	"numero" char(10),
	"canal" text,
	"motivo" text,
	"arquivo_id" uuid,
	"sucessora_id" uuid,
	"em" timestamp with time zone NOT NULL,
	"usuario_id" uuid NOT NULL,
	"desfeito_em" timestamp with time zone,
	"desfeito_por" uuid,
	CONSTRAINT "dci_passo_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
CREATE TABLE "dci_saque" (
	"empresa_id" uuid NOT NULL,
	"dci_id" uuid NOT NULL,
	"insumo_ordem" integer NOT NULL,
	"lote_id" uuid NOT NULL,
	"quantidade" numeric(21, 7) NOT NULL,
	"manual" boolean NOT NULL,
	CONSTRAINT "dci_saque_empresa_id_dci_id_insumo_ordem_lote_id_pk" PRIMARY KEY("empresa_id","dci_id","insumo_ordem","lote_id")
);
--> statement-breakpoint
CREATE TABLE "nota_internada" (
	"empresa_id" uuid NOT NULL,
	"identidade" text NOT NULL,
	"raiz_id" uuid NOT NULL,
	CONSTRAINT "nota_internada_empresa_id_identidade_pk" PRIMARY KEY("empresa_id","identidade")
);
--> statement-breakpoint
ALTER TABLE "dci" ADD CONSTRAINT "dci_empresa_id_alterado_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","alterado_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dci" ADD CONSTRAINT "dci_empresa_id_anterior_id_dci_empresa_id_id_fk" FOREIGN KEY ("empresa_id","anterior_id") REFERENCES "public"."dci"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dci" ADD CONSTRAINT "dci_empresa_id_importador_id_importador_empresa_id_id_fk" FOREIGN KEY ("empresa_id","importador_id") REFERENCES "public"."importador"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dci" ADD CONSTRAINT "dci_empresa_id_representante_id_representante_empresa_id_id_fk" FOREIGN KEY ("empresa_id","representante_id") REFERENCES "public"."representante"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dci" ADD CONSTRAINT "dci_empresa_id_arquivo_id_arquivo_empresa_id_id_fk" FOREIGN KEY ("empresa_id","arquivo_id") REFERENCES "public"."arquivo"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dci_insumo" ADD CONSTRAINT "dci_insumo_empresa_id_dci_id_dci_empresa_id_id_fk" FOREIGN KEY ("empresa_id","dci_id") REFERENCES "public"."dci"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dci_item" ADD CONSTRAINT "dci_item_empresa_id_dci_id_dci_empresa_id_id_fk" FOREIGN KEY ("empresa_id","dci_id") REFERENCES "public"."dci"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dci_item" ADD CONSTRAINT "dci_item_empresa_id_produto_id_produto_empresa_id_id_fk" FOREIGN KEY ("empresa_id","produto_id") REFERENCES "public"."produto"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dci_item" ADD CONSTRAINT "dci_item_empresa_id_item_id_item_cadastrado_empresa_id_id_fk" FOREIGN KEY ("empresa_id","item_id") REFERENCES "public"."item_cadastrado"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dci_item" ADD CONSTRAINT "dci_item_empresa_id_dcr_id_dcr_empresa_id_id_fk" FOREIGN KEY ("empresa_id","dcr_id") REFERENCES "public"."dcr"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dci_nota" ADD CONSTRAINT "dci_nota_empresa_id_dci_id_dci_empresa_id_id_fk" FOREIGN KEY ("empresa_id","dci_id") REFERENCES "public"."dci"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dci_nota" ADD CONSTRAINT "dci_nota_empresa_id_arquivo_id_arquivo_empresa_id_id_fk" FOREIGN KEY ("empresa_id","arquivo_id") REFERENCES "public"."arquivo"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dci_nota" ADD CONSTRAINT "dci_nota_empresa_id_usuario_id_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","usuario_id") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dci_nota_item" ADD CONSTRAINT "dci_nota_item_empresa_id_nota_id_dci_nota_empresa_id_id_fk" FOREIGN KEY ("empresa_id","nota_id") REFERENCES "public"."dci_nota"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dci_nota_item" ADD CONSTRAINT "dci_nota_item_empresa_id_dcr_id_dcr_empresa_id_id_fk" FOREIGN KEY ("empresa_id","dcr_id") REFERENCES "public"."dcr"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dci_passo" ADD CONSTRAINT "dci_passo_empresa_id_dci_id_dci_empresa_id_id_fk" FOREIGN KEY ("empresa_id","dci_id") REFERENCES "public"."dci"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dci_passo" ADD CONSTRAINT "dci_passo_empresa_id_arquivo_id_arquivo_empresa_id_id_fk" FOREIGN KEY ("empresa_id","arquivo_id") REFERENCES "public"."arquivo"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dci_passo" ADD CONSTRAINT "dci_passo_empresa_id_sucessora_id_dci_empresa_id_id_fk" FOREIGN KEY ("empresa_id","sucessora_id") REFERENCES "public"."dci"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dci_passo" ADD CONSTRAINT "dci_passo_empresa_id_usuario_id_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","usuario_id") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dci_passo" ADD CONSTRAINT "dci_passo_empresa_id_desfeito_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","desfeito_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dci_saque" ADD CONSTRAINT "dci_saque_empresa_id_dci_id_insumo_ordem_dci_insumo_empresa_id_dci_id_ordem_fk" FOREIGN KEY ("empresa_id","dci_id","insumo_ordem") REFERENCES "public"."dci_insumo"("empresa_id","dci_id","ordem") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dci_saque" ADD CONSTRAINT "dci_saque_empresa_id_lote_id_saldo_lote_empresa_id_id_fk" FOREIGN KEY ("empresa_id","lote_id") REFERENCES "public"."saldo_lote"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nota_internada" ADD CONSTRAINT "nota_internada_empresa_id_raiz_id_dci_empresa_id_id_fk" FOREIGN KEY ("empresa_id","raiz_id") REFERENCES "public"."dci"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "dci_processo" ON "dci" USING btree ("empresa_id","processo");--> statement-breakpoint
CREATE UNIQUE INDEX "dci_numero" ON "dci" USING btree ("empresa_id","numero") WHERE numero is not null and excluido_em is null;--> statement-breakpoint
CREATE UNIQUE INDEX "dci_competencia" ON "dci" USING btree ("empresa_id","importador_id","competencia") WHERE tipo = 'MENSAL' and natureza = 'ORIGINAL' and situacao <> 'CANCELADA' and excluido_em is null;--> statement-breakpoint
CREATE INDEX "dci_raiz" ON "dci" USING btree ("empresa_id","raiz_id");--> statement-breakpoint
CREATE INDEX "dci_anterior" ON "dci" USING btree ("empresa_id","anterior_id");--> statement-breakpoint
CREATE INDEX "dci_situacao" ON "dci" USING btree ("empresa_id","situacao") WHERE excluido_em is null;--> statement-breakpoint
CREATE INDEX "dci_busca" ON "dci" USING gin ("empresa_id","busca" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "dci_item_dcr" ON "dci_item" USING btree ("empresa_id","dcr_id");--> statement-breakpoint
CREATE INDEX "dci_item_codigo" ON "dci_item" USING btree ("empresa_id","codigo");--> statement-breakpoint
CREATE UNIQUE INDEX "dci_nota_identidade" ON "dci_nota" USING btree ("empresa_id","dci_id","identidade");--> statement-breakpoint
CREATE INDEX "dci_nota_busca" ON "dci_nota" USING gin ("empresa_id","busca" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "dci_nota_item_lugar" ON "dci_nota_item" USING btree ("empresa_id","nota_id","n_item");--> statement-breakpoint
CREATE INDEX "dci_nota_item_dci" ON "dci_nota_item" USING btree ("empresa_id","dci_id","item");--> statement-breakpoint
CREATE UNIQUE INDEX "dci_passo_ordem" ON "dci_passo" USING btree ("empresa_id","dci_id","ordem");--> statement-breakpoint
CREATE INDEX "dci_saque_lote" ON "dci_saque" USING btree ("empresa_id","lote_id");--> statement-breakpoint
CREATE INDEX "nota_internada_raiz" ON "nota_internada" USING btree ("empresa_id","raiz_id");