DROP INDEX "processo_criado_em";--> statement-breakpoint
DROP INDEX "processo_situacao";--> statement-breakpoint
DROP INDEX "processo_da_situacao";--> statement-breakpoint
DROP INDEX "processo_importador";--> statement-breakpoint
DROP INDEX "processo_veiculo";--> statement-breakpoint
DROP INDEX "processo_canal";--> statement-breakpoint
DROP INDEX "processo_eta";--> statement-breakpoint
DROP INDEX "processo_a_chegar";--> statement-breakpoint
DROP INDEX "processo_com_licenca";--> statement-breakpoint
DROP INDEX "processo_a_devolver";--> statement-breakpoint
DROP INDEX "processo_sem_dai";--> statement-breakpoint
DROP INDEX "processo_com_papeis";--> statement-breakpoint
DROP INDEX "processo_em_viagem";--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "treinamento" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "processo_treinamento" ON "processo" USING btree ("empresa_id","criado_em","id") WHERE "processo"."treinamento";--> statement-breakpoint
CREATE INDEX "processo_criado_em" ON "processo" USING btree ("empresa_id","criado_em","id") WHERE "processo"."excluido_em" is null and "processo"."treinamento" is not true;--> statement-breakpoint
CREATE INDEX "processo_situacao" ON "processo" USING btree ("empresa_id","situacao") WHERE "processo"."excluido_em" is null and "processo"."treinamento" is not true;--> statement-breakpoint
CREATE INDEX "processo_da_situacao" ON "processo" USING btree ("empresa_id","situacao","criado_em","id") WHERE "processo"."excluido_em" is null and "processo"."treinamento" is not true;--> statement-breakpoint
CREATE INDEX "processo_importador" ON "processo" USING btree ("empresa_id","importador_id") WHERE "processo"."excluido_em" is null and "processo"."treinamento" is not true;--> statement-breakpoint
CREATE INDEX "processo_veiculo" ON "processo" USING btree ("empresa_id","veiculo") WHERE "processo"."excluido_em" is null and "processo"."treinamento" is not true;--> statement-breakpoint
CREATE INDEX "processo_canal" ON "processo" USING btree ("empresa_id","canal_rfb") WHERE "processo"."excluido_em" is null and "processo"."treinamento" is not true;--> statement-breakpoint
CREATE INDEX "processo_eta" ON "processo" USING btree ("empresa_id","eta") WHERE "processo"."excluido_em" is null and "processo"."treinamento" is not true;--> statement-breakpoint
CREATE INDEX "processo_a_chegar" ON "processo" USING btree ("empresa_id","eta") WHERE situacao in ('EM_ABERTO', 'EM_TRANSITO') and chegada is null and excluido_em is null and treinamento is not true;--> statement-breakpoint
CREATE INDEX "processo_com_licenca" ON "processo" USING btree ("empresa_id","licenca_ate") WHERE situacao in ('EM_ABERTO', 'EM_TRANSITO', 'AGUARDANDO_PRESENCA') and excluido_em is null and treinamento is not true;--> statement-breakpoint
CREATE INDEX "processo_a_devolver" ON "processo" USING btree ("empresa_id","devolver_ate") WHERE devolver_ate is not null and excluido_em is null and treinamento is not true;--> statement-breakpoint
CREATE INDEX "processo_sem_dai" ON "processo" USING btree ("empresa_id","desde") WHERE situacao = 'DESEMBARACADO_RFB' and dai_em is null and excluido_em is null and treinamento is not true;--> statement-breakpoint
CREATE INDEX "processo_com_papeis" ON "processo" USING btree ("empresa_id","id") WHERE situacao in ('AGUARDANDO_PRESENCA', 'REGISTRADO', 'PARAMETRIZADO', 'EM_EXIGENCIA', 'DESEMBARACADO_RFB', 'DESEMBARACADO_SEFAZ', 'ENTREGUE') and excluido_em is null and treinamento is not true;--> statement-breakpoint
CREATE INDEX "processo_em_viagem" ON "processo" USING btree ("empresa_id","criado_em","id") WHERE "processo"."excluido_em" is null and "processo"."treinamento" is not true and "processo"."situacao" in ('EM_ABERTO', 'EM_TRANSITO', 'AGUARDANDO_PRESENCA') and ("processo"."situacao" in ('EM_TRANSITO', 'AGUARDANDO_PRESENCA') or "processo"."embarque" is not null);--> statement-breakpoint
-- What the training environment proved was training, whatever it was called. The sums of the dashboard are made anew of these.
WITH "marcados" AS (
  UPDATE "processo" SET "treinamento" = true
    WHERE ("empresa_id", "id") IN (
      SELECT "empresa_id", "processo_id" FROM "processo_passo" WHERE "portal" = 'TREINAMENTO' AND "desfeito_em" IS NULL)
    RETURNING "empresa_id", "id")
INSERT INTO "painel_mudanca" ("empresa_id", "fonte_id") SELECT "empresa_id", "id" FROM "marcados";
