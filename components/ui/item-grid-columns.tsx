import type { RefObject } from 'react';
import type { Column, SimpleColumn } from 'react-datasheet-grid';
import { escreverNcm } from '#lib/domain/identificadores/escrever-identificador.ts';
import type { IndicioDeNumeros } from '#lib/domain/numeros/decimal-digitado.ts';
import { guardado, lerCelula, lerCelulasColadas, type TipoDeCelula } from '#lib/domain/sistema/celula-digitada.ts';
import { formatarData } from '#lib/format/data.ts';
import { escreverDecimal, SEM_VALOR } from '#lib/format/decimal.ts';
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
  ler: (digitado: string) => string;
  erroDe: (linha: number) => string | undefined;
}

interface Pedido {
  colunas: readonly ColunaDaGrade[];
  erros: ErrosDaGrade;
  inicio: RefObject<InicioDaEdicao>;
  somenteLeitura: boolean;
  /** What the block being pasted tells of how numbers are written. */
  bloco: RefObject<readonly IndicioDeNumeros[]>;
}

/** Converts our column definitions to those of the library. */
export function colunasDaGrade({ colunas, erros, inicio, somenteLeitura, bloco }: Pedido): {
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
      const mostrar = (valor: string) => mostrarCelula(coluna, valor);
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
              ? coluna.opcoes.map(({ codigo, nome }) => `${codigo} - ${nome}`).join('\n')
              : undefined,
          inicio,
          mostrar,
          ler: (digitado) => guardado(lerCelula(coluna, digitado), digitado),
          erroDe: (linha) => erros.get(`${linha}.${campo}`),
        },
        copyValue: ({ rowData }) => mostrar(rowData[campo] ?? ''),
        deleteValue: ({ rowData }) => por(rowData, ''),
        prePasteValues: (colados) => lerCelulasColadas(coluna, colados, bloco.current),
        pasteValue: ({ rowData, value }) => por(rowData, value),
        isCellEmpty: ({ rowData }) => (rowData[campo] ?? '') === '',
      };
    }),
  };
}

/** Formats a value in pt-BR; a value that cannot be read stays as it is. */
function mostrarCelula(celula: TipoDeCelula, valor: string): string {
  if (celula.tipo === 'decimal') return escreverDecimal(valor, celula.casas, celula.casasMinimas);
  if (celula.tipo === 'ncm') return escreverNcm(valor);
  if (celula.tipo !== 'data') return valor;
  const escrita = formatarData(valor);
  return escrita === SEM_VALOR ? valor : escrita;
}
