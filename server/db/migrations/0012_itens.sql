ALTER TABLE "adicao_prevista" ADD COLUMN "campos" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "itens_alterados_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "processo" ADD COLUMN "itens_alterados_por" uuid;