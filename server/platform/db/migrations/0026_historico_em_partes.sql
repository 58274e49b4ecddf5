CREATE TABLE "historico_parte" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"envio_id" uuid NOT NULL,
	"arquivo_id" uuid NOT NULL,
	"de" bigint NOT NULL,
	"tamanho" integer NOT NULL,
	"sha256" text NOT NULL,
	CONSTRAINT "historico_parte_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
ALTER TABLE "historico_envio" ADD COLUMN "partes" integer;--> statement-breakpoint
ALTER TABLE "historico_envio" ADD COLUMN "modificado_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "historico_parte" ADD CONSTRAINT "historico_parte_empresa_id_envio_id_historico_envio_empresa_id_id_fk" FOREIGN KEY ("empresa_id","envio_id") REFERENCES "public"."historico_envio"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "historico_parte" ADD CONSTRAINT "historico_parte_empresa_id_arquivo_id_arquivo_empresa_id_id_fk" FOREIGN KEY ("empresa_id","arquivo_id") REFERENCES "public"."arquivo"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "historico_parte_lugar" ON "historico_parte" USING btree ("empresa_id","envio_id","de");