CREATE TABLE "nao_convertido" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"lote_id" uuid NOT NULL,
	"origem" text NOT NULL,
	"raiz_id" uuid,
	"quantidade" numeric(21, 7) NOT NULL,
	"cbs" numeric(18, 2) NOT NULL,
	"ibs" numeric(18, 2) NOT NULL,
	"data" date NOT NULL,
	"protocolo" text NOT NULL,
	"em" timestamp with time zone NOT NULL,
	"usuario_id" uuid NOT NULL,
	"desfeito_em" timestamp with time zone,
	"desfeito_por" uuid,
	CONSTRAINT "nao_convertido_empresa_id_id_pk" PRIMARY KEY("empresa_id","id"),
	CONSTRAINT "nao_convertido_da_origem" CHECK ((origem = 'DCI') = (raiz_id is not null))
);
--> statement-breakpoint
ALTER TABLE "saldo_lote" ADD COLUMN "c_class_trib" char(6);--> statement-breakpoint
ALTER TABLE "saldo_lote" ADD COLUMN "cbs_suspensa" numeric(18, 2);--> statement-breakpoint
ALTER TABLE "saldo_lote" ADD COLUMN "ibs_uf_suspenso" numeric(18, 2);--> statement-breakpoint
ALTER TABLE "saldo_lote" ADD COLUMN "ibs_mun_suspenso" numeric(18, 2);--> statement-breakpoint
ALTER TABLE "saldo_lote" ADD COLUMN "reforma_estimada" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "saldo_lote" ADD COLUMN "reforma_falta" text;--> statement-breakpoint
ALTER TABLE "saldo_lote" ADD COLUMN "documento_importacao" date;--> statement-breakpoint
ALTER TABLE "saldo_lote" ADD COLUMN "prazo_conversao" date;--> statement-breakpoint
ALTER TABLE "saldo_lote" ADD COLUMN "especie" text DEFAULT 'INSUMO' NOT NULL;--> statement-breakpoint
ALTER TABLE "saldo_lote" ADD COLUMN "depreciado_em" date;--> statement-breakpoint
ALTER TABLE "nao_convertido" ADD CONSTRAINT "nao_convertido_empresa_id_lote_id_saldo_lote_empresa_id_id_fk" FOREIGN KEY ("empresa_id","lote_id") REFERENCES "public"."saldo_lote"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nao_convertido" ADD CONSTRAINT "nao_convertido_empresa_id_usuario_id_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","usuario_id") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nao_convertido" ADD CONSTRAINT "nao_convertido_empresa_id_desfeito_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","desfeito_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "nao_convertido_lote" ON "nao_convertido" USING btree ("empresa_id","lote_id");--> statement-breakpoint
CREATE INDEX "saldo_lote_conversao" ON "saldo_lote" USING btree ("empresa_id","prazo_conversao") WHERE prazo_conversao is not null;