CREATE TABLE "saldo_lote" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"processo_id" uuid NOT NULL,
	"numero_declaracao" varchar(15) NOT NULL,
	"adicao" smallint NOT NULL,
	"item" integer NOT NULL,
	"data_registro" date NOT NULL,
	"data_desembaraco" date NOT NULL,
	"importador_cnpj" varchar(14) NOT NULL,
	"importador_id" uuid,
	"chave_item" char(64) NOT NULL,
	"item_id" uuid,
	"ncm" char(8) NOT NULL,
	"descricao" text NOT NULL,
	"unidade" text,
	"fornecedor" text,
	"busca" text NOT NULL,
	"quantidade" numeric(18, 5) NOT NULL,
	"saldo" numeric(21, 7) NOT NULL,
	"valor_unitario" numeric(20, 7) NOT NULL,
	"moeda_codigo" text,
	"moeda_nome" text,
	"incoterm" text,
	"custo_fob" numeric(20, 7),
	"custo_cif" numeric(20, 7),
	"aliquota_ii" numeric(7, 2),
	"regime_ii" text,
	"ii_suspenso" numeric(18, 2) NOT NULL,
	"ipi_suspenso" numeric(18, 2) NOT NULL,
	"pis_suspenso" numeric(18, 2) NOT NULL,
	"cofins_suspenso" numeric(18, 2) NOT NULL,
	CONSTRAINT "saldo_lote_empresa_id_id_pk" PRIMARY KEY("empresa_id","id"),
	CONSTRAINT "saldo_lote_nunca_negativo" CHECK (saldo >= 0)
);
--> statement-breakpoint
CREATE TABLE "saldo_movimento" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"lote_id" uuid NOT NULL,
	"ordem" integer NOT NULL,
	"tipo" text NOT NULL,
	"quantidade" numeric(21, 7) NOT NULL,
	"saldo" numeric(21, 7) NOT NULL,
	"data" date NOT NULL,
	"documento" text,
	"documento_id" uuid,
	"estorno_de" uuid,
	"motivo" text,
	"em" timestamp with time zone NOT NULL,
	"usuario_id" uuid NOT NULL,
	CONSTRAINT "saldo_movimento_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
CREATE TABLE "compra_nacional" (
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
	"item_id" uuid,
	"part_number" text NOT NULL,
	"descricao" text NOT NULL,
	"ncm" char(8) NOT NULL,
	"unidade" text NOT NULL,
	"nf" text NOT NULL,
	"serie" text,
	"fornecedor_cnpj" varchar(14) NOT NULL,
	"fornecedor_nome" text,
	"fornecedor_ie" text,
	"data_emissao" date NOT NULL,
	"moeda" text NOT NULL,
	"valor_unitario" numeric(20, 6) NOT NULL,
	"frete_seguro_unitario" numeric(20, 6) NOT NULL,
	"observacao" text,
	CONSTRAINT "compra_nacional_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
CREATE TABLE "dcr" (
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
	"anterior_id" uuid,
	"anterior_numero" char(10),
	"processo_retificador" char(17),
	"importador_id" uuid NOT NULL,
	"representante_id" uuid,
	"produto_id" uuid NOT NULL,
	"descricao" text NOT NULL,
	"ncm" char(8) NOT NULL,
	"unidade" text NOT NULL,
	"peso_bruto" numeric(18, 5) NOT NULL,
	"ppb" text,
	"resolucao" text,
	"informatica" boolean NOT NULL,
	"tipo_coeficiente" text NOT NULL,
	"acrescimo" numeric(7, 2) NOT NULL,
	"data_base" date NOT NULL,
	"taxa_usd" numeric(18, 6) NOT NULL,
	"base_custo" text NOT NULL,
	"estrutura_id" uuid,
	"estrutura_versao" integer,
	"modelos" jsonb NOT NULL,
	"salarios" numeric(15, 4) NOT NULL,
	"encargos" numeric(15, 4) NOT NULL,
	"mao_de_obra_mensal" jsonb,
	"observacao" text,
	"ccn" numeric(20, 7),
	"cci" numeric(20, 7),
	"cmo" numeric(15, 4),
	"coeficiente" numeric(12, 6),
	"cra" numeric(7, 2),
	"ii_cheio_usd" numeric(20, 7),
	"ii_unit_usd" numeric(20, 7),
	"motor" text,
	"data_transmissao" date,
	"data_registro" date,
	"vigencia_fim" date,
	"hash" char(64),
	"arquivo_id" uuid,
	"arquivo_em" timestamp with time zone,
	CONSTRAINT "dcr_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
CREATE TABLE "dcr_componente" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"dcr_id" uuid NOT NULL,
	"registro" smallint NOT NULL,
	"ordem" integer NOT NULL,
	"item_id" uuid,
	"codigo" text NOT NULL,
	"descricao" text NOT NULL,
	"unidade" text,
	"ncm" char(8) NOT NULL,
	"quantidade" numeric(21, 7) NOT NULL,
	"moeda" text NOT NULL,
	"preco" numeric(20, 6) NOT NULL,
	"documento" text,
	"lote_id" uuid,
	"numero_declaracao" varchar(15),
	"adicao" smallint,
	"item" integer,
	"nf" text,
	"serie" text,
	"cnpj" varchar(14),
	"ie" text,
	"data_emissao" date,
	"aliquota_ii" numeric(7, 2),
	"suspensao" char(1),
	"reduz" char(1),
	"inclui_bc" char(1),
	"pai" text,
	CONSTRAINT "dcr_componente_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
CREATE TABLE "dcr_passo" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"dcr_id" uuid NOT NULL,
	"ordem" integer NOT NULL,
	"passo" text NOT NULL,
	"situacao" text NOT NULL,
	"data" date NOT NULL,
	"numero" char(10),
	"motivo" text,
	"arquivo_id" uuid,
	"sucessor_id" uuid,
	"em" timestamp with time zone NOT NULL,
	"usuario_id" uuid NOT NULL,
	"desfeito_em" timestamp with time zone,
	"desfeito_por" uuid,
	CONSTRAINT "dcr_passo_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
CREATE TABLE "estrutura" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"chave" text NOT NULL,
	"busca" text NOT NULL,
	"criado_em" timestamp with time zone NOT NULL,
	"alterado_em" timestamp with time zone NOT NULL,
	"alterado_por" uuid NOT NULL,
	"excluido_em" timestamp with time zone,
	"produto_id" uuid NOT NULL,
	"revisao" text NOT NULL,
	"vigencia_inicio" date NOT NULL,
	"observacao" text,
	CONSTRAINT "estrutura_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
CREATE TABLE "estrutura_linha" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"estrutura_id" uuid NOT NULL,
	"ordem" integer NOT NULL,
	"item_id" uuid,
	"part_number" text NOT NULL,
	"descricao" text NOT NULL,
	"ncm" char(8) NOT NULL,
	"unidade" text NOT NULL,
	"origem" text NOT NULL,
	"quantidade" numeric(21, 7) NOT NULL,
	"perda" numeric(7, 4) NOT NULL,
	"sub_de" text,
	CONSTRAINT "estrutura_linha_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
CREATE TABLE "produto" (
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
	"codigo" text NOT NULL,
	"descricao" text NOT NULL,
	"ncm" char(8) NOT NULL,
	"unidade" text NOT NULL,
	"peso_bruto" numeric(18, 5) NOT NULL,
	"resolucao" text,
	"ppb" text,
	"informatica" boolean NOT NULL,
	"tipo_coeficiente" text NOT NULL,
	"acrescimo" numeric(7, 2) NOT NULL,
	"modelos" jsonb NOT NULL,
	"observacao" text,
	CONSTRAINT "produto_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
ALTER TABLE "referencia" ADD COLUMN "aliquota_ii" numeric(7, 2);--> statement-breakpoint
ALTER TABLE "referencia_de_fabrica" ADD COLUMN "aliquota_ii" numeric(7, 2);--> statement-breakpoint
ALTER TABLE "saldo_lote" ADD CONSTRAINT "saldo_lote_empresa_id_processo_id_processo_empresa_id_id_fk" FOREIGN KEY ("empresa_id","processo_id") REFERENCES "public"."processo"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saldo_lote" ADD CONSTRAINT "saldo_lote_empresa_id_importador_id_importador_empresa_id_id_fk" FOREIGN KEY ("empresa_id","importador_id") REFERENCES "public"."importador"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saldo_lote" ADD CONSTRAINT "saldo_lote_empresa_id_item_id_item_cadastrado_empresa_id_id_fk" FOREIGN KEY ("empresa_id","item_id") REFERENCES "public"."item_cadastrado"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saldo_movimento" ADD CONSTRAINT "saldo_movimento_empresa_id_lote_id_saldo_lote_empresa_id_id_fk" FOREIGN KEY ("empresa_id","lote_id") REFERENCES "public"."saldo_lote"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saldo_movimento" ADD CONSTRAINT "saldo_movimento_empresa_id_estorno_de_saldo_movimento_empresa_id_id_fk" FOREIGN KEY ("empresa_id","estorno_de") REFERENCES "public"."saldo_movimento"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saldo_movimento" ADD CONSTRAINT "saldo_movimento_empresa_id_usuario_id_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","usuario_id") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compra_nacional" ADD CONSTRAINT "compra_nacional_empresa_id_alterado_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","alterado_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compra_nacional" ADD CONSTRAINT "compra_nacional_empresa_id_importador_id_importador_empresa_id_id_fk" FOREIGN KEY ("empresa_id","importador_id") REFERENCES "public"."importador"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compra_nacional" ADD CONSTRAINT "compra_nacional_empresa_id_item_id_item_cadastrado_empresa_id_id_fk" FOREIGN KEY ("empresa_id","item_id") REFERENCES "public"."item_cadastrado"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dcr" ADD CONSTRAINT "dcr_empresa_id_alterado_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","alterado_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dcr" ADD CONSTRAINT "dcr_empresa_id_anterior_id_dcr_empresa_id_id_fk" FOREIGN KEY ("empresa_id","anterior_id") REFERENCES "public"."dcr"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dcr" ADD CONSTRAINT "dcr_empresa_id_importador_id_importador_empresa_id_id_fk" FOREIGN KEY ("empresa_id","importador_id") REFERENCES "public"."importador"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dcr" ADD CONSTRAINT "dcr_empresa_id_representante_id_representante_empresa_id_id_fk" FOREIGN KEY ("empresa_id","representante_id") REFERENCES "public"."representante"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dcr" ADD CONSTRAINT "dcr_empresa_id_produto_id_produto_empresa_id_id_fk" FOREIGN KEY ("empresa_id","produto_id") REFERENCES "public"."produto"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dcr" ADD CONSTRAINT "dcr_empresa_id_estrutura_id_estrutura_empresa_id_id_fk" FOREIGN KEY ("empresa_id","estrutura_id") REFERENCES "public"."estrutura"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dcr" ADD CONSTRAINT "dcr_empresa_id_arquivo_id_arquivo_empresa_id_id_fk" FOREIGN KEY ("empresa_id","arquivo_id") REFERENCES "public"."arquivo"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dcr_componente" ADD CONSTRAINT "dcr_componente_empresa_id_dcr_id_dcr_empresa_id_id_fk" FOREIGN KEY ("empresa_id","dcr_id") REFERENCES "public"."dcr"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dcr_componente" ADD CONSTRAINT "dcr_componente_empresa_id_item_id_item_cadastrado_empresa_id_id_fk" FOREIGN KEY ("empresa_id","item_id") REFERENCES "public"."item_cadastrado"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dcr_componente" ADD CONSTRAINT "dcr_componente_empresa_id_lote_id_saldo_lote_empresa_id_id_fk" FOREIGN KEY ("empresa_id","lote_id") REFERENCES "public"."saldo_lote"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dcr_passo" ADD CONSTRAINT "dcr_passo_empresa_id_dcr_id_dcr_empresa_id_id_fk" FOREIGN KEY ("empresa_id","dcr_id") REFERENCES "public"."dcr"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dcr_passo" ADD CONSTRAINT "dcr_passo_empresa_id_arquivo_id_arquivo_empresa_id_id_fk" FOREIGN KEY ("empresa_id","arquivo_id") REFERENCES "public"."arquivo"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dcr_passo" ADD CONSTRAINT "dcr_passo_empresa_id_sucessor_id_dcr_empresa_id_id_fk" FOREIGN KEY ("empresa_id","sucessor_id") REFERENCES "public"."dcr"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dcr_passo" ADD CONSTRAINT "dcr_passo_empresa_id_usuario_id_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","usuario_id") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dcr_passo" ADD CONSTRAINT "dcr_passo_empresa_id_desfeito_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","desfeito_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "estrutura" ADD CONSTRAINT "estrutura_empresa_id_alterado_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","alterado_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "estrutura" ADD CONSTRAINT "estrutura_empresa_id_produto_id_produto_empresa_id_id_fk" FOREIGN KEY ("empresa_id","produto_id") REFERENCES "public"."produto"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "estrutura_linha" ADD CONSTRAINT "estrutura_linha_empresa_id_estrutura_id_estrutura_empresa_id_id_fk" FOREIGN KEY ("empresa_id","estrutura_id") REFERENCES "public"."estrutura"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "estrutura_linha" ADD CONSTRAINT "estrutura_linha_empresa_id_item_id_item_cadastrado_empresa_id_id_fk" FOREIGN KEY ("empresa_id","item_id") REFERENCES "public"."item_cadastrado"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "produto" ADD CONSTRAINT "produto_empresa_id_alterado_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","alterado_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "produto" ADD CONSTRAINT "produto_empresa_id_importador_id_importador_empresa_id_id_fk" FOREIGN KEY ("empresa_id","importador_id") REFERENCES "public"."importador"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saldo_lote_lugar" ON "saldo_lote" USING btree ("empresa_id","processo_id","adicao","item");--> statement-breakpoint
CREATE INDEX "saldo_lote_fila" ON "saldo_lote" USING btree ("empresa_id","importador_cnpj","item_id","data_desembaraco","numero_declaracao","adicao","item");--> statement-breakpoint
CREATE INDEX "saldo_lote_chave_item" ON "saldo_lote" USING btree ("empresa_id","chave_item");--> statement-breakpoint
CREATE INDEX "saldo_lote_declaracao" ON "saldo_lote" USING btree ("empresa_id","numero_declaracao","adicao","item");--> statement-breakpoint
CREATE INDEX "saldo_lote_ncm" ON "saldo_lote" USING btree ("empresa_id","ncm","data_registro");--> statement-breakpoint
CREATE INDEX "saldo_lote_desembaraco" ON "saldo_lote" USING btree ("empresa_id","data_desembaraco","id");--> statement-breakpoint
CREATE INDEX "saldo_lote_busca" ON "saldo_lote" USING gin ("empresa_id","busca" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "saldo_movimento_ordem" ON "saldo_movimento" USING btree ("empresa_id","lote_id","ordem");--> statement-breakpoint
CREATE UNIQUE INDEX "saldo_movimento_estorno" ON "saldo_movimento" USING btree ("empresa_id","estorno_de") WHERE estorno_de is not null;--> statement-breakpoint
CREATE INDEX "saldo_movimento_documento" ON "saldo_movimento" USING btree ("empresa_id","documento","documento_id");--> statement-breakpoint
CREATE UNIQUE INDEX "compra_nacional_nota" ON "compra_nacional" USING btree ("empresa_id","importador_id","fornecedor_cnpj","nf",coalesce(serie, ''),"chave") WHERE excluido_em is null;--> statement-breakpoint
CREATE INDEX "compra_nacional_item" ON "compra_nacional" USING btree ("empresa_id","importador_id","chave","data_emissao");--> statement-breakpoint
CREATE INDEX "compra_nacional_busca" ON "compra_nacional" USING gin ("empresa_id","busca" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "dcr_processo" ON "dcr" USING btree ("empresa_id","processo");--> statement-breakpoint
CREATE UNIQUE INDEX "dcr_numero" ON "dcr" USING btree ("empresa_id","numero") WHERE numero is not null and excluido_em is null;--> statement-breakpoint
CREATE INDEX "dcr_produto" ON "dcr" USING btree ("empresa_id","produto_id","situacao");--> statement-breakpoint
CREATE INDEX "dcr_importador" ON "dcr" USING btree ("empresa_id","importador_id");--> statement-breakpoint
CREATE INDEX "dcr_situacao" ON "dcr" USING btree ("empresa_id","situacao") WHERE excluido_em is null;--> statement-breakpoint
CREATE INDEX "dcr_anterior" ON "dcr" USING btree ("empresa_id","anterior_id");--> statement-breakpoint
CREATE INDEX "dcr_busca" ON "dcr" USING gin ("empresa_id","busca" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "dcr_componente_ordem" ON "dcr_componente" USING btree ("empresa_id","dcr_id","registro","ordem");--> statement-breakpoint
CREATE INDEX "dcr_componente_item" ON "dcr_componente" USING btree ("empresa_id","item_id");--> statement-breakpoint
CREATE INDEX "dcr_componente_lote" ON "dcr_componente" USING btree ("empresa_id","lote_id");--> statement-breakpoint
CREATE UNIQUE INDEX "dcr_passo_ordem" ON "dcr_passo" USING btree ("empresa_id","dcr_id","ordem");--> statement-breakpoint
CREATE UNIQUE INDEX "estrutura_revisao" ON "estrutura" USING btree ("empresa_id","produto_id","chave") WHERE excluido_em is null;--> statement-breakpoint
CREATE UNIQUE INDEX "estrutura_vigencia" ON "estrutura" USING btree ("empresa_id","produto_id","vigencia_inicio") WHERE excluido_em is null;--> statement-breakpoint
CREATE INDEX "estrutura_busca" ON "estrutura" USING gin ("empresa_id","busca" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "estrutura_linha_estrutura" ON "estrutura_linha" USING btree ("empresa_id","estrutura_id","ordem");--> statement-breakpoint
CREATE INDEX "estrutura_linha_item" ON "estrutura_linha" USING btree ("empresa_id","item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "produto_codigo" ON "produto" USING btree ("empresa_id","importador_id","chave") WHERE excluido_em is null;--> statement-breakpoint
CREATE INDEX "produto_busca" ON "produto" USING gin ("empresa_id","busca" gin_trgm_ops);