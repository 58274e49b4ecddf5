CREATE TABLE "apelido_declarado" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"recurso" text NOT NULL,
	"chave" char(64) NOT NULL,
	"texto" text NOT NULL,
	"registro_id" uuid NOT NULL,
	"em" timestamp with time zone NOT NULL,
	"usuario_id" uuid NOT NULL,
	CONSTRAINT "apelido_declarado_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
CREATE TABLE "retificacao" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"processo_id" uuid NOT NULL,
	"arquivo_id" uuid NOT NULL,
	"arquivo_anterior_id" uuid NOT NULL,
	"aceitos" jsonb NOT NULL,
	"recusados" jsonb NOT NULL,
	"motivo" text NOT NULL,
	"em" timestamp with time zone NOT NULL,
	"usuario_id" uuid NOT NULL,
	CONSTRAINT "retificacao_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
ALTER TABLE "declaracao" ALTER COLUMN "numero_di" SET DATA TYPE varchar(15);--> statement-breakpoint
ALTER TABLE "item" ADD COLUMN "campos" jsonb;--> statement-breakpoint
ALTER TABLE "apelido_declarado" ADD CONSTRAINT "apelido_declarado_empresa_id_usuario_id_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","usuario_id") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retificacao" ADD CONSTRAINT "retificacao_empresa_id_processo_id_processo_empresa_id_id_fk" FOREIGN KEY ("empresa_id","processo_id") REFERENCES "public"."processo"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retificacao" ADD CONSTRAINT "retificacao_empresa_id_arquivo_id_arquivo_empresa_id_id_fk" FOREIGN KEY ("empresa_id","arquivo_id") REFERENCES "public"."arquivo"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retificacao" ADD CONSTRAINT "retificacao_arquivo_anterior" FOREIGN KEY ("empresa_id","arquivo_anterior_id") REFERENCES "public"."arquivo"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retificacao" ADD CONSTRAINT "retificacao_empresa_id_usuario_id_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","usuario_id") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "apelido_declarado_chave" ON "apelido_declarado" USING btree ("empresa_id","recurso","chave");--> statement-breakpoint
CREATE INDEX "apelido_declarado_registro" ON "apelido_declarado" USING btree ("empresa_id","registro_id");--> statement-breakpoint
CREATE INDEX "retificacao_processo" ON "retificacao" USING btree ("empresa_id","processo_id","em");