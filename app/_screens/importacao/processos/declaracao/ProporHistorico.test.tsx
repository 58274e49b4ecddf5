import { ThemeProvider } from '@mui/material/styles';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SnackbarProvider } from 'notistack';
import { theme } from '#components/theme/theme.ts';
import { renderNoRouter } from '#components/ui/navigation/render-no-router.tsx';
import { fingirApi, responder } from '#lib/api/platform/api-de-teste.ts';
import { CacheDeTeste } from '#lib/api/platform/cache-de-teste.ts';
import { type Empresa, empresa } from '#lib/contracts/accounts/empresa.ts';
import { somarDias } from '#lib/domain/datas/dias.ts';
import { hojeEmManaus } from '#lib/format/hoje.ts';
import { MARIA } from '#lib/session/maria-de-teste.ts';
import { startSession } from '#lib/session/session.ts';
import { ProporHistorico } from './ProporHistorico.tsx';

const ID = '01a1fd15-e7ab-758c-8773-6cd900bf9e01';
const HOJE = hojeEmManaus();

const SEM_DAI = { regra: 'SEM_DAI', quantas: 3, valores: [{ oQue: 'TRIBUTOS_SUSPENSOS', valor: '1234.50' }] };

function abrir(
  registros: string[],
  {
    historicoAntesDe = null,
    semContar,
    silencio = responder({ regras: [SEM_DAI], total: 3 }),
  }: { historicoAntesDe?: string | null; semContar?: boolean; silencio?: Response } = {},
) {
  const gravadas: Empresa[] = [];
  const perguntados: (string | null)[] = [];
  let guardada = empresa.parse({
    id: ID,
    versao: 3,
    razaoSocial: 'Fictícia Ltda',
    nomeFantasia: 'Fictícia',
    logo: null,
    historicoAntesDe,
  });
  fingirApi({
    [`GET /api/Empresa/${ID}`]: () => responder(guardada),
    'GET /api/MeuDia/Corte': (pedido) => {
      perguntados.push(new URL(pedido.url).searchParams.get('historicoAntesDe'));
      return silencio.clone();
    },
    'PUT /api/Empresa': async (pedido) => {
      const pedida = (await pedido.json()) as Empresa;
      gravadas.push(pedida);
      guardada = { ...guardada, ...pedida, versao: guardada.versao + 1 };
      return responder(guardada);
    },
  });
  startSession({ ...MARIA, idEmpresa: ID });
  renderNoRouter(
    <CacheDeTeste>
      <ThemeProvider theme={theme}>
        <SnackbarProvider>
          <ProporHistorico registros={registros} semContar={semContar} />
        </SnackbarProvider>
      </ThemeProvider>
    </CacheDeTeste>,
  );
  return { gravadas, perguntados };
}

const ato = () => screen.findByRole('button', { name: 'Tratar como histórico…' });

test('Old declarations propose the day after the newest old one; what it silences is said before, and it is undone after', async () => {
  const { gravadas, perguntados } = abrir(['2023-06-01', '2023-05-10', HOJE]);
  expect(await screen.findByText(/^2 declarações foram registradas há mais de dois meses/)).toBeVisible();
  await userEvent.click(await ato());
  const janela = within(await screen.findByRole('dialog', { name: /de antes de 02\/06\/2023\?$/ }));
  expect(await janela.findByText('3 × DI sem DAI · R$ 1.234,50 tributos suspensos')).toBeVisible();
  expect(janela.getByText('Saem 3 pendências do Meu dia:')).toBeVisible();
  expect(perguntados).toEqual(['2023-06-02']);
  expect(gravadas).toEqual([]);

  await userEvent.click(janela.getByRole('button', { name: 'Tratar como histórico' }));
  await waitFor(() => expect(gravadas).toMatchObject([{ id: ID, versao: 3, historicoAntesDe: '2023-06-02' }]));
  await waitFor(() => expect(screen.queryByRole('alert', { name: 'Histórico' })).toBeNull());
  await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
  await waitFor(() => expect(gravadas[1]).toMatchObject({ id: ID, versao: 4, historicoAntesDe: null }));
});

test('What it silences is not known with the server in trouble, and nothing is written', async () => {
  const { gravadas } = abrir(['2023-05-10'], {
    silencio: responder({ Error: 'Não foi possível ler.', codigo: 'REGRA' }, 422),
  });
  await userEvent.click(await ato());
  const janela = within(await screen.findByRole('dialog'));
  expect(await janela.findByText('Não foi possível ler.')).toBeVisible();
  expect(janela.getByRole('button', { name: 'Tratar como histórico' })).toBeDisabled();
  expect(gravadas).toEqual([]);
});

test('Of an intake whose last declaration is recent, the day proposed is two months ago', async () => {
  const { perguntados } = abrir(['2023-05-10', HOJE], { semContar: true });
  await userEvent.click(await ato());
  await waitFor(() => expect(perguntados).toEqual([somarDias(HOJE, -60)]));
});

test.each<[string, string[], string | null]>([
  ['the declarations are of today', [HOJE], null],
  ['the company has its cut-off', ['2023-05-10'], '2026-11-01'],
])('Nothing is proposed when %s', async (_quando, registros, historicoAntesDe) => {
  abrir(registros, { historicoAntesDe });
  await act(async () => {});
  expect(screen.queryByRole('button', { name: 'Tratar como histórico…' })).toBeNull();
});
