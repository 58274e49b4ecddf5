import { z } from 'zod';
import { MESES_DA_SELIC_MAXIMO } from '#lib/domain/datas/meses-da-selic.ts';
import { SELIC_DO_MES } from '#lib/registros/dci.ts';
import { tributo } from '#lib/registros/dci-partes.ts';
import { data, dataLida, decimalDe, dinheiro } from '#lib/registros/primitivos.ts';

export const selicDoMes = z.strictObject(SELIC_DO_MES);

export const SITUACOES_PAGAMENTO_DCI = ['NADA_A_PAGAR', 'A_PAGAR', 'ATRASADA', 'PAGA'] as const;
export type SituacaoPagamentoDci = (typeof SITUACOES_PAGAMENTO_DCI)[number];

/** A DARF: one for each tax. */
export const pagamentoDaDci = z.object({
  tributo,
  /** Código de receita, four digits. */
  receita: z.string(),
  principal: dinheiro,
  multa: dinheiro,
  juros: dinheiro,
  total: dinheiro,
});

/** Body of `POST /api/Dci/:id/Pagamento`. The amounts are calculated for `data`. */
export const pedidoDePagamento = z.strictObject({
  versao: z.number().int().min(1),
  data,
  selic: z.array(selicDoMes).max(MESES_DA_SELIC_MAXIMO).default([]),
});
export type PedidoDePagamento = z.infer<typeof pedidoDePagamento>;

/** Query of `GET /api/Dci/:id/Darf`: the amounts of a payment on the day `em`. */
export const darfConsulta = z.strictObject({ em: data });
export const demonstrativoDeDarf = z.object({
  em: dataLida,
  venceEm: dataLida.nullable(),
  diasAtraso: z.number().int(),
  /** The day that `diasAtraso` counts from, and the source of that rule. */
  contagem: z.string().optional(),
  percMulta: decimalDe(2),
  percJuros: decimalDe(2),
  darfs: z.array(pagamentoDaDci),
  total: dinheiro,
});
export type DemonstrativoDeDarf = z.infer<typeof demonstrativoDeDarf>;
