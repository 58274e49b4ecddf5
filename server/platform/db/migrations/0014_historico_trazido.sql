CREATE TABLE "ato_de_cadastro" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"registros" jsonb NOT NULL,
	"vinculos" jsonb NOT NULL,
	"criado_em" timestamp with time zone NOT NULL,
	"criado_por" uuid NOT NULL,
	"desfeito_em" timestamp with time zone,
	CONSTRAINT "ato_de_cadastro_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
CREATE TABLE "historico_arquivo" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"historico_id" uuid NOT NULL,
	"envio_id" uuid NOT NULL,
	"ordem" integer NOT NULL,
	"lugar" integer,
	"nome" text NOT NULL,
	"busca" text NOT NULL,
	"tamanho" integer,
	"sha256" text,
	"tipo" text,
	"documento" text,
	"resultado" text NOT NULL,
	"causa" text,
	"motivo" text,
	"processo_id" uuid,
	CONSTRAINT "historico_arquivo_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
CREATE TABLE "historico_envio" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"historico_id" uuid NOT NULL,
	"arquivo_id" uuid NOT NULL,
	"nome" text NOT NULL,
	"tamanho" bigint NOT NULL,
	"sha256" text NOT NULL,
	"ordem" integer NOT NULL,
	"aberto" boolean NOT NULL,
	CONSTRAINT "historico_envio_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
CREATE TABLE "historico_nota" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"historico_id" uuid NOT NULL,
	"chave" text NOT NULL,
	"numero" text NOT NULL,
	"serie" text NOT NULL,
	"emissao" date NOT NULL,
	"emitente_cnpj" text NOT NULL,
	"emitente_nome" text NOT NULL,
	"cancelada" boolean NOT NULL,
	CONSTRAINT "historico_nota_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
CREATE TABLE "historico_nota_item" (
	"empresa_id" uuid NOT NULL,
	"nota_id" uuid NOT NULL,
	"n_item" integer NOT NULL,
	"codigo" text NOT NULL,
	"descricao" text NOT NULL,
	"ncm" text NOT NULL,
	"cfop" text NOT NULL,
	"unidade" text NOT NULL,
	"quantidade" numeric NOT NULL,
	"valor_unitario" numeric NOT NULL,
	"valor" numeric(18, 2) NOT NULL,
	CONSTRAINT "historico_nota_item_empresa_id_nota_id_n_item_pk" PRIMARY KEY("empresa_id","nota_id","n_item")
);
--> statement-breakpoint
CREATE TABLE "historico_trazido" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"situacao" text NOT NULL,
	"falha" text,
	"criado_em" timestamp with time zone NOT NULL,
	"criado_por" uuid NOT NULL,
	"terminado_em" timestamp with time zone,
	CONSTRAINT "historico_trazido_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
ALTER TABLE "ato_de_cadastro" ADD CONSTRAINT "ato_de_cadastro_empresa_id_criado_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","criado_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "historico_arquivo" ADD CONSTRAINT "historico_arquivo_empresa_id_historico_id_historico_trazido_empresa_id_id_fk" FOREIGN KEY ("empresa_id","historico_id") REFERENCES "public"."historico_trazido"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "historico_arquivo" ADD CONSTRAINT "historico_arquivo_empresa_id_envio_id_historico_envio_empresa_id_id_fk" FOREIGN KEY ("empresa_id","envio_id") REFERENCES "public"."historico_envio"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "historico_arquivo" ADD CONSTRAINT "historico_arquivo_empresa_id_processo_id_processo_empresa_id_id_fk" FOREIGN KEY ("empresa_id","processo_id") REFERENCES "public"."processo"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "historico_envio" ADD CONSTRAINT "historico_envio_empresa_id_historico_id_historico_trazido_empresa_id_id_fk" FOREIGN KEY ("empresa_id","historico_id") REFERENCES "public"."historico_trazido"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "historico_envio" ADD CONSTRAINT "historico_envio_empresa_id_arquivo_id_arquivo_empresa_id_id_fk" FOREIGN KEY ("empresa_id","arquivo_id") REFERENCES "public"."arquivo"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "historico_nota" ADD CONSTRAINT "historico_nota_empresa_id_historico_id_historico_trazido_empresa_id_id_fk" FOREIGN KEY ("empresa_id","historico_id") REFERENCES "public"."historico_trazido"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "historico_nota_item" ADD CONSTRAINT "historico_nota_item_empresa_id_nota_id_historico_nota_empresa_id_id_fk" FOREIGN KEY ("empresa_id","nota_id") REFERENCES "public"."historico_nota"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "historico_trazido" ADD CONSTRAINT "historico_trazido_empresa_id_criado_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","criado_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ato_de_cadastro_criado_em" ON "ato_de_cadastro" USING btree ("empresa_id","criado_em");--> statement-breakpoint
CREATE UNIQUE INDEX "historico_arquivo_ordem" ON "historico_arquivo" USING btree ("empresa_id","historico_id","ordem");--> statement-breakpoint
CREATE INDEX "historico_arquivo_resultado" ON "historico_arquivo" USING btree ("empresa_id","historico_id","resultado","causa");--> statement-breakpoint
CREATE INDEX "historico_arquivo_sha256" ON "historico_arquivo" USING btree ("empresa_id","sha256");--> statement-breakpoint
CREATE UNIQUE INDEX "historico_envio_mesmo" ON "historico_envio" USING btree ("empresa_id","historico_id","sha256","nome");--> statement-breakpoint
CREATE UNIQUE INDEX "historico_nota_chave" ON "historico_nota" USING btree ("empresa_id","chave");--> statement-breakpoint
CREATE INDEX "historico_nota_historico" ON "historico_nota" USING btree ("empresa_id","historico_id");--> statement-breakpoint
CREATE INDEX "historico_trazido_criado_em" ON "historico_trazido" USING btree ("empresa_id","criado_em");--> statement-breakpoint
CREATE INDEX "historico_trazido_lendo" ON "historico_trazido" USING btree ("empresa_id") WHERE situacao = 'LENDO';