import { memo } from 'react';
import type { DefinicaoDaLista, EdicaoDaCelula, LinhaDeLista } from '#components/lista/definicao-da-lista.ts';
import { ehNumerica } from '#lib/domain/telas/coluna-de-lista.ts';
import { CaixaDeSelecao } from './CaixaDeSelecao.tsx';
import { ConteudoDaCelula } from './ConteudoDaCelula.tsx';
import type { ColunaDaGrade } from './colunas-da-grade.ts';
import { CELULA, comAltura, LINHA, SELECAO } from './papeis-da-grade.ts';

interface LinhaDaGradeProps<Linha extends LinhaDeLista> {
  definicao: DefinicaoDaLista<Linha>;
  colunas: readonly ColunaDaGrade<Linha>[];
  linha: Linha;
  /** Of all rows of the result; the head is 1. */
  indice: number;
  /** In pixels. */
  altura: number;
  escolhida: boolean;
  aoEscolher: (id: string, sim: boolean, comShift: boolean) => void;
}

function LinhaSimples<Linha extends LinhaDeLista>({
  definicao,
  colunas,
  linha,
  indice,
  altura,
  escolhida,
  aoEscolher,
}: LinhaDaGradeProps<Linha>) {
  return (
    <tr {...LINHA} data-id={linha.id} aria-rowindex={indice} aria-selected={escolhida} style={comAltura(altura)}>
      <td {...CELULA} data-field={SELECAO}>
        <CaixaDeSelecao
          rotulo={escolhida ? 'Deselecionar linha' : 'Selecionar linha'}
          marcada={escolhida}
          aoMarcar={(sim, comShift) => aoEscolher(linha.id, sim, comShift)}
        />
      </td>
      {colunas.map(({ coluna, estilo }, lugar) => (
        <td
          key={coluna.campo}
          {...CELULA}
          data-field={coluna.campo}
          {...edicaoDe(definicao.edicoes?.[coluna.campo], linha)}
          className={ehNumerica(coluna) ? 'numerica' : undefined}
          style={estilo}
        >
          <ConteudoDaCelula definicao={definicao} coluna={coluna} linha={linha} primeira={lugar === 0} />
        </td>
      ))}
    </tr>
  );
}

/** Marks a cell that F2 and the pencil of the grid edit. */
function edicaoDe<Linha extends LinhaDeLista>(edicao: EdicaoDaCelula<Linha> | undefined, linha: Linha) {
  if (!edicao || edicao.cabe?.(linha) === false) return undefined;
  return { 'data-edita': edicao.rotulo, 'aria-keyshortcuts': 'F2' };
}

/** Row of the grid. It renders when its record, its place or its selection changes; the table listens to its events. */
export const LinhaDaGrade = memo(LinhaSimples) as typeof LinhaSimples;
