import {
  type ColunaDeLista,
  ehNumerica,
  type ValorDeCelula,
  valorDaCelula,
} from '#lib/domain/telas/coluna-de-lista.ts';
import { boldRow, plainSheetHead, sheetCell } from './sheet-writer.ts';
import type { FolhaDeXlsx } from './xlsx.ts';

/** What an exported sheet is of. */
export interface ExportedList<Linha> {
  nome: string;
  agora: Date;
  /** Every filter in force, as name and value. */
  filtros: readonly (readonly [nome: string, valor: string])[];
  /** Only rows a person ticked. */
  escolhidas: boolean;
  /** All columns of the list, also those that are not in the file. */
  colunas: readonly ColunaDeLista<Linha>[];
  /** The sums of the footer, by the field of their column. */
  totais: Readonly<Record<string, string | undefined>>;
}

/**
 * The second sheet of an exported list: of what it is, when it was made, the filters and the sums. A second sheet, so that titles,
 * autofilter and a later import find the rows where they always are. It is written last: its count is of the rows written.
 */
export function aboutSheet<Linha>(sobre: ExportedList<Linha>, escritas: WrittenRows<Linha>): FolhaDeXlsx {
  const somas = summedColumns(sobre);
  const formas = somas.map((coluna, i) => forma(coluna, `soma${i}`));
  return {
    nome: ABOUT_SHEET,
    colunas: [QUANDO, QUANTAS, ...formas],
    async *pedacos(estiloDe) {
      let numero = 0;
      const titulo = (escrito: string) => {
        numero += 1;
        return boldRow(escrito, numero);
      };
      const linha = (rotulo: string, coluna: ColunaDeLista<Valor>, valor: ValorDeCelula, ressalva = '') => {
        numero += 1;
        const celulas = [
          sheetCell(TEXTO, { valor: rotulo }, `A${numero}`, 0),
          sheetCell(coluna, { valor }, `B${numero}`, estiloDe(coluna as ColunaDeLista<never>)),
          sheetCell(TEXTO, { valor: ressalva }, `C${numero}`, 0),
        ];
        return `<row r="${numero}">${celulas.join('')}</row>`;
      };
      const { filtros, totais } = sobre;
      const partes = [
        plainSheetHead(LARGURAS),
        titulo(ABOUT_SHEET),
        linha('Lista', TEXTO, sobre.nome),
        linha('Exportada em', QUANDO, sobre.agora.toISOString()),
        linha('Linhas', QUANTAS, escritas.total()),
        sobre.escolhidas ? linha('Escolha', TEXTO, 'Só as linhas marcadas na tela') : '',
        titulo('Filtros'),
        ...(filtros.length === 0 ? [linha('Nenhum filtro', TEXTO, null)] : []),
        ...filtros.map(([nome, valor]) => linha(nome, TEXTO, valor)),
        somas.length > 0 ? titulo('Somas das linhas') : '',
        ...somas.map((coluna, i) =>
          linha(
            coluna.titulo,
            formas[i] ?? TEXTO,
            escritas.conhecida(coluna.campo) ? (totais[coluna.campo] ?? null) : null,
            escritas.ressalva(coluna.campo),
          ),
        ),
      ];
      yield partes.join('');
    },
    fim: () => '</sheetData></worksheet>',
  };
}

const ABOUT_SHEET = 'Sobre esta planilha';

/** Counts the rows as they pass, and how many of them have each summed value: a sum over a part says so. */
export interface WrittenRows<Linha> {
  passar(fatias: AsyncIterable<Linha[]>): AsyncGenerator<Linha[]>;
  total(): number;
  /** Some row has the value: a sum of none is unknown, not zero. */
  conhecida(campo: string): boolean;
  /** `soma de 40 das 50 linhas`; empty when every row has the value. */
  ressalva(campo: string): string;
}

export function writtenRows<Linha>(sobre: Pick<ExportedList<Linha>, 'colunas' | 'totais'>): WrittenRows<Linha> {
  const somas = summedColumns(sobre);
  const comValor = new Map<string, number>();
  let total = 0;
  return {
    async *passar(fatias) {
      for await (const linhas of fatias) {
        total += linhas.length;
        for (const coluna of somas) {
          const nestas = linhas.filter((linha) => valorDaCelula(coluna, linha) !== null).length;
          comValor.set(coluna.campo, (comValor.get(coluna.campo) ?? 0) + nestas);
        }
        yield linhas;
      }
    },
    total: () => total,
    conhecida: (campo) => (comValor.get(campo) ?? 0) > 0,
    ressalva: (campo) => {
      const quantas = comValor.get(campo) ?? 0;
      if (quantas === total) return '';
      return quantas === 0
        ? 'nenhuma linha tem este valor'
        : `soma de ${quantas} das ${total} linhas; as outras não têm este valor`;
    },
  };
}

function summedColumns<Linha>({ colunas, totais }: Pick<ExportedList<Linha>, 'colunas' | 'totais'>) {
  return colunas.filter((coluna) => totais[coluna.campo] !== undefined && ehNumerica(coluna));
}

interface Valor {
  valor: ValorDeCelula;
}

function forma<Linha>({ tipo, ...coluna }: ColunaDeLista<Linha>, campo: string): ColunaDeLista<Valor> {
  const comum = { campo, titulo: coluna.titulo, valor };
  if (tipo === 'decimal') return { ...comum, tipo, casas: (coluna as { casas: number }).casas };
  return { ...comum, tipo: tipo === 'inteiro' ? 'inteiro' : 'dinheiro' };
}

const valor = (linha: Valor) => linha.valor;
const TEXTO: ColunaDeLista<Valor> = { campo: 'texto', titulo: '', tipo: 'texto', valor };
const QUANDO: ColunaDeLista<Valor> = { campo: 'quando', titulo: '', tipo: 'instante', valor };
const QUANTAS: ColunaDeLista<Valor> = { campo: 'quantas', titulo: '', tipo: 'inteiro', valor };
const LARGURAS = [32, 44, 56];
