ALTER TABLE "pedido_item" ADD COLUMN "busca" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "pedido_item_busca" ON "pedido_item" USING gin ("empresa_id","busca" gin_trgm_ops);