ALTER TABLE "processo" ADD COLUMN "numero_di" char(10);--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "alterado_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "alterado_por" uuid;--> statement-breakpoint
ALTER TABLE "processo" ADD CONSTRAINT "processo_empresa_id_alterado_por_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","alterado_por") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "processo_canal" ON "processo" USING btree ("empresa_id","canal_rfb") WHERE "processo"."excluido_em" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "processo_numero_di" ON "processo" USING btree ("empresa_id","numero_di") WHERE "processo"."excluido_em" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "processo_numero_duimp" ON "processo" USING btree ("empresa_id","numero_duimp") WHERE "processo"."excluido_em" is null;