ALTER TABLE "pedido_com_chave" ADD COLUMN "tomada" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "pedido_com_chave" ADD COLUMN "gravado" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "pedido_com_chave" ADD COLUMN "arquivos" text;