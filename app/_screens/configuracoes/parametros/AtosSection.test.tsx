import { ThemeProvider } from '@mui/material/styles';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SnackbarProvider } from 'notistack';
import { theme } from '#components/theme/theme.ts';
import { renderNoRouter } from '#components/ui/navigation/render-no-router.tsx';
import { fingirApi, responder } from '#lib/api/platform/api-de-teste.ts';
import { CacheDeTeste } from '#lib/api/platform/cache-de-teste.ts';
import { AtosSection } from './AtosSection.tsx';

const ATO = {
  codigo: 'FIM_DA_LI_E_DA_DI',
  inicio: '2026-12-01',
  fim: null,
  assunto: 'Fim da DI',
  atos: 'Quem importa: confira.',
  fonte: 'Cronograma',
  endereco: null,
  lidoEm: '2026-11-29',
  situacao: 'CONFIRMAR',
  confirmado: null,
};

test('an act is to be confirmed, and a confirmation without its source is not sent', async () => {
  const { pedidos } = fingirApi({ 'GET /api/Calendario/Atos': () => responder([ATO]) });
  renderNoRouter(
    <CacheDeTeste>
      <ThemeProvider theme={theme}>
        <SnackbarProvider>
          <AtosSection chamado={null} aoFechar={() => undefined} />
        </SnackbarProvider>
      </ThemeProvider>
    </CacheDeTeste>,
  );
  const linha = within(await screen.findByRole('row', { name: /Fim da DI/ }));
  expect(linha.getByText('A confirmar')).toBeVisible();
  await userEvent.click(linha.getByRole('button', { name: 'Confirmar: Fim da DI' }));
  const janela = within(await screen.findByRole('dialog', { name: 'Confirmar: Fim da DI' }));
  await userEvent.click(janela.getByRole('button', { name: 'Confirmar' }));
  await waitFor(() => expect(janela.getByText('Informe o dia da fonte.')).toBeVisible());
  expect(janela.getByText('Diga onde leu: o ato, a página, quem confirmou.')).toBeVisible();
  expect(pedidos.filter(({ method }) => method === 'PUT')).toEqual([]);
});

test.each([
  ['31/02/2026', 'Essa data não existe no calendário.'],
  ['01/01/1200', 'O ano vai de 1990 a 2100.'],
])('Enter on the day %s says what is wrong with it, and not that it is missing', async (dia, motivo) => {
  const { pedidos } = fingirApi({ 'GET /api/Calendario/Atos': () => responder([ATO]) });
  renderNoRouter(
    <CacheDeTeste>
      <ThemeProvider theme={theme}>
        <SnackbarProvider>
          <AtosSection chamado={null} aoFechar={() => undefined} />
        </SnackbarProvider>
      </ThemeProvider>
    </CacheDeTeste>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Confirmar: Fim da DI' }));
  const janela = within(await screen.findByRole('dialog', { name: 'Confirmar: Fim da DI' }));
  await userEvent.type(janela.getByRole('textbox', { name: /^Fonte/ }), 'Cronograma oficial');
  const campo = janela.getByRole('textbox', { name: /Dia da fonte/ });
  await userEvent.type(campo, dia);
  // jsdom presses no button outside of the form.
  fireEvent.submit(campo.closest('form') as HTMLFormElement);
  await waitFor(() => expect(campo).toHaveAccessibleDescription(motivo));
  expect(campo).toHaveFocus();
  expect(pedidos.filter(({ method }) => method === 'PUT')).toEqual([]);
});
