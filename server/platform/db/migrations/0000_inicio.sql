-- Trigram search that leads with the company: gin over (empresa_id, busca).
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gin;--> statement-breakpoint
CREATE TABLE "adicao" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"processo_id" uuid NOT NULL,
	"numero" smallint NOT NULL,
	"numero_li" char(10),
	"ncm" char(8) NOT NULL,
	"nome_ncm" text,
	"incoterm" text,
	"local_condicao_venda" text,
	"moeda_codigo" text,
	"moeda_nome" text,
	"valor_moeda" numeric(18, 2),
	"valor_reais" numeric(18, 2),
	"valor_total_condicao_venda" numeric(20, 7),
	"frete_reais" numeric(18, 2),
	"seguro_reais" numeric(18, 2),
	"acrescimos" jsonb NOT NULL,
	"deducoes" jsonb NOT NULL,
	"valor_aduaneiro" numeric(18, 2) NOT NULL,
	"peso_liquido" numeric(18, 5),
	"quantidade_estatistica" numeric(18, 5),
	"unidade_estatistica" text,
	"fornecedor" text,
	"fabricante" text,
	"pais_origem_codigo" text,
	"pais_origem_nome" text,
	"pais_aquisicao_codigo" text,
	"pais_aquisicao_nome" text,
	"aplicacao" text,
	"condicao" text,
	"campos" jsonb NOT NULL,
	CONSTRAINT "adicao_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
CREATE TABLE "adicao_tributo" (
	"empresa_id" uuid NOT NULL,
	"adicao_id" uuid NOT NULL,
	"tributo" text NOT NULL,
	"regime_codigo" text,
	"regime_nome" text,
	"base" numeric(18, 2),
	"aliquota" numeric(7, 2),
	"aliquota_reduzida" numeric(7, 2),
	"devido" numeric(18, 2) NOT NULL,
	"recolher" numeric(18, 2) NOT NULL,
	CONSTRAINT "adicao_tributo_empresa_id_adicao_id_tributo_pk" PRIMARY KEY("empresa_id","adicao_id","tributo")
);
--> statement-breakpoint
CREATE TABLE "arquivo" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"bucket" text NOT NULL,
	"nome" text NOT NULL,
	"tamanho" integer NOT NULL,
	"sha256" char(64) NOT NULL,
	"recebido_em" timestamp with time zone NOT NULL,
	"recebido_por" uuid NOT NULL,
	CONSTRAINT "arquivo_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
CREATE TABLE "cotacao" (
	"sigla" char(3) NOT NULL,
	"data" date NOT NULL,
	"valor_taxa" numeric(18, 9) NOT NULL,
	"fonte" text NOT NULL,
	"obtida_em" timestamp with time zone NOT NULL,
	CONSTRAINT "cotacao_sigla_data_pk" PRIMARY KEY("sigla","data")
);
--> statement-breakpoint
CREATE TABLE "credencial" (
	"email" text PRIMARY KEY NOT NULL,
	"empresa_id" uuid NOT NULL,
	"usuario_id" uuid NOT NULL,
	"senha_hash" text NOT NULL,
	"alterada_em" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "declaracao" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"processo_id" uuid NOT NULL,
	"arquivo_id" uuid NOT NULL,
	"numero_di" char(10) NOT NULL,
	"canal_codigo" text,
	"canal_rfb" text,
	"importador_numero" text NOT NULL,
	"importador_nome" text,
	"fornecedor" text,
	"pais_procedencia" text,
	"incoterm" text,
	"data_registro" date NOT NULL,
	"data_desembaraco" date,
	"data_chegada" date,
	"adicoes" integer NOT NULL,
	"itens" integer NOT NULL,
	"valor_aduaneiro" numeric(18, 2) NOT NULL,
	"ii_devido" numeric(18, 2) NOT NULL,
	"ipi_devido" numeric(18, 2) NOT NULL,
	"pis_devido" numeric(18, 2) NOT NULL,
	"cofins_devido" numeric(18, 2) NOT NULL,
	"ii_recolher" numeric(18, 2) NOT NULL,
	"ipi_recolher" numeric(18, 2) NOT NULL,
	"pis_recolher" numeric(18, 2) NOT NULL,
	"cofins_recolher" numeric(18, 2) NOT NULL,
	"taxa_siscomex" numeric(18, 2) NOT NULL,
	"cabecalho" jsonb NOT NULL,
	"conferencias" jsonb NOT NULL,
	CONSTRAINT "declaracao_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
CREATE TABLE "empresa" (
	"empresa_id" uuid PRIMARY KEY NOT NULL,
	"razao_social" text NOT NULL,
	"nome_fantasia" text NOT NULL,
	"cnpj" char(14),
	"criado_em" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "historico" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"recurso" text NOT NULL,
	"registro_id" uuid NOT NULL,
	"acao" text NOT NULL,
	"antes" jsonb,
	"depois" jsonb,
	"motivo" text,
	"usuario_id" uuid NOT NULL,
	"em" timestamp with time zone NOT NULL,
	CONSTRAINT "historico_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
CREATE TABLE "item" (
	"empresa_id" uuid NOT NULL,
	"adicao_id" uuid NOT NULL,
	"ordem" integer NOT NULL,
	"sequencia" integer NOT NULL,
	"descricao" text NOT NULL,
	"quantidade" numeric(18, 5) NOT NULL,
	"unidade" text,
	"valor_unitario" numeric(20, 7) NOT NULL,
	CONSTRAINT "item_empresa_id_adicao_id_ordem_pk" PRIMARY KEY("empresa_id","adicao_id","ordem")
);
--> statement-breakpoint
CREATE TABLE "numeracao" (
	"empresa_id" uuid NOT NULL,
	"serie" text NOT NULL,
	"ultimo" integer NOT NULL,
	CONSTRAINT "numeracao_empresa_id_serie_pk" PRIMARY KEY("empresa_id","serie")
);
--> statement-breakpoint
CREATE TABLE "processo" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"numero" text NOT NULL,
	"tipo_documento" text NOT NULL,
	"situacao" text NOT NULL,
	"busca" text NOT NULL,
	"criado_em" timestamp with time zone NOT NULL,
	"criado_por" uuid NOT NULL,
	"excluido_em" timestamp with time zone,
	CONSTRAINT "processo_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
CREATE TABLE "sessao" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"empresa_id" uuid NOT NULL,
	"usuario_id" uuid NOT NULL,
	"criada_em" timestamp with time zone NOT NULL,
	"expira_em" timestamp with time zone NOT NULL,
	"revogada_em" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "usuario" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"nome" text NOT NULL,
	"email" text NOT NULL,
	"telefone" text,
	"telefone_pessoal" text,
	"rg" text,
	"cpf" char(11),
	"dt_nascimento" date,
	"despachante" boolean DEFAULT false NOT NULL,
	"sobremim" text,
	"criado_em" timestamp with time zone NOT NULL,
	CONSTRAINT "usuario_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
ALTER TABLE "adicao" ADD CONSTRAINT "adicao_empresa_id_processo_id_processo_empresa_id_id_fk" FOREIGN KEY ("empresa_id","processo_id") REFERENCES "public"."processo"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adicao_tributo" ADD CONSTRAINT "adicao_tributo_empresa_id_adicao_id_adicao_empresa_id_id_fk" FOREIGN KEY ("empresa_id","adicao_id") REFERENCES "public"."adicao"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arquivo" ADD CONSTRAINT "arquivo_empresa_id_recebido_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","recebido_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declaracao" ADD CONSTRAINT "declaracao_empresa_id_processo_id_processo_empresa_id_id_fk" FOREIGN KEY ("empresa_id","processo_id") REFERENCES "public"."processo"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declaracao" ADD CONSTRAINT "declaracao_empresa_id_arquivo_id_arquivo_empresa_id_id_fk" FOREIGN KEY ("empresa_id","arquivo_id") REFERENCES "public"."arquivo"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "historico" ADD CONSTRAINT "historico_empresa_id_usuario_id_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","usuario_id") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item" ADD CONSTRAINT "item_empresa_id_adicao_id_adicao_empresa_id_id_fk" FOREIGN KEY ("empresa_id","adicao_id") REFERENCES "public"."adicao"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "numeracao" ADD CONSTRAINT "numeracao_empresa_id_empresa_empresa_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresa"("empresa_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "processo" ADD CONSTRAINT "processo_empresa_id_criado_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","criado_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usuario" ADD CONSTRAINT "usuario_empresa_id_empresa_empresa_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresa"("empresa_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "adicao_processo_numero" ON "adicao" USING btree ("empresa_id","processo_id","numero");--> statement-breakpoint
CREATE INDEX "adicao_ncm" ON "adicao" USING btree ("empresa_id","ncm");--> statement-breakpoint
CREATE UNIQUE INDEX "declaracao_processo" ON "declaracao" USING btree ("empresa_id","processo_id");--> statement-breakpoint
CREATE UNIQUE INDEX "declaracao_numero_di" ON "declaracao" USING btree ("empresa_id","numero_di");--> statement-breakpoint
CREATE INDEX "declaracao_data_registro" ON "declaracao" USING btree ("empresa_id","data_registro");--> statement-breakpoint
CREATE INDEX "declaracao_valor_aduaneiro" ON "declaracao" USING btree ("empresa_id","valor_aduaneiro");--> statement-breakpoint
CREATE INDEX "historico_registro" ON "historico" USING btree ("empresa_id","registro_id","em");--> statement-breakpoint
CREATE UNIQUE INDEX "processo_numero" ON "processo" USING btree ("empresa_id","numero");--> statement-breakpoint
CREATE INDEX "processo_criado_em" ON "processo" USING btree ("empresa_id","criado_em");--> statement-breakpoint
CREATE INDEX "processo_busca" ON "processo" USING gin ("empresa_id","busca" gin_trgm_ops);