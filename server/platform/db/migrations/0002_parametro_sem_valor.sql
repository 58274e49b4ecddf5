ALTER TABLE "parametro" ALTER COLUMN "valor" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "parametro_de_fabrica" ALTER COLUMN "valor" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "parametro_de_fabrica" ADD COLUMN "estimativa" numeric;