import {
  type AdicaoDeclarada,
  type ItemDeclarado,
  TRIBUTOS_DI,
  type TributoDi,
} from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { valorDaMercadoria } from '#lib/domain/aduana/declaracao/valor-da-mercadoria.ts';
import type { TipoDocumento } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import { mesmaMoeda, siglaDaMoeda } from '#lib/domain/aduana/tributos/moeda-siscomex.ts';
import { totalDoItem } from '#lib/domain/aduana/tributos/total-do-item.ts';
import { Exato, somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { acharDeclarados } from './declarado-do-pedido.ts';
import type { Comparado, ItemPrevisto, PrecoDoPedido, TributosDoPrevisto } from './mercadoria.ts';

/** A planned item of a process, as stored. */
export interface LinhaPrevista {
  id: string;
  partNumber: string | null;
  descricao: string;
  ncm: string;
  unidade: string;
  moeda: { codigo: string | null };
  quantidade: DecimalTexto;
  valorUnitario: DecimalTexto;
  pesoLiquido: DecimalTexto | null;
  pedidoItem: { id: string; pedidoId: string; numero: string; linha: number } | null;
}

/**
 * What is known of planned items besides their rows: the taxes by id of the row, the agreed prices by id of the order line. With
 * `numeradas` the declaration is a DUIMP registered from these very items, under the numbers of their order.
 */
export interface SobreOsPrevistos {
  numeradas: boolean;
  tributos: ReadonlyMap<string, TributosDoPrevisto>;
  precos: ReadonlyMap<string, PrecoDoPedido>;
}

export interface ItemComparado {
  linhaId: string;
  previsto: ItemPrevisto;
  difere: readonly Comparado[];
}

/** A declared item with the key its adição and its number give it. */
interface Declarado {
  adicao: AdicaoDeclarada;
  item: ItemDeclarado;
}

export function chaveDoItem(adicao: Pick<AdicaoDeclarada, 'numero'>, item: Pick<ItemDeclarado, 'sequencia'>): string {
  return `${adicao.numero}/${item.sequencia}`;
}

/**
 * Compares each declared item with the planned item recognised in it, by key of the declared item. Items are recognised as in the
 * differences of an order. Of another currency only the currency is compared; a match by unit value needs the same currency.
 */
export function compararMercadorias(
  adicoes: readonly AdicaoDeclarada[],
  previstas: readonly LinhaPrevista[],
  sobre: SobreOsPrevistos,
): ReadonlyMap<string, ItemComparado> {
  const declarados = new Map(
    adicoes.flatMap((adicao) => adicao.itens.map((item) => [chaveDoItem(adicao, item), { adicao, item }] as const)),
  );
  const achados = acharDeclarados(
    previstas.map((linha, i) => ({
      ...linha,
      partNumber: linha.partNumber ?? '',
      numeros: sobre.numeradas ? [i + 1] : undefined,
    })),
    [...declarados].map(([chave, { adicao, item }]) => ({
      chave,
      adicao: Number(adicao.numero),
      numero: item.sequencia,
      ncm: adicao.ncm,
      descricao: item.descricao,
      quantidade: item.quantidade,
      valorUnitario: item.valorUnitario,
    })),
  );
  const documento = documentoDas(adicoes);
  const pares = previstas.flatMap((linha) => {
    const achado = achados.get(linha.id);
    const declaradosDaLinha = (achado?.itens ?? []).flatMap(({ chave }) => {
      const declarado = declarados.get(chave);
      if (!declarado || (achado?.como === 'NCM_E_VALOR' && !naMesmaMoeda(linha, declarado))) return [];
      return [{ chave, ...declarado }];
    });
    return declaradosDaLinha.map(
      ({ chave, ...declarado }) =>
        [
          chave,
          comparado(
            itemPrevisto(linha, declaradosDaLinha.length, { ...sobre, documento }),
            linha,
            declarado,
            declaradosDaLinha,
          ),
        ] as const,
    );
  });
  return new Map(pares);
}

/** Which document declares these adições. */
export function documentoDas(adicoes: readonly Pick<AdicaoDeclarada, 'itens'>[]): TipoDocumento {
  return adicoes.some(({ itens }) => itens.some(({ duimp }) => duimp)) ? 'DUIMP' : 'DI';
}

export function itemPrevisto(
  linha: LinhaPrevista,
  vezes: number,
  { tributos, precos, documento }: SobreOsPrevistos & { documento: TipoDocumento },
): ItemPrevisto {
  const { quantidade, unidade, valorUnitario, pesoLiquido, pedidoItem } = linha;
  return {
    quantidade,
    unidade,
    moeda: siglaDaMoeda(linha.moeda.codigo),
    valorUnitario,
    valorMoeda: valorDaMercadoria(linha, documento),
    pesoLiquido,
    pedido: pedidoItem && {
      id: pedidoItem.pedidoId,
      numero: pedidoItem.numero,
      linha: pedidoItem.linha,
      preco: precos.get(pedidoItem.id) ?? null,
    },
    tributos: tributos.get(linha.id) ?? null,
    vezes,
  };
}

function comparado(
  previsto: ItemPrevisto,
  linha: LinhaPrevista,
  declarado: Declarado,
  declaradosDaLinha: readonly Declarado[],
): ItemComparado {
  const itens = declaradosDaLinha.map(({ item }) => item);
  const pesos = itens.map(({ duimp }) => duimp?.pesoLiquido ?? null);
  const peso = pesos.includes(null) ? null : somar(pesos);
  const marcas: [Comparado, boolean][] = naMesmaMoeda(linha, declarado)
    ? [
        ['valorUnitario', !new Exato(linha.valorUnitario).eq(declarado.item.valorUnitario)],
        ['valorMoeda', !somar(itens.map(totalDoItem)).eq(previsto.valorMoeda)],
      ]
    : [['moeda', true]];
  marcas.push(
    ['quantidade', !somar(itens.map(({ quantidade }) => quantidade)).eq(linha.quantidade)],
    ['pesoLiquido', peso !== null && linha.pesoLiquido !== null && !peso.eq(linha.pesoLiquido)],
    ['precoDoPedido', outroPreco(previsto.pedido?.preco ?? null, declarado)],
    ...TRIBUTOS_DI.map((tributo) => [tributo, outroTributo(previsto, itens, tributo)] as [Comparado, boolean]),
  );
  return { linhaId: linha.id, previsto, difere: marcas.flatMap(([qual, difere]) => (difere ? [qual] : [])) };
}

/** Prices in two currencies are not compared. */
function outroPreco(preco: PrecoDoPedido | null, { adicao, item }: Declarado): boolean {
  if (preco === null || preco.moeda !== siglaDaMoeda(adicao.moeda.codigo)) return false;
  return !new Exato(preco.valorUnitario).eq(item.valorUnitario);
}

/** Only the items of a DUIMP declare taxes; those of a DI are compared by adição. */
function outroTributo({ tributos }: ItemPrevisto, itens: readonly ItemDeclarado[], tributo: TributoDi): boolean {
  const declarados = itens.map(({ duimp }) => duimp?.tributos[tributo].devido ?? null);
  return tributos !== null && !declarados.includes(null) && !somar(declarados).eq(tributos[tributo]);
}

function naMesmaMoeda({ moeda }: LinhaPrevista, { adicao }: Declarado): boolean {
  return mesmaMoeda(moeda.codigo, adicao.moeda.codigo);
}
