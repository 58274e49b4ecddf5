CREATE TABLE "limite_de_tentativas" (
	"chave" text PRIMARY KEY NOT NULL,
	"pontos" integer NOT NULL,
	"expira" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trabalho" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"servidor" uuid NOT NULL,
	"estado" jsonb NOT NULL,
	"terminado" boolean NOT NULL,
	"parar" text,
	"em" timestamp with time zone NOT NULL,
	CONSTRAINT "trabalho_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
