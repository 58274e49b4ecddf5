import { ThemeProvider } from '@mui/material/styles';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  stripSearchParams,
} from '@tanstack/react-router';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SnackbarProvider } from 'notistack';
import { theme } from '#components/theme/theme.ts';
import { fingirMidia } from '#components/ui/page/midia-de-teste.ts';
import { fingirApi, responder } from '#lib/api/platform/api-de-teste.ts';
import { CacheDeTeste } from '#lib/api/platform/cache-de-teste.ts';
import { importadorConsulta } from '#lib/contracts/consultas/importador.ts';
import { buscaDeLista, buscaPadrao } from '#lib/contracts/platform/busca-de-lista.ts';
import { somarDias } from '#lib/domain/datas/dias.ts';
import { hojeEmManaus } from '#lib/format/hoje.ts';
import { contratoDeImportador, type ImportadorLido } from '#lib/registros/importador.ts';
import { ImportadoresScreen } from './ImportadoresScreen.tsx';

beforeEach(() => localStorage.clear());

const AGUIA: ImportadorLido = contratoDeImportador.lido.parse({
  id: '01a1fd15-e7ab-758c-8773-6cd900bf9e01',
  versao: 1,
  alteradoEm: '2026-11-20T12:00:00.000Z',
  alteradoPor: 'Pessoa de Teste',
  excluidoEm: null,
  razaoSocial: 'Fictícia Águia Ltda',
  cnpj: '12ABC34501DE35',
  setor: '1',
  inscricaoEstadual: '041234561',
  inscricaoSuframa: '201234017',
  situacaoSuframa: 'BLOQUEADA',
  validadeSuframa: somarDias(hojeEmManaus(), 12),
  resolucoes: [-1, 3, null].map((dias) => ({
    numero: `${dias}/2021`,
    data: '2021-12-09',
    produto: 'Placa-mãe',
    tipoCoeficiente: 'FIXO',
    validade: dias && somarDias(hojeEmManaus(), dias),
  })),
});

function abrir(linhas: ImportadorLido[], endereco = '/') {
  fingirMidia(() => false);
  window.scrollTo = () => {};
  const api = fingirApi({
    'GET /api/Importador': () => responder(linhas, 200, { 'X-Total-Count': String(linhas.length) }),
    'GET /api/Visao': () => responder([]),
    [`POST /api/Importador/${AGUIA.id}/Restaurar`]: () => responder(AGUIA),
    'POST /api/Importador/ExcluirVarios': () => responder({ feitos: [AGUIA.id], recusados: [] }),
    'POST /api/Importador/RestaurarVarios': () => responder({ feitos: [AGUIA.id], recusados: [] }),
  });
  const raiz = createRootRoute();
  const lista = createRoute({
    getParentRoute: () => raiz,
    path: '/',
    validateSearch: buscaDeLista(importadorConsulta),
    search: { middlewares: [stripSearchParams(buscaPadrao(importadorConsulta) as never)] },
    component: ImportadoresScreen,
  });
  const router = createRouter({
    routeTree: raiz.addChildren([lista]),
    history: createMemoryHistory({ initialEntries: [endereco] }),
  });
  render(
    <ThemeProvider theme={theme}>
      <CacheDeTeste>
        <SnackbarProvider>
          <RouterProvider router={router as never} />
        </SnackbarProvider>
      </CacheDeTeste>
    </ThemeProvider>,
  );
  return {
    feitos: () => api.pedidos.map(({ method, url }) => `${method} ${new URL(url).pathname}`),
    /** The queries of the list, the last one last. */
    perguntas: () => api.pedidos.filter(({ url }) => /\/api\/Importador\?/.test(url)).map(({ url }) => url),
  };
}

const linha = async () => (await screen.findByRole('link', { name: AGUIA.razaoSocial })).closest('[role="row"]');

describe('The list of importers', () => {
  test('shows numbers as the papers print them, and the registration in words', async () => {
    abrir([AGUIA]);
    const celulas = within((await linha()) as HTMLElement)
      .getAllByRole('gridcell')
      .map(({ textContent }) => textContent);
    expect(celulas).toEqual(
      expect.arrayContaining(['12.ABC.345/01DE-35', '04.123.456-1', '20.1234.01-7', 'Bloqueada']),
    );
    expect((await linha())?.textContent).toContain('Vence em 12 dias');
    expect(within((await linha()) as HTMLElement).getByText('1 vencida')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Trazer de volta/ })).toBeNull();
  });

  test('with nobody in it says what belongs there, with the first action; nothing deleted is no filter', async () => {
    abrir([]);
    expect(await screen.findByRole('heading', { name: 'Nenhum importador ainda' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Novo importador' })[0]).toHaveAttribute(
      'href',
      '/configuracoes/associados/novo',
    );
    expect(screen.queryByRole('button', { name: 'Limpar filtros' })).toBeNull();
  });

  test('chosen rows are deleted once it is said what that does', async () => {
    const { feitos } = abrir([AGUIA]);
    await userEvent.click(within((await linha()) as HTMLElement).getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Excluir' }));
    const dialogo = screen.getByRole('dialog', { name: 'Excluir 1 importador?' });
    expect(dialogo).toHaveTextContent('os representantes que atuam por ele deixam de poder assinar por ele');
    await userEvent.click(within(dialogo).getByRole('button', { name: 'Excluir' }));
    expect(await screen.findByText('1 importador na lista dos excluídos.')).toBeVisible();
    expect(feitos()).toContain('POST /api/Importador/ExcluirVarios');
  });

  test('the deleted are found by the filters', async () => {
    const { perguntas } = abrir([AGUIA]);
    await linha();
    await userEvent.click(screen.getByRole('button', { name: 'Mais filtros' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Excluídos' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Só os excluídos' }));
    expect(await screen.findByRole('button', { name: /Excluídos: Só os excluídos/ })).toBeVisible();
    expect(perguntas().at(-1)).toContain('excluidos=true');
  });

  test('a deleted one still leads to where it is told of, and comes back from where it stands', async () => {
    const { feitos } = abrir([{ ...AGUIA, excluidoEm: '2026-11-20T12:00:00.000Z' }], '/?excluidos=true');
    expect(await screen.findByRole('link', { name: AGUIA.razaoSocial })).toHaveAttribute(
      'href',
      `/configuracoes/associados/${AGUIA.id}`,
    );
    await userEvent.click(screen.getByRole('button', { name: `Trazer de volta ${AGUIA.razaoSocial}` }));
    expect(await screen.findByText(`${AGUIA.razaoSocial} voltou.`)).toBeVisible();
    expect(feitos()).toContain(`POST /api/Importador/${AGUIA.id}/Restaurar`);
  });

  test('among the deleted they are brought back', async () => {
    const { feitos } = abrir([{ ...AGUIA, excluidoEm: '2026-11-20T12:00:00.000Z' }], '/?excluidos=true');
    await userEvent.click(within((await linha()) as HTMLElement).getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Trazer de volta' }));
    expect(await screen.findByText('1 importador de volta.')).toBeVisible();
    expect(feitos()).toContain('POST /api/Importador/RestaurarVarios');
  });
});
