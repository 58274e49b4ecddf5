ALTER TABLE "referencia" ADD COLUMN "aliquota_ipi" numeric(7, 2);--> statement-breakpoint
ALTER TABLE "referencia" ADD COLUMN "fonte_das_aliquotas" text;--> statement-breakpoint
ALTER TABLE "referencia_de_fabrica" ADD COLUMN "aliquota_ipi" numeric(7, 2);--> statement-breakpoint
ALTER TABLE "referencia_de_fabrica" ADD COLUMN "fonte_das_aliquotas" text;