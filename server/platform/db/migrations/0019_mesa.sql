CREATE TABLE "adiamento" (
	"empresa_id" uuid NOT NULL,
	"usuario_id" uuid NOT NULL,
	"chave" text NOT NULL,
	"regra" text NOT NULL,
	"registro_id" uuid NOT NULL,
	"titulo" text NOT NULL,
	"nivel" text NOT NULL,
	"prazo" date,
	"ate" date NOT NULL,
	"motivo" text NOT NULL,
	"em" timestamp with time zone NOT NULL,
	CONSTRAINT "adiamento_empresa_id_usuario_id_chave_pk" PRIMARY KEY("empresa_id","usuario_id","chave")
);
--> statement-breakpoint
ALTER TABLE "adiamento" ADD CONSTRAINT "adiamento_empresa_id_usuario_id_usuario_empresa_id_id_fk" FOREIGN KEY ("empresa_id","usuario_id") REFERENCES "public"."usuario"("empresa_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fornecedor_comeco" ON "fornecedor" USING btree ("empresa_id","chave" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "item_cadastrado_comeco" ON "item_cadastrado" USING btree ("empresa_id","chave" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "pedido_comeco" ON "pedido" USING btree ("empresa_id","chave" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "pedido_a_entregar" ON "pedido" USING btree ("empresa_id","entrega_prevista") WHERE status in ('EMITIDA', 'CONFIRMADA', 'PARCIAL') and excluido_em is null;--> statement-breakpoint
CREATE INDEX "processo_comeco" ON "processo" USING btree ("empresa_id",lower("numero") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "processo_a_chegar" ON "processo" USING btree ("empresa_id","eta") WHERE situacao in ('EM_ABERTO', 'EM_TRANSITO') and chegada is null and excluido_em is null;--> statement-breakpoint
CREATE INDEX "processo_com_licenca" ON "processo" USING btree ("empresa_id","licenca_ate") WHERE situacao in ('EM_ABERTO', 'EM_TRANSITO', 'AGUARDANDO_PRESENCA') and excluido_em is null;--> statement-breakpoint
CREATE INDEX "processo_a_devolver" ON "processo" USING btree ("empresa_id","devolver_ate") WHERE devolver_ate is not null and excluido_em is null;--> statement-breakpoint
CREATE INDEX "processo_sem_dai" ON "processo" USING btree ("empresa_id","desde") WHERE situacao = 'DESEMBARACADO_RFB' and dai_em is null and excluido_em is null;--> statement-breakpoint
CREATE INDEX "processo_com_papeis" ON "processo" USING btree ("empresa_id","id") WHERE situacao in ('AGUARDANDO_PRESENCA', 'REGISTRADO', 'PARAMETRIZADO', 'EM_EXIGENCIA', 'DESEMBARACADO_RFB', 'DESEMBARACADO_SEFAZ', 'ENTREGUE') and excluido_em is null;--> statement-breakpoint
CREATE INDEX "processo_em_viagem" ON "processo" USING btree ("empresa_id","criado_em","id") WHERE "processo"."excluido_em" is null and "processo"."situacao" in ('EM_ABERTO', 'EM_TRANSITO', 'AGUARDANDO_PRESENCA') and ("processo"."situacao" in ('EM_TRANSITO', 'AGUARDANDO_PRESENCA') or "processo"."embarque" is not null);--> statement-breakpoint
CREATE INDEX "declaracao_com_erro" ON "declaracao" USING btree ("empresa_id","processo_id") WHERE conferencias @> '[{"nivel": "erro"}]';--> statement-breakpoint
CREATE INDEX "produto_comeco" ON "produto" USING btree ("empresa_id","chave" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "dci_a_pagar" ON "dci" USING btree ("empresa_id","vence_em") WHERE situacao in ('REGISTRADA', 'EM_CONFERENCIA', 'COM_EXIGENCIA', 'DESEMBARACADA') and pago_em is null and excluido_em is null;