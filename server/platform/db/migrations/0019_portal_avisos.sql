CREATE TABLE "portal_aviso" (
	"empresa_id" uuid NOT NULL,
	"receptor_id" uuid NOT NULL,
	"resumo" text NOT NULL,
	"em" timestamp with time zone NOT NULL,
	CONSTRAINT "portal_aviso_empresa_id_receptor_id_resumo_pk" PRIMARY KEY("empresa_id","receptor_id","resumo")
);
--> statement-breakpoint
CREATE TABLE "portal_receptor" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"credencial_id" uuid NOT NULL,
	"segredo" text,
	"feito_em" timestamp with time zone NOT NULL,
	"feito_por" uuid NOT NULL,
	"avisado_em" timestamp with time zone,
	"evento" text,
	"numero" text,
	"avisos" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "portal_receptor_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
ALTER TABLE "portal_acompanhamento" ADD COLUMN "avisos" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "portal_aviso" ADD CONSTRAINT "portal_aviso_empresa_id_receptor_id_portal_receptor_empresa_id_id_fk" FOREIGN KEY ("empresa_id","receptor_id") REFERENCES "public"."portal_receptor"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_receptor" ADD CONSTRAINT "portal_receptor_empresa_id_credencial_id_portal_credencial_empresa_id_id_fk" FOREIGN KEY ("empresa_id","credencial_id") REFERENCES "public"."portal_credencial"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_receptor" ADD CONSTRAINT "portal_receptor_empresa_id_feito_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","feito_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "portal_aviso_em" ON "portal_aviso" USING btree ("empresa_id","em");--> statement-breakpoint
CREATE UNIQUE INDEX "portal_receptor_da_credencial" ON "portal_receptor" USING btree ("empresa_id","credencial_id");