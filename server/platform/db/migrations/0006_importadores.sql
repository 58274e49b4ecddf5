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
ALTER TABLE "importador" ADD CONSTRAINT "importador_empresa_id_alterado_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","alterado_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "representante" ADD CONSTRAINT "representante_empresa_id_alterado_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","alterado_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "representante_importador" ADD CONSTRAINT "representante_importador_representante" FOREIGN KEY ("empresa_id","representante_id") REFERENCES "public"."representante"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "representante_importador" ADD CONSTRAINT "representante_importador_importador_fk" FOREIGN KEY ("empresa_id","importador_id") REFERENCES "public"."importador"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "importador_cnpj" ON "importador" USING btree ("empresa_id","cnpj") WHERE excluido_em is null;--> statement-breakpoint
CREATE INDEX "importador_chave" ON "importador" USING btree ("empresa_id","chave");--> statement-breakpoint
CREATE INDEX "importador_busca" ON "importador" USING gin ("empresa_id","busca" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "representante_cpf" ON "representante" USING btree ("empresa_id","cpf") WHERE excluido_em is null;--> statement-breakpoint
CREATE INDEX "representante_chave" ON "representante" USING btree ("empresa_id","chave");--> statement-breakpoint
CREATE INDEX "representante_busca" ON "representante" USING gin ("empresa_id","busca" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "representante_importador_importador" ON "representante_importador" USING btree ("empresa_id","importador_id");