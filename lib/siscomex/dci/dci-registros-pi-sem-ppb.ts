import type { LocalDestino } from '#lib/domain/aduana/viagem/local-destino.ts';
import { Exato, somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { OrigemDoItem } from '#lib/domain/zfm/dci.ts';
import type { Registro } from '#lib/siscomex/registros/leiaute.ts';
import type { DocumentoDci, InsumoDoArquivo, ItemDoArquivo } from './dci-documento.ts';
import {
  codigo,
  descricao,
  doPapel,
  emCasas,
  implicito,
  type LinhaDoArquivo,
  linhasDe,
  naOrdemDoArquivo,
  REGISTRO_DO_PAPEL,
  unidade,
} from './dci-valores.ts';

/**
 * Builds registros 31 to 36: the products, how much of each input a product contains, how much goes where, and the papers of the
 * inputs. A 31 has room for the four destinos of its product. Registros that name no product cover all products together.
 */
export function registrosDoPiSemPpb(documento: DocumentoDci): Registro[] {
  const itens = documento.itens.filter(({ modalidade }) => modalidade === 'PI_SEM_PPB');
  const baixas = itens.flatMap(({ destino, origens }) => origens.map((origem) => ({ ...origem, destino })));
  const dados = (insumo: string) => documento.insumos.get(insumo) ?? semCadastro(insumo);
  return [
    ...produtos(linhasDe(documento, 'PI_SEM_PPB')).map((linhas) => ({ registro: '31', valores: doProduto(linhas) })),
    ...matriz(itens).map(({ produto, origem }) => {
      const insumo = dados(origem.insumo);
      return {
        registro: '32',
        valores: {
          CDPROD: codigo(produto),
          CDISUM: codigo(insumo.codigo),
          CDNCM: insumo.ncm,
          DNCM: descricao(insumo.descricao),
          UNIMED: insumo.unidade && unidade(insumo.unidade),
          QTINSUM: emCasas(origem.coefTecnico, 5),
        },
      };
    }),
    ...porChave(baixas, ({ insumo, destino }) => `${insumo}/${destino}`).map(
      ([{ insumo, destino }, baixasDoInsumo]) => ({
        registro: '33',
        valores: {
          CDISUM: codigo(dados(insumo).codigo),
          QTOTINS: total(baixas.filter((baixa) => baixa.insumo === insumo)),
          LOCDEST: String(destino),
          QTINSD: total(baixasDoInsumo),
        },
      }),
    ),
    ...naOrdemDoArquivo(
      porChave(baixas, ({ insumo, destino, lote }) => `${insumo}/${destino}/${lote.id}`).map(
        ([baixa, baixasDoLote]) => ({
          registro: REGISTRO_DO_PAPEL.INSUMO[baixa.lote.papel],
          valores: {
            ...doPapel({ ...baixa, quantidade: somar(baixasDoLote.map(({ quantidade }) => quantidade)).toFixed() }),
            CDISUM: codigo(dados(baixa.insumo).codigo),
            LOCDEST: String(baixa.destino),
          },
        }),
      ),
    ),
  ];
}

/** In a monthly DCI the lines of a product are together, each with another destino. In an individual DCI each line is by itself. */
function produtos(linhas: readonly LinhaDoArquivo[]): LinhaDoArquivo[][] {
  return porChave(linhas, ({ item, nItem }) => nItem ?? item.codigo).map(([, linhasDoProduto]) => linhasDoProduto);
}

function doProduto(linhas: readonly LinhaDoArquivo[]): Registro['valores'] {
  const [{ item, nItem, valorUnitario }] = linhas as [LinhaDoArquivo];
  const quantidade = somar(linhas.map((linha) => linha.quantidade)).toFixed(5);
  const destinos = porChave(linhas, (linha) => String(linha.item.destino)).flatMap(
    (
      [
        {
          item: { destino },
        },
        linhasDoProduto,
      ],
      i,
    ) => [
      [`DESTINO${i + 1}`, String(destino)],
      [`QDEST${i + 1}`, somar(linhasDoProduto.map((linha) => linha.quantidade)).toFixed(5)],
    ],
  );
  return {
    NFITEM: nItem,
    CDPROD: codigo(item.codigo),
    CDESC: descricao(item.descricao),
    UNIMED: unidade(item.unidade),
    DNCM: item.ncm,
    ...(nItem === null ? {} : { QUANT: implicito(quantidade, 5), VALUNIT: implicito(valorUnitario, 7) }),
    ...Object.fromEntries(destinos),
  };
}

/** Each input of each product once, even if it was drawn from many lotes or for many destinos. */
function matriz(itens: readonly ItemDoArquivo[]): { produto: string; origem: OrigemDoItem }[] {
  const pares = itens.flatMap((item) => item.origens.map((origem) => ({ produto: item.codigo, origem })));
  return porChave(pares, ({ produto, origem }) => `${produto}/${origem.insumo}`).map(([par]) => par);
}

function porChave<T>(todos: readonly T[], chave: (elemento: T) => string): [T, T[]][] {
  return Array.from(Map.groupBy(todos, chave).values(), (elementosDaChave) => [
    elementosDaChave[0] as T,
    elementosDaChave,
  ]);
}

const total = (baixas: readonly { quantidade: string; destino: LocalDestino }[]) =>
  emCasas(
    baixas.reduce((soma, { quantidade }) => soma.plus(quantidade), new Exato(0)),
    5,
  );

/** A drawn input is named by its code and description. */
const semCadastro = (insumo: string): InsumoDoArquivo => ({
  codigo: insumo.split(' ')[0] ?? insumo,
  descricao: insumo,
  ncm: null,
  unidade: null,
});
