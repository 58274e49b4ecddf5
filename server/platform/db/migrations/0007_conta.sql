CREATE TABLE "convite" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"empresa_id" uuid NOT NULL,
	"usuario_id" uuid NOT NULL,
	"criado_em" timestamp with time zone NOT NULL,
	"expira_em" timestamp with time zone NOT NULL,
	"encerrado_em" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "empresa" ADD COLUMN "versao" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "empresa" ADD COLUMN "ie_am" char(9);--> statement-breakpoint
ALTER TABLE "empresa" ADD COLUMN "inscricao_suframa" char(9);--> statement-breakpoint
ALTER TABLE "empresa" ADD COLUMN "telefone" text;--> statement-breakpoint
ALTER TABLE "empresa" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "empresa" ADD COLUMN "cep" char(8);--> statement-breakpoint
ALTER TABLE "empresa" ADD COLUMN "logradouro" text;--> statement-breakpoint
ALTER TABLE "empresa" ADD COLUMN "numero" text;--> statement-breakpoint
ALTER TABLE "empresa" ADD COLUMN "complemento" text;--> statement-breakpoint
ALTER TABLE "empresa" ADD COLUMN "bairro" text;--> statement-breakpoint
ALTER TABLE "empresa" ADD COLUMN "municipio" text;--> statement-breakpoint
ALTER TABLE "empresa" ADD COLUMN "uf" char(2);--> statement-breakpoint
ALTER TABLE "empresa" ADD COLUMN "filiais" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "empresa" ADD COLUMN "logo" char(64);--> statement-breakpoint
ALTER TABLE "sessao" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessao" ADD COLUMN "aparelho" text;--> statement-breakpoint
ALTER TABLE "usuario" ADD COLUMN "versao" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "usuario" ADD COLUMN "foto" char(64);--> statement-breakpoint
ALTER TABLE "usuario" ADD COLUMN "desativado_em" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "convite_usuario" ON "convite" USING btree ("empresa_id","usuario_id");--> statement-breakpoint
CREATE INDEX "sessao_usuario" ON "sessao" USING btree ("empresa_id","usuario_id");--> statement-breakpoint
CREATE UNIQUE INDEX "usuario_email" ON "usuario" USING btree ("empresa_id","email");