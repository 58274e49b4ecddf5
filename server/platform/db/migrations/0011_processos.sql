CREATE TABLE "pedido" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"chave" text NOT NULL,
	"busca" text NOT NULL,
	"numero" text NOT NULL,
	"revisao" integer DEFAULT 0 NOT NULL,
	"decidido" text NOT NULL,
	"motivo_cancelamento" text,
	"status" text NOT NULL,
	"importador_id" uuid NOT NULL,
	"fornecedor_id" uuid NOT NULL,
	"data" date NOT NULL,
	"entrega_prevista" date,
	"proforma_numero" text,
	"proforma_data" date,
	"incoterm" text NOT NULL,
	"local_incoterm" text,
	"moeda_codigo" char(3) NOT NULL,
	"moeda_nome" text NOT NULL,
	"condicao_pagamento" text,
	"cobertura_cambial" text,
	"frete" numeric(18, 2),
	"seguro" numeric(18, 2),
	"observacao" text,
	"valor_itens" numeric(18, 2) NOT NULL,
	"criado_em" timestamp with time zone NOT NULL,
	"alterado_em" timestamp with time zone NOT NULL,
	"alterado_por" uuid NOT NULL,
	"excluido_em" timestamp with time zone,
	CONSTRAINT "pedido_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
CREATE TABLE "pedido_item" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"pedido_id" uuid NOT NULL,
	"linha" integer NOT NULL,
	"busca" text DEFAULT '' NOT NULL,
	"item_id" uuid,
	"part_number" text NOT NULL,
	"descricao" text NOT NULL,
	"ncm" char(8) NOT NULL,
	"destaque" char(3),
	"unidade" text NOT NULL,
	"quantidade" numeric(18, 5) NOT NULL,
	"valor_unitario" numeric(20, 7) NOT NULL,
	"peso_liquido_unitario" numeric(18, 7),
	"pais_origem_codigo" char(3),
	"pais_origem_nome" text,
	"fabricante_id" uuid,
	"aplicacao" text,
	"codigo_suframa" char(11),
	CONSTRAINT "pedido_item_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
CREATE TABLE "adicao_prevista" (
	"empresa_id" uuid NOT NULL,
	"processo_id" uuid NOT NULL,
	"numero" smallint NOT NULL,
	"tributos" jsonb NOT NULL,
	"antidumping" jsonb,
	"acrescimos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"deducoes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"fundamento_legal" text,
	"campos" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "adicao_prevista_empresa_id_processo_id_numero_pk" PRIMARY KEY("empresa_id","processo_id","numero")
);
--> statement-breakpoint
CREATE TABLE "despesa" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"chave" text NOT NULL,
	"busca" text NOT NULL,
	"processo_id" uuid NOT NULL,
	"tipo" text NOT NULL,
	"descricao" text,
	"valor" numeric(18, 2) NOT NULL,
	"data" date,
	"fornecedor_nome" text,
	"documento_numero" text,
	"base" text NOT NULL,
	"recuperavel" boolean DEFAULT false NOT NULL,
	"integra_base_icms" boolean DEFAULT false NOT NULL,
	"criado_em" timestamp with time zone NOT NULL,
	"alterado_em" timestamp with time zone NOT NULL,
	"alterado_por" uuid NOT NULL,
	"excluido_em" timestamp with time zone,
	CONSTRAINT "despesa_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
CREATE TABLE "processo_item" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"processo_id" uuid NOT NULL,
	"ordem" integer NOT NULL,
	"pedido_item_id" uuid,
	"item_id" uuid,
	"part_number" text,
	"descricao" text NOT NULL,
	"ncm" char(8) NOT NULL,
	"destaque" char(3),
	"unidade" text NOT NULL,
	"quantidade" numeric(18, 5) NOT NULL,
	"valor_unitario" numeric(20, 7) NOT NULL,
	"peso_liquido" numeric(18, 5),
	"moeda_codigo" char(3) NOT NULL,
	"moeda_nome" text NOT NULL,
	"incoterm" text NOT NULL,
	"fornecedor_id" uuid,
	"fabricante_id" uuid,
	"pais_origem_codigo" char(3),
	"pais_origem_nome" text,
	"condicao" text DEFAULT 'NOVA' NOT NULL,
	"aplicacao" text,
	"numero_li" char(10),
	"codigo_suframa" char(11),
	"adicao" smallint,
	CONSTRAINT "processo_item_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
CREATE TABLE "processo_passo" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"processo_id" uuid NOT NULL,
	"ordem" integer NOT NULL,
	"situacao" text NOT NULL,
	"data" date NOT NULL,
	"canal_rfb" text,
	"prazo" date,
	"motivo" text,
	"da_declaracao" boolean DEFAULT false NOT NULL,
	"em" timestamp with time zone NOT NULL,
	"usuario_id" uuid NOT NULL,
	"desfeito_em" timestamp with time zone,
	"desfeito_por" uuid,
	CONSTRAINT "processo_passo_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
CREATE TABLE "apelido_declarado" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"recurso" text NOT NULL,
	"chave" char(64) NOT NULL,
	"texto" text NOT NULL,
	"registro_id" uuid NOT NULL,
	"em" timestamp with time zone NOT NULL,
	"usuario_id" uuid NOT NULL,
	CONSTRAINT "apelido_declarado_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
CREATE TABLE "retificacao" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"processo_id" uuid NOT NULL,
	"arquivo_id" uuid NOT NULL,
	"arquivo_anterior_id" uuid NOT NULL,
	"aceitos" jsonb NOT NULL,
	"recusados" jsonb NOT NULL,
	"motivo" text NOT NULL,
	"em" timestamp with time zone NOT NULL,
	"usuario_id" uuid NOT NULL,
	CONSTRAINT "retificacao_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
ALTER TABLE "declaracao" ALTER COLUMN "numero_di" SET DATA TYPE varchar(15);--> statement-breakpoint
ALTER TABLE "item" ADD COLUMN "campos" jsonb;--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "desde" date;--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "referencia" text;--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "importador_id" uuid;--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "representante_id" uuid;--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "responsavel_id" uuid;--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "modalidade" text;--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "numero_di" char(10);--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "numero_duimp" char(15);--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "versao_duimp" integer;--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "canal_rfb" text;--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "canal_sefaz" text;--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "urf_despacho_codigo" char(7);--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "urf_despacho_nome" text;--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "urf_entrada_codigo" char(7);--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "urf_entrada_nome" text;--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "recinto_codigo" char(7);--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "recinto_nome" text;--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "setor" text;--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "incoterm" text;--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "local_incoterm" text;--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "via_transporte" char(2);--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "pais_procedencia_codigo" char(3);--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "pais_procedencia_nome" text;--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "transportador" text;--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "veiculo" text;--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "local_embarque" text;--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "conhecimento_tipo" text;--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "conhecimento_numero" text;--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "conhecimento_master" text;--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "manifesto" text;--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "etd" date;--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "eta" date;--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "embarque" date;--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "chegada" date;--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "presenca" date;--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "dias_livres" integer;--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "devolver_ate" date;--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "licenca_ate" date;--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "prazo_exigencia" date;--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "peso_bruto" numeric(18, 5);--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "peso_liquido" numeric(18, 5);--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "frete_moeda_codigo" char(3);--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "frete_moeda_nome" text;--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "frete_valor" numeric(18, 2);--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "frete_nacional" numeric(18, 2);--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "seguro_moeda_codigo" char(3);--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "seguro_moeda_nome" text;--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "seguro_valor" numeric(18, 2);--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "conteineres" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "volumes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "licencas" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "observacao" text;--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "itens_versao" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "itens_alterados_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "itens_alterados_por" uuid;--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "alterado_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "alterado_por" uuid;--> statement-breakpoint
ALTER TABLE "pedido" ADD CONSTRAINT "pedido_empresa_id_importador_id_importador_empresa_id_id_fk" FOREIGN KEY ("empresa_id","importador_id") REFERENCES "public"."importador"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pedido" ADD CONSTRAINT "pedido_empresa_id_fornecedor_id_fornecedor_empresa_id_id_fk" FOREIGN KEY ("empresa_id","fornecedor_id") REFERENCES "public"."fornecedor"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pedido" ADD CONSTRAINT "pedido_empresa_id_alterado_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","alterado_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pedido_item" ADD CONSTRAINT "pedido_item_empresa_id_pedido_id_pedido_empresa_id_id_fk" FOREIGN KEY ("empresa_id","pedido_id") REFERENCES "public"."pedido"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pedido_item" ADD CONSTRAINT "pedido_item_empresa_id_item_id_item_cadastrado_empresa_id_id_fk" FOREIGN KEY ("empresa_id","item_id") REFERENCES "public"."item_cadastrado"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pedido_item" ADD CONSTRAINT "pedido_item_empresa_id_fabricante_id_fornecedor_empresa_id_id_fk" FOREIGN KEY ("empresa_id","fabricante_id") REFERENCES "public"."fornecedor"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adicao_prevista" ADD CONSTRAINT "adicao_prevista_empresa_id_processo_id_processo_empresa_id_id_fk" FOREIGN KEY ("empresa_id","processo_id") REFERENCES "public"."processo"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "despesa" ADD CONSTRAINT "despesa_empresa_id_processo_id_processo_empresa_id_id_fk" FOREIGN KEY ("empresa_id","processo_id") REFERENCES "public"."processo"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "despesa" ADD CONSTRAINT "despesa_empresa_id_alterado_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","alterado_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "processo_item" ADD CONSTRAINT "processo_item_empresa_id_processo_id_processo_empresa_id_id_fk" FOREIGN KEY ("empresa_id","processo_id") REFERENCES "public"."processo"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "processo_item" ADD CONSTRAINT "processo_item_empresa_id_pedido_item_id_pedido_item_empresa_id_id_fk" FOREIGN KEY ("empresa_id","pedido_item_id") REFERENCES "public"."pedido_item"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "processo_item" ADD CONSTRAINT "processo_item_empresa_id_item_id_item_cadastrado_empresa_id_id_fk" FOREIGN KEY ("empresa_id","item_id") REFERENCES "public"."item_cadastrado"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "processo_item" ADD CONSTRAINT "processo_item_empresa_id_fornecedor_id_fornecedor_empresa_id_id_fk" FOREIGN KEY ("empresa_id","fornecedor_id") REFERENCES "public"."fornecedor"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "processo_item" ADD CONSTRAINT "processo_item_empresa_id_fabricante_id_fornecedor_empresa_id_id_fk" FOREIGN KEY ("empresa_id","fabricante_id") REFERENCES "public"."fornecedor"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "processo_passo" ADD CONSTRAINT "processo_passo_empresa_id_processo_id_processo_empresa_id_id_fk" FOREIGN KEY ("empresa_id","processo_id") REFERENCES "public"."processo"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "processo_passo" ADD CONSTRAINT "processo_passo_empresa_id_usuario_id_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","usuario_id") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "processo_passo" ADD CONSTRAINT "processo_passo_empresa_id_desfeito_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","desfeito_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "apelido_declarado" ADD CONSTRAINT "apelido_declarado_empresa_id_usuario_id_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","usuario_id") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retificacao" ADD CONSTRAINT "retificacao_empresa_id_processo_id_processo_empresa_id_id_fk" FOREIGN KEY ("empresa_id","processo_id") REFERENCES "public"."processo"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retificacao" ADD CONSTRAINT "retificacao_empresa_id_arquivo_id_arquivo_empresa_id_id_fk" FOREIGN KEY ("empresa_id","arquivo_id") REFERENCES "public"."arquivo"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retificacao" ADD CONSTRAINT "retificacao_arquivo_anterior" FOREIGN KEY ("empresa_id","arquivo_anterior_id") REFERENCES "public"."arquivo"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retificacao" ADD CONSTRAINT "retificacao_empresa_id_usuario_id_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","usuario_id") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pedido_numero" ON "pedido" USING btree ("empresa_id","importador_id","chave") WHERE excluido_em is null;--> statement-breakpoint
CREATE INDEX "pedido_data" ON "pedido" USING btree ("empresa_id","data","id") WHERE excluido_em is null;--> statement-breakpoint
CREATE INDEX "pedido_fornecedor" ON "pedido" USING btree ("empresa_id","fornecedor_id");--> statement-breakpoint
CREATE INDEX "pedido_busca" ON "pedido" USING gin ("empresa_id","busca" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "pedido_item_pedido" ON "pedido_item" USING btree ("empresa_id","pedido_id","linha");--> statement-breakpoint
CREATE INDEX "pedido_item_busca" ON "pedido_item" USING gin ("empresa_id","busca" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "pedido_item_part_number" ON "pedido_item" USING btree ("empresa_id","part_number");--> statement-breakpoint
CREATE INDEX "despesa_processo" ON "despesa" USING btree ("empresa_id","processo_id");--> statement-breakpoint
CREATE INDEX "processo_item_processo" ON "processo_item" USING btree ("empresa_id","processo_id","ordem");--> statement-breakpoint
CREATE INDEX "processo_item_pedido" ON "processo_item" USING btree ("empresa_id","pedido_item_id") WHERE pedido_item_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "processo_passo_ordem" ON "processo_passo" USING btree ("empresa_id","processo_id","ordem");--> statement-breakpoint
CREATE UNIQUE INDEX "apelido_declarado_chave" ON "apelido_declarado" USING btree ("empresa_id","recurso","chave");--> statement-breakpoint
CREATE INDEX "apelido_declarado_registro" ON "apelido_declarado" USING btree ("empresa_id","registro_id");--> statement-breakpoint
CREATE INDEX "retificacao_processo" ON "retificacao" USING btree ("empresa_id","processo_id","em");--> statement-breakpoint
ALTER TABLE "processo" ADD CONSTRAINT "processo_empresa_id_alterado_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","alterado_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "processo" ADD CONSTRAINT "processo_empresa_id_responsavel_id_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","responsavel_id") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "processo" ADD CONSTRAINT "processo_empresa_id_importador_id_importador_empresa_id_id_fk" FOREIGN KEY ("empresa_id","importador_id") REFERENCES "public"."importador"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "processo" ADD CONSTRAINT "processo_empresa_id_representante_id_representante_empresa_id_id_fk" FOREIGN KEY ("empresa_id","representante_id") REFERENCES "public"."representante"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "processo_situacao" ON "processo" USING btree ("empresa_id","situacao") WHERE "processo"."excluido_em" is null;--> statement-breakpoint
CREATE INDEX "processo_canal" ON "processo" USING btree ("empresa_id","canal_rfb") WHERE "processo"."excluido_em" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "processo_numero_di" ON "processo" USING btree ("empresa_id","numero_di") WHERE "processo"."excluido_em" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "processo_numero_duimp" ON "processo" USING btree ("empresa_id","numero_duimp") WHERE "processo"."excluido_em" is null;--> statement-breakpoint
CREATE INDEX "processo_eta" ON "processo" USING btree ("empresa_id","eta") WHERE "processo"."excluido_em" is null;