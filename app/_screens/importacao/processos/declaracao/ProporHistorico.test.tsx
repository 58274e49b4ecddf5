import { ThemeProvider } from '@mui/material/styles';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SnackbarProvider } from 'notistack';
import { theme } from '#components/theme/theme.ts';
import { fingirApi, responder } from '#lib/api/api-de-teste.ts';
import { CacheDeTeste } from '#lib/api/cache-de-teste.ts';
import { type Empresa, empresa } from '#lib/contracts/empresa.ts';
import { diaLocal } from '#lib/domain/datas/periodo.ts';
import { MARIA } from '#lib/session/maria-de-teste.ts';
import { startSession } from '#lib/session/session.ts';
import { ProporHistorico } from './ProporHistorico.tsx';

const ID = '01a1fd15-e7ab-758c-8773-6cd900bf9e01';
const HOJE = diaLocal(new Date());

function abrir(registros: string[], historicoAntesDe: string | null = null) {
  const gravadas: Empresa[] = [];
  const guardada = empresa.parse({
    id: ID,
    versao: 3,
    razaoSocial: 'Fictícia Ltda',
    nomeFantasia: 'Fictícia',
    logo: null,
    historicoAntesDe,
  });
  fingirApi({
    [`GET /api/Empresa/${ID}`]: () => responder(guardada),
    'PUT /api/Empresa': async (pedido) => {
      const pedida = (await pedido.json()) as Empresa;
      gravadas.push(pedida);
      return responder({ ...guardada, ...pedida, versao: 4 });
    },
  });
  startSession({ ...MARIA, idEmpresa: ID });
  render(
    <CacheDeTeste>
      <ThemeProvider theme={theme}>
        <SnackbarProvider>
          <ProporHistorico registros={registros} />
        </SnackbarProvider>
      </ThemeProvider>
    </CacheDeTeste>,
  );
  return { gravadas };
}

test('Old declarations propose the cut-off, which is written on the company and then no longer asked', async () => {
  const { gravadas } = abrir(['2023-05-10', '2023-06-01', HOJE]);
  expect(await screen.findByText(/^2 declarações foram registradas há mais de dois meses/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Tratar como histórico' }));
  await waitFor(() => expect(gravadas).toMatchObject([{ id: ID, versao: 3, historicoAntesDe: HOJE }]));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Tratar como histórico' })).toBeNull());
});

test.each<[string, string[], string | null]>([
  ['the declarations are of today', [HOJE], null],
  ['the company has its cut-off', ['2023-05-10'], '2026-11-01'],
])('Nothing is proposed when %s', async (_quando, registros, corte) => {
  abrir(registros, corte);
  await act(async () => {});
  expect(screen.queryByRole('button', { name: 'Tratar como histórico' })).toBeNull();
});
