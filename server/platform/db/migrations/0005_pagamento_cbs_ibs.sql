ALTER TABLE "importador" ADD COLUMN "regime_cbs_ibs" text;--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "pagamento_cbs_ibs" text;--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "cbs_ibs_pago_em" date;--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "cbs_paga" numeric(18, 2);--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "ibs_pago" numeric(18, 2);--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "exoneracao_cbs_ibs" text;--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "exoneracao_cbs_ibs_em" date;