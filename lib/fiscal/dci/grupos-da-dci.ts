import { Exato, porExtenso, somar } from '#lib/domain/numeros/decimal-exato.ts';
import {
  type ConteudoDaDci,
  MODALIDADES_DCI,
  type ModalidadeTributada,
  NOME_MODALIDADE_DCI,
  TRIBUTOS_DCI,
  type TributoDci,
} from '#lib/domain/zfm/dci.ts';
import { somaExata } from '#lib/fiscal/figura-exata.ts';
import { calcular, dado, type Figura } from '#lib/fiscal/memoria.ts';
import type { ItemCalculado } from './item-da-dci.ts';

/** A tax of a modalidade as figures. Null means unknown, or none of this kind. */
export interface FigurasDoGrupo {
  modalidade: ModalidadeTributada;
  tributo: TributoDci;
  calculado: Figura | null;
  judicial: Figura | null;
  anterior: Figura | null;
  principal: Figura | null;
}

/**
 * Builds the groups of registro 03: the four taxes of each modalidade that the DCI has, or had before its correction. An amount set
 * by a judge replaces the calculated amount. A retificadora pays only what exceeds the former DCI. What falls below is claimed back
 * in an administrative processo (zfm.md §2.1, 11).
 */
export function gruposDaDci(
  { ordensJudiciais, anterior }: Pick<ConteudoDaDci, 'ordensJudiciais' | 'anterior'>,
  itens: readonly ItemCalculado[],
): FigurasDoGrupo[] {
  const temAlgo = new Set([
    ...itens.map(({ item }) => item.modalidade),
    ...[...ordensJudiciais, ...anterior].map(({ modalidade }) => modalidade),
  ]);
  const modalidades = MODALIDADES_DCI.filter((modalidade) => modalidade !== 'PN').filter((modalidade) =>
    temAlgo.has(modalidade),
  );
  return modalidades.flatMap((modalidade) => {
    const itensDaModalidade = itens.filter(({ item }) => item.modalidade === modalidade);
    return TRIBUTOS_DCI.map((tributo): FigurasDoGrupo => {
      const pertenceAoGrupo = (grupo: { modalidade: ModalidadeTributada; tributo: TributoDci }) =>
        grupo.modalidade === modalidade && grupo.tributo === tributo;
      const nome = `${tributo} — ${NOME_MODALIDADE_DCI[modalidade]}`;
      const calculado = calculadoDo(nome, itensDaModalidade, tributo);
      const ordem = ordensJudiciais.findLast(pertenceAoGrupo);
      const judicial = ordem
        ? dado({ ...REAIS, nome, fonte: `ordem judicial, processo ${ordem.processo}` }, ordem.valor)
        : null;
      // If the former DCI declared nothing of the group, the retificadora declares all of it.
      const antes =
        anterior.length > 0 ? somar(anterior.filter(pertenceAoGrupo).map(({ principal }) => principal)) : null;
      const declarado = antes && dado({ ...REAIS, nome: `${nome}, já declarado`, fonte: 'DCI a retificar' }, antes);
      return {
        modalidade,
        tributo,
        calculado,
        judicial,
        anterior: declarado,
        principal: principalDo(nome, judicial ?? calculado, declarado),
      };
    });
  });
}

function calculadoDo(nome: string, itens: readonly ItemCalculado[], tributo: TributoDci): Figura | null {
  const parcelas = itens.map(({ tributos }) => tributos[tributo]);
  if (!parcelas.every((parcela) => parcela !== null)) return null;
  return somaExata({ ...REAIS, nome, formula: `Σ ${tributo} por item`, fonte: null }, parcelas);
}

function principalDo(nome: string, devido: Figura | null, anterior: Figura | null): Figura | null {
  if (!devido || !anterior) return devido;
  const aMais = anterior.exato.minus(devido.exato);
  const formula = aMais.gt(0)
    ? `zero: foram declarados R$ ${porExtenso(aMais, 2)} a mais, que se pedem de volta em processo administrativo`
    : 'devido − já declarado';
  return calcular(
    { ...REAIS, nome: `${nome}, a recolher`, formula, fonte: null, arredondamento: 'MEIO_PARA_CIMA' },
    [devido, anterior],
    (agora, antes) => Exato.max(0, agora.minus(antes)),
  );
}

const REAIS = { unidade: 'R$', casas: 2 };
