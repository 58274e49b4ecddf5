ALTER TABLE "adicao_tributo" ALTER COLUMN "aliquota" SET DATA TYPE numeric;--> statement-breakpoint
ALTER TABLE "adicao_tributo" ALTER COLUMN "aliquota_reduzida" SET DATA TYPE numeric;--> statement-breakpoint
ALTER TABLE "adicao" ADD COLUMN "outros" jsonb;--> statement-breakpoint
ALTER TABLE "declaracao" ADD COLUMN "outros_devido" numeric(18, 2) DEFAULT '0.00' NOT NULL;--> statement-breakpoint
ALTER TABLE "declaracao" ADD COLUMN "outros_recolher" numeric(18, 2) DEFAULT '0.00' NOT NULL;--> statement-breakpoint
ALTER TABLE "item" ADD COLUMN "duimp" jsonb;