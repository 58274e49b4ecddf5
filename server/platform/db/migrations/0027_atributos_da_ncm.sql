CREATE TABLE "portal_atributos" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"ambiente" text NOT NULL,
	"ncm" char(8) NOT NULL,
	"credencial_id" uuid NOT NULL,
	"situacao" text NOT NULL,
	"frase" text,
	"tentativas" integer DEFAULT 0 NOT NULL,
	"pedida_em" timestamp with time zone NOT NULL,
	"pedida_por" uuid NOT NULL,
	"proxima_em" timestamp with time zone,
	"olhada_em" timestamp with time zone,
	"arquivo_id" uuid,
	CONSTRAINT "portal_atributos_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
CREATE TABLE "portal_atributos_resposta" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"atributos_id" uuid NOT NULL,
	"credencial_id" uuid NOT NULL,
	"arquivo_id" uuid NOT NULL,
	"em" timestamp with time zone NOT NULL,
	CONSTRAINT "portal_atributos_resposta_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
ALTER TABLE "portal_atributos" ADD CONSTRAINT "portal_atributos_empresa_id_credencial_id_portal_credencial_empresa_id_id_fk" FOREIGN KEY ("empresa_id","credencial_id") REFERENCES "public"."portal_credencial"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_atributos" ADD CONSTRAINT "portal_atributos_empresa_id_pedida_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","pedida_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_atributos" ADD CONSTRAINT "portal_atributos_empresa_id_arquivo_id_arquivo_empresa_id_id_fk" FOREIGN KEY ("empresa_id","arquivo_id") REFERENCES "public"."arquivo"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_atributos_resposta" ADD CONSTRAINT "portal_atributos_resposta_empresa_id_atributos_id_portal_atributos_empresa_id_id_fk" FOREIGN KEY ("empresa_id","atributos_id") REFERENCES "public"."portal_atributos"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_atributos_resposta" ADD CONSTRAINT "portal_atributos_resposta_empresa_id_credencial_id_portal_credencial_empresa_id_id_fk" FOREIGN KEY ("empresa_id","credencial_id") REFERENCES "public"."portal_credencial"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_atributos_resposta" ADD CONSTRAINT "portal_atributos_resposta_empresa_id_arquivo_id_arquivo_empresa_id_id_fk" FOREIGN KEY ("empresa_id","arquivo_id") REFERENCES "public"."arquivo"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "portal_atributos_da_ncm" ON "portal_atributos" USING btree ("empresa_id","ambiente","ncm");--> statement-breakpoint
CREATE INDEX "portal_atributos_na_fila" ON "portal_atributos" USING btree ("empresa_id","proxima_em") WHERE proxima_em is not null;--> statement-breakpoint
CREATE INDEX "portal_atributos_resposta_da_credencial" ON "portal_atributos_resposta" USING btree ("empresa_id","credencial_id","em");