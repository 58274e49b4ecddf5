CREATE TABLE "declaracao_retirada" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"processo_id" uuid NOT NULL,
	"arquivo_id" uuid NOT NULL,
	"declaracao" jsonb NOT NULL,
	"motivo" text NOT NULL,
	"em" timestamp with time zone NOT NULL,
	"usuario_id" uuid NOT NULL,
	CONSTRAINT "declaracao_retirada_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
ALTER TABLE "declaracao_retirada" ADD CONSTRAINT "declaracao_retirada_empresa_id_processo_id_processo_empresa_id_id_fk" FOREIGN KEY ("empresa_id","processo_id") REFERENCES "public"."processo"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declaracao_retirada" ADD CONSTRAINT "declaracao_retirada_empresa_id_arquivo_id_arquivo_empresa_id_id_fk" FOREIGN KEY ("empresa_id","arquivo_id") REFERENCES "public"."arquivo"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declaracao_retirada" ADD CONSTRAINT "declaracao_retirada_empresa_id_usuario_id_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","usuario_id") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "declaracao_retirada_processo" ON "declaracao_retirada" USING btree ("empresa_id","processo_id","em");