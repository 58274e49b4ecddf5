CREATE TABLE "portal_retificacao" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"processo_id" uuid NOT NULL,
	"credencial_id" uuid NOT NULL,
	"numero" text NOT NULL,
	"versao_base" integer NOT NULL,
	"motivo" text NOT NULL,
	"situacao" text NOT NULL,
	"aberta_em" timestamp with time zone NOT NULL,
	"aberta_por" uuid NOT NULL,
	"encerrada_em" timestamp with time zone,
	"encerrada_por" uuid,
	"modelo" jsonb,
	"modelo_em" timestamp with time zone,
	"pedida_em" timestamp with time zone,
	CONSTRAINT "portal_retificacao_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
DROP INDEX "portal_registro_da_duimp";--> statement-breakpoint
ALTER TABLE "portal_rascunho" ADD COLUMN "retificacao_id" uuid;--> statement-breakpoint
ALTER TABLE "portal_retificacao" ADD CONSTRAINT "portal_retificacao_empresa_id_processo_id_processo_empresa_id_id_fk" FOREIGN KEY ("empresa_id","processo_id") REFERENCES "public"."processo"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_retificacao" ADD CONSTRAINT "portal_retificacao_empresa_id_credencial_id_portal_credencial_empresa_id_id_fk" FOREIGN KEY ("empresa_id","credencial_id") REFERENCES "public"."portal_credencial"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_retificacao" ADD CONSTRAINT "portal_retificacao_empresa_id_aberta_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","aberta_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_retificacao" ADD CONSTRAINT "portal_retificacao_empresa_id_encerrada_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","encerrada_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "portal_retificacao_aberta" ON "portal_retificacao" USING btree ("empresa_id","processo_id") WHERE situacao = 'ABERTA';--> statement-breakpoint
CREATE INDEX "portal_retificacao_do_processo" ON "portal_retificacao" USING btree ("empresa_id","processo_id","aberta_em");--> statement-breakpoint
ALTER TABLE "portal_rascunho" ADD CONSTRAINT "portal_rascunho_empresa_id_retificacao_id_portal_retificacao_empresa_id_id_fk" FOREIGN KEY ("empresa_id","retificacao_id") REFERENCES "public"."portal_retificacao"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "portal_registro_da_duimp" ON "portal_registro" USING btree ("empresa_id","ambiente","numero","versao_duimp") WHERE situacao in ('AGUARDA_SEGUNDA', 'NA_FILA', 'PEDIDO', 'INCERTO', 'REGISTRADA');