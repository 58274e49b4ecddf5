import { ThemeProvider } from '@mui/material/styles';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SnackbarProvider } from 'notistack';
import { theme } from '#components/theme/theme.ts';
import { renderNoRouter } from '#components/ui/navigation/render-no-router.tsx';
import { fingirApi, type RotasDeTeste, responder } from '#lib/api/platform/api-de-teste.ts';
import { CacheDeTeste } from '#lib/api/platform/cache-de-teste.ts';
import { MARIA } from '#lib/session/maria-de-teste.ts';
import { startSession } from '#lib/session/session.ts';
import { ExportarSection } from './ExportarSection.tsx';

const ID = '01a1fd15-e7ab-758c-8773-6cd900bf9e01';

async function abrir(rotas: RotasDeTeste) {
  act(() => startSession(MARIA));
  fingirApi(rotas);
  renderNoRouter(
    <ThemeProvider theme={theme}>
      <CacheDeTeste>
        <SnackbarProvider>
          <ExportarSection empresaId={ID} />
        </SnackbarProvider>
      </CacheDeTeste>
    </ThemeProvider>,
  );
  return screen.findByRole('button', { name: 'Exportar tudo' });
}

test('hands the ZIP of the company to the downloads', async () => {
  const salvos: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    salvos.push(this.download);
  });
  const botao = await abrir({ [`GET /api/Empresa/${ID}/Exportacao`]: () => new Response('PK') });
  await userEvent.click(botao);
  expect(await screen.findByRole('button', { name: 'Exportar tudo' })).toBeEnabled();
  expect(salvos).toEqual([expect.stringMatching(/^cais-\d{4}-\d\d-\d\d\.zip$/)]);
});

test('says why there is none', async () => {
  const frase = 'Já há uma exportação dos dados da empresa em curso. Espere que termine.';
  const botao = await abrir({
    [`GET /api/Empresa/${ID}/Exportacao`]: () => responder({ Error: frase, codigo: 'BLOQUEADO' }, 409),
  });
  await userEvent.click(botao);
  expect(await screen.findByText(frase)).toBeVisible();
});
