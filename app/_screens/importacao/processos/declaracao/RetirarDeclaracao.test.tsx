import { ThemeProvider } from '@mui/material/styles';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SnackbarProvider } from 'notistack';
import { theme } from '#components/theme/theme.ts';
import { renderNoRouter } from '#components/ui/navigation/render-no-router.tsx';
import { fingirApi, responder } from '#lib/api/platform/api-de-teste.ts';
import { RetirarDeclaracao } from './RetirarDeclaracao.tsx';

const ID = '01a1fd15-e7ab-758c-8773-6cd900bf9e0e';

test('a declaration is taken off with a reason, and what rests on it is said', async () => {
  const recusa = 'A declaração não pode ser retirada: a DAI dela já foi trabalhada na Sefaz.';
  const { pedidos } = fingirApi({
    [`POST /api/Processo/${ID}/RetirarDeclaracao`]: () => responder({ Error: recusa, codigo: 'BLOQUEADO' }, 409),
  });
  renderNoRouter(
    <ThemeProvider theme={theme}>
      <SnackbarProvider>
        <RetirarDeclaracao processo={{ id: ID, numero: 'IMP-2026-0048', versao: 3 }} />
      </SnackbarProvider>
    </ThemeProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Retirar a declaração' }));
  await userEvent.click(screen.getByRole('button', { name: 'Retirar' }));
  expect(screen.getByText('Diga por que a declaração é retirada.')).toBeVisible();
  expect(pedidos).toHaveLength(0);
  await userEvent.type(screen.getByRole('textbox', { name: /Motivo/ }), 'Arquivo de outro processo.');
  await userEvent.click(screen.getByRole('button', { name: 'Retirar' }));
  expect(await screen.findByText(recusa)).toBeVisible();
  expect(await pedidos[0]?.json()).toEqual({ versao: 3, motivo: 'Arquivo de outro processo.' });
});
