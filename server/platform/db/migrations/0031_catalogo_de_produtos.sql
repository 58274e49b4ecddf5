CREATE TABLE "portal_catalogo" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"ambiente" text NOT NULL,
	"raiz" char(8) NOT NULL,
	"importador_id" uuid NOT NULL,
	"credencial_id" uuid NOT NULL,
	"situacao" text NOT NULL,
	"frase" text,
	"tentativas" integer DEFAULT 0 NOT NULL,
	"pedida_em" timestamp with time zone NOT NULL,
	"pedida_por" uuid NOT NULL,
	"proxima_em" timestamp with time zone,
	"olhada_em" timestamp with time zone,
	"arquivo_id" uuid,
	"no_portal" integer,
	"so_la" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "portal_catalogo_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
CREATE TABLE "portal_catalogo_resposta" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"produto_id" uuid,
	"catalogo_id" uuid,
	"credencial_id" uuid NOT NULL,
	"funcao" text NOT NULL,
	"status" integer NOT NULL,
	"arquivo_id" uuid,
	"em" timestamp with time zone NOT NULL,
	CONSTRAINT "portal_catalogo_resposta_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
CREATE TABLE "portal_produto" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"ambiente" text NOT NULL,
	"item_id" uuid NOT NULL,
	"importador_id" uuid NOT NULL,
	"raiz" char(8) NOT NULL,
	"situacao" text NOT NULL,
	"etapa" text,
	"frase" text,
	"tentativas" integer DEFAULT 0 NOT NULL,
	"proxima_em" timestamp with time zone,
	"perguntas" integer DEFAULT 0 NOT NULL,
	"olhado_em" timestamp with time zone,
	"codigo_interno" text NOT NULL,
	"denominacao" text NOT NULL,
	"descricao" text,
	"ncm" char(8) NOT NULL,
	"modalidade" text NOT NULL,
	"valores" jsonb NOT NULL,
	"busca" text NOT NULL,
	"redigido_em" timestamp with time zone NOT NULL,
	"redigido_por" uuid NOT NULL,
	"revisao_pedida_em" timestamp with time zone,
	"revisao_pedida_por" uuid,
	"revisado_em" timestamp with time zone,
	"revisado_por" uuid,
	"credencial_id" uuid,
	"escrito" text,
	"sha256" text,
	"enviado_em" timestamp with time zone,
	"enviado_por" uuid,
	"problemas" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"codigo" text,
	"versao_no_portal" text,
	"situacao_no_portal" text,
	"respondido_em" timestamp with time zone,
	"comparacao" text,
	"diferencas" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"comparado_em" timestamp with time zone,
	CONSTRAINT "portal_produto_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
ALTER TABLE "portal_catalogo" ADD CONSTRAINT "portal_catalogo_empresa_id_importador_id_importador_empresa_id_id_fk" FOREIGN KEY ("empresa_id","importador_id") REFERENCES "public"."importador"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_catalogo" ADD CONSTRAINT "portal_catalogo_empresa_id_credencial_id_portal_credencial_empresa_id_id_fk" FOREIGN KEY ("empresa_id","credencial_id") REFERENCES "public"."portal_credencial"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_catalogo" ADD CONSTRAINT "portal_catalogo_empresa_id_pedida_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","pedida_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_catalogo" ADD CONSTRAINT "portal_catalogo_empresa_id_arquivo_id_arquivo_empresa_id_id_fk" FOREIGN KEY ("empresa_id","arquivo_id") REFERENCES "public"."arquivo"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_catalogo_resposta" ADD CONSTRAINT "portal_catalogo_resposta_empresa_id_produto_id_portal_produto_empresa_id_id_fk" FOREIGN KEY ("empresa_id","produto_id") REFERENCES "public"."portal_produto"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_catalogo_resposta" ADD CONSTRAINT "portal_catalogo_resposta_empresa_id_catalogo_id_portal_catalogo_empresa_id_id_fk" FOREIGN KEY ("empresa_id","catalogo_id") REFERENCES "public"."portal_catalogo"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_catalogo_resposta" ADD CONSTRAINT "portal_catalogo_resposta_empresa_id_credencial_id_portal_credencial_empresa_id_id_fk" FOREIGN KEY ("empresa_id","credencial_id") REFERENCES "public"."portal_credencial"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_catalogo_resposta" ADD CONSTRAINT "portal_catalogo_resposta_empresa_id_arquivo_id_arquivo_empresa_id_id_fk" FOREIGN KEY ("empresa_id","arquivo_id") REFERENCES "public"."arquivo"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_produto" ADD CONSTRAINT "portal_produto_empresa_id_item_id_item_cadastrado_empresa_id_id_fk" FOREIGN KEY ("empresa_id","item_id") REFERENCES "public"."item_cadastrado"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_produto" ADD CONSTRAINT "portal_produto_empresa_id_importador_id_importador_empresa_id_id_fk" FOREIGN KEY ("empresa_id","importador_id") REFERENCES "public"."importador"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_produto" ADD CONSTRAINT "portal_produto_empresa_id_redigido_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","redigido_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_produto" ADD CONSTRAINT "portal_produto_empresa_id_revisao_pedida_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","revisao_pedida_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_produto" ADD CONSTRAINT "portal_produto_empresa_id_revisado_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","revisado_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_produto" ADD CONSTRAINT "portal_produto_empresa_id_credencial_id_portal_credencial_empresa_id_id_fk" FOREIGN KEY ("empresa_id","credencial_id") REFERENCES "public"."portal_credencial"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_produto" ADD CONSTRAINT "portal_produto_empresa_id_enviado_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","enviado_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "portal_catalogo_da_raiz" ON "portal_catalogo" USING btree ("empresa_id","ambiente","raiz");--> statement-breakpoint
CREATE INDEX "portal_catalogo_devido" ON "portal_catalogo" USING btree ("empresa_id","proxima_em") WHERE proxima_em is not null;--> statement-breakpoint
CREATE INDEX "portal_catalogo_resposta_do_produto" ON "portal_catalogo_resposta" USING btree ("empresa_id","produto_id","em");--> statement-breakpoint
CREATE INDEX "portal_catalogo_resposta_da_credencial" ON "portal_catalogo_resposta" USING btree ("empresa_id","credencial_id","em");--> statement-breakpoint
CREATE UNIQUE INDEX "portal_produto_do_item" ON "portal_produto" USING btree ("empresa_id","ambiente","raiz","item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "portal_produto_codigo_interno" ON "portal_produto" USING btree ("empresa_id","ambiente","raiz","codigo_interno");--> statement-breakpoint
CREATE UNIQUE INDEX "portal_produto_codigo" ON "portal_produto" USING btree ("empresa_id","ambiente","raiz","codigo") WHERE codigo is not null;--> statement-breakpoint
CREATE INDEX "portal_produto_devido" ON "portal_produto" USING btree ("empresa_id","proxima_em") WHERE proxima_em is not null;--> statement-breakpoint
CREATE INDEX "portal_produto_situacao" ON "portal_produto" USING btree ("empresa_id","situacao","redigido_em");--> statement-breakpoint
CREATE INDEX "portal_produto_busca" ON "portal_produto" USING gin ("empresa_id","busca" gin_trgm_ops);