import { exportacaoDe } from '#lib/contracts/platform/exportacao.ts';
import { filtrosDasMercadorias } from '#lib/contracts/processo/mercadorias.ts';
import { TRIBUTOS_DI } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { escreverNcm } from '#lib/domain/identificadores/escrever-identificador.ts';
import {
  type Comparado,
  type GrupoDeMercadorias,
  type Mercadoria,
  TRIBUTOS_DA_MERCADORIA,
} from '#lib/domain/pedidos/mercadoria.ts';
import type { ColunaDeLista } from '#lib/domain/telas/coluna-de-lista.ts';

/** A row of the sheet: an adição with its sums, or one of its goods. */
export type LinhaDasMercadorias =
  | { grupo: GrupoDeMercadorias; mercadoria: null }
  | { grupo: null; mercadoria: Mercadoria };

/** Columns of the goods of a declaration. Both kinds of row have the figures, so the first column tells which one a row is. */
export const MERCADORIA_COLUNAS: readonly ColunaDeLista<LinhaDasMercadorias>[] = [
  {
    campo: 'linha',
    titulo: 'Linha',
    tipo: 'texto',
    caracteres: 22,
    valor: ({ mercadoria }) => {
      if (!mercadoria) return 'Adição';
      return mercadoria.situacao === 'NAO_DECLARADA' ? 'Prevista, não declarada' : 'Mercadoria';
    },
  },
  { campo: 'adicao', titulo: 'Adição', tipo: 'texto', caracteres: 8, valor: (linha) => lado(linha).adicao },
  daMercadoria('item', 'Item', 'inteiro', ({ item }) => item),
  daMercadoria('partNumber', 'Part number', 'texto', ({ partNumber }) => partNumber),
  {
    campo: 'descricao',
    titulo: 'Descrição',
    tipo: 'texto',
    caracteres: 45,
    valor: ({ grupo, mercadoria }) => (mercadoria ? mercadoria.descricao : grupo.fornecedor),
  },
  { campo: 'ncm', titulo: 'NCM', tipo: 'texto', caracteres: 12, valor: (linha) => escreverNcm(lado(linha).ncm) },
  {
    ...daMercadoria('quantidade', 'Quantidade', 'dinheiro', ({ quantidade }) => quantidade),
    tipo: 'decimal',
    casas: 5,
  },
  daMercadoria('unidade', 'Unidade', 'texto', ({ unidade }) => unidade),
  { campo: 'moeda', titulo: 'Moeda', tipo: 'texto', caracteres: 8, valor: (linha) => lado(linha).moeda },
  {
    ...daMercadoria('valorUnitario', 'Valor unitário', 'dinheiro', ({ valorUnitario }) => valorUnitario),
    tipo: 'decimal',
    casas: 7,
  },
  { campo: 'valorMoeda', titulo: 'Valor na moeda', tipo: 'dinheiro', valor: (linha) => lado(linha).valorMoeda },
  {
    campo: 'pesoLiquido',
    titulo: 'Peso líquido (kg)',
    tipo: 'decimal',
    casas: 5,
    valor: (linha) => lado(linha).pesoLiquido,
  },
  {
    campo: 'valorAduaneiro',
    titulo: 'Valor aduaneiro (R$)',
    tipo: 'dinheiro',
    valor: (linha) => lado(linha).valorAduaneiro,
  },
  ...TRIBUTOS_DA_MERCADORIA.map(
    (tributo): ColunaDeLista<LinhaDasMercadorias> => ({
      campo: tributo,
      titulo: `${tributo.toUpperCase()} (R$)`,
      tipo: 'dinheiro',
      valor: (linha) => lado(linha)[tributo],
    }),
  ),
  {
    ...daMercadoria('quantidadePrevista', 'Quantidade prevista', 'dinheiro', ({ previsto }) => previsto?.quantidade),
    tipo: 'decimal',
    casas: 5,
  },
  {
    ...daMercadoria(
      'valorUnitarioPrevisto',
      'Valor unitário previsto',
      'dinheiro',
      ({ previsto }) => previsto?.valorUnitario,
    ),
    tipo: 'decimal',
    casas: 7,
  },
  {
    campo: 'valorMoedaPrevisto',
    titulo: 'Valor previsto na moeda',
    tipo: 'dinheiro',
    valor: (linha) => lado(linha).previsto?.valorMoeda ?? null,
  },
  {
    campo: 'pesoLiquidoPrevisto',
    titulo: 'Peso líquido previsto (kg)',
    tipo: 'decimal',
    casas: 5,
    valor: (linha) => lado(linha).previsto?.pesoLiquido ?? null,
  },
  {
    ...daMercadoria(
      'precoDoPedido',
      'Valor unitário da PO',
      'dinheiro',
      ({ previsto }) => previsto?.pedido?.preco?.valorUnitario,
    ),
    tipo: 'decimal',
    casas: 7,
  },
  ...TRIBUTOS_DI.map(
    (tributo): ColunaDeLista<LinhaDasMercadorias> => ({
      campo: `${tributo}Previsto`,
      titulo: `${tributo.toUpperCase()} previsto (R$)`,
      tipo: 'dinheiro',
      valor: (linha) => lado(linha).previsto?.tributos?.[tributo] ?? null,
    }),
  ),
  daMercadoria('pedido', 'PO', 'texto', ({ previsto }) => previsto?.pedido?.numero),
  {
    campo: 'difere',
    titulo: 'Difere em',
    tipo: 'texto',
    caracteres: 30,
    valor: (linha) => {
      if (linha.mercadoria?.situacao === 'SEM_PREVISAO') return 'Sem previsão';
      return (
        lado(linha)
          .difere.map((qual) => NOME_DO_COMPARADO[qual])
          .join(', ') || null
      );
    },
  },
];

const NOME_DO_COMPARADO: Readonly<Record<Comparado, string>> = {
  moeda: 'moeda',
  quantidade: 'quantidade',
  valorUnitario: 'valor unitário',
  valorMoeda: 'valor na moeda',
  pesoLiquido: 'peso líquido',
  precoDoPedido: 'preço da PO',
  ii: 'II',
  ipi: 'IPI',
  pis: 'PIS',
  cofins: 'COFINS',
};

export const mercadoriasExportacao = filtrosDasMercadorias.extend({
  formato: exportacaoDe(MERCADORIA_COLUNAS).formato,
  colunas: exportacaoDe(MERCADORIA_COLUNAS).colunas,
  filtros: exportacaoDe(MERCADORIA_COLUNAS).filtros,
});

function daMercadoria(
  campo: string,
  titulo: string,
  tipo: 'texto' | 'inteiro' | 'dinheiro',
  ler: (mercadoria: Mercadoria) => string | number | null | undefined,
): ColunaDeLista<LinhaDasMercadorias> & { tipo: typeof tipo } {
  return { campo, titulo, tipo, valor: ({ mercadoria }) => (mercadoria && ler(mercadoria)) ?? null };
}

function lado({ grupo, mercadoria }: LinhaDasMercadorias): GrupoDeMercadorias | Mercadoria {
  return (mercadoria ?? grupo) as GrupoDeMercadorias | Mercadoria;
}
