import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import { memo } from 'react';
import { ehNumerica } from '#lib/domain/telas/coluna-de-lista.ts';
import { alargar } from './alargar.ts';
import { CaixaDeSelecao } from './CaixaDeSelecao.tsx';
import type { ColunaDaGrade } from './colunas-da-grade.ts';
import { CABECA, LINHA, LINHAS, SELECAO } from './papeis-da-grade.ts';

interface CabecaDaGradeProps<Linha> {
  colunas: readonly ColunaDaGrade<Linha>[];
  /** As the API has it: the field, after a hyphen when it descends. */
  ordem: string;
  escolhidas: 'nenhuma' | 'algumas' | 'todas';
  aoEscolherTodas: (sim: boolean) => void;
  aoOrdenar: (campo: string) => void;
  /** Width in pixels; undefined goes back to the default. */
  aoAlargar: (campo: string, largura: number | undefined) => void;
}

function Cabeca<Linha>({
  colunas,
  ordem,
  escolhidas,
  aoEscolherTodas,
  aoOrdenar,
  aoAlargar,
}: CabecaDaGradeProps<Linha>) {
  return (
    <thead {...LINHAS}>
      <tr {...LINHA} aria-rowindex={1}>
        <th {...CABECA} data-field={SELECAO}>
          <CaixaDeSelecao
            rotulo={escolhidas === 'todas' ? 'Deselecionar todas as linhas' : 'Selecionar todas as linhas'}
            marcada={escolhidas === 'todas'}
            emParte={escolhidas === 'algumas'}
            aoMarcar={aoEscolherTodas}
          />
        </th>
        {colunas.map(({ coluna, estilo }, lugar) => {
          const { campo, titulo, ordenavel } = coluna;
          const sentido = sentidoDe(ordem, campo);
          return (
            <th
              key={campo}
              {...CABECA}
              data-field={campo}
              data-ordenavel={ordenavel || undefined}
              className={ehNumerica(coluna) ? 'numerica' : undefined}
              style={estilo}
              aria-sort={sentido}
              aria-label={sentido && `${titulo} Ordenar`}
              onClick={({ target }) => ordenavel && !ehBorda(target) && aoOrdenar(campo)}
              onPointerDown={(evento) =>
                ehBorda(evento.target) && alargar(evento, lugar, (largura) => aoAlargar(campo, largura))
              }
              onDoubleClick={({ target }) => ehBorda(target) && aoAlargar(campo, undefined)}
            >
              <span className="titulo">{titulo}</span>
              {sentido && (sentido === 'ascending' ? <ArrowUpward /> : <ArrowDownward />)}
              <span className="borda" />
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

/** Titles of the columns: a click or Enter sorts, and the right edge is drawn wider by the mouse. */
export const CabecaDaGrade = memo(Cabeca) as typeof Cabeca;

function ehBorda(alvo: EventTarget): boolean {
  return alvo instanceof Element && alvo.className === 'borda';
}

function sentidoDe(ordem: string, campo: string): 'ascending' | 'descending' | undefined {
  if (ordem === campo) return 'ascending';
  return ordem === `-${campo}` ? 'descending' : undefined;
}
