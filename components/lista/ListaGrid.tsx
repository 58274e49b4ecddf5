import Box from '@mui/material/Box';
import useEventCallback from '@mui/utils/useEventCallback';
import { DataGrid, type GridColDef, type GridRowSelectionModel, type GridSortModel } from '@mui/x-data-grid';
import { ptBR } from '@mui/x-data-grid/locales';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, type MouseEvent, memo, type ReactNode, type SyntheticEvent, useMemo } from 'react';
import type { Densidade } from '#lib/contracts/visao.ts';
import { colunasMostradas, mudarColuna } from './apresentacao.ts';
import { colunasDoGrid } from './colunas-do-grid.tsx';
import type { LinhaDeLista } from './definicao-da-lista.ts';
import { ehTotais, type LinhaDoGrid, TOTAIS } from './linha-de-totais.ts';
import type { ListaAberta } from './use-lista.ts';
import type { SelecaoDaLista } from './use-selecao.ts';

interface ListaGridProps<Linha extends LinhaDeLista> {
  lista: ListaAberta<Linha>;
  selecao: SelecaoDaLista<Linha>;
}

/** The list as a grid, from 600 px of width. */
export function ListaGrid<Linha extends LinhaDeLista>({ lista, selecao }: ListaGridProps<Linha>) {
  const { definicao, linhas, carregando, busca, apresentacao, total, totais } = lista;
  const abrir = useAbrir(definicao.destino);
  const { atual } = apresentacao;
  const { densidade } = atual;
  const colunas = useMemo(
    () => colunasDoGrid(definicao, colunasMostradas(atual, definicao.colunas)),
    [definicao, atual],
  );
  // Memoised: DataGrid re-reads every row when it gets a new array, order or selection.
  const visiveis = useMemo(
    () => (carregando && total === undefined ? [] : comTotais({ linhas, total, totais })),
    [carregando, linhas, total, totais],
  );
  const ordenacao = useMemo(() => ordenacaoDe(busca.ordem, colunas), [busca.ordem, colunas]);
  const escolhidas = [...selecao.ids].join();
  const selecionadas = useMemo(
    () => ({ type: 'include' as const, ids: new Set(escolhidas.split(',').filter(Boolean)) }),
    [escolhidas],
  );
  const aparencia = useMemo(
    () => ({ titulo: definicao.titulo, colunas, ordenacao, carregando, densidade }),
    [definicao.titulo, colunas, ordenacao, carregando, densidade],
  );
  const aoAbrir = useEventCallback(abrir);
  const aoOrdenar = useEventCallback(
    (campo: string) => void lista.filtrar({ ordem: busca.ordem === campo ? `-${campo}` : campo }),
  );
  const aoAlargar = useEventCallback((campo: string, largura: number) =>
    apresentacao.mudar(mudarColuna(atual, campo, { largura })),
  );
  const aoEscolher = useEventCallback((ids: string[]) => selecao.escolher(ids));
  return (
    <Box
      sx={{ display: 'flex', flexDirection: 'column' }}
      // A row is not a link, but a middle click opens the record in another tab.
      onAuxClick={(evento) => evento.button === 1 && abrirDoEvento(evento, linhas, (linha) => abrir(linha, true))}
    >
      <Grade
        linhas={visiveis}
        aparencia={aparencia}
        selecionadas={selecionadas}
        aoAbrir={aoAbrir}
        aoOrdenar={aoOrdenar}
        aoAlargar={aoAlargar}
        aoEscolher={aoEscolher}
      />
    </Box>
  );
}

interface GradeProps<Linha extends LinhaDeLista> {
  linhas: readonly LinhaDoGrid<Linha>[];
  aparencia: {
    titulo: string;
    colunas: GridColDef<LinhaDoGrid<Linha>>[];
    ordenacao: GridSortModel;
    carregando: boolean;
    densidade: Densidade;
  };
  selecionadas: GridRowSelectionModel;
  aoAbrir: (linha: Linha, outraAba: boolean) => void;
  aoOrdenar: (campo: string) => void;
  aoAlargar: (campo: string, largura: number) => void;
  aoEscolher: (ids: string[]) => void;
}

/** Memoised grid: it renders only when its props change. */
const Grade = memo(function Grade<Linha extends LinhaDeLista>({
  linhas,
  aparencia: { titulo, colunas, ordenacao, carregando, densidade },
  selecionadas,
  aoAbrir,
  aoOrdenar,
  aoAlargar,
  aoEscolher,
}: GradeProps<Linha>) {
  return (
    <DataGrid<LinhaDoGrid<Linha>>
      aria-label={titulo}
      rows={linhas}
      columns={colunas}
      density="standard"
      rowHeight={ALTURAS[densidade]}
      loading={carregando}
      slotProps={ESPERA}
      // The address holds the page, and our own pagination bar shows it, also on a phone. The grid shows the rows it gets.
      paginationMode="server"
      rowCount={linhas.length}
      hideFooter
      sortingMode="server"
      sortModel={ordenacao}
      sortingOrder={SENTIDOS}
      onSortModelChange={([primeira]) => primeira && aoOrdenar(primeira.field)}
      disableColumnFilter
      disableColumnMenu
      // The first columns are sticky. Virtualisation would remove them once they are scrolled out of view.
      disableVirtualization
      onColumnWidthChange={({ colDef, width }) => aoAlargar(colDef.field, Math.round(width))}
      checkboxSelection
      disableRowSelectionOnClick
      disableRowSelectionExcludeModel
      isRowSelectable={({ row }) => !ehTotais(row)}
      rowSelectionModel={selecionadas}
      onRowSelectionModelChange={({ ids }) => aoEscolher([...ids].map(String))}
      getRowClassName={({ row }) => (ehTotais(row) ? TOTAIS : '')}
      onRowClick={({ row }, evento) => !ehTotais(row) && !noMeioDoCaminho(evento) && aoAbrir(row, emOutraAba(evento))}
      onCellKeyDown={({ row, field }, evento) => {
        if (field === SELECAO || ehTotais(row)) return;
        if (noMeioDoCaminho(evento)) evento.defaultMuiPrevented = ehDeApertar(evento);
        else if (evento.key === 'Enter') aoAbrir(row, emOutraAba(evento));
      }}
      localeText={ptBR.components.MuiDataGrid.defaultProps.localeText}
      sx={grid}
    />
  );
}) as <Linha extends LinhaDeLista>(props: GradeProps<Linha>) => ReactNode;

function comTotais<Linha extends LinhaDeLista>({
  linhas,
  total = 0,
  totais,
}: Pick<ListaAberta<Linha>, 'linhas' | 'total' | 'totais'>): readonly LinhaDoGrid<Linha>[] {
  return totais && linhas.length > 0 ? [...linhas, { id: TOTAIS, total, somas: totais }] : linhas;
}

function useAbrir<Linha>(destino: ListaAberta<LinhaDeLista & Linha>['definicao']['destino']) {
  const navegar = useNavigate();
  const router = useRouter();
  return (linha: LinhaDeLista & Linha, outraAba: boolean) => {
    const para = destino(linha);
    if (outraAba) window.open(router.history.createHref(router.buildLocation(para).href), '_blank', 'noopener');
    else navegar(para);
  };
}

function abrirDoEvento<Linha extends LinhaDeLista>(
  { target }: MouseEvent,
  linhas: readonly Linha[],
  abrir: (linha: Linha) => void,
): void {
  if (!(target instanceof Element) || target.closest('a')) return;
  const id = target.closest('[data-id]')?.getAttribute('data-id');
  const linha = linhas.find((uma) => uma.id === id);
  if (linha) abrir(linha);
}

/** True for events from a link, a button or an input in the row: these act by themselves. */
function noMeioDoCaminho({ target }: SyntheticEvent): boolean {
  return target instanceof Element && target.closest('a, button, input') !== null;
}

/** Keys that press the focused element in the row, such as a menu button. The grid would use the space key to move to the next row. */
const ehDeApertar = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' ';

const emOutraAba = ({ ctrlKey, metaKey }: { ctrlKey: boolean; metaKey: boolean }) => ctrlKey || metaKey;

/**
 * Sort order for the column heads. An order by a hidden field gives an empty model, because the grid would take it for a request to
 * unsort.
 */
function ordenacaoDe(ordem: string, colunas: readonly { field: string }[]): GridSortModel {
  const field = ordem.replace(/^-/, '');
  if (!colunas.some((coluna) => coluna.field === field)) return [];
  return [{ field, sort: ordem.startsWith('-') ? 'desc' : 'asc' }];
}

const ESPERA = { loadingOverlay: { variant: 'linear-progress', noRowsVariant: 'skeleton' } } as const;
const SENTIDOS = ['asc', 'desc'] as const;
const ALTURAS: Record<Densidade, number> = { compacta: 42, normal: 54, confortavel: 66 };

/** Field and width of the grid's own checkbox column. */
const SELECAO = '__check__';
const LARGURA_DA_SELECAO = 50;

const parada = (left: number) => ({ position: 'sticky', left, zIndex: 2, bgcolor: 'background.paper' });
const grid = {
  [`& [data-field="${SELECAO}"]`]: parada(0),
  [`& [data-field="${SELECAO}"] + [data-field]`]: parada(LARGURA_DA_SELECAO),
  [`& .MuiDataGrid-row:not(.${TOTAIS})`]: { cursor: 'pointer' },
  '& .MuiDataGrid-row:hover > [data-field], & .MuiDataGrid-row.Mui-selected > [data-field]': {
    bgcolor: 'action.selected',
  },
  [`& .${TOTAIS} [data-field="${SELECAO}"] > *`]: { visibility: 'hidden' },
  [`& .${TOTAIS}`]: { borderTop: '2px solid', borderTopColor: 'divider' },
};
