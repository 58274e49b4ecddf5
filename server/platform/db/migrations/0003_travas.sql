CREATE TABLE "desligamento" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"trava" text NOT NULL,
	"pedido_por" uuid NOT NULL,
	"pedido_em" timestamp with time zone NOT NULL,
	"encerrado_em" timestamp with time zone,
	"fim" text,
	CONSTRAINT "desligamento_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
ALTER TABLE "empresa" ADD COLUMN "minutos_de_inatividade" smallint;--> statement-breakpoint
ALTER TABLE "sessao" ADD COLUMN "senha_provada_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessao" ADD COLUMN "fator_provado_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessao" ADD COLUMN "usada_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "desligamento" ADD CONSTRAINT "desligamento_empresa_id_empresa_empresa_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresa"("empresa_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "desligamento_em_aberto" ON "desligamento" USING btree ("empresa_id","trava") WHERE encerrado_em is null;