CREATE TABLE "saida_temporaria" (
	"empresa_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"lote_id" uuid NOT NULL,
	"finalidade" text NOT NULL,
	"nota" text NOT NULL,
	"emissao" date NOT NULL,
	"prazo" date NOT NULL,
	"quantidade" numeric(21, 7) NOT NULL,
	"retornada_em" date,
	"nota_do_retorno" text,
	"em" timestamp with time zone NOT NULL,
	"usuario_id" uuid NOT NULL,
	"desfeita_em" timestamp with time zone,
	"desfeita_por" uuid,
	CONSTRAINT "saida_temporaria_empresa_id_id_pk" PRIMARY KEY("empresa_id","id"),
	CONSTRAINT "saida_temporaria_volta_depois" CHECK (retornada_em is null or retornada_em >= emissao)
);
--> statement-breakpoint
ALTER TABLE "nao_convertido" DROP CONSTRAINT "nao_convertido_da_origem";--> statement-breakpoint
ALTER TABLE "saida_temporaria" ADD CONSTRAINT "saida_temporaria_empresa_id_lote_id_saldo_lote_empresa_id_id_fk" FOREIGN KEY ("empresa_id","lote_id") REFERENCES "public"."saldo_lote"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saida_temporaria" ADD CONSTRAINT "saida_temporaria_empresa_id_usuario_id_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","usuario_id") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saida_temporaria" ADD CONSTRAINT "saida_temporaria_empresa_id_desfeita_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","desfeita_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saida_temporaria_lote" ON "saida_temporaria" USING btree ("empresa_id","lote_id");--> statement-breakpoint
CREATE INDEX "saida_temporaria_prazo" ON "saida_temporaria" USING btree ("empresa_id","prazo") WHERE retornada_em is null and desfeita_em is null;--> statement-breakpoint
ALTER TABLE "nao_convertido" ADD CONSTRAINT "nao_convertido_da_origem" CHECK ((origem = 'PRAZO') = (raiz_id is null));