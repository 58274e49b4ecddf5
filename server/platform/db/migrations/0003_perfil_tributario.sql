ALTER TABLE "importador" ADD COLUMN "perfil_tributario" text;--> statement-breakpoint
ALTER TABLE "item_cadastrado" ADD COLUMN "c_class_trib" char(6);--> statement-breakpoint
ALTER TABLE "pedido_item" ADD COLUMN "c_class_trib" char(6);--> statement-breakpoint
ALTER TABLE "processo_item" ADD COLUMN "c_class_trib" char(6);--> statement-breakpoint
ALTER TABLE "item" ADD COLUMN "c_class_trib" char(6);--> statement-breakpoint
UPDATE "item" SET "c_class_trib" = substring("descricao" from '^<(\d{6})>'), "descricao" = regexp_replace("descricao", '^<\d{6}>\s*', '') WHERE "descricao" ~ '^<\d{6}>';
