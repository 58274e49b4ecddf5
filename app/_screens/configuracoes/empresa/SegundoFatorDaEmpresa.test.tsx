import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SnackbarProvider } from 'notistack';
import { fingirApi, responder } from '#lib/api/platform/api-de-teste.ts';
import { CacheDeTeste } from '#lib/api/platform/cache-de-teste.ts';
import type { Empresa } from '#lib/contracts/accounts/empresa.ts';
import { SegundoFatorDaEmpresa } from './SegundoFatorDaEmpresa.tsx';

const ID = '01a1fd15-e7ab-758c-8773-6cd900bf9e01';
const empresa = { id: ID, exigeSegundoFator: false } as Empresa;

test('demanding it is sent at once, and a refusal is said', async () => {
  const frase = 'Já está assim: outra pessoa mudou antes.';
  const { pedidos } = fingirApi({
    [`GET /api/Empresa/${ID}/Desligamentos`]: () => responder([]),
    [`POST /api/Empresa/${ID}/SegundoFator`]: () => responder({ Error: frase, codigo: 'REGRA' }, 422),
  });
  render(
    <CacheDeTeste>
      <SnackbarProvider>
        <SegundoFatorDaEmpresa empresa={empresa} />
      </SnackbarProvider>
    </CacheDeTeste>,
  );
  const chave = screen.getByRole('switch', { name: 'Exigir segundo fator' });
  expect(chave).not.toBeChecked();
  await userEvent.click(chave);
  expect(await screen.findByText(frase)).toBeVisible();
  expect(await pedidos.at(-1)?.json()).toEqual({ exigir: true });
});
