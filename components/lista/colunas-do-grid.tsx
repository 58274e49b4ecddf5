import type { GridColDef } from '@mui/x-data-grid';
import { type ColunaDeLista, caracteresDa, ehNumerica } from '#lib/domain/sistema/coluna-de-lista.ts';
import { ConteudoDaCelula } from './ConteudoDaCelula.tsx';
import type { DefinicaoDaLista, LinhaDeLista } from './definicao-da-lista.ts';
import { ehTotais, type LinhaDoGrid } from './linha-de-totais.ts';
import { textoDaCelula } from './texto-da-celula.ts';
import { totalDaColuna, vaoDoTitulo } from './totais-do-grid.tsx';

export type ColunaMostrada<Linha> = { coluna: ColunaDeLista<Linha>; largura: number | undefined };

/** Converts the columns of a list to DataGrid columns. */
export function colunasDoGrid<Linha extends LinhaDeLista>(
  definicao: DefinicaoDaLista<Linha>,
  mostradas: readonly ColunaMostrada<Linha>[],
): GridColDef<LinhaDoGrid<Linha>>[] {
  return mostradas.map(({ coluna, largura }, i) => ({
    field: coluna.campo,
    headerName: coluna.titulo,
    sortable: coluna.ordenavel ?? false,
    ...larguras(coluna, largura, i),
    ...(ehNumerica(coluna) && ({ align: 'right', headerAlign: 'right' } as const)),
    ...(i === 0 && { colSpan: (_valor, linha) => (ehTotais(linha) ? vaoDoTitulo(mostradas, linha) : 1) }),
    valueGetter: (_valor, linha) => (ehTotais(linha) ? null : textoDaCelula(coluna, linha)),
    renderCell: ({ row }) =>
      ehTotais(row) ? (
        totalDaColuna(definicao, coluna, row, i === 0)
      ) : (
        <ConteudoDaCelula definicao={definicao} coluna={coluna} linha={row} primeira={i === 0} />
      ),
  }));
}

/** Text columns share the free width until the person sets a width. Figures and dates have a fixed default width. */
function larguras<Linha>(coluna: ColunaDeLista<Linha>, largura: number | undefined, lugar: number) {
  if (largura !== undefined) return { width: largura };
  const padrao = caracteresDa(coluna) * PIXELS_DA_LETRA + MARGENS_DA_CELULA;
  if (coluna.tipo !== 'texto' || coluna.inteira || lugar === 0) return { width: padrao };
  return { flex: padrao, minWidth: Math.round(padrao * 0.65) };
}

const PIXELS_DA_LETRA = 8;
const MARGENS_DA_CELULA = 20;
