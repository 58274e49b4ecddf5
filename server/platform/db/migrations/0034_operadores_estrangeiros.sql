CREATE TABLE "portal_operador" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"ambiente" text NOT NULL,
	"fornecedor_id" uuid NOT NULL,
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
	"nome" text NOT NULL,
	"tin" text,
	"codigo_pais" text NOT NULL,
	"logradouro" text NOT NULL,
	"nome_cidade" text NOT NULL,
	"codigo_subdivisao_pais" text,
	"cep" text,
	"email" text,
	"identificacoes_adicionais" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"cadastro" jsonb NOT NULL,
	"cadastro_versao" integer NOT NULL,
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
	"versao_base" text,
	"no_portal" jsonb,
	"respondido_em" timestamp with time zone,
	"comparacao" text,
	"diferencas" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"comparado_em" timestamp with time zone,
	CONSTRAINT "portal_operador_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
DROP INDEX "portal_catalogo_da_raiz";--> statement-breakpoint
ALTER TABLE "portal_catalogo" ADD COLUMN "de_que" text DEFAULT 'PRODUTOS' NOT NULL;--> statement-breakpoint
ALTER TABLE "portal_catalogo_resposta" ADD COLUMN "operador_id" uuid;--> statement-breakpoint
ALTER TABLE "portal_operador" ADD CONSTRAINT "portal_operador_empresa_id_fornecedor_id_fornecedor_empresa_id_id_fk" FOREIGN KEY ("empresa_id","fornecedor_id") REFERENCES "public"."fornecedor"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_operador" ADD CONSTRAINT "portal_operador_empresa_id_importador_id_importador_empresa_id_id_fk" FOREIGN KEY ("empresa_id","importador_id") REFERENCES "public"."importador"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_operador" ADD CONSTRAINT "portal_operador_empresa_id_redigido_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","redigido_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_operador" ADD CONSTRAINT "portal_operador_empresa_id_revisao_pedida_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","revisao_pedida_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_operador" ADD CONSTRAINT "portal_operador_empresa_id_revisado_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","revisado_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_operador" ADD CONSTRAINT "portal_operador_empresa_id_credencial_id_portal_credencial_empresa_id_id_fk" FOREIGN KEY ("empresa_id","credencial_id") REFERENCES "public"."portal_credencial"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_operador" ADD CONSTRAINT "portal_operador_empresa_id_enviado_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","enviado_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "portal_operador_do_fornecedor" ON "portal_operador" USING btree ("empresa_id","ambiente","raiz","fornecedor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "portal_operador_codigo_interno" ON "portal_operador" USING btree ("empresa_id","ambiente","raiz","codigo_interno");--> statement-breakpoint
CREATE UNIQUE INDEX "portal_operador_codigo" ON "portal_operador" USING btree ("empresa_id","ambiente","raiz","codigo_pais","codigo") WHERE codigo is not null;--> statement-breakpoint
CREATE INDEX "portal_operador_devido" ON "portal_operador" USING btree ("empresa_id","proxima_em") WHERE proxima_em is not null;--> statement-breakpoint
CREATE INDEX "portal_operador_situacao" ON "portal_operador" USING btree ("empresa_id","situacao","redigido_em");--> statement-breakpoint
CREATE INDEX "portal_operador_busca" ON "portal_operador" USING gin ("empresa_id","busca" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "portal_catalogo_resposta" ADD CONSTRAINT "portal_catalogo_resposta_empresa_id_operador_id_portal_operador_empresa_id_id_fk" FOREIGN KEY ("empresa_id","operador_id") REFERENCES "public"."portal_operador"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "portal_catalogo_resposta_do_operador" ON "portal_catalogo_resposta" USING btree ("empresa_id","operador_id","em");--> statement-breakpoint
CREATE UNIQUE INDEX "portal_catalogo_da_raiz" ON "portal_catalogo" USING btree ("empresa_id","ambiente","raiz","de_que");