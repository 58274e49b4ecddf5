import { type AdicaoGerada, gerarAdicoes, type ItemAAgrupar, porQueSeparadas } from './gerar-adicoes.ts';

/** The fields of an item that decide its adição. */
export interface ItemDaAdicao {
  ncm: string;
  destaque: string | null;
  fornecedor: { id: string } | null;
  fabricante: { id: string } | null;
  paisOrigem: { codigo: string } | null;
  condicao: 'NOVA' | 'USADA';
  numeroLi: string | null;
  incoterm: string;
  moeda: { codigo: string };
  aplicacao: string | null;
  adicao: number | null;
}

/** Items that may not share their adição with its first item, with the criteria in which they differ. */
export function itensForaDaAdicao(itens: readonly ItemDaAdicao[]): { indice: number; motivo: string }[] {
  const primeiros = new Map<number, ItemAAgrupar>();
  return itens.flatMap((item, indice) => {
    if (item.adicao === null) return [];
    const itemAAgrupar = aAgrupar(item, indice);
    const primeiro = primeiros.get(item.adicao);
    if (!primeiro) {
      primeiros.set(item.adicao, itemAAgrupar);
      return [];
    }
    const porque = porQueSeparadas({ numero: '', itens: [primeiro] }, { numero: '', itens: [itemAAgrupar] });
    if (porque.length === 0) return [];
    const numero = String(item.adicao).padStart(3, '0');
    return [{ indice, motivo: `Este item não cabe na adição ${numero}: difere dos outros em ${emLista(porque)}.` }];
  });
}

/** A planned adição built from the items, and the present adição it continues. */
export interface AdicaoProposta {
  numero: number;
  /** Indexes of its items, from 0. */
  itens: readonly number[];
  /** Number of the present adição whose rates and regimes it keeps; null for a new adição. */
  de: number | null;
}

/**
 * Groups the items into adições and tells which present adição each one continues: the one that holds most of its items, provided
 * the NCM is the same.
 * @throws {RangeError} beyond the 999 adições a declaration holds.
 */
export function proporAdicoes(itens: readonly ItemDaAdicao[]): AdicaoProposta[] {
  const ncmDe = new Map(itens.flatMap(({ adicao, ncm }) => (adicao === null ? [] : [[adicao, ncm] as const])));
  return gerarAdicoes(itens.map(aAgrupar)).map((gerada) => {
    const lugares = gerada.itens.map(({ id }) => Number(id));
    const antes = lugares.map((lugar) => itens[lugar]?.adicao ?? null);
    const ncm = gerada.itens[0]?.ncm;
    const de = maisFrequente(antes.filter((adicao) => adicao !== null && ncmDe.get(adicao) === ncm));
    return { numero: Number(gerada.numero), itens: lugares, de };
  });
}

/** The criteria in which two proposed adições of one NCM differ. */
export function porQueDuas(itens: readonly ItemDaAdicao[], adicao: AdicaoProposta, outra: AdicaoProposta): string[] {
  const comItens = ({ itens: lugares }: AdicaoProposta): AdicaoGerada<ItemAAgrupar> => ({
    numero: '',
    itens: lugares.flatMap((lugar) => {
      const item = itens[lugar];
      return item ? [aAgrupar(item, lugar)] : [];
    }),
  });
  return porQueSeparadas(comItens(adicao), comItens(outra));
}

function aAgrupar(item: ItemDaAdicao, lugar: number): ItemAAgrupar {
  const { ncm, destaque, condicao, numeroLi: numeroLI, incoterm, aplicacao } = item;
  return {
    id: String(lugar),
    ncm,
    destaque,
    condicao,
    numeroLI,
    incoterm,
    aplicacao,
    fornecedor: item.fornecedor?.id ?? null,
    // A manufacturer equal to the supplier and no named manufacturer count as the same.
    fabricante: item.fabricante?.id === item.fornecedor?.id ? null : (item.fabricante?.id ?? null),
    paisOrigem: item.paisOrigem?.codigo ?? null,
    moeda: item.moeda.codigo,
    ...NAO_SE_SABE_ANTES,
  };
}

/** These criteria are filled in adição by adição, after the adições exist. */
const NAO_SE_SABE_ANTES = {
  exTarifario: null,
  naladi: null,
  metodoValoracao: null,
  coberturaCambial: null,
  fundamentos: null,
} as const;

function maisFrequente(numeros: readonly (number | null)[]): number | null {
  const vezes = new Map<number, number>();
  for (const numero of numeros) if (numero !== null) vezes.set(numero, (vezes.get(numero) ?? 0) + 1);
  return [...vezes].reduce<readonly [number | null, number]>(
    (mais, contagem) => (contagem[1] > mais[1] ? contagem : mais),
    [null, 0],
  )[0];
}

function emLista(nomes: readonly string[]): string {
  return nomes.length > 1 ? `${nomes.slice(0, -1).join(', ')} e ${nomes.at(-1)}` : nomes.join('');
}
