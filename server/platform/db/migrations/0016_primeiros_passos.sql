CREATE TABLE "primeiros_passos" (
	"empresa_id" uuid NOT NULL,
	"pulados" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"dispensado_em" timestamp with time zone,
	"alterado_por" uuid,
	CONSTRAINT "primeiros_passos_empresa_id_pk" PRIMARY KEY("empresa_id")
);
--> statement-breakpoint
ALTER TABLE "primeiros_passos" ADD CONSTRAINT "primeiros_passos_empresa_id_alterado_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","alterado_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- A company that is there already has taken its first steps.
INSERT INTO "primeiros_passos" ("empresa_id", "dispensado_em") SELECT "empresa_id", now() FROM "empresa";
