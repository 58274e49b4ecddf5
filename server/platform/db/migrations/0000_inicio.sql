-- Trigram search that leads with the company: gin over (empresa_id, busca).
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gin;
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
CREATE TABLE "convite" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"empresa_id" uuid NOT NULL,
	"usuario_id" uuid NOT NULL,
	"criado_em" timestamp with time zone NOT NULL,
	"expira_em" timestamp with time zone NOT NULL,
	"encerrado_em" timestamp with time zone
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
CREATE TABLE "documento" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"recurso" text NOT NULL,
	"registro_id" uuid NOT NULL,
	"arquivo_id" uuid NOT NULL,
	"nome" text NOT NULL,
	"tipo" text NOT NULL,
	"busca" text NOT NULL,
	"excluido_em" timestamp with time zone,
	CONSTRAINT "documento_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
CREATE TABLE "empresa" (
	"empresa_id" uuid PRIMARY KEY NOT NULL,
	"razao_social" text NOT NULL,
	"nome_fantasia" text NOT NULL,
	"cnpj" char(14),
	"versao" integer DEFAULT 1 NOT NULL,
	"ie_am" char(9),
	"inscricao_suframa" char(9),
	"telefone" text,
	"email" text,
	"cep" char(8),
	"logradouro" text,
	"numero" text,
	"complemento" text,
	"bairro" text,
	"municipio" text,
	"uf" char(2),
	"filiais" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"logo" char(64),
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
CREATE TABLE "historico_elo" (
	"empresa_id" uuid NOT NULL,
	"ordem" bigint NOT NULL,
	"historico_id" uuid NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "historico_elo_empresa_id_ordem_pk" PRIMARY KEY("empresa_id","ordem")
);
--> statement-breakpoint
CREATE TABLE "numeracao" (
	"empresa_id" uuid NOT NULL,
	"serie" text NOT NULL,
	"ultimo" integer NOT NULL,
	CONSTRAINT "numeracao_empresa_id_serie_pk" PRIMARY KEY("empresa_id","serie")
);
--> statement-breakpoint
CREATE TABLE "parametro" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"codigo" text NOT NULL,
	"valor" numeric NOT NULL,
	"vigencia_inicio" date,
	"vigencia_fim" date,
	"fonte" text NOT NULL,
	"situacao" text NOT NULL,
	"busca" text NOT NULL,
	"criado_em" timestamp with time zone NOT NULL,
	"alterado_em" timestamp with time zone NOT NULL,
	"alterado_por" uuid NOT NULL,
	"excluido_em" timestamp with time zone,
	CONSTRAINT "parametro_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
CREATE TABLE "parametro_de_fabrica" (
	"id" uuid PRIMARY KEY NOT NULL,
	"codigo" text NOT NULL,
	"valor" numeric NOT NULL,
	"vigencia_inicio" date,
	"vigencia_fim" date,
	"fonte" text NOT NULL,
	"situacao" text NOT NULL,
	"busca" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessao" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"empresa_id" uuid NOT NULL,
	"usuario_id" uuid NOT NULL,
	"aparelho" text,
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
	"versao" integer DEFAULT 1 NOT NULL,
	"foto" char(64),
	"criado_em" timestamp with time zone NOT NULL,
	"desativado_em" timestamp with time zone,
	CONSTRAINT "usuario_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
CREATE TABLE "visao" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"tela" text NOT NULL,
	"nome" text NOT NULL,
	"compartilhada" boolean NOT NULL,
	"definicao" jsonb NOT NULL,
	"criado_em" timestamp with time zone NOT NULL,
	"criado_por" uuid NOT NULL,
	"alterado_em" timestamp with time zone NOT NULL,
	"excluido_em" timestamp with time zone,
	CONSTRAINT "visao_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
CREATE TABLE "visao_padrao" (
	"empresa_id" uuid NOT NULL,
	"usuario_id" uuid NOT NULL,
	"tela" text NOT NULL,
	"visao_id" uuid,
	CONSTRAINT "visao_padrao_empresa_id_usuario_id_tela_pk" PRIMARY KEY("empresa_id","usuario_id","tela")
);
--> statement-breakpoint
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
CREATE TABLE "importador" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"chave" text NOT NULL,
	"busca" text NOT NULL,
	"criado_em" timestamp with time zone NOT NULL,
	"alterado_em" timestamp with time zone NOT NULL,
	"alterado_por" uuid NOT NULL,
	"excluido_em" timestamp with time zone,
	"razao_social" text NOT NULL,
	"nome_fantasia" text,
	"cnpj" char(14) NOT NULL,
	"inscricao_estadual" char(9),
	"cnae" char(7),
	"setor" char(1) NOT NULL,
	"inscricao_suframa" char(9),
	"situacao_suframa" text NOT NULL,
	"validade_suframa" date,
	"cep" char(8),
	"logradouro" text,
	"numero" text,
	"complemento" text,
	"bairro" text,
	"municipio" text,
	"uf" char(2),
	"email" text,
	"contatos" jsonb NOT NULL,
	"banco" char(3),
	"agencia" text,
	"conta" text,
	"dci_mensal" boolean NOT NULL,
	"dci_ade_numero" text,
	"dci_ade_data" date,
	"resolucoes" jsonb NOT NULL,
	"arredondamento_cra" text NOT NULL,
	"base_custo" text NOT NULL,
	"observacao" text,
	CONSTRAINT "importador_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
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
CREATE TABLE "matriz_tributacao" (
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
	"ncm" char(8) NOT NULL,
	"codigo_suframa" char(4) NOT NULL,
	"destinacao" char(2) NOT NULL,
	"utilizacao" char(2) NOT NULL,
	"codigo_tributacao" char(4) NOT NULL,
	"tratamento" text,
	"reducao_perc" numeric(7, 2),
	"decreto" text NOT NULL,
	"tipo_documento" text,
	"numero_documento" text,
	"vigencia_inicio" date NOT NULL,
	"vigencia_fim" date,
	CONSTRAINT "matriz_tributacao_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
CREATE TABLE "ncm_importada" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"atualizada_em" date NOT NULL,
	"ato" text NOT NULL,
	"arquivo" text NOT NULL,
	"importada_em" timestamp with time zone NOT NULL,
	"importada_por" uuid NOT NULL,
	CONSTRAINT "ncm_importada_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
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
	"aliquota_ii" numeric(7, 2),
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
	"aliquota_ii" numeric(7, 2),
	"a_confirmar" text[] DEFAULT '{}' NOT NULL,
	"chave" text NOT NULL,
	"busca" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "representante" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"chave" text NOT NULL,
	"busca" text NOT NULL,
	"criado_em" timestamp with time zone NOT NULL,
	"alterado_em" timestamp with time zone NOT NULL,
	"alterado_por" uuid NOT NULL,
	"excluido_em" timestamp with time zone,
	"nome" text NOT NULL,
	"cpf" char(11) NOT NULL,
	"cargo" text,
	"vinculo" text NOT NULL,
	"ativo" boolean NOT NULL,
	"procuracao_validade" date,
	"certificado_tipo" text,
	"certificado_titular" text,
	"certificado_validade" date,
	"observacao" text,
	CONSTRAINT "representante_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
CREATE TABLE "representante_importador" (
	"empresa_id" uuid NOT NULL,
	"representante_id" uuid NOT NULL,
	"importador_id" uuid NOT NULL,
	"ordem" integer NOT NULL,
	CONSTRAINT "representante_importador_empresa_id_representante_id_importador_id_pk" PRIMARY KEY("empresa_id","representante_id","importador_id")
);
--> statement-breakpoint
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
CREATE TABLE "processo" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"numero" text NOT NULL,
	"tipo_documento" text NOT NULL,
	"situacao" text NOT NULL,
	"desde" date,
	"referencia" text,
	"importador_id" uuid,
	"representante_id" uuid,
	"responsavel_id" uuid,
	"modalidade" text,
	"numero_di" char(10),
	"numero_duimp" char(15),
	"versao_duimp" integer,
	"canal_rfb" text,
	"canal_sefaz" text,
	"dai_em" date,
	"urf_despacho_codigo" char(7),
	"urf_despacho_nome" text,
	"urf_entrada_codigo" char(7),
	"urf_entrada_nome" text,
	"recinto_codigo" char(7),
	"recinto_nome" text,
	"setor" text,
	"incoterm" text,
	"local_incoterm" text,
	"via_transporte" char(2),
	"pais_procedencia_codigo" char(3),
	"pais_procedencia_nome" text,
	"transportador" text,
	"veiculo" text,
	"local_embarque" text,
	"conhecimento_tipo" text,
	"conhecimento_numero" text,
	"conhecimento_master" text,
	"manifesto" text,
	"etd" date,
	"eta" date,
	"embarque" date,
	"chegada" date,
	"presenca" date,
	"dias_livres" integer,
	"devolver_ate" date,
	"licenca_ate" date,
	"prazo_exigencia" date,
	"peso_bruto" numeric(18, 5),
	"peso_liquido" numeric(18, 5),
	"frete_moeda_codigo" char(3),
	"frete_moeda_nome" text,
	"frete_valor" numeric(18, 2),
	"frete_nacional" numeric(18, 2),
	"seguro_moeda_codigo" char(3),
	"seguro_moeda_nome" text,
	"seguro_valor" numeric(18, 2),
	"conteineres" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"volumes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"licencas" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"observacao" text,
	"itens_versao" integer DEFAULT 1 NOT NULL,
	"itens_alterados_em" timestamp with time zone,
	"itens_alterados_por" uuid,
	"busca" text NOT NULL,
	"criado_em" timestamp with time zone NOT NULL,
	"criado_por" uuid NOT NULL,
	"alterado_em" timestamp with time zone,
	"alterado_por" uuid,
	"excluido_em" timestamp with time zone,
	CONSTRAINT "processo_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
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
	"outros" jsonb,
	"campos" jsonb NOT NULL,
	"grupos" jsonb,
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
	"aliquota" numeric,
	"aliquota_reduzida" numeric,
	"devido" numeric(18, 2) NOT NULL,
	"recolher" numeric(18, 2) NOT NULL,
	CONSTRAINT "adicao_tributo_empresa_id_adicao_id_tributo_pk" PRIMARY KEY("empresa_id","adicao_id","tributo")
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
CREATE TABLE "declaracao" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"processo_id" uuid NOT NULL,
	"arquivo_id" uuid NOT NULL,
	"numero_di" varchar(15) NOT NULL,
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
	"outros_devido" numeric(18, 2) DEFAULT '0.00' NOT NULL,
	"outros_recolher" numeric(18, 2) DEFAULT '0.00' NOT NULL,
	"taxa_siscomex" numeric(18, 2) NOT NULL,
	"cabecalho" jsonb NOT NULL,
	"conferencias" jsonb NOT NULL,
	CONSTRAINT "declaracao_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
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
	"duimp" jsonb,
	"campos" jsonb,
	CONSTRAINT "item_empresa_id_adicao_id_ordem_pk" PRIMARY KEY("empresa_id","adicao_id","ordem")
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
CREATE TABLE "planilha" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"recurso" text NOT NULL,
	"arquivo_id" uuid NOT NULL,
	"situacao" text NOT NULL,
	"falha" text,
	"folhas" jsonb NOT NULL,
	"mapa" jsonb,
	"assinatura" text,
	"correcoes" jsonb NOT NULL,
	"contagens" jsonb,
	"desfeitas" jsonb,
	"criado_em" timestamp with time zone NOT NULL,
	"criado_por" uuid NOT NULL,
	CONSTRAINT "planilha_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
CREATE TABLE "planilha_linha" (
	"empresa_id" uuid NOT NULL,
	"planilha_id" uuid NOT NULL,
	"numero" integer NOT NULL,
	"celulas" jsonb,
	"erros" jsonb,
	"registro_id" uuid,
	"historico_id" uuid,
	CONSTRAINT "planilha_linha_empresa_id_planilha_id_numero_pk" PRIMARY KEY("empresa_id","planilha_id","numero")
);
--> statement-breakpoint
CREATE TABLE "dai" (
	"empresa_id" uuid NOT NULL,
	"processo_id" uuid NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"data_registro" date NOT NULL,
	"situacao" text NOT NULL,
	"desde" date NOT NULL,
	"numero" text,
	"enviada_em" date,
	"canal" text,
	"parametrizada_em" date,
	"ciencia_em" date,
	"ciencia_por" uuid,
	"lacre_em" date,
	"lacre_numero" text,
	"notificada_em" date,
	"notificacao_numero" text,
	"notificacao_valor" numeric(18, 2),
	"notificacao_vencimento" date,
	"dar_numero" text,
	"dar_pago_em" date,
	"dar_valor" numeric(18, 2),
	"exonerada_em" date,
	"desembaracada_em" date,
	"tipo" text,
	"contrato_cambio" text,
	"complemento" text,
	"adicoes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tratamentos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"icms_base" numeric(18, 2),
	"icms_sem_incentivo" numeric(18, 2),
	"icms_recolher" numeric(18, 2),
	"alterado_em" timestamp with time zone,
	"alterado_por" uuid,
	CONSTRAINT "dai_empresa_id_processo_id_pk" PRIMARY KEY("empresa_id","processo_id")
);
--> statement-breakpoint
CREATE TABLE "dai_envio" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"processo_id" uuid NOT NULL,
	"sequencia" integer NOT NULL,
	"anterior_id" uuid,
	"arquivo_id" uuid NOT NULL,
	"declaracao" jsonb NOT NULL,
	"xsd" text,
	"gerado_em" timestamp with time zone NOT NULL,
	"gerado_por" uuid NOT NULL,
	"enviado_em" date,
	CONSTRAINT "dai_envio_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
CREATE TABLE "dai_marca" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"processo_id" uuid NOT NULL,
	"ordem" integer NOT NULL,
	"tipo" text NOT NULL,
	"data" date NOT NULL,
	"canal" text,
	"numero" text,
	"valor" numeric(18, 2),
	"vencimento" date,
	"motivo" text,
	"documento_id" uuid,
	"da_declaracao" boolean DEFAULT false NOT NULL,
	"em" timestamp with time zone NOT NULL,
	"usuario_id" uuid NOT NULL,
	"desfeita_em" timestamp with time zone,
	"desfeita_por" uuid,
	CONSTRAINT "dai_marca_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
CREATE TABLE "esquema_xsd" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"documento" text NOT NULL,
	"arquivo_id" uuid NOT NULL,
	"principal" text NOT NULL,
	"criado_em" timestamp with time zone NOT NULL,
	"criado_por" uuid NOT NULL,
	"retirado_em" timestamp with time zone,
	"retirado_por" uuid,
	CONSTRAINT "esquema_xsd_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
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
CREATE TABLE "saldo_lote" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"processo_id" uuid,
	"entrada_id" uuid,
	"papel" text DEFAULT 'DECLARACAO' NOT NULL,
	"numero_declaracao" varchar(15) NOT NULL,
	"serie" text,
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
	CONSTRAINT "saldo_lote_nunca_negativo" CHECK (saldo >= 0),
	CONSTRAINT "saldo_lote_de_um_papel" CHECK (num_nonnulls(processo_id, entrada_id) = 1)
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
	"obsoletos" jsonb DEFAULT '[]'::jsonb NOT NULL,
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
	"mora" jsonb,
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
	"obsoleto" jsonb,
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
CREATE TABLE "painel_fato" (
	"empresa_id" uuid NOT NULL,
	"fato" text NOT NULL,
	"mes" text NOT NULL,
	"importador" text NOT NULL,
	"grupo" text NOT NULL,
	"quantidade" integer NOT NULL,
	"dias" integer NOT NULL,
	"valor_aduaneiro" numeric(24, 2) NOT NULL,
	"tributos" numeric(24, 2) NOT NULL,
	"recolher" numeric(24, 2) NOT NULL,
	"suspenso" numeric(24, 2) NOT NULL,
	CONSTRAINT "painel_fato_empresa_id_fato_mes_importador_grupo_pk" PRIMARY KEY("empresa_id","fato","mes","importador","grupo")
);
--> statement-breakpoint
CREATE TABLE "painel_fonte" (
	"empresa_id" uuid NOT NULL,
	"fonte_id" uuid NOT NULL,
	"fato" text NOT NULL,
	"mes" text NOT NULL,
	"importador" text NOT NULL,
	"grupo" text NOT NULL,
	"quantidade" integer NOT NULL,
	"dias" integer NOT NULL,
	"valor_aduaneiro" numeric(24, 2) NOT NULL,
	"tributos" numeric(24, 2) NOT NULL,
	"recolher" numeric(24, 2) NOT NULL,
	"suspenso" numeric(24, 2) NOT NULL,
	CONSTRAINT "painel_fonte_empresa_id_fonte_id_fato_mes_importador_grupo_pk" PRIMARY KEY("empresa_id","fonte_id","fato","mes","importador","grupo")
);
--> statement-breakpoint
CREATE TABLE "painel_mudanca" (
	"empresa_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "painel_mudanca_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"fonte_id" uuid NOT NULL,
	CONSTRAINT "painel_mudanca_empresa_id_fonte_id_id_pk" PRIMARY KEY("empresa_id","fonte_id","id")
);
--> statement-breakpoint
CREATE TABLE "aviso" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"usuario_id" uuid NOT NULL,
	"tipo" text NOT NULL,
	"recurso" text NOT NULL,
	"registro_id" uuid NOT NULL,
	"titulo" text NOT NULL,
	"texto" text NOT NULL,
	"autor_id" uuid NOT NULL,
	"vezes" integer DEFAULT 1 NOT NULL,
	"em" timestamp with time zone NOT NULL,
	"lido_em" timestamp with time zone,
	CONSTRAINT "aviso_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
CREATE TABLE "webhook" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"chave" text NOT NULL,
	"busca" text NOT NULL,
	"criado_em" timestamp with time zone NOT NULL,
	"alterado_em" timestamp with time zone NOT NULL,
	"alterado_por" uuid NOT NULL,
	"excluido_em" timestamp with time zone,
	"nome" text NOT NULL,
	"url" text NOT NULL,
	"recursos" text[] NOT NULL,
	"ativo" boolean NOT NULL,
	"segredo" text,
	"segredo_em" timestamp with time zone,
	CONSTRAINT "webhook_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
CREATE TABLE "webhook_entrega" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"webhook_id" uuid NOT NULL,
	"evento" text NOT NULL,
	"corpo" jsonb NOT NULL,
	"situacao" text NOT NULL,
	"criada_em" timestamp with time zone NOT NULL,
	"tentativas" integer DEFAULT 0 NOT NULL,
	"tentada_em" timestamp with time zone,
	"proxima_em" timestamp with time zone,
	"resposta" text,
	CONSTRAINT "webhook_entrega_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
CREATE TABLE "adiamento" (
	"empresa_id" uuid NOT NULL,
	"usuario_id" uuid NOT NULL,
	"chave" text NOT NULL,
	"regra" text NOT NULL,
	"registro_id" uuid NOT NULL,
	"titulo" text NOT NULL,
	"nivel" text NOT NULL,
	"prazo" date,
	"ate" date NOT NULL,
	"motivo" text NOT NULL,
	"em" timestamp with time zone NOT NULL,
	CONSTRAINT "adiamento_empresa_id_usuario_id_chave_pk" PRIMARY KEY("empresa_id","usuario_id","chave")
);
--> statement-breakpoint
CREATE TABLE "limite_de_tentativas" (
	"chave" text PRIMARY KEY NOT NULL,
	"pontos" integer NOT NULL,
	"expira" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pedido_com_chave" (
	"empresa_id" uuid NOT NULL,
	"usuario_id" uuid NOT NULL,
	"chave" text NOT NULL,
	"pedido" text NOT NULL,
	"em" timestamp with time zone NOT NULL,
	"status" integer,
	"tipo" text,
	"corpo" text,
	CONSTRAINT "pedido_com_chave_empresa_id_usuario_id_chave_pk" PRIMARY KEY("empresa_id","usuario_id","chave")
);
--> statement-breakpoint
CREATE TABLE "trabalho" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"servidor" uuid NOT NULL,
	"estado" jsonb NOT NULL,
	"terminado" boolean NOT NULL,
	"parar" text,
	"em" timestamp with time zone NOT NULL,
	CONSTRAINT "trabalho_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
ALTER TABLE "arquivo" ADD CONSTRAINT "arquivo_empresa_id_recebido_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","recebido_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documento" ADD CONSTRAINT "documento_empresa_id_arquivo_id_arquivo_empresa_id_id_fk" FOREIGN KEY ("empresa_id","arquivo_id") REFERENCES "public"."arquivo"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "historico" ADD CONSTRAINT "historico_empresa_id_usuario_id_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","usuario_id") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "numeracao" ADD CONSTRAINT "numeracao_empresa_id_empresa_empresa_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresa"("empresa_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parametro" ADD CONSTRAINT "parametro_empresa_id_alterado_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","alterado_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usuario" ADD CONSTRAINT "usuario_empresa_id_empresa_empresa_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresa"("empresa_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visao" ADD CONSTRAINT "visao_empresa_id_criado_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","criado_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visao_padrao" ADD CONSTRAINT "visao_padrao_empresa_id_usuario_id_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","usuario_id") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visao_padrao" ADD CONSTRAINT "visao_padrao_empresa_id_visao_id_visao_empresa_id_id_fk" FOREIGN KEY ("empresa_id","visao_id") REFERENCES "public"."visao"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "apelido" ADD CONSTRAINT "apelido_empresa_id_empresa_empresa_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresa"("empresa_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fornecedor" ADD CONSTRAINT "fornecedor_empresa_id_alterado_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","alterado_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "importador" ADD CONSTRAINT "importador_empresa_id_alterado_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","alterado_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_cadastrado" ADD CONSTRAINT "item_cadastrado_empresa_id_alterado_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","alterado_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_cadastrado" ADD CONSTRAINT "item_cadastrado_fornecedor_padrao" FOREIGN KEY ("empresa_id","fornecedor_padrao_id") REFERENCES "public"."fornecedor"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_cadastrado" ADD CONSTRAINT "item_cadastrado_fabricante_padrao" FOREIGN KEY ("empresa_id","fabricante_padrao_id") REFERENCES "public"."fornecedor"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matriz_tributacao" ADD CONSTRAINT "matriz_tributacao_empresa_id_alterado_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","alterado_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matriz_tributacao" ADD CONSTRAINT "matriz_tributacao_importador" FOREIGN KEY ("empresa_id","importador_id") REFERENCES "public"."importador"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ncm_importada" ADD CONSTRAINT "ncm_importada_empresa_id_importada_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","importada_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referencia" ADD CONSTRAINT "referencia_empresa_id_alterado_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","alterado_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "representante" ADD CONSTRAINT "representante_empresa_id_alterado_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","alterado_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "representante_importador" ADD CONSTRAINT "representante_importador_representante" FOREIGN KEY ("empresa_id","representante_id") REFERENCES "public"."representante"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "representante_importador" ADD CONSTRAINT "representante_importador_importador_fk" FOREIGN KEY ("empresa_id","importador_id") REFERENCES "public"."importador"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pedido" ADD CONSTRAINT "pedido_empresa_id_importador_id_importador_empresa_id_id_fk" FOREIGN KEY ("empresa_id","importador_id") REFERENCES "public"."importador"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pedido" ADD CONSTRAINT "pedido_empresa_id_fornecedor_id_fornecedor_empresa_id_id_fk" FOREIGN KEY ("empresa_id","fornecedor_id") REFERENCES "public"."fornecedor"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pedido" ADD CONSTRAINT "pedido_empresa_id_alterado_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","alterado_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pedido_item" ADD CONSTRAINT "pedido_item_empresa_id_pedido_id_pedido_empresa_id_id_fk" FOREIGN KEY ("empresa_id","pedido_id") REFERENCES "public"."pedido"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pedido_item" ADD CONSTRAINT "pedido_item_empresa_id_item_id_item_cadastrado_empresa_id_id_fk" FOREIGN KEY ("empresa_id","item_id") REFERENCES "public"."item_cadastrado"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pedido_item" ADD CONSTRAINT "pedido_item_empresa_id_fabricante_id_fornecedor_empresa_id_id_fk" FOREIGN KEY ("empresa_id","fabricante_id") REFERENCES "public"."fornecedor"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adicao_prevista" ADD CONSTRAINT "adicao_prevista_empresa_id_processo_id_processo_empresa_id_id_fk" FOREIGN KEY ("empresa_id","processo_id") REFERENCES "public"."processo"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "despesa" ADD CONSTRAINT "despesa_empresa_id_processo_id_processo_empresa_id_id_fk" FOREIGN KEY ("empresa_id","processo_id") REFERENCES "public"."processo"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "despesa" ADD CONSTRAINT "despesa_empresa_id_alterado_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","alterado_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "processo" ADD CONSTRAINT "processo_empresa_id_criado_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","criado_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "processo" ADD CONSTRAINT "processo_empresa_id_alterado_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","alterado_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "processo" ADD CONSTRAINT "processo_empresa_id_responsavel_id_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","responsavel_id") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "processo" ADD CONSTRAINT "processo_empresa_id_importador_id_importador_empresa_id_id_fk" FOREIGN KEY ("empresa_id","importador_id") REFERENCES "public"."importador"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "processo" ADD CONSTRAINT "processo_empresa_id_representante_id_representante_empresa_id_id_fk" FOREIGN KEY ("empresa_id","representante_id") REFERENCES "public"."representante"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "processo_item" ADD CONSTRAINT "processo_item_empresa_id_processo_id_processo_empresa_id_id_fk" FOREIGN KEY ("empresa_id","processo_id") REFERENCES "public"."processo"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "processo_item" ADD CONSTRAINT "processo_item_empresa_id_pedido_item_id_pedido_item_empresa_id_id_fk" FOREIGN KEY ("empresa_id","pedido_item_id") REFERENCES "public"."pedido_item"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "processo_item" ADD CONSTRAINT "processo_item_empresa_id_item_id_item_cadastrado_empresa_id_id_fk" FOREIGN KEY ("empresa_id","item_id") REFERENCES "public"."item_cadastrado"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "processo_item" ADD CONSTRAINT "processo_item_empresa_id_fornecedor_id_fornecedor_empresa_id_id_fk" FOREIGN KEY ("empresa_id","fornecedor_id") REFERENCES "public"."fornecedor"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "processo_item" ADD CONSTRAINT "processo_item_empresa_id_fabricante_id_fornecedor_empresa_id_id_fk" FOREIGN KEY ("empresa_id","fabricante_id") REFERENCES "public"."fornecedor"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "processo_passo" ADD CONSTRAINT "processo_passo_empresa_id_processo_id_processo_empresa_id_id_fk" FOREIGN KEY ("empresa_id","processo_id") REFERENCES "public"."processo"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "processo_passo" ADD CONSTRAINT "processo_passo_empresa_id_usuario_id_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","usuario_id") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "processo_passo" ADD CONSTRAINT "processo_passo_empresa_id_desfeito_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","desfeito_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adicao" ADD CONSTRAINT "adicao_empresa_id_processo_id_processo_empresa_id_id_fk" FOREIGN KEY ("empresa_id","processo_id") REFERENCES "public"."processo"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adicao_tributo" ADD CONSTRAINT "adicao_tributo_empresa_id_adicao_id_adicao_empresa_id_id_fk" FOREIGN KEY ("empresa_id","adicao_id") REFERENCES "public"."adicao"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "apelido_declarado" ADD CONSTRAINT "apelido_declarado_empresa_id_usuario_id_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","usuario_id") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declaracao" ADD CONSTRAINT "declaracao_empresa_id_processo_id_processo_empresa_id_id_fk" FOREIGN KEY ("empresa_id","processo_id") REFERENCES "public"."processo"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declaracao" ADD CONSTRAINT "declaracao_empresa_id_arquivo_id_arquivo_empresa_id_id_fk" FOREIGN KEY ("empresa_id","arquivo_id") REFERENCES "public"."arquivo"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item" ADD CONSTRAINT "item_empresa_id_adicao_id_adicao_empresa_id_id_fk" FOREIGN KEY ("empresa_id","adicao_id") REFERENCES "public"."adicao"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retificacao" ADD CONSTRAINT "retificacao_empresa_id_processo_id_processo_empresa_id_id_fk" FOREIGN KEY ("empresa_id","processo_id") REFERENCES "public"."processo"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retificacao" ADD CONSTRAINT "retificacao_empresa_id_arquivo_id_arquivo_empresa_id_id_fk" FOREIGN KEY ("empresa_id","arquivo_id") REFERENCES "public"."arquivo"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retificacao" ADD CONSTRAINT "retificacao_arquivo_anterior" FOREIGN KEY ("empresa_id","arquivo_anterior_id") REFERENCES "public"."arquivo"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retificacao" ADD CONSTRAINT "retificacao_empresa_id_usuario_id_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","usuario_id") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planilha" ADD CONSTRAINT "planilha_empresa_id_arquivo_id_arquivo_empresa_id_id_fk" FOREIGN KEY ("empresa_id","arquivo_id") REFERENCES "public"."arquivo"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planilha" ADD CONSTRAINT "planilha_empresa_id_criado_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","criado_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planilha_linha" ADD CONSTRAINT "planilha_linha_empresa_id_planilha_id_planilha_empresa_id_id_fk" FOREIGN KEY ("empresa_id","planilha_id") REFERENCES "public"."planilha"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dai" ADD CONSTRAINT "dai_empresa_id_processo_id_processo_empresa_id_id_fk" FOREIGN KEY ("empresa_id","processo_id") REFERENCES "public"."processo"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dai" ADD CONSTRAINT "dai_empresa_id_ciencia_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","ciencia_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dai" ADD CONSTRAINT "dai_empresa_id_alterado_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","alterado_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dai_envio" ADD CONSTRAINT "dai_envio_empresa_id_processo_id_dai_empresa_id_processo_id_fk" FOREIGN KEY ("empresa_id","processo_id") REFERENCES "public"."dai"("empresa_id","processo_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dai_envio" ADD CONSTRAINT "dai_envio_empresa_id_anterior_id_dai_envio_empresa_id_id_fk" FOREIGN KEY ("empresa_id","anterior_id") REFERENCES "public"."dai_envio"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dai_envio" ADD CONSTRAINT "dai_envio_empresa_id_arquivo_id_arquivo_empresa_id_id_fk" FOREIGN KEY ("empresa_id","arquivo_id") REFERENCES "public"."arquivo"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dai_envio" ADD CONSTRAINT "dai_envio_empresa_id_gerado_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","gerado_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dai_marca" ADD CONSTRAINT "dai_marca_empresa_id_processo_id_dai_empresa_id_processo_id_fk" FOREIGN KEY ("empresa_id","processo_id") REFERENCES "public"."dai"("empresa_id","processo_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dai_marca" ADD CONSTRAINT "dai_marca_empresa_id_documento_id_documento_empresa_id_id_fk" FOREIGN KEY ("empresa_id","documento_id") REFERENCES "public"."documento"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dai_marca" ADD CONSTRAINT "dai_marca_empresa_id_usuario_id_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","usuario_id") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dai_marca" ADD CONSTRAINT "dai_marca_empresa_id_desfeita_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","desfeita_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "esquema_xsd" ADD CONSTRAINT "esquema_xsd_empresa_id_arquivo_id_arquivo_empresa_id_id_fk" FOREIGN KEY ("empresa_id","arquivo_id") REFERENCES "public"."arquivo"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "esquema_xsd" ADD CONSTRAINT "esquema_xsd_empresa_id_criado_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","criado_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "esquema_xsd" ADD CONSTRAINT "esquema_xsd_empresa_id_retirado_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","retirado_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entrada_insumo" ADD CONSTRAINT "entrada_insumo_empresa_id_alterado_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","alterado_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entrada_insumo" ADD CONSTRAINT "entrada_insumo_empresa_id_importador_id_importador_empresa_id_id_fk" FOREIGN KEY ("empresa_id","importador_id") REFERENCES "public"."importador"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entrada_insumo" ADD CONSTRAINT "entrada_insumo_empresa_id_item_id_item_cadastrado_empresa_id_id_fk" FOREIGN KEY ("empresa_id","item_id") REFERENCES "public"."item_cadastrado"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saldo_lote" ADD CONSTRAINT "saldo_lote_empresa_id_processo_id_processo_empresa_id_id_fk" FOREIGN KEY ("empresa_id","processo_id") REFERENCES "public"."processo"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saldo_lote" ADD CONSTRAINT "saldo_lote_empresa_id_entrada_id_entrada_insumo_empresa_id_id_fk" FOREIGN KEY ("empresa_id","entrada_id") REFERENCES "public"."entrada_insumo"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "aviso" ADD CONSTRAINT "aviso_empresa_id_usuario_id_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","usuario_id") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aviso" ADD CONSTRAINT "aviso_empresa_id_autor_id_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","autor_id") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook" ADD CONSTRAINT "webhook_empresa_id_alterado_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","alterado_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_entrega" ADD CONSTRAINT "webhook_entrega_empresa_id_webhook_id_webhook_empresa_id_id_fk" FOREIGN KEY ("empresa_id","webhook_id") REFERENCES "public"."webhook"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adiamento" ADD CONSTRAINT "adiamento_empresa_id_usuario_id_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","usuario_id") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "convite_usuario" ON "convite" USING btree ("empresa_id","usuario_id");--> statement-breakpoint
CREATE INDEX "documento_registro" ON "documento" USING btree ("empresa_id","registro_id");--> statement-breakpoint
CREATE INDEX "historico_registro" ON "historico" USING btree ("empresa_id","registro_id","em");--> statement-breakpoint
CREATE INDEX "parametro_codigo" ON "parametro" USING btree ("empresa_id","codigo");--> statement-breakpoint
CREATE INDEX "sessao_usuario" ON "sessao" USING btree ("empresa_id","usuario_id");--> statement-breakpoint
CREATE UNIQUE INDEX "usuario_email" ON "usuario" USING btree ("empresa_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "visao_nome" ON "visao" USING btree ("empresa_id","tela","criado_por",lower("nome")) WHERE "visao"."excluido_em" is null;--> statement-breakpoint
CREATE INDEX "apelido_registro" ON "apelido" USING btree ("empresa_id","registro_id");--> statement-breakpoint
CREATE INDEX "fornecedor_chave" ON "fornecedor" USING btree ("empresa_id","chave");--> statement-breakpoint
CREATE INDEX "fornecedor_comeco" ON "fornecedor" USING btree ("empresa_id","chave" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "fornecedor_busca" ON "fornecedor" USING gin ("empresa_id","busca" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "importador_cnpj" ON "importador" USING btree ("empresa_id","cnpj") WHERE excluido_em is null;--> statement-breakpoint
CREATE INDEX "importador_chave" ON "importador" USING btree ("empresa_id","chave");--> statement-breakpoint
CREATE INDEX "importador_busca" ON "importador" USING gin ("empresa_id","busca" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "item_cadastrado_part_number" ON "item_cadastrado" USING btree ("empresa_id","chave") WHERE excluido_em is null;--> statement-breakpoint
CREATE INDEX "item_cadastrado_comeco" ON "item_cadastrado" USING btree ("empresa_id","chave" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "item_cadastrado_ncm" ON "item_cadastrado" USING btree ("empresa_id","ncm");--> statement-breakpoint
CREATE INDEX "item_cadastrado_busca" ON "item_cadastrado" USING gin ("empresa_id","busca" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "matriz_tributacao_lugar" ON "matriz_tributacao" USING btree ("empresa_id","importador_id","chave","vigencia_inicio") WHERE excluido_em is null;--> statement-breakpoint
CREATE INDEX "matriz_tributacao_busca" ON "matriz_tributacao" USING gin ("empresa_id","busca" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "referencia_codigo" ON "referencia" USING btree ("empresa_id","tabela","codigo",coalesce(vigencia_inicio, '-infinity')) WHERE excluido_em is null;--> statement-breakpoint
CREATE INDEX "referencia_busca" ON "referencia" USING gin ("empresa_id","tabela","busca" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "representante_cpf" ON "representante" USING btree ("empresa_id","cpf") WHERE excluido_em is null;--> statement-breakpoint
CREATE INDEX "representante_chave" ON "representante" USING btree ("empresa_id","chave");--> statement-breakpoint
CREATE INDEX "representante_busca" ON "representante" USING gin ("empresa_id","busca" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "representante_importador_importador" ON "representante_importador" USING btree ("empresa_id","importador_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pedido_numero" ON "pedido" USING btree ("empresa_id","importador_id","chave") WHERE excluido_em is null;--> statement-breakpoint
CREATE INDEX "pedido_comeco" ON "pedido" USING btree ("empresa_id","chave" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "pedido_data" ON "pedido" USING btree ("empresa_id","data","id") WHERE excluido_em is null;--> statement-breakpoint
CREATE INDEX "pedido_a_entregar" ON "pedido" USING btree ("empresa_id","entrega_prevista") WHERE status in ('EMITIDA', 'CONFIRMADA', 'PARCIAL') and excluido_em is null;--> statement-breakpoint
CREATE INDEX "pedido_fornecedor" ON "pedido" USING btree ("empresa_id","fornecedor_id");--> statement-breakpoint
CREATE INDEX "pedido_busca" ON "pedido" USING gin ("empresa_id","busca" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "pedido_item_pedido" ON "pedido_item" USING btree ("empresa_id","pedido_id","linha");--> statement-breakpoint
CREATE INDEX "pedido_item_busca" ON "pedido_item" USING gin ("empresa_id","busca" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "pedido_item_part_number" ON "pedido_item" USING btree ("empresa_id","part_number");--> statement-breakpoint
CREATE INDEX "despesa_processo" ON "despesa" USING btree ("empresa_id","processo_id");--> statement-breakpoint
CREATE UNIQUE INDEX "processo_numero" ON "processo" USING btree ("empresa_id","numero");--> statement-breakpoint
CREATE INDEX "processo_comeco" ON "processo" USING btree ("empresa_id",lower("numero") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "processo_criado_em" ON "processo" USING btree ("empresa_id","criado_em","id") WHERE "processo"."excluido_em" is null;--> statement-breakpoint
CREATE INDEX "processo_busca" ON "processo" USING gin ("empresa_id","busca" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "processo_situacao" ON "processo" USING btree ("empresa_id","situacao") WHERE "processo"."excluido_em" is null;--> statement-breakpoint
CREATE INDEX "processo_canal" ON "processo" USING btree ("empresa_id","canal_rfb") WHERE "processo"."excluido_em" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "processo_numero_di" ON "processo" USING btree ("empresa_id","numero_di") WHERE "processo"."excluido_em" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "processo_numero_duimp" ON "processo" USING btree ("empresa_id","numero_duimp") WHERE "processo"."excluido_em" is null;--> statement-breakpoint
CREATE INDEX "processo_eta" ON "processo" USING btree ("empresa_id","eta") WHERE "processo"."excluido_em" is null;--> statement-breakpoint
CREATE INDEX "processo_a_chegar" ON "processo" USING btree ("empresa_id","eta") WHERE situacao in ('EM_ABERTO', 'EM_TRANSITO') and chegada is null and excluido_em is null;--> statement-breakpoint
CREATE INDEX "processo_com_licenca" ON "processo" USING btree ("empresa_id","licenca_ate") WHERE situacao in ('EM_ABERTO', 'EM_TRANSITO', 'AGUARDANDO_PRESENCA') and excluido_em is null;--> statement-breakpoint
CREATE INDEX "processo_a_devolver" ON "processo" USING btree ("empresa_id","devolver_ate") WHERE devolver_ate is not null and excluido_em is null;--> statement-breakpoint
CREATE INDEX "processo_sem_dai" ON "processo" USING btree ("empresa_id","desde") WHERE situacao = 'DESEMBARACADO_RFB' and dai_em is null and excluido_em is null;--> statement-breakpoint
CREATE INDEX "processo_com_papeis" ON "processo" USING btree ("empresa_id","id") WHERE situacao in ('AGUARDANDO_PRESENCA', 'REGISTRADO', 'PARAMETRIZADO', 'EM_EXIGENCIA', 'DESEMBARACADO_RFB', 'DESEMBARACADO_SEFAZ', 'ENTREGUE') and excluido_em is null;--> statement-breakpoint
CREATE INDEX "processo_em_viagem" ON "processo" USING btree ("empresa_id","criado_em","id") WHERE "processo"."excluido_em" is null and "processo"."situacao" in ('EM_ABERTO', 'EM_TRANSITO', 'AGUARDANDO_PRESENCA') and ("processo"."situacao" in ('EM_TRANSITO', 'AGUARDANDO_PRESENCA') or "processo"."embarque" is not null);--> statement-breakpoint
CREATE INDEX "processo_item_processo" ON "processo_item" USING btree ("empresa_id","processo_id","ordem");--> statement-breakpoint
CREATE INDEX "processo_item_pedido" ON "processo_item" USING btree ("empresa_id","pedido_item_id") WHERE pedido_item_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "processo_passo_ordem" ON "processo_passo" USING btree ("empresa_id","processo_id","ordem");--> statement-breakpoint
CREATE UNIQUE INDEX "adicao_processo_numero" ON "adicao" USING btree ("empresa_id","processo_id","numero");--> statement-breakpoint
CREATE INDEX "adicao_ncm" ON "adicao" USING btree ("empresa_id","ncm");--> statement-breakpoint
CREATE UNIQUE INDEX "apelido_declarado_chave" ON "apelido_declarado" USING btree ("empresa_id","recurso","chave");--> statement-breakpoint
CREATE INDEX "apelido_declarado_registro" ON "apelido_declarado" USING btree ("empresa_id","registro_id");--> statement-breakpoint
CREATE UNIQUE INDEX "declaracao_processo" ON "declaracao" USING btree ("empresa_id","processo_id");--> statement-breakpoint
CREATE UNIQUE INDEX "declaracao_numero_di" ON "declaracao" USING btree ("empresa_id","numero_di");--> statement-breakpoint
CREATE INDEX "declaracao_data_registro" ON "declaracao" USING btree ("empresa_id","data_registro");--> statement-breakpoint
CREATE INDEX "declaracao_valor_aduaneiro" ON "declaracao" USING btree ("empresa_id","valor_aduaneiro");--> statement-breakpoint
CREATE INDEX "declaracao_com_erro" ON "declaracao" USING btree ("empresa_id","processo_id") WHERE conferencias @> '[{"nivel": "erro"}]';--> statement-breakpoint
CREATE INDEX "declaracao_fornecedor" ON "declaracao" USING btree ("empresa_id","fornecedor");--> statement-breakpoint
CREATE INDEX "retificacao_processo" ON "retificacao" USING btree ("empresa_id","processo_id","em");--> statement-breakpoint
CREATE INDEX "planilha_assinatura" ON "planilha" USING btree ("empresa_id","recurso","criado_em");--> statement-breakpoint
CREATE INDEX "planilha_linha_registro" ON "planilha_linha" USING btree ("empresa_id","registro_id");--> statement-breakpoint
CREATE INDEX "dai_data_registro" ON "dai" USING btree ("empresa_id","data_registro","processo_id");--> statement-breakpoint
CREATE INDEX "dai_situacao" ON "dai" USING btree ("empresa_id","situacao");--> statement-breakpoint
CREATE INDEX "dai_sem_exoneracao" ON "dai" USING btree ("empresa_id","data_registro") WHERE exonerada_em is null;--> statement-breakpoint
CREATE UNIQUE INDEX "dai_envio_sequencia" ON "dai_envio" USING btree ("empresa_id","processo_id","sequencia");--> statement-breakpoint
CREATE UNIQUE INDEX "dai_marca_ordem" ON "dai_marca" USING btree ("empresa_id","processo_id","ordem");--> statement-breakpoint
CREATE INDEX "esquema_xsd_documento" ON "esquema_xsd" USING btree ("empresa_id","documento","criado_em");--> statement-breakpoint
CREATE UNIQUE INDEX "entrada_insumo_papel" ON "entrada_insumo" USING btree ("empresa_id","importador_id","papel","numero","lugar",coalesce(serie, ''),coalesce(fornecedor_cnpj, '')) WHERE excluido_em is null;--> statement-breakpoint
CREATE INDEX "entrada_insumo_busca" ON "entrada_insumo" USING gin ("empresa_id","busca" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "saldo_lote_lugar" ON "saldo_lote" USING btree ("empresa_id","processo_id","adicao","item");--> statement-breakpoint
CREATE UNIQUE INDEX "saldo_lote_entrada" ON "saldo_lote" USING btree ("empresa_id","entrada_id");--> statement-breakpoint
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
CREATE INDEX "produto_comeco" ON "produto" USING btree ("empresa_id","chave" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "produto_busca" ON "produto" USING gin ("empresa_id","busca" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "dci_processo" ON "dci" USING btree ("empresa_id","processo");--> statement-breakpoint
CREATE UNIQUE INDEX "dci_numero" ON "dci" USING btree ("empresa_id","numero") WHERE numero is not null and excluido_em is null;--> statement-breakpoint
CREATE UNIQUE INDEX "dci_competencia" ON "dci" USING btree ("empresa_id","importador_id","competencia") WHERE tipo = 'MENSAL' and natureza = 'ORIGINAL' and situacao <> 'CANCELADA' and excluido_em is null;--> statement-breakpoint
CREATE INDEX "dci_raiz" ON "dci" USING btree ("empresa_id","raiz_id");--> statement-breakpoint
CREATE INDEX "dci_anterior" ON "dci" USING btree ("empresa_id","anterior_id");--> statement-breakpoint
CREATE INDEX "dci_situacao" ON "dci" USING btree ("empresa_id","situacao") WHERE excluido_em is null;--> statement-breakpoint
CREATE INDEX "dci_a_pagar" ON "dci" USING btree ("empresa_id","vence_em") WHERE situacao in ('REGISTRADA', 'EM_CONFERENCIA', 'COM_EXIGENCIA', 'DESEMBARACADA') and pago_em is null and excluido_em is null;--> statement-breakpoint
CREATE INDEX "dci_busca" ON "dci" USING gin ("empresa_id","busca" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "dci_item_dcr" ON "dci_item" USING btree ("empresa_id","dcr_id");--> statement-breakpoint
CREATE INDEX "dci_item_codigo" ON "dci_item" USING btree ("empresa_id","codigo");--> statement-breakpoint
CREATE UNIQUE INDEX "dci_nota_identidade" ON "dci_nota" USING btree ("empresa_id","dci_id","identidade");--> statement-breakpoint
CREATE INDEX "dci_nota_busca" ON "dci_nota" USING gin ("empresa_id","busca" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "dci_nota_item_lugar" ON "dci_nota_item" USING btree ("empresa_id","nota_id","n_item");--> statement-breakpoint
CREATE INDEX "dci_nota_item_dci" ON "dci_nota_item" USING btree ("empresa_id","dci_id","item");--> statement-breakpoint
CREATE UNIQUE INDEX "dci_passo_ordem" ON "dci_passo" USING btree ("empresa_id","dci_id","ordem");--> statement-breakpoint
CREATE INDEX "dci_saque_lote" ON "dci_saque" USING btree ("empresa_id","lote_id");--> statement-breakpoint
CREATE INDEX "nota_internada_raiz" ON "nota_internada" USING btree ("empresa_id","raiz_id");--> statement-breakpoint
CREATE INDEX "aviso_usuario" ON "aviso" USING btree ("empresa_id","usuario_id","em","id");--> statement-breakpoint
CREATE UNIQUE INDEX "aviso_nao_lido" ON "aviso" USING btree ("empresa_id","usuario_id","tipo","recurso","registro_id") WHERE lido_em is null;--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_nome" ON "webhook" USING btree ("empresa_id","chave") WHERE excluido_em is null;--> statement-breakpoint
CREATE INDEX "webhook_busca" ON "webhook" USING gin ("empresa_id","busca" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "webhook_entrega_webhook" ON "webhook_entrega" USING btree ("empresa_id","webhook_id","criada_em");--> statement-breakpoint
CREATE INDEX "webhook_entrega_pendente" ON "webhook_entrega" USING btree ("empresa_id","proxima_em") WHERE proxima_em is not null;--> statement-breakpoint
CREATE INDEX "pedido_com_chave_em" ON "pedido_com_chave" USING btree ("empresa_id","em");
--> statement-breakpoint
CREATE FUNCTION "marcar_painel"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'processo' THEN
    INSERT INTO "painel_mudanca" ("empresa_id", "fonte_id") SELECT "empresa_id", "id" FROM "mudadas";
  ELSIF TG_TABLE_NAME = 'saldo_lote' THEN
    INSERT INTO "painel_mudanca" ("empresa_id", "fonte_id")
      SELECT DISTINCT "empresa_id", coalesce("processo_id", "entrada_id") FROM "mudadas";
  ELSE
    INSERT INTO "painel_mudanca" ("empresa_id", "fonte_id") SELECT DISTINCT "empresa_id", "processo_id" FROM "mudadas";
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "painel_processo_insert" AFTER INSERT ON "processo" REFERENCING NEW TABLE AS "mudadas" FOR EACH STATEMENT EXECUTE FUNCTION "marcar_painel"();
--> statement-breakpoint
CREATE TRIGGER "painel_processo_update" AFTER UPDATE ON "processo" REFERENCING NEW TABLE AS "mudadas" FOR EACH STATEMENT EXECUTE FUNCTION "marcar_painel"();
--> statement-breakpoint
CREATE TRIGGER "painel_processo_delete" AFTER DELETE ON "processo" REFERENCING OLD TABLE AS "mudadas" FOR EACH STATEMENT EXECUTE FUNCTION "marcar_painel"();
--> statement-breakpoint
CREATE TRIGGER "painel_declaracao_insert" AFTER INSERT ON "declaracao" REFERENCING NEW TABLE AS "mudadas" FOR EACH STATEMENT EXECUTE FUNCTION "marcar_painel"();
--> statement-breakpoint
CREATE TRIGGER "painel_declaracao_update" AFTER UPDATE ON "declaracao" REFERENCING NEW TABLE AS "mudadas" FOR EACH STATEMENT EXECUTE FUNCTION "marcar_painel"();
--> statement-breakpoint
CREATE TRIGGER "painel_declaracao_delete" AFTER DELETE ON "declaracao" REFERENCING OLD TABLE AS "mudadas" FOR EACH STATEMENT EXECUTE FUNCTION "marcar_painel"();
--> statement-breakpoint
CREATE TRIGGER "painel_processo_passo_insert" AFTER INSERT ON "processo_passo" REFERENCING NEW TABLE AS "mudadas" FOR EACH STATEMENT EXECUTE FUNCTION "marcar_painel"();
--> statement-breakpoint
CREATE TRIGGER "painel_processo_passo_update" AFTER UPDATE ON "processo_passo" REFERENCING NEW TABLE AS "mudadas" FOR EACH STATEMENT EXECUTE FUNCTION "marcar_painel"();
--> statement-breakpoint
CREATE TRIGGER "painel_processo_passo_delete" AFTER DELETE ON "processo_passo" REFERENCING OLD TABLE AS "mudadas" FOR EACH STATEMENT EXECUTE FUNCTION "marcar_painel"();
--> statement-breakpoint
CREATE TRIGGER "painel_saldo_lote_insert" AFTER INSERT ON "saldo_lote" REFERENCING NEW TABLE AS "mudadas" FOR EACH STATEMENT EXECUTE FUNCTION "marcar_painel"();
--> statement-breakpoint
CREATE TRIGGER "painel_saldo_lote_update" AFTER UPDATE ON "saldo_lote" REFERENCING NEW TABLE AS "mudadas" FOR EACH STATEMENT EXECUTE FUNCTION "marcar_painel"();
--> statement-breakpoint
CREATE TRIGGER "painel_saldo_lote_delete" AFTER DELETE ON "saldo_lote" REFERENCING OLD TABLE AS "mudadas" FOR EACH STATEMENT EXECUTE FUNCTION "marcar_painel"();
--> statement-breakpoint
CREATE FUNCTION "historico_hash"("anterior" bytea, "ordem" bigint, "linha" "historico") RETURNS bytea LANGUAGE plpgsql STABLE AS $$
DECLARE
  "valor" text;
  "escrita" text := '';
BEGIN
  FOREACH "valor" IN ARRAY ARRAY[
    "ordem"::text,
    "linha"."empresa_id"::text,
    "linha"."id"::text,
    "linha"."recurso",
    "linha"."registro_id"::text,
    "linha"."acao",
    "linha"."antes"::text,
    "linha"."depois"::text,
    "linha"."motivo",
    "linha"."usuario_id"::text,
    (extract(epoch from "linha"."em") * 1000000)::bigint::text
  ] LOOP
    "escrita" := "escrita" || CASE WHEN "valor" IS NULL THEN '-' ELSE octet_length(convert_to("valor", 'UTF8')) || ':' || "valor" END;
  END LOOP;
  RETURN sha256("anterior" || convert_to("escrita", 'UTF8'));
END $$;
--> statement-breakpoint
CREATE FUNCTION "encadear_historico"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "ultima" bigint;
  "anterior" bytea;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('historico/' || NEW."empresa_id", 0));
  SELECT "ordem", "hash" INTO "ultima", "anterior" FROM "historico_elo"
    WHERE "empresa_id" = NEW."empresa_id" ORDER BY "ordem" DESC LIMIT 1;
  "ultima" := coalesce("ultima", 0) + 1;
  INSERT INTO "historico_elo" ("empresa_id", "ordem", "historico_id", "hash")
    VALUES (NEW."empresa_id", "ultima", NEW."id", historico_hash(coalesce("anterior", ''), "ultima", NEW));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "recusar_no_historico"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'O histórico não se altera nem se apaga.' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "historico_encadeado" AFTER INSERT ON "historico" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "encadear_historico"();
--> statement-breakpoint
CREATE TRIGGER "historico_intocavel" BEFORE UPDATE OR DELETE OR TRUNCATE ON "historico" FOR EACH STATEMENT EXECUTE FUNCTION "recusar_no_historico"();
--> statement-breakpoint
CREATE TRIGGER "historico_elo_intocavel" BEFORE UPDATE OR DELETE OR TRUNCATE ON "historico_elo" FOR EACH STATEMENT EXECUTE FUNCTION "recusar_no_historico"();
