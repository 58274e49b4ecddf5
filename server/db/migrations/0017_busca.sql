CREATE INDEX "fornecedor_comeco" ON "fornecedor" USING btree ("empresa_id","chave" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "item_cadastrado_comeco" ON "item_cadastrado" USING btree ("empresa_id","chave" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "pedido_comeco" ON "pedido" USING btree ("empresa_id","chave" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "processo_comeco" ON "processo" USING btree ("empresa_id",lower("numero") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "produto_comeco" ON "produto" USING btree ("empresa_id","chave" text_pattern_ops);