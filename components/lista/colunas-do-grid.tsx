import type { GridColDef } from '@mui/x-data-grid';
import type { ReactNode } from 'react';
import { LinkTo } from '#components/ui/LinkTo.tsx';
import { type ColunaDeLista, ehNumerica } from '#lib/domain/coluna-de-lista.ts';
import type { DefinicaoDaLista, LinhaDeLista } from './definicao-da-lista.ts';
import { ehTotais, type LinhaDoGrid } from './linha-de-totais.ts';
import { textoDaCelula } from './texto-da-celula.ts';
import { totalDaColuna, vaoDoTitulo } from './totais-do-grid.tsx';

export type ColunaMostrada<Linha> = { coluna: ColunaDeLista<Linha>; largura: number | undefined };

/** The columns of a list as the grid takes them. */
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
      ehTotais(row) ? totalDaColuna(definicao, coluna, row, i === 0) : conteudo(definicao, coluna, row, i === 0),
  }));
}

function conteudo<Linha extends LinhaDeLista>(
  { celulas, destino }: DefinicaoDaLista<Linha>,
  coluna: ColunaDeLista<Linha>,
  linha: Linha,
  primeira: boolean,
): ReactNode {
  const propria = celulas?.[coluna.campo];
  if (propria) return propria(linha);
  const texto = textoDaCelula(coluna, linha);
  if (!primeira) return texto;
  return (
    <LinkTo {...destino(linha)} noWrap sx={{ fontWeight: 600 }}>
      {texto}
    </LinkTo>
  );
}

/** Names share the room that is left until somebody gives one a width; figures and days need no more than they have. */
function larguras<Linha>(coluna: ColunaDeLista<Linha>, largura: number | undefined, lugar: number) {
  if (largura !== undefined) return { width: largura };
  if (coluna.tipo !== 'texto' || coluna.inteira || lugar === 0) return { width: coluna.largura };
  return { flex: coluna.largura, minWidth: Math.round(coluna.largura * 0.65) };
}
