import { z } from 'zod';
import { MESES_DA_SELIC_MAXIMO } from '#lib/domain/datas/meses-da-selic.ts';
import { data, dataLida, decimalDe, decimalInformado, dinheiro } from '#lib/registros/primitivos.ts';
import { competencia, tributo } from './dci-partes.ts';

export const selicDoMes = z.strictObject({
  mes: competencia,
  taxa: decimalInformado({ inteiros: 3, casas: 2 }),
});

/** What is paid, and how far it is. */
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

/** Body of `POST /api/Dci/:id/Pagamento`; the statement is reckoned for that day. */
export const pedidoDePagamento = z.strictObject({
  versao: z.number().int().min(1),
  data,
  selic: z.array(selicDoMes).max(MESES_DA_SELIC_MAXIMO).default([]),
});
export type PedidoDePagamento = z.infer<typeof pedidoDePagamento>;

/** Query of `GET /api/Dci/:id/Darf`: what would be paid on a day. */
export const darfConsulta = z.strictObject({ em: data });
export const demonstrativoDeDarf = z.object({
  em: dataLida,
  venceEm: dataLida.nullable(),
  diasAtraso: z.number().int(),
  /** From which day they count, and by what source. */
  contagem: z.string().optional(),
  percMulta: decimalDe(2),
  percJuros: decimalDe(2),
  darfs: z.array(pagamentoDaDci),
  total: dinheiro,
});
export type DemonstrativoDeDarf = z.infer<typeof demonstrativoDeDarf>;
