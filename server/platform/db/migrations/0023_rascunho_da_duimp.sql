CREATE TABLE "portal_rascunho" (
	"empresa_id" uuid NOT NULL,
	"processo_id" uuid NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"complemento" jsonb NOT NULL,
	"alterado_em" timestamp with time zone NOT NULL,
	"alterado_por" uuid NOT NULL,
	"situacao" text NOT NULL,
	"etapa" text,
	"frase" text,
	"tentativas" integer DEFAULT 0 NOT NULL,
	"proxima_em" timestamp with time zone,
	"credencial_id" uuid,
	"numero" text,
	"versao_duimp" text,
	"escrito" jsonb,
	"sha256" text,
	"mandado_em" timestamp with time zone,
	"mandado_por" uuid,
	"itens_la" integer[] DEFAULT '{}' NOT NULL,
	"problemas" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"diagnostico_em" timestamp with time zone,
	"aviso" jsonb,
	"valores" jsonb,
	"valores_em" timestamp with time zone,
	"nossos" jsonb,
	CONSTRAINT "portal_rascunho_empresa_id_processo_id_pk" PRIMARY KEY("empresa_id","processo_id")
);
--> statement-breakpoint
CREATE TABLE "portal_rascunho_resposta" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"processo_id" uuid NOT NULL,
	"funcao" text NOT NULL,
	"status" integer NOT NULL,
	"arquivo_id" uuid,
	"em" timestamp with time zone NOT NULL,
	CONSTRAINT "portal_rascunho_resposta_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
ALTER TABLE "portal_rascunho" ADD CONSTRAINT "portal_rascunho_empresa_id_processo_id_processo_empresa_id_id_fk" FOREIGN KEY ("empresa_id","processo_id") REFERENCES "public"."processo"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_rascunho" ADD CONSTRAINT "portal_rascunho_empresa_id_alterado_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","alterado_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_rascunho" ADD CONSTRAINT "portal_rascunho_empresa_id_credencial_id_portal_credencial_empresa_id_id_fk" FOREIGN KEY ("empresa_id","credencial_id") REFERENCES "public"."portal_credencial"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_rascunho" ADD CONSTRAINT "portal_rascunho_empresa_id_mandado_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","mandado_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_rascunho_resposta" ADD CONSTRAINT "portal_rascunho_resposta_empresa_id_processo_id_processo_empresa_id_id_fk" FOREIGN KEY ("empresa_id","processo_id") REFERENCES "public"."processo"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_rascunho_resposta" ADD CONSTRAINT "portal_rascunho_resposta_empresa_id_arquivo_id_arquivo_empresa_id_id_fk" FOREIGN KEY ("empresa_id","arquivo_id") REFERENCES "public"."arquivo"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "portal_rascunho_devido" ON "portal_rascunho" USING btree ("empresa_id","proxima_em") WHERE proxima_em is not null;--> statement-breakpoint
CREATE INDEX "portal_rascunho_numero" ON "portal_rascunho" USING btree ("empresa_id","numero") WHERE numero is not null;--> statement-breakpoint
CREATE INDEX "portal_rascunho_resposta_do_processo" ON "portal_rascunho_resposta" USING btree ("empresa_id","processo_id","em");