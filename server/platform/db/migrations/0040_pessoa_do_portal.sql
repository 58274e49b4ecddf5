CREATE TABLE "portal_chamadas" (
	"chave" text NOT NULL,
	"funcao" text NOT NULL,
	"hora" timestamp with time zone NOT NULL,
	"chamadas" integer NOT NULL,
	"numero" integer,
	"volta_em" timestamp with time zone,
	CONSTRAINT "portal_chamadas_chave_funcao_pk" PRIMARY KEY("chave","funcao")
);
--> statement-breakpoint
CREATE TABLE "portal_pessoa" (
	"chave" text PRIMARY KEY NOT NULL,
	"pessoa" text,
	"entrada_em" timestamp with time zone,
	"vez_ate" timestamp with time zone,
	"vez" uuid
);
