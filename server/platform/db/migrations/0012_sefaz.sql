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
ALTER TABLE "matriz_tributacao" ADD COLUMN "tratamento" text;--> statement-breakpoint
ALTER TABLE "matriz_tributacao" ADD COLUMN "reducao_perc" numeric(7, 2);--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "dai_em" date;--> statement-breakpoint
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
CREATE INDEX "dai_data_registro" ON "dai" USING btree ("empresa_id","data_registro","processo_id");--> statement-breakpoint
CREATE INDEX "dai_situacao" ON "dai" USING btree ("empresa_id","situacao");--> statement-breakpoint
CREATE INDEX "dai_sem_exoneracao" ON "dai" USING btree ("empresa_id","data_registro") WHERE exonerada_em is null;--> statement-breakpoint
CREATE UNIQUE INDEX "dai_envio_sequencia" ON "dai_envio" USING btree ("empresa_id","processo_id","sequencia");--> statement-breakpoint
CREATE UNIQUE INDEX "dai_marca_ordem" ON "dai_marca" USING btree ("empresa_id","processo_id","ordem");--> statement-breakpoint
CREATE INDEX "esquema_xsd_documento" ON "esquema_xsd" USING btree ("empresa_id","documento","criado_em");