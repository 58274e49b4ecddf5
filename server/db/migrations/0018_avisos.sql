CREATE TABLE "aviso" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"usuario_id" uuid NOT NULL,
	"tipo" text NOT NULL,
	"recurso" text NOT NULL,
	"registro_id" uuid NOT NULL,
	"titulo" text NOT NULL,
	"texto" text NOT NULL,
	"autor_id" uuid NOT NULL,
	"vezes" integer DEFAULT 1 NOT NULL,
	"em" timestamp with time zone NOT NULL,
	"lido_em" timestamp with time zone,
	CONSTRAINT "aviso_empresa_id_id_pk" PRIMARY KEY("empresa_id","id")
);
--> statement-breakpoint
ALTER TABLE "aviso" ADD CONSTRAINT "aviso_empresa_id_usuario_id_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","usuario_id") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aviso" ADD CONSTRAINT "aviso_empresa_id_autor_id_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","autor_id") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "aviso_usuario" ON "aviso" USING btree ("empresa_id","usuario_id","em","id");--> statement-breakpoint
CREATE UNIQUE INDEX "aviso_nao_lido" ON "aviso" USING btree ("empresa_id","usuario_id","tipo","recurso","registro_id") WHERE lido_em is null;