CREATE TABLE "portal_registro" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"processo_id" uuid NOT NULL,
	"credencial_id" uuid NOT NULL,
	"ambiente" text NOT NULL,
	"numero" text NOT NULL,
	"versao_duimp" text NOT NULL,
	"sha256" text NOT NULL,
	"itens" integer NOT NULL,
	"valor" numeric(18, 2) NOT NULL,
	"mesmo_com_alertas" boolean NOT NULL,
	"situacao" text NOT NULL,
	"etapa" text,
	"frase" text,
	"tentativas" integer DEFAULT 0 NOT NULL,
	"proxima_em" timestamp with time zone,
	"problemas" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"aviso" jsonb,
	"pedido_em" timestamp with time zone NOT NULL,
	"pedido_por" uuid NOT NULL,
	"aprovado_em" timestamp with time zone,
	"aprovado_por" uuid,
	"enviado_em" timestamp with time zone,
	"perguntas" integer DEFAULT 0 NOT NULL,
	"olhado_em" timestamp with time zone,
	"versao_registrada" text,
	"registrada_em" text,
	"consulta_id" uuid,
	CONSTRAINT "portal_registro_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
ALTER TABLE "empresa" ADD COLUMN "registro_pede_segunda_pessoa" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "portal_registro" ADD CONSTRAINT "portal_registro_empresa_id_processo_id_processo_empresa_id_id_fk" FOREIGN KEY ("empresa_id","processo_id") REFERENCES "public"."processo"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_registro" ADD CONSTRAINT "portal_registro_empresa_id_credencial_id_portal_credencial_empresa_id_id_fk" FOREIGN KEY ("empresa_id","credencial_id") REFERENCES "public"."portal_credencial"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_registro" ADD CONSTRAINT "portal_registro_empresa_id_pedido_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","pedido_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_registro" ADD CONSTRAINT "portal_registro_empresa_id_aprovado_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","aprovado_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_registro" ADD CONSTRAINT "portal_registro_empresa_id_consulta_id_portal_consulta_empresa_id_id_fk" FOREIGN KEY ("empresa_id","consulta_id") REFERENCES "public"."portal_consulta"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "portal_registro_aberto" ON "portal_registro" USING btree ("empresa_id","processo_id") WHERE situacao in ('AGUARDA_SEGUNDA', 'NA_FILA', 'PEDIDO', 'INCERTO');--> statement-breakpoint
CREATE UNIQUE INDEX "portal_registro_da_duimp" ON "portal_registro" USING btree ("empresa_id","ambiente","numero") WHERE situacao in ('AGUARDA_SEGUNDA', 'NA_FILA', 'PEDIDO', 'INCERTO', 'REGISTRADA');--> statement-breakpoint
CREATE INDEX "portal_registro_devido" ON "portal_registro" USING btree ("empresa_id","proxima_em") WHERE proxima_em is not null;--> statement-breakpoint
CREATE INDEX "portal_registro_do_processo" ON "portal_registro" USING btree ("empresa_id","processo_id","pedido_em");