CREATE TABLE "ncm_importada" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"atualizada_em" date NOT NULL,
	"ato" text NOT NULL,
	"arquivo" text NOT NULL,
	"importada_em" timestamp with time zone NOT NULL,
	"importada_por" uuid NOT NULL,
	CONSTRAINT "ncm_importada_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
ALTER TABLE "referencia_de_fabrica" ADD COLUMN "a_confirmar" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "ncm_importada" ADD CONSTRAINT "ncm_importada_empresa_id_importada_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","importada_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;