import type { PagamentoCbsIbs, SituacaoDoPagamento } from '#lib/domain/aduana/tributos/pagamento-cbs-ibs.ts';
import type { ReformaDoProcesso } from '#lib/domain/aduana/tributos/reforma-do-processo.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';

interface Explicacao {
  nivel: 'info' | 'warning';
  frase: string;
}

/** What a person has to know before the delivery, a sentence each with its article. */
export function explicacoesDoPagamento(
  { liberacao, totais }: Pick<ReformaDoProcesso, 'liberacao' | 'totais'>,
  { pagamentoCbsIbs }: Pick<PagamentoCbsIbs, 'pagamentoCbsIbs'>,
  { situacao, diferenca }: SituacaoDoPagamento,
): Explicacao[] {
  const suspende = Object.values(totais).some(({ suspenso, regular }) => suspenso !== '0.00' || regular === null);
  const mudou = Object.values(diferenca).some((valor) => valor !== null && !new Exato(valor).isZero());
  return [
    ...(situacao === 'FALTA'
      ? [{ nivel: 'warning' as const, frase: FALTA }]
      : situacao === 'DISPENSADO'
        ? [{ nivel: 'info' as const, frase: DISPENSADO }]
        : []),
    ...(situacao === 'NADA_A_RECOLHER' && suspende ? [{ nivel: 'info' as const, frase: SUSPENSO }] : []),
    ...(pagamentoCbsIbs === 'ANTECIPADO' && mudou && situacao !== 'DISPENSADO'
      ? [{ nivel: 'info' as const, frase: liberacao.previsao ? DIFERENCA_PREVISTA : DIFERENCA }]
      : []),
  ];
}

const FALTA =
  'A entrega espera o pagamento, ou a exoneração (LC 214/2025, art. 76, § 4º). O crédito não serve para pagar: só o recolhimento extingue o que se deve na importação (§ 5º).';
const DISPENSADO =
  'O desembaraço até 31/12/2026 tem o recolhimento dispensado, cumpridas as obrigações acessórias: nada impede a entrega (LC 214/2025, art. 348, § 1º).';
const SUSPENSO =
  'Nada se recolhe: a entrega não espera pagamento. A exoneração é submetida ao estado e ao município, na forma de um ato do Comitê Gestor do IBS que ainda não saiu (Decreto 12.955/2026, art. 87, §§ 6º e 7º); havendo documento, informe-o.';
const DIFERENCA =
  'A diferença para o que se antecipou é cobrada na data do desembaraço, sem acréscimos moratórios (LC 214/2025, art. 76, § 2º).';
const DIFERENCA_PREVISTA =
  'A diferença é uma previsão: o que vale é o desembaraço, e o que se cobrar então vem sem acréscimos moratórios (LC 214/2025, art. 76, § 2º).';
