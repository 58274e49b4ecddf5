import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EMPTY_PARTS } from '#components/portal/parts-de-teste.ts';
import { PortalPartsProvider } from '#components/portal/portal-parts.ts';
import { fingirApi, type RotasDeTeste, responder } from '#lib/api/platform/api-de-teste.ts';
import { CacheDeTeste } from '#lib/api/platform/cache-de-teste.ts';
import { ImportarNcmDialog } from './ImportarNcmDialog.tsx';

const ARQUIVO = new File(['{}'], 'Tabela_NCM_Vigente.json', { type: 'application/json' });
const FEITA = { atualizadaEm: '2026-11-18', ato: 'Resolução', novas: 0, alteradas: 1, foraDeVigor: 0, iguais: 2 };
const FRASE = 'Este arquivo é da tabela de 18/11/2026, anterior à que a empresa já importou, de 19/11/2026.';

async function soltar(rotas: RotasDeTeste) {
  const api = fingirApi(rotas);
  render(
    <CacheDeTeste>
      <PortalPartsProvider value={EMPTY_PARTS}>
        <ImportarNcmDialog aoFechar={() => {}} />
      </PortalPartsProvider>
    </CacheDeTeste>,
  );
  await userEvent.upload(document.querySelector('input[type="file"]') as HTMLInputElement, ARQUIVO);
  return api;
}

test('an older table is said to be one, and comes in only when that is asked for', async () => {
  const { pedidos } = await soltar({
    'POST /api/Ncm/Importar': ({ url }) =>
      url.endsWith('?anterior=true') ? responder(FEITA) : responder({ Error: FRASE, codigo: 'REGRA' }, 422),
  });
  expect(await screen.findByText(FRASE)).toBeVisible();
  expect(pedidos).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Importar a anterior' }));
  expect(await screen.findByText(/^Tabela de 18\/11\/2026/)).toBeVisible();
  expect(pedidos.map(({ url }) => new URL(url).search)).toEqual(['', '?anterior=true']);
});

test('the table is fetched from the Portal, and an older one comes in only when that is asked for', async () => {
  const { pedidos } = fingirApi({
    'POST /api/Ncm/Buscar': ({ url }) =>
      url.endsWith('?anterior=true') ? responder(FEITA) : responder({ Error: FRASE, codigo: 'REGRA' }, 422),
  });
  render(
    <CacheDeTeste>
      <PortalPartsProvider value={EMPTY_PARTS}>
        <ImportarNcmDialog aoFechar={() => {}} />
      </PortalPartsProvider>
    </CacheDeTeste>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Buscar no Portal Único' }));
  expect(await screen.findByText(FRASE)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Importar a anterior' }));
  expect(await screen.findByText(/^Tabela de 18\/11\/2026/)).toBeVisible();
  expect(pedidos.map(({ url }) => new URL(url).search)).toEqual(['', '?anterior=true']);
});

test('a Portal that does not answer is said to, and the file may still be dropped', async () => {
  const frase = 'O Portal Único não respondeu. Tente de novo, ou baixe o arquivo e solte-o aqui. Nada foi mudado.';
  fingirApi({ 'POST /api/Ncm/Buscar': () => responder({ Error: frase, codigo: 'INDISPONIVEL' }, 422) });
  render(
    <CacheDeTeste>
      <PortalPartsProvider value={EMPTY_PARTS}>
        <ImportarNcmDialog aoFechar={() => {}} />
      </PortalPartsProvider>
    </CacheDeTeste>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Buscar no Portal Único' }));
  expect(await screen.findByText(frase)).toBeVisible();
  expect(screen.getByText('Solte aqui o arquivo JSON da NCM')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Importar a anterior' })).toBeNull();
});

test('a file that is no table offers nothing of the kind', async () => {
  await soltar({ 'POST /api/Ncm/Importar': () => responder({ Error: 'Não é um JSON.', codigo: 'VALIDACAO' }, 400) });
  await waitFor(() => expect(screen.getByText('Não é um JSON.')).toBeVisible());
  expect(screen.queryByRole('button', { name: 'Importar a anterior' })).toBeNull();
});

test('a build without the Portal takes the file alone', () => {
  render(
    <CacheDeTeste>
      <ImportarNcmDialog aoFechar={() => {}} />
    </CacheDeTeste>,
  );
  expect(screen.getByLabelText('Solte aqui o arquivo JSON da NCM')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Buscar no Portal Único' })).toBeNull();
});
