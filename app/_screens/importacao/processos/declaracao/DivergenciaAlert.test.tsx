import { ThemeProvider } from '@mui/material/styles';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SnackbarProvider } from 'notistack';
import { theme } from '#components/theme/theme.ts';
import { renderNoRouter } from '#components/ui/navigation/render-no-router.tsx';
import { type ApiDeTeste, fingirApi, responder } from '#lib/api/platform/api-de-teste.ts';
import type { RetificacaoFeita } from '#lib/contracts/declaracao/retificacao.ts';
import { DivergenciaAlert } from './DivergenciaAlert.tsx';

const [ARQUIVO, ANTERIOR, FEITA] = ['e', 'f', 'a'].map((fim) => `01a1fd15-e7ab-758c-8773-6cd900bf9e0${fim}`) as [
  string,
  string,
  string,
];
const PARCIAL: RetificacaoFeita = {
  id: FEITA,
  arquivo: { id: ARQUIVO, nome: 'nova.xml', sha256: 'a'.repeat(64) },
  arquivoAnterior: { id: ANTERIOR, nome: 'antiga.xml', sha256: 'b'.repeat(64) },
  aceitos: ['adicao-003'],
  recusados: [
    { bloco: 'carga', diferencas: 1 },
    { bloco: 'adicao-012', diferencas: 2 },
  ],
  motivo: 'Exigência',
  usuario: { id: FEITA, nome: 'Maria' },
  em: '2026-11-20T12:00:00Z',
};

let processos = 0;
function abrir(...feitas: RetificacaoFeita[]): ApiDeTeste & { container: HTMLElement } {
  // Each test has its own processo id, since answers are cached.
  const processoId = `p${++processos}`;
  const api = fingirApi({
    [`GET /api/Processo/${processoId}/Retificacoes`]: () => responder(feitas),
    [`GET /api/Processo/${processoId}/Arquivo/${ARQUIVO}`]: () => new Response('<x/>'),
  });
  const { container } = renderNoRouter(
    <ThemeProvider theme={theme}>
      <SnackbarProvider>
        <DivergenciaAlert processoId={processoId} />
      </SnackbarProvider>
    </ThemeProvider>,
  );
  return { ...api, container };
}

test('a file taken in part says what of it the process has not, who decided and why', async () => {
  abrir(PARCIAL);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /nova\.xml e este processo dizem coisas diferentes em Carga e transporte, Adição 012: Maria aceitou só uma parte dele em 20\/11\/2026.*Motivo: Exigência/,
  );
});

test('the kept file is compared again from there', async () => {
  const { pedidos } = abrir(PARCIAL);
  await userEvent.click(await screen.findByRole('button', { name: 'Ver a diferença' }));
  expect(await screen.findByText('nova.xml')).toBeVisible();
  expect(pedidos.map(({ method }) => method)).toEqual(['GET', 'GET', 'POST']);
});

test.each([
  ['none was made', []],
  ['the last one was taken whole', [{ ...PARCIAL, recusados: [] }, PARCIAL]],
])('where %s there is nothing to say', async (_caso, feitas) => {
  const { pedidos, container } = abrir(...feitas);
  await waitFor(() => expect(pedidos).toHaveLength(1));
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});
