CREATE TABLE "pedido_com_chave" (
	"empresa_id" uuid NOT NULL,
	"usuario_id" uuid NOT NULL,
	"chave" text NOT NULL,
	"pedido" text NOT NULL,
	"em" timestamp with time zone NOT NULL,
	"status" integer,
	"tipo" text,
	"corpo" text,
	CONSTRAINT "pedido_com_chave_empresa_id_usuario_id_chave_pk" PRIMARY KEY("empresa_id","usuario_id","chave")
);
--> statement-breakpoint
CREATE INDEX "pedido_com_chave_em" ON "pedido_com_chave" USING btree ("empresa_id","em");