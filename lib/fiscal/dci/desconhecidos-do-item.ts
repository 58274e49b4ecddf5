import { NOME_LOCAL_DESTINO } from '#lib/domain/aduana/viagem/local-destino.ts';
import { type ItemDaDci, type OrigemDoItem, TRIBUTOS_DCI, type TributoDci } from '#lib/domain/zfm/dci.ts';
import { nomeDoLote } from '#lib/domain/zfm/saldo-insumo.ts';

/** A fact that is needed to calculate the taxes of an item. */
export interface DesconhecidoDoItem {
  codigo: 'SEM_DCRE' | 'SEM_EXIGIBILIDADE' | 'SEM_SALDO' | 'SEM_CUSTO' | 'SEM_ALIQUOTA';
  mensagem: string;
}

/**
 * Lists what is missing to calculate the taxes of an item, apart from the rate of the dollar. An item that owes nothing misses
 * nothing, and neither do PIS and COFINS after their end.
 */
export function desconhecidosDoItem(item: ItemDaDci, semPisCofins = false): DesconhecidoDoItem[] {
  const { modalidade, exigivel, dcr, obsoleto, falta, origens } = item;
  if (modalidade === 'PN' || exigivel === false) return [];
  const faltas: (DesconhecidoDoItem | false)[] = [
    exigivel === null && {
      codigo: 'SEM_EXIGIBILIDADE',
      mensagem: 'falta dizer se os tributos suspensos são exigíveis neste destino.',
    },
    modalidade === 'PI_COM_PPB' && dcr === null && { codigo: 'SEM_DCRE', mensagem: 'falta o DCR-E em vigor na saída.' },
    falta && { codigo: 'SEM_SALDO', mensagem: 'falta saldo importado, e do que falta não se sabem os tributos.' },
    ...(modalidade === 'PI_COM_PPB'
      ? []
      : origens.flatMap((origem) => daOrigem(origem, { obsoleto: obsoleto !== null, semPisCofins }))),
  ];
  return faltas
    .filter((faltaDoItem) => faltaDoItem !== false)
    .map(({ codigo, mensagem }) => ({ codigo, mensagem: `${nomeDoItem(item)}: ${mensagem}` }));
}

/** Names an item as `MOTO-150 para Demais regiões`, to distinguish it from the same product elsewhere. */
export function nomeDoItem({ codigo, destino }: Pick<ItemDaDci, 'codigo' | 'destino'>): string {
  return `${codigo} para ${NOME_LOCAL_DESTINO[destino]}`;
}

/** Names an origem as `DI 26/9000001-0, adição 001, item 01`. */
export function nomeDaOrigem({ lote }: Pick<OrigemDoItem, 'lote'>): string {
  return nomeDoLote(lote);
}

/** Tells whether the customs value of a draw is unknown. */
export function semCusto({ vuUSD, freteUSD, seguroUSD }: OrigemDoItem): boolean {
  return vuUSD === null || freteUSD === null || seguroUSD === null;
}

/** Tells whether a suspended tax cannot be calculated for lack of a rate. The IPI also needs the rate of the II. */
export function semAliquota({ aliq, suspensos }: OrigemDoItem, tributo: TributoDci): boolean {
  return suspensos[tributo] && (aliq[tributo] === null || (tributo === 'IPI' && aliq.II === null));
}

/** The cost does not matter to the tax of an item sold as obsoleto. */
function daOrigem(
  origem: OrigemDoItem,
  { obsoleto, semPisCofins }: { obsoleto: boolean; semPisCofins: boolean },
): DesconhecidoDoItem[] {
  const tributos = TRIBUTOS_DCI.filter((tributo) => !(semPisCofins && (tributo === 'PIS' || tributo === 'COFINS')));
  if (!tributos.some((tributo) => origem.suspensos[tributo])) return [];
  const onde = nomeDaOrigem(origem);
  const faltam = tributos.filter((tributo) => semAliquota(origem, tributo));
  return [
    ...(semCusto(origem) && !obsoleto
      ? [{ codigo: 'SEM_CUSTO' as const, mensagem: `a ${onde}, não diz quanto custou em dólares ${origem.insumo}.` }]
      : []),
    ...(faltam.length > 0
      ? [
          {
            codigo: 'SEM_ALIQUOTA' as const,
            mensagem: `a ${onde}, não diz a alíquota de ${faltam.join(', ')} de ${origem.insumo}.`,
          },
        ]
      : []),
  ];
}
