CREATE TABLE "portal_consulta" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"credencial_id" uuid NOT NULL,
	"numero" text NOT NULL,
	"versao" integer,
	"situacao" text NOT NULL,
	"frase" text,
	"tentativas" integer DEFAULT 0 NOT NULL,
	"pedida_em" timestamp with time zone NOT NULL,
	"pedida_por" uuid NOT NULL,
	"proxima_em" timestamp with time zone,
	"olhada_em" timestamp with time zone,
	"itens" integer,
	"itens_vindos" integer DEFAULT 0 NOT NULL,
	"sha256" text,
	CONSTRAINT "portal_consulta_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
CREATE TABLE "portal_credencial" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"ambiente" text NOT NULL,
	"titular" text NOT NULL,
	"cpf" text NOT NULL,
	"segredo" text,
	"valida_ate" date,
	"criada_em" timestamp with time zone NOT NULL,
	"criada_por" uuid NOT NULL,
	"encerrada_em" timestamp with time zone,
	"encerrada_por" uuid,
	"testada_em" timestamp with time zone,
	"teste_passou" boolean,
	"teste_frase" text,
	"usada_em" timestamp with time zone,
	"sessao" text,
	"sessao_ate" timestamp with time zone,
	"entrada_em" timestamp with time zone,
	"vez_ate" timestamp with time zone,
	"vez" uuid,
	CONSTRAINT "portal_credencial_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
CREATE TABLE "portal_limite" (
	"empresa_id" uuid NOT NULL,
	"credencial_id" uuid NOT NULL,
	"funcao" text NOT NULL,
	"em" timestamp with time zone NOT NULL,
	"volta_em" timestamp with time zone NOT NULL,
	CONSTRAINT "portal_limite_empresa_id_credencial_id_funcao_pk" PRIMARY KEY("empresa_id","credencial_id","funcao")
);
--> statement-breakpoint
CREATE TABLE "portal_resposta" (
	"empresa_id" uuid NOT NULL,
	"consulta_id" uuid NOT NULL,
	"versao" integer NOT NULL,
	"nome" text NOT NULL,
	"status" integer NOT NULL,
	"arquivo_id" uuid,
	"em" timestamp with time zone NOT NULL,
	CONSTRAINT "portal_resposta_empresa_id_consulta_id_versao_nome_pk" PRIMARY KEY("empresa_id","consulta_id","versao","nome")
);
--> statement-breakpoint
ALTER TABLE "portal_consulta" ADD CONSTRAINT "portal_consulta_empresa_id_credencial_id_portal_credencial_empresa_id_id_fk" FOREIGN KEY ("empresa_id","credencial_id") REFERENCES "public"."portal_credencial"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_consulta" ADD CONSTRAINT "portal_consulta_empresa_id_pedida_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","pedida_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_credencial" ADD CONSTRAINT "portal_credencial_empresa_id_criada_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","criada_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_credencial" ADD CONSTRAINT "portal_credencial_empresa_id_encerrada_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","encerrada_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_limite" ADD CONSTRAINT "portal_limite_empresa_id_credencial_id_portal_credencial_empresa_id_id_fk" FOREIGN KEY ("empresa_id","credencial_id") REFERENCES "public"."portal_credencial"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_resposta" ADD CONSTRAINT "portal_resposta_empresa_id_consulta_id_portal_consulta_empresa_id_id_fk" FOREIGN KEY ("empresa_id","consulta_id") REFERENCES "public"."portal_consulta"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_resposta" ADD CONSTRAINT "portal_resposta_empresa_id_arquivo_id_arquivo_empresa_id_id_fk" FOREIGN KEY ("empresa_id","arquivo_id") REFERENCES "public"."arquivo"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "portal_consulta_na_fila" ON "portal_consulta" USING btree ("empresa_id","proxima_em") WHERE proxima_em is not null;--> statement-breakpoint
CREATE INDEX "portal_consulta_numero" ON "portal_consulta" USING btree ("empresa_id","numero","pedida_em");