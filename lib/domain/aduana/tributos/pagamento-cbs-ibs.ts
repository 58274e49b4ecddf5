import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import { Exato, porExtenso, somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';

/** How CBS and IBS of an import are settled (LC 214/2025, art. 76, caput and § 1º; Decreto 12.955/2026, art. 87, § 6º). */
export const NOME_PAGAMENTO_CBS_IBS = {
  ANTECIPADO: 'Antecipar no registro',
  ATE_A_ENTREGA: 'Até a entrega',
  EXONERACAO: 'Exoneração',
} as const;
export type ModoDoPagamentoCbsIbs = keyof typeof NOME_PAGAMENTO_CBS_IBS;
export const PAGAMENTOS_CBS_IBS = Object.keys(NOME_PAGAMENTO_CBS_IBS) as [
  ModoDoPagamentoCbsIbs,
  ...ModoDoPagamentoCbsIbs[],
];

/** What a person has recorded on a process. Amounts in reais, 2 decimals: the total paid, of all payments. */
export interface PagamentoCbsIbs {
  pagamentoCbsIbs: ModoDoPagamentoCbsIbs | null;
  /** Of the last payment. */
  cbsIbsPagoEm: DataTexto | null;
  cbsPaga: DecimalTexto | null;
  ibsPago: DecimalTexto | null;
  /** Number of the document of the exoneration. */
  exoneracaoCbsIbs: string | null;
  exoneracaoCbsIbsEm: DataTexto | null;
}

/** CBS and IBS to collect; null while nobody knows them. */
export interface CbsIbsARecolher {
  cbs: DecimalTexto | null;
  ibs: DecimalTexto | null;
}

export interface SituacaoDoPagamento {
  situacao: 'DISPENSADO' | 'NADA_A_RECOLHER' | 'EXONERADO' | 'PAGO' | 'FALTA';
  /** What is to collect less what was paid, negative where more was paid; null where either is unknown. */
  diferenca: CbsIbsARecolher;
}

interface DividaDaImportacao {
  /** The payment is waived (LC 214/2025, art. 348, § 1º). */
  dispensado: boolean;
  recolher: CbsIbsARecolher;
}

/**
 * Tells whether CBS and IBS of an import are settled. An unknown tax counts as settled only by a recorded payment, and `diferenca`
 * is then null; an exoneration settles both.
 */
export function situacaoDoPagamento(
  { dispensado, recolher }: DividaDaImportacao,
  pagamento: PagamentoCbsIbs,
): SituacaoDoPagamento {
  const pagos = { cbs: pagamento.cbsPaga, ibs: pagamento.ibsPago };
  const diferenca = {
    cbs: diferencaEntre(recolher.cbs, pagos.cbs),
    ibs: diferencaEntre(recolher.ibs, pagos.ibs),
  };
  if (dispensado) return { situacao: 'DISPENSADO', diferenca };
  if (TRIBUTOS.every((tributo) => ehZero(recolher[tributo]))) return { situacao: 'NADA_A_RECOLHER', diferenca };
  if (exonerado(pagamento)) return { situacao: 'EXONERADO', diferenca };
  const quitados = TRIBUTOS.every((tributo) => quitado(recolher[tributo], pagos[tributo]));
  return { situacao: quitados && pagamento.cbsIbsPagoEm !== null ? 'PAGO' : 'FALTA', diferenca };
}

/**
 * Returns why the goods may not be handed over on a day, as a sentence for people; null when they may. Payment, or exoneration, is a
 * condition of the delivery (LC 214/2025, art. 76, § 4º). A suspension owes nothing: the act that says how its exoneration is
 * submitted has not come (Decreto 12.955/2026, art. 87, §§ 6º and 7º), so it does not hold the delivery.
 */
export function recusaDaEntrega(divida: DividaDaImportacao, pagamento: PagamentoCbsIbs, dia: DataTexto): string | null {
  const { situacao } = situacaoDoPagamento(divida, pagamento);
  if (situacao === 'FALTA') {
    return `A carga ainda não pode ser entregue: ${oQueFalta(divida.recolher, pagamento)}. O pagamento é condição da entrega (LC 214/2025, art. 76, § 4º): informe-o, ou a exoneração, em Tributos.`;
  }
  const em =
    situacao === 'PAGO' ? pagamento.cbsIbsPagoEm : situacao === 'EXONERADO' ? pagamento.exoneracaoCbsIbsEm : null;
  if (em === null || em <= dia) return null;
  const oQue = situacao === 'PAGO' ? 'O pagamento da CBS e do IBS' : 'A exoneração da CBS e do IBS';
  return `${oQue} é de ${diaPorExtenso(em)}, depois do dia da entrega: a entrega vem depois dele (LC 214/2025, art. 76, § 4º).`;
}

function oQueFalta({ cbs, ibs }: CbsIbsARecolher, pagamento: PagamentoCbsIbs): string {
  const faltas = [
    quitado(cbs, pagamento.cbsPaga)
      ? null
      : cbs === null
        ? 'não se sabe quanto é a CBS'
        : `falta a CBS de R$ ${aPagar(cbs, pagamento.cbsPaga)}`,
    quitado(ibs, pagamento.ibsPago)
      ? null
      : ibs === null
        ? 'não se sabe quanto é o IBS'
        : `falta o IBS de R$ ${aPagar(ibs, pagamento.ibsPago)}`,
  ].filter((falta) => falta !== null);
  return faltas.length > 0
    ? `${faltas.join(' e ')}, e não há pagamento nem exoneração`
    : 'falta o dia do pagamento da CBS e do IBS';
}

function aPagar(recolher: DecimalTexto, pago: DecimalTexto | null): string {
  return porExtenso(new Exato(recolher).minus(somar([pago])), 2);
}

function exonerado({ pagamentoCbsIbs, exoneracaoCbsIbs, exoneracaoCbsIbsEm }: PagamentoCbsIbs): boolean {
  return pagamentoCbsIbs === 'EXONERACAO' && Boolean(exoneracaoCbsIbs) && exoneracaoCbsIbsEm !== null;
}

function quitado(recolher: DecimalTexto | null, pago: DecimalTexto | null): boolean {
  if (recolher === null) return pago !== null;
  return new Exato(recolher).lte(somar([pago]));
}

function diferencaEntre(recolher: DecimalTexto | null, pago: DecimalTexto | null): DecimalTexto | null {
  return recolher === null || pago === null ? null : new Exato(recolher).minus(pago).toFixed(2);
}

function ehZero(valor: DecimalTexto | null): boolean {
  return valor !== null && new Exato(valor).isZero();
}

const TRIBUTOS = ['cbs', 'ibs'] as const;
