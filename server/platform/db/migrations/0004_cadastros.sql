CREATE TABLE "apelido" (
	"empresa_id" uuid NOT NULL,
	"recurso" text NOT NULL,
	"chave" text NOT NULL,
	"registro_id" uuid NOT NULL,
	CONSTRAINT "apelido_empresa_id_recurso_chave_pk" PRIMARY KEY("empresa_id","recurso","chave")
);
--> statement-breakpoint
CREATE TABLE "fornecedor" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"chave" text NOT NULL,
	"busca" text NOT NULL,
	"criado_em" timestamp with time zone NOT NULL,
	"alterado_em" timestamp with time zone NOT NULL,
	"alterado_por" uuid NOT NULL,
	"excluido_em" timestamp with time zone,
	"papel" text NOT NULL,
	"razao_social" text NOT NULL,
	"nome_fantasia" text,
	"pais_codigo" char(3) NOT NULL,
	"pais_nome" text NOT NULL,
	"endereco" jsonb NOT NULL,
	"identificacao_fiscal" text,
	"contato" jsonb NOT NULL,
	"vinculo" text,
	"apelidos" text[] NOT NULL,
	"observacao" text,
	CONSTRAINT "fornecedor_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
CREATE TABLE "item_cadastrado" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"chave" text NOT NULL,
	"busca" text NOT NULL,
	"criado_em" timestamp with time zone NOT NULL,
	"alterado_em" timestamp with time zone NOT NULL,
	"alterado_por" uuid NOT NULL,
	"excluido_em" timestamp with time zone,
	"part_number" text NOT NULL,
	"descricao" text NOT NULL,
	"descricao_resumida" text,
	"ncm" char(8) NOT NULL,
	"destaque" char(3),
	"unidade_comercializada" text NOT NULL,
	"unidade_estatistica" text,
	"codigo_suframa" char(11),
	"origem" text NOT NULL,
	"pais_origem_codigo" char(3),
	"pais_origem_nome" text,
	"fornecedor_padrao_id" uuid,
	"fabricante_padrao_id" uuid,
	"peso_liquido_unitario" numeric(18, 7),
	"peso_bruto_unitario" numeric(18, 7),
	"valor_unitario_referencia" numeric(20, 7),
	"moeda_codigo" char(3),
	"moeda_nome" text,
	"naladi" char(8),
	"apelidos" text[] NOT NULL,
	"observacao" text,
	CONSTRAINT "item_cadastrado_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
CREATE TABLE "referencia" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"chave" text NOT NULL,
	"busca" text NOT NULL,
	"criado_em" timestamp with time zone NOT NULL,
	"alterado_em" timestamp with time zone NOT NULL,
	"alterado_por" uuid NOT NULL,
	"excluido_em" timestamp with time zone,
	"tabela" text NOT NULL,
	"codigo" text NOT NULL,
	"nome" text NOT NULL,
	"sigla" text,
	"unidade_estatistica" text,
	"vigencia_inicio" date,
	"vigencia_fim" date,
	"fonte" text,
	"situacao" text NOT NULL,
	CONSTRAINT "referencia_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
CREATE TABLE "referencia_de_fabrica" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tabela" text NOT NULL,
	"codigo" text NOT NULL,
	"nome" text NOT NULL,
	"sigla" text,
	"unidade_estatistica" text,
	"vigencia_inicio" date,
	"vigencia_fim" date,
	"fonte" text,
	"situacao" text NOT NULL,
	"chave" text NOT NULL,
	"busca" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "apelido" ADD CONSTRAINT "apelido_empresa_id_empresa_empresa_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresa"("empresa_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fornecedor" ADD CONSTRAINT "fornecedor_empresa_id_alterado_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","alterado_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_cadastrado" ADD CONSTRAINT "item_cadastrado_empresa_id_alterado_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","alterado_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_cadastrado" ADD CONSTRAINT "item_cadastrado_fornecedor_padrao" FOREIGN KEY ("empresa_id","fornecedor_padrao_id") REFERENCES "public"."fornecedor"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_cadastrado" ADD CONSTRAINT "item_cadastrado_fabricante_padrao" FOREIGN KEY ("empresa_id","fabricante_padrao_id") REFERENCES "public"."fornecedor"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referencia" ADD CONSTRAINT "referencia_empresa_id_alterado_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","alterado_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "apelido_registro" ON "apelido" USING btree ("empresa_id","registro_id");--> statement-breakpoint
CREATE INDEX "fornecedor_chave" ON "fornecedor" USING btree ("empresa_id","chave");--> statement-breakpoint
CREATE INDEX "fornecedor_busca" ON "fornecedor" USING gin ("empresa_id","busca" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "item_cadastrado_part_number" ON "item_cadastrado" USING btree ("empresa_id","chave") WHERE excluido_em is null;--> statement-breakpoint
CREATE INDEX "item_cadastrado_ncm" ON "item_cadastrado" USING btree ("empresa_id","ncm");--> statement-breakpoint
CREATE INDEX "item_cadastrado_busca" ON "item_cadastrado" USING gin ("empresa_id","busca" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "referencia_codigo" ON "referencia" USING btree ("empresa_id","tabela","codigo",coalesce(vigencia_inicio, '-infinity')) WHERE excluido_em is null;--> statement-breakpoint
CREATE INDEX "referencia_busca" ON "referencia" USING gin ("empresa_id","tabela","busca" gin_trgm_ops);--> statement-breakpoint
-- The history of imports said it in words of its own; every resource says it alike from here on.
UPDATE "historico" SET "recurso" = 'Processo', "acao" = 'CRIAR' WHERE "recurso" = 'processo' AND "acao" = 'CRIADO';
