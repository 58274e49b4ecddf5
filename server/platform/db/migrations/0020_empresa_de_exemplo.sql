CREATE TABLE "empresa_de_exemplo" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"usuario_id" uuid NOT NULL,
	"exemplo_empresa_id" uuid NOT NULL,
	"exemplo_usuario_id" uuid NOT NULL,
	"criado_em" timestamp with time zone NOT NULL,
	"pronta_em" timestamp with time zone,
	"jogada_fora_em" timestamp with time zone,
	CONSTRAINT "empresa_de_exemplo_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
ALTER TABLE "empresa" ADD COLUMN "exemplo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "empresa_de_exemplo" ADD CONSTRAINT "empresa_de_exemplo_empresa_id_usuario_id_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","usuario_id") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "empresa_de_exemplo_da_pessoa" ON "empresa_de_exemplo" USING btree ("empresa_id","usuario_id") WHERE "empresa_de_exemplo"."jogada_fora_em" is null;--> statement-breakpoint
CREATE INDEX "empresa_de_exemplo_criada" ON "empresa_de_exemplo" USING btree ("empresa_id","criado_em");