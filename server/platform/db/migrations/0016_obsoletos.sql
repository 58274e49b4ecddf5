ALTER TABLE "dci" ADD COLUMN "obsoletos" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "dci_item" ADD COLUMN "obsoleto" jsonb;