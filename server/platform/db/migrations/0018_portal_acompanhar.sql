CREATE TABLE "portal_acompanhamento" (
	"empresa_id" uuid NOT NULL,
	"processo_id" uuid NOT NULL,
	"credencial_id" uuid NOT NULL,
	"numero" text NOT NULL,
	"ligado_em" timestamp with time zone NOT NULL,
	"ligado_por" uuid NOT NULL,
	"proxima_em" timestamp with time zone,
	"tentativas" integer DEFAULT 0 NOT NULL,
	"olhado_em" timestamp with time zone,
	"frase" text,
	"visto" jsonb,
	"arquivo_id" uuid,
	"consulta_id" uuid,
	CONSTRAINT "portal_acompanhamento_empresa_id_processo_id_pk" PRIMARY KEY("empresa_id","processo_id")
);
--> statement-breakpoint
CREATE TABLE "portal_busca" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"credencial_id" uuid NOT NULL,
	"importador_id" uuid NOT NULL,
	"ni" char(14) NOT NULL,
	"de" date NOT NULL,
	"ate" date NOT NULL,
	"da_ronda" boolean NOT NULL,
	"situacao" text NOT NULL,
	"frase" text,
	"tentativas" integer DEFAULT 0 NOT NULL,
	"pedida_em" timestamp with time zone NOT NULL,
	"pedida_por" uuid NOT NULL,
	"proxima_em" timestamp with time zone,
	"olhada_em" timestamp with time zone,
	"achadas" text[] DEFAULT '{}' NOT NULL,
	"trazidas" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "portal_busca_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
CREATE TABLE "portal_ronda" (
	"empresa_id" uuid NOT NULL,
	"credencial_id" uuid NOT NULL,
	"importador_id" uuid NOT NULL,
	"ligada_em" timestamp with time zone NOT NULL,
	"ligada_por" uuid NOT NULL,
	"proxima_em" timestamp with time zone,
	CONSTRAINT "portal_ronda_empresa_id_credencial_id_importador_id_pk" PRIMARY KEY("empresa_id","credencial_id","importador_id")
);
--> statement-breakpoint
ALTER TABLE "portal_acompanhamento" ADD CONSTRAINT "portal_acompanhamento_empresa_id_processo_id_processo_empresa_id_id_fk" FOREIGN KEY ("empresa_id","processo_id") REFERENCES "public"."processo"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_acompanhamento" ADD CONSTRAINT "portal_acompanhamento_empresa_id_credencial_id_portal_credencial_empresa_id_id_fk" FOREIGN KEY ("empresa_id","credencial_id") REFERENCES "public"."portal_credencial"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_acompanhamento" ADD CONSTRAINT "portal_acompanhamento_empresa_id_ligado_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","ligado_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_acompanhamento" ADD CONSTRAINT "portal_acompanhamento_empresa_id_arquivo_id_arquivo_empresa_id_id_fk" FOREIGN KEY ("empresa_id","arquivo_id") REFERENCES "public"."arquivo"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_acompanhamento" ADD CONSTRAINT "portal_acompanhamento_empresa_id_consulta_id_portal_consulta_empresa_id_id_fk" FOREIGN KEY ("empresa_id","consulta_id") REFERENCES "public"."portal_consulta"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_busca" ADD CONSTRAINT "portal_busca_empresa_id_credencial_id_portal_credencial_empresa_id_id_fk" FOREIGN KEY ("empresa_id","credencial_id") REFERENCES "public"."portal_credencial"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_busca" ADD CONSTRAINT "portal_busca_empresa_id_importador_id_importador_empresa_id_id_fk" FOREIGN KEY ("empresa_id","importador_id") REFERENCES "public"."importador"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_busca" ADD CONSTRAINT "portal_busca_empresa_id_pedida_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","pedida_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_ronda" ADD CONSTRAINT "portal_ronda_empresa_id_credencial_id_portal_credencial_empresa_id_id_fk" FOREIGN KEY ("empresa_id","credencial_id") REFERENCES "public"."portal_credencial"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_ronda" ADD CONSTRAINT "portal_ronda_empresa_id_importador_id_importador_empresa_id_id_fk" FOREIGN KEY ("empresa_id","importador_id") REFERENCES "public"."importador"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_ronda" ADD CONSTRAINT "portal_ronda_empresa_id_ligada_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","ligada_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "portal_acompanhamento_devido" ON "portal_acompanhamento" USING btree ("empresa_id","proxima_em") WHERE proxima_em is not null;--> statement-breakpoint
CREATE INDEX "portal_busca_na_fila" ON "portal_busca" USING btree ("empresa_id","proxima_em") WHERE proxima_em is not null;--> statement-breakpoint
CREATE INDEX "portal_busca_da_ronda" ON "portal_busca" USING btree ("empresa_id","credencial_id","importador_id","pedida_em");--> statement-breakpoint
CREATE INDEX "portal_ronda_devida" ON "portal_ronda" USING btree ("empresa_id","proxima_em") WHERE proxima_em is not null;