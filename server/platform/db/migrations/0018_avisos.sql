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
ALTER TABLE "aviso" ADD CONSTRAINT "aviso_empresa_id_usuario_id_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","usuario_id") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aviso" ADD CONSTRAINT "aviso_empresa_id_autor_id_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","autor_id") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook" ADD CONSTRAINT "webhook_empresa_id_alterado_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","alterado_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_entrega" ADD CONSTRAINT "webhook_entrega_empresa_id_webhook_id_webhook_empresa_id_id_fk" FOREIGN KEY ("empresa_id","webhook_id") REFERENCES "public"."webhook"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "aviso_usuario" ON "aviso" USING btree ("empresa_id","usuario_id","em","id");--> statement-breakpoint
CREATE UNIQUE INDEX "aviso_nao_lido" ON "aviso" USING btree ("empresa_id","usuario_id","tipo","recurso","registro_id") WHERE lido_em is null;--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_nome" ON "webhook" USING btree ("empresa_id","chave") WHERE excluido_em is null;--> statement-breakpoint
CREATE INDEX "webhook_busca" ON "webhook" USING gin ("empresa_id","busca" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "webhook_entrega_webhook" ON "webhook_entrega" USING btree ("empresa_id","webhook_id","criada_em");--> statement-breakpoint
CREATE INDEX "webhook_entrega_pendente" ON "webhook_entrega" USING btree ("empresa_id","proxima_em") WHERE proxima_em is not null;