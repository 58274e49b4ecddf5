CREATE TABLE "aplicativo_de_codigos" (
	"empresa_id" uuid NOT NULL,
	"usuario_id" uuid NOT NULL,
	"segredo" text NOT NULL,
	"criado_em" timestamp with time zone NOT NULL,
	"confirmado_em" timestamp with time zone,
	"ultimo_passo" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "aplicativo_de_codigos_empresa_id_usuario_id_pk" PRIMARY KEY("empresa_id","usuario_id")
);
--> statement-breakpoint
CREATE TABLE "chave_de_acesso" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"usuario_id" uuid NOT NULL,
	"nome" text NOT NULL,
	"credencial_id" text NOT NULL,
	"chave_publica" text NOT NULL,
	"contador" bigint NOT NULL,
	"transportes" text[] DEFAULT '{}' NOT NULL,
	"dominio" text NOT NULL,
	"criado_em" timestamp with time zone NOT NULL,
	"usada_em" timestamp with time zone,
	CONSTRAINT "chave_de_acesso_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
CREATE TABLE "codigo_de_recuperacao" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"usuario_id" uuid NOT NULL,
	"codigo_hash" "bytea" NOT NULL,
	"criado_em" timestamp with time zone NOT NULL,
	"usado_em" timestamp with time zone,
	CONSTRAINT "codigo_de_recuperacao_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
CREATE TABLE "segundo_passo" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"empresa_id" uuid NOT NULL,
	"usuario_id" uuid NOT NULL,
	"para" text NOT NULL,
	"desafio" text,
	"aparelho" text,
	"criado_em" timestamp with time zone NOT NULL,
	"expira_em" timestamp with time zone NOT NULL,
	"encerrado_em" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "convite" ADD COLUMN "criado_por" uuid;--> statement-breakpoint
ALTER TABLE "empresa" ADD COLUMN "exige_segundo_fator" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "aplicativo_de_codigos" ADD CONSTRAINT "aplicativo_de_codigos_empresa_id_usuario_id_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","usuario_id") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chave_de_acesso" ADD CONSTRAINT "chave_de_acesso_empresa_id_usuario_id_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","usuario_id") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "codigo_de_recuperacao" ADD CONSTRAINT "codigo_de_recuperacao_empresa_id_usuario_id_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","usuario_id") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chave_de_acesso_credencial" ON "chave_de_acesso" USING btree ("empresa_id","credencial_id");--> statement-breakpoint
CREATE INDEX "chave_de_acesso_usuario" ON "chave_de_acesso" USING btree ("empresa_id","usuario_id");--> statement-breakpoint
CREATE INDEX "codigo_de_recuperacao_usuario" ON "codigo_de_recuperacao" USING btree ("empresa_id","usuario_id");--> statement-breakpoint
CREATE INDEX "segundo_passo_usuario" ON "segundo_passo" USING btree ("empresa_id","usuario_id");