ALTER TABLE "importador" ADD COLUMN "perfil_tributario" text;--> statement-breakpoint
ALTER TABLE "item_cadastrado" ADD COLUMN "c_class_trib" char(6);--> statement-breakpoint
ALTER TABLE "pedido_item" ADD COLUMN "c_class_trib" char(6);--> statement-breakpoint
ALTER TABLE "processo_item" ADD COLUMN "c_class_trib" char(6);--> statement-breakpoint
ALTER TABLE "item" ADD COLUMN "c_class_trib" char(6);
