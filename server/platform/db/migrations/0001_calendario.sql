CREATE TABLE "ato_confirmado" (
	"empresa_id" uuid NOT NULL,
	"ato" text NOT NULL,
	"fonte" text NOT NULL,
	"fonte_em" date NOT NULL,
	"em" timestamp with time zone NOT NULL,
	"por" uuid NOT NULL,
	CONSTRAINT "ato_confirmado_empresa_id_ato_pk" PRIMARY KEY("empresa_id","ato")
);
--> statement-breakpoint
ALTER TABLE "importador" ADD COLUMN "documento_de_importacao" text DEFAULT 'DI' NOT NULL;--> statement-breakpoint
ALTER TABLE "despesa" ADD COLUMN "em_nome_de" text;--> statement-breakpoint
ALTER TABLE "dci" ADD COLUMN "presenca_em" date;--> statement-breakpoint
ALTER TABLE "dci" ADD COLUMN "presenca_recinto" text;--> statement-breakpoint
ALTER TABLE "dci" ADD COLUMN "presenca_dispensa" text;--> statement-breakpoint
ALTER TABLE "ato_confirmado" ADD CONSTRAINT "ato_confirmado_empresa_id_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;