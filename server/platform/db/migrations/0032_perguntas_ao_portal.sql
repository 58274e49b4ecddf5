CREATE TABLE "portal_pergunta" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"ambiente" text NOT NULL,
	"tipo" text NOT NULL,
	"chave" text NOT NULL,
	"credencial_id" uuid NOT NULL,
	"situacao" text NOT NULL,
	"frase" text,
	"tentativas" integer DEFAULT 0 NOT NULL,
	"pedida_em" timestamp with time zone NOT NULL,
	"pedida_por" uuid NOT NULL,
	"proxima_em" timestamp with time zone,
	"rodada" integer NOT NULL,
	"rodada_inteira" integer,
	"olhada_em" timestamp with time zone,
	CONSTRAINT "portal_pergunta_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
CREATE TABLE "portal_pergunta_resposta" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"pergunta_id" uuid NOT NULL,
	"credencial_id" uuid NOT NULL,
	"rodada" integer NOT NULL,
	"parte" integer NOT NULL,
	"arquivo_id" uuid,
	"em" timestamp with time zone NOT NULL,
	CONSTRAINT "portal_pergunta_resposta_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
ALTER TABLE "portal_pergunta" ADD CONSTRAINT "portal_pergunta_empresa_id_credencial_id_portal_credencial_empresa_id_id_fk" FOREIGN KEY ("empresa_id","credencial_id") REFERENCES "public"."portal_credencial"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_pergunta" ADD CONSTRAINT "portal_pergunta_empresa_id_pedida_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","pedida_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_pergunta_resposta" ADD CONSTRAINT "portal_pergunta_resposta_empresa_id_pergunta_id_portal_pergunta_empresa_id_id_fk" FOREIGN KEY ("empresa_id","pergunta_id") REFERENCES "public"."portal_pergunta"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_pergunta_resposta" ADD CONSTRAINT "portal_pergunta_resposta_empresa_id_credencial_id_portal_credencial_empresa_id_id_fk" FOREIGN KEY ("empresa_id","credencial_id") REFERENCES "public"."portal_credencial"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_pergunta_resposta" ADD CONSTRAINT "portal_pergunta_resposta_empresa_id_arquivo_id_arquivo_empresa_id_id_fk" FOREIGN KEY ("empresa_id","arquivo_id") REFERENCES "public"."arquivo"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "portal_pergunta_da_chave" ON "portal_pergunta" USING btree ("empresa_id","ambiente","tipo","chave");--> statement-breakpoint
CREATE INDEX "portal_pergunta_na_fila" ON "portal_pergunta" USING btree ("empresa_id","proxima_em") WHERE proxima_em is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "portal_pergunta_resposta_parte" ON "portal_pergunta_resposta" USING btree ("empresa_id","pergunta_id","rodada","parte");--> statement-breakpoint
CREATE INDEX "portal_pergunta_resposta_da_credencial" ON "portal_pergunta_resposta" USING btree ("empresa_id","credencial_id","em");