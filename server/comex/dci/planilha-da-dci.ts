import type { DciLido } from '#lib/contracts/dci/dci.ts';
import type { InsumoDaDci } from '#lib/contracts/dci/dci-insumos.ts';
import type { ItemLidoDaDci } from '#lib/contracts/dci/dci-itens.ts';
import { NOME_LOCAL_DESTINO } from '#lib/domain/aduana/viagem/local-destino.ts';
import type { ColunaDeLista } from '#lib/domain/telas/coluna-de-lista.ts';
import { NOME_MODALIDADE_DCI } from '#lib/domain/zfm/dci.ts';
import { nomeDoPapel } from '#lib/domain/zfm/saldo-insumo.ts';
import { emPastaXlsx, xlsxSheet } from '#server/platform/lists/xlsx.ts';

/**
 * Writes a DCI as an XLSX of two sheets: its items with their taxes, and what was drawn of each input. An unknown value leaves an
 * empty cell.
 */
export function planilhaDaDci({
  dci: { lista },
  insumos,
}: {
  dci: Pick<DciLido, 'lista'>;
  insumos: readonly InsumoDaDci[];
}): AsyncGenerator<Uint8Array> {
  const saques = insumos.flatMap(saquesDe);
  return emPastaXlsx([
    xlsxSheet({ nome: 'Itens e tributos', total: lista.length }, DOS_ITENS, emUmaFatia(lista)),
    xlsxSheet({ nome: 'Insumos', total: saques.length }, DOS_SAQUES, emUmaFatia(saques)),
  ]);
}

/** What was drawn of an input. An input without a draw also has a line. */
interface SaqueDaPlanilha {
  insumo: InsumoDaDci;
  saque: InsumoDaDci['saques'][number] | null;
}

function saquesDe(insumo: InsumoDaDci): SaqueDaPlanilha[] {
  return (insumo.saques.length > 0 ? insumo.saques : [null]).map((saque) => ({ insumo, saque }));
}

async function* emUmaFatia<Linha>(linhas: Linha[]): AsyncGenerator<Linha[]> {
  yield linhas;
}

const reais = (campo: keyof ItemLidoDaDci & string, titulo: string): ColunaDeLista<ItemLidoDaDci> => ({
  campo,
  titulo,
  tipo: 'dinheiro',
  caracteres: 11,
});
const texto = (campo: string, titulo: string, caracteres: number): ColunaDeLista<ItemLidoDaDci> => ({
  campo,
  titulo,
  tipo: 'texto',
  caracteres,
});

const DOS_ITENS: readonly ColunaDeLista<ItemLidoDaDci>[] = [
  { campo: 'modalidade', titulo: 'Modalidade', tipo: 'opcao', opcoes: NOME_MODALIDADE_DCI, caracteres: 20 },
  texto('codigo', 'Código', 16),
  texto('descricao', 'Descrição', 35),
  texto('ncm', 'NCM', 10),
  { ...texto('destino', 'Destino', 25), valor: ({ destino }) => `${destino} ${NOME_LOCAL_DESTINO[destino]}` },
  { campo: 'quantidade', titulo: 'Quantidade', tipo: 'decimal', casas: 5, caracteres: 12 },
  texto('unidade', 'Unidade', 9),
  { campo: 'notas', titulo: 'Notas', tipo: 'inteiro', caracteres: 6 },
  reais('valor', 'Valor das notas (R$)'),
  { ...texto('dcr', 'DCR-E', 14), valor: ({ dcr }) => dcr && (dcr.numero ?? dcr.processo) },
  { campo: 'CRA', titulo: 'CRA (%)', tipo: 'decimal', casas: 2, caracteres: 8, valor: ({ dcr }) => dcr?.CRA ?? null },
  {
    campo: 'iiUnitUSD',
    titulo: 'II por unidade (US$)',
    tipo: 'decimal',
    casas: 7,
    caracteres: 14,
    valor: ({ dcr }) => dcr?.iiUnitUSD ?? null,
  },
  { campo: 'iiUSD', titulo: 'II (US$)', tipo: 'decimal', casas: 7, caracteres: 14 },
  {
    ...texto('exigivel', 'Exigível', 10),
    valor: ({ exigivel }) => (exigivel === null ? null : exigivel ? 'Sim' : 'Não'),
  },
  texto('motivo', 'Motivo', 30),
  reais('II', 'II (R$)'),
  reais('IPI', 'IPI (R$)'),
  reais('PIS', 'PIS (R$)'),
  reais('COFINS', 'COFINS (R$)'),
];

type DoSaque = (linha: SaqueDaPlanilha) => string | number | null;
const quantidade = (campo: string, titulo: string, valor: DoSaque): ColunaDeLista<SaqueDaPlanilha> => ({
  campo,
  titulo,
  tipo: 'decimal',
  casas: 7,
  caracteres: 12,
  valor,
});
const palavras = (
  campo: string,
  titulo: string,
  caracteres: number,
  valor: DoSaque,
): ColunaDeLista<SaqueDaPlanilha> => ({
  campo,
  titulo,
  tipo: 'texto',
  caracteres,
  valor,
});

const DOS_SAQUES: readonly ColunaDeLista<SaqueDaPlanilha>[] = [
  palavras('codigo', 'Código', 16, ({ insumo }) => insumo.codigo),
  palavras('descricao', 'Descrição', 35, ({ insumo }) => insumo.descricao),
  palavras('unidade', 'Unidade', 9, ({ insumo }) => insumo.unidade),
  quantidade('necessidade', 'Necessidade', ({ insumo }) => insumo.necessidade),
  quantidade('faltante', 'Faltante', ({ insumo }) => insumo.faltante),
  palavras('documento', 'Documento', 20, ({ saque }) => saque && nomeDoPapel(saque)),
  { campo: 'adicao', titulo: 'Adição', tipo: 'inteiro', caracteres: 6, valor: ({ saque }) => saque?.adicao || null },
  { campo: 'item', titulo: 'Item', tipo: 'inteiro', caracteres: 6, valor: ({ saque }) => saque?.item ?? null },
  {
    campo: 'dataDesembaraco',
    titulo: 'Entrada',
    tipo: 'data',
    caracteres: 10,
    valor: ({ saque }) => saque?.dataDesembaraco ?? null,
  },
  palavras('processo', 'Processo', 18, ({ saque }) => saque?.processo?.numero ?? null),
  quantidade('baixado', 'Baixado', ({ saque }) => saque?.quantidade ?? null),
  palavras('escolha', 'Escolha', 12, ({ saque }) => saque && (saque.manual ? 'À mão' : 'Pela ordem')),
];
