import type { RefObject } from 'react';
import type { Column, SimpleColumn } from 'react-datasheet-grid';
import { escreverNcm } from '#lib/domain/identificadores/escrever-identificador.ts';
import type { IndicioDeNumeros } from '#lib/domain/numeros/decimal-digitado.ts';
import { guardado, lerCelula, lerCelulasColadas, type TipoDeCelula } from '#lib/domain/telas/celula-digitada.ts';
import { formatarData } from '#lib/format/data.ts';
import { escreverDecimal, SEM_VALOR, semZerosAlemDe } from '#lib/format/decimal.ts';
import { ItemGridCell } from './ItemGridCell.tsx';
import { ItemGridHead } from './ItemGridHead.tsx';
import { ItemGridNumber } from './ItemGridNumber.tsx';
import type { ErrosDaGrade } from './item-grid-erros.ts';

/** A row: text by field. Its id stays the same while rows come and go. */
export type LinhaDaGrade = { readonly id: string } & Readonly<Record<string, string>>;

export type ColunaDaGrade<Linha extends LinhaDaGrade = LinhaDaGrade> = TipoDeCelula & {
  campo: keyof Linha & string;
  titulo: string;
  /** Minimum width in pixels. Columns with `cresce` share the remaining width of the grid. */
  largura?: number;
  cresce?: boolean;
  somenteLeitura?: boolean;
};

/** Whether typing replaces the value of the cell or edits it. */
export type InicioDaEdicao = 'substituir' | 'editar';

/** Column data that the library passes to each cell beside its row. */
export interface DadosDaCelula {
  campo: string;
  titulo: string;
  indice: number;
  numerica: boolean;
  opcoes: string | undefined;
  inicio: RefObject<InicioDaEdicao>;
  mostrar: (valor: string) => string;
  /** As `mostrar`, with every decimal: what is copied or edited is read again, and 1.234 alone could be read as a fraction. */
  escrever: (valor: string) => string;
  ler: (digitado: string) => string;
  erroDe: (linha: number) => string | undefined;
  notaDe: (linha: number) => string | undefined;
}

interface Pedido {
  colunas: readonly ColunaDaGrade[];
  erros: ErrosDaGrade;
  notas: ReadonlyMap<string, string>;
  inicio: RefObject<InicioDaEdicao>;
  somenteLeitura: boolean;
  /** What the block being pasted tells of how numbers are written. */
  bloco: RefObject<readonly IndicioDeNumeros[]>;
}

/** Converts our column definitions to those of the library. */
export function colunasDaGrade({ colunas, erros, notas, inicio, somenteLeitura, bloco }: Pedido): {
  colunas: Column<LinhaDaGrade, DadosDaCelula>[];
  numero: SimpleColumn<LinhaDaGrade, unknown>;
} {
  return {
    numero: {
      basis: 44,
      minWidth: 44,
      grow: 0,
      title: <ItemGridHead titulo="Nº" indice={0} />,
      component: ItemGridNumber,
    },
    colunas: colunas.map((coluna, indice) => {
      const { campo, titulo, largura = 120, cresce = false } = coluna;
      const por = (linha: LinhaDaGrade, valor: string): LinhaDaGrade => ({ ...linha, [campo]: valor });
      const escrever = (valor: string) => escreverCelula(coluna, valor);
      return {
        id: campo,
        title: <ItemGridHead titulo={titulo} indice={indice + 1} />,
        basis: largura,
        minWidth: largura,
        grow: cresce ? 1 : 0,
        shrink: 0,
        headerClassName: coluna.tipo === 'decimal' ? 'numerica' : undefined,
        disabled: somenteLeitura || coluna.somenteLeitura,
        component: ItemGridCell,
        columnData: {
          campo,
          titulo,
          indice,
          numerica: coluna.tipo === 'decimal',
          opcoes:
            coluna.tipo === 'opcao'
              ? coluna.opcoes.map(({ codigo, nome }) => (coluna.porNome ? nome : `${codigo} - ${nome}`)).join('\n')
              : undefined,
          inicio,
          mostrar: (valor) => mostrarCelula(coluna, valor),
          escrever,
          ler: (digitado) => guardado(lerCelula(coluna, digitado), digitado),
          erroDe: (linha) => erros.get(`${linha}.${campo}`),
          notaDe: (linha) => notas.get(`${linha}.${campo}`),
        },
        copyValue: ({ rowData }) => escrever(rowData[campo] ?? ''),
        deleteValue: ({ rowData }) => por(rowData, ''),
        prePasteValues: (colados) => lerCelulasColadas(coluna, colados, bloco.current),
        pasteValue: ({ rowData, value }) => por(rowData, value),
        isCellEmpty: ({ rowData }) => (rowData[campo] ?? '') === '',
      };
    }),
  };
}

/** Formats a value in pt-BR; a value that cannot be read stays as it is. */
function escreverCelula(celula: TipoDeCelula, valor: string): string {
  if (celula.tipo === 'decimal') return escreverDecimal(valor, celula.casas, celula.casasMinimas);
  if (celula.tipo === 'ncm') return escreverNcm(valor);
  if (celula.tipo === 'opcao' && celula.porNome) {
    return celula.opcoes.find(({ codigo }) => codigo === valor)?.nome ?? valor;
  }
  if (celula.tipo !== 'data') return valor;
  const escrita = formatarData(valor);
  return escrita === SEM_VALOR ? valor : escrita;
}

function mostrarCelula(celula: TipoDeCelula, valor: string): string {
  if (celula.tipo !== 'decimal' || celula.casasAVista === undefined) return escreverCelula(celula, valor);
  const { casas, casasAVista, casasMinimas = casas } = celula;
  // A text that is no stored value stays as it was typed.
  if (escreverDecimal(valor, casas, casasMinimas) === valor) return valor;
  return escreverDecimal(semZerosAlemDe(valor, casasAVista), casas, 0);
}
