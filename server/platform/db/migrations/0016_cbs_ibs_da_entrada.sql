ALTER TABLE "entrada_insumo" ADD COLUMN "c_class_trib" char(6);--> statement-breakpoint
ALTER TABLE "entrada_insumo" ADD COLUMN "cbs_suspensa" numeric(18, 2);--> statement-breakpoint
ALTER TABLE "entrada_insumo" ADD COLUMN "ibs_uf_suspenso" numeric(18, 2);--> statement-breakpoint
ALTER TABLE "entrada_insumo" ADD COLUMN "ibs_mun_suspenso" numeric(18, 2);