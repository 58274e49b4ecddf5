ALTER TABLE "referencia" ALTER COLUMN "aliquota_ii" SET DATA TYPE numeric;--> statement-breakpoint
ALTER TABLE "referencia" ALTER COLUMN "aliquota_ipi" SET DATA TYPE numeric;--> statement-breakpoint
ALTER TABLE "referencia_de_fabrica" ALTER COLUMN "aliquota_ii" SET DATA TYPE numeric;--> statement-breakpoint
ALTER TABLE "referencia_de_fabrica" ALTER COLUMN "aliquota_ipi" SET DATA TYPE numeric;--> statement-breakpoint
ALTER TABLE "dcr_componente" ALTER COLUMN "aliquota_ii" SET DATA TYPE numeric;--> statement-breakpoint
ALTER TABLE "saldo_lote" ALTER COLUMN "aliquota_ii" SET DATA TYPE numeric;