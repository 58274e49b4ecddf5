CREATE TABLE "portal_assinatura" (
	"empresa_id" uuid NOT NULL,
	"credencial_id" uuid NOT NULL,
	"ato" text NOT NULL,
	"endpoint" text,
	"alvo" text,
	"situacao" text NOT NULL,
	"frase" text,
	"tentativas" integer DEFAULT 0 NOT NULL,
	"pedida_em" timestamp with time zone NOT NULL,
	"pedida_por" uuid NOT NULL,
	"proxima_em" timestamp with time zone,
	"rodada" integer NOT NULL,
	"visto" jsonb,
	"olhada_em" timestamp with time zone,
	"chaves" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "portal_assinatura_empresa_id_credencial_id_pk" PRIMARY KEY("empresa_id","credencial_id")
);
--> statement-breakpoint
ALTER TABLE "portal_assinatura" ADD CONSTRAINT "portal_assinatura_empresa_id_credencial_id_portal_credencial_empresa_id_id_fk" FOREIGN KEY ("empresa_id","credencial_id") REFERENCES "public"."portal_credencial"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_assinatura" ADD CONSTRAINT "portal_assinatura_empresa_id_pedida_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","pedida_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "portal_assinatura_devida" ON "portal_assinatura" USING btree ("empresa_id","proxima_em") WHERE proxima_em is not null;