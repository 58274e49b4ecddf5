import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SnackbarProvider } from 'notistack';
import { fingirApi, responder } from '#lib/api/platform/api-de-teste.ts';
import { CacheDeTeste } from '#lib/api/platform/cache-de-teste.ts';
import type { Empresa } from '#lib/contracts/accounts/empresa.ts';
import { SegundaPessoaDaEmpresa } from './SegundaPessoaDaEmpresa.tsx';
import { SegundaPessoaNoCatalogo } from './SegundaPessoaNoCatalogo.tsx';

const ID = '01a1fd15-e7ab-758c-8773-6cd900bf9e01';
const empresa = { id: ID, registroPedeSegundaPessoa: false } as Empresa;

test('wanting a second person is sent at once, and a refusal is said', async () => {
  const frase = 'Já está assim: outra pessoa mudou antes.';
  const { pedidos } = fingirApi({
    [`GET /api/Empresa/${ID}/Desligamentos`]: () => responder([]),
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
  expect(await pedidos.at(-1)?.json()).toEqual({ exigir: true });
});

test('of the catalogue it is on at first, and a company of one person switches it off', async () => {
  const { pedidos } = fingirApi({
    [`GET /api/Empresa/${ID}/Desligamentos`]: () => responder([]),
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
  expect(await pedidos.at(-1)?.json()).toEqual({ exigir: false, onde: 'CATALOGO' });
});

describe('asked to be switched off', () => {
  const pedido = {
    id: '01a1fd15-e7ab-758c-8773-6cd900bf9e02',
    trava: 'REGISTRO',
    pedidoPor: { id: '01a1fd15-e7ab-758c-8773-6cd900bf9e03', nome: 'Bruno Fictício' },
    pedidoEm: '2026-11-20T12:00:00.000Z',
    valeEm: '2026-11-23T12:00:00.000Z',
  };
  const abrir = () => {
    const frase = 'Quem pediu convidou você há menos de sete dias.';
    const api = fingirApi({
      [`GET /api/Empresa/${ID}/Desligamentos`]: () => responder([pedido]),
      [`POST /api/Empresa/Desligamento/${pedido.id}/Confirmar`]: () =>
        responder({ Error: frase, codigo: 'REGRA' }, 422),
      [`POST /api/Empresa/Desligamento/${pedido.id}/Manter`]: () =>
        responder({ Error: 'Sem conexão.', codigo: 'REGRA' }, 422),
    });
    render(
      <CacheDeTeste>
        <SnackbarProvider>
          <SegundaPessoaDaEmpresa empresa={{ ...empresa, registroPedeSegundaPessoa: true }} />
          <SegundaPessoaNoCatalogo empresa={{ ...empresa, catalogoPedeSegundaPessoa: true }} />
        </SnackbarProvider>
      </CacheDeTeste>,
    );
    return { frase, ...api };
  };

  test('it says who asked and until when it holds, and another person switches it off or keeps it on', async () => {
    const { frase, pedidos } = abrir();
    expect(
      await screen.findByText('Bruno Fictício pediu para desligar em 20/11/2026 08:00. Desliga em 23/11/2026 08:00.'),
    ).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Registro de DUIMP pede uma segunda pessoa' })).toBeDisabled();
    expect(screen.getByRole('switch', { name: 'Catálogo de produtos pede uma segunda pessoa' })).toBeEnabled();
    await userEvent.click(screen.getByRole('button', { name: 'Desligar agora' }));
    expect(await screen.findByText(frase)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Manter ligada' }));
    expect(await screen.findByText('Sem conexão.')).toBeVisible();
    const escritas = pedidos.filter(({ method }) => method === 'POST');
    expect(escritas.map(({ url }) => new URL(url).pathname.split('/').at(-1))).toEqual(['Confirmar', 'Manter']);
  });
});
