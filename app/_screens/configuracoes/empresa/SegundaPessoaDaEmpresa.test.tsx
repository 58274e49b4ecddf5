import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SnackbarProvider } from 'notistack';
import { fingirApi, responder } from '#lib/api/api-de-teste.ts';
import { CacheDeTeste } from '#lib/api/cache-de-teste.ts';
import type { Empresa } from '#lib/contracts/empresa.ts';
import { SegundaPessoaDaEmpresa } from './SegundaPessoaDaEmpresa.tsx';
import { SegundaPessoaNoCatalogo } from './SegundaPessoaNoCatalogo.tsx';

const ID = '01a1fd15-e7ab-758c-8773-6cd900bf9e01';
const empresa = { id: ID, registroPedeSegundaPessoa: false } as Empresa;

test('wanting a second person is sent at once, and a refusal is said', async () => {
  const frase = 'Já está assim: outra pessoa mudou antes.';
  const { pedidos } = fingirApi({
    [`POST /api/Empresa/${ID}/SegundaPessoa`]: () => responder({ Error: frase, codigo: 'REGRA' }, 422),
  });
  render(
    <CacheDeTeste>
      <SnackbarProvider>
        <SegundaPessoaDaEmpresa empresa={empresa} />
      </SnackbarProvider>
    </CacheDeTeste>,
  );
  const chave = screen.getByRole('switch', { name: 'Registro de DUIMP pede uma segunda pessoa' });
  expect(chave).not.toBeChecked();
  await userEvent.click(chave);
  expect(await screen.findByText(frase)).toBeVisible();
  expect(await pedidos[0]?.json()).toEqual({ exigir: true });
});

test('of the catalogue it is on at first, and a company of one person switches it off', async () => {
  const { pedidos } = fingirApi({
    [`POST /api/Empresa/${ID}/SegundaPessoa`]: () => responder({ Error: 'Sem conexão.', codigo: 'REGRA' }, 422),
  });
  render(
    <CacheDeTeste>
      <SnackbarProvider>
        <SegundaPessoaNoCatalogo empresa={{ ...empresa, catalogoPedeSegundaPessoa: true }} />
      </SnackbarProvider>
    </CacheDeTeste>,
  );
  const chave = screen.getByRole('switch', { name: 'Catálogo de produtos pede uma segunda pessoa' });
  expect(chave).toBeChecked();
  await userEvent.click(chave);
  expect(await screen.findByText('Sem conexão.')).toBeVisible();
  expect(await pedidos[0]?.json()).toEqual({ exigir: false, onde: 'CATALOGO' });
});
