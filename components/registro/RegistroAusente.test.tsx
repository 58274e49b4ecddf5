import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fingirApi, responder } from '#lib/api/platform/api-de-teste.ts';
import { CacheDeTeste } from '#lib/api/platform/cache-de-teste.ts';
import { RegistroAusente } from './RegistroAusente.tsx';

const ID = '01a1fd15-e7ab-758c-8773-6cd900bf9e0e';
const EXCLUSAO = {
  id: '01a1fd15-e7ab-758c-8773-6cd900bf9e0f',
  recurso: 'Importador',
  registroId: ID,
  acao: 'EXCLUIR',
  antes: {},
  depois: null,
  motivo: null,
  usuario: { id: '01a1fd15-e7ab-758c-8773-6cd900bf9e10', nome: 'Fictícia Lima' },
  em: '2026-11-20T12:00:00.000Z',
};

function abrir(mudancas: object[], restaurar = async (_id: string) => {}) {
  fingirApi({ 'GET /api/Historico': () => responder(mudancas) });
  render(
    <CacheDeTeste>
      <RegistroAusente
        recurso="Importador"
        registroId={ID}
        este="Este importador"
        restaurar={restaurar}
        volta={<a href="#/lista">Ver os importadores</a>}
      />
    </CacheDeTeste>,
  );
}

describe('In the place of a record that is not there', () => {
  test('a deleted one is said to be so, by whom, and brought back', async () => {
    const restaurar = jest.fn(async (_id: string) => {});
    abrir([EXCLUSAO], restaurar);
    expect(await screen.findByRole('heading', { name: 'Este importador foi excluído' })).toBeVisible();
    expect(screen.getByText(/^Fictícia Lima o excluiu em 20\/11\/2026/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Trazer de volta' }));
    expect(restaurar.mock.calls).toEqual([[ID]]);
  });

  test('a refusal to bring it back is said', async () => {
    abrir([EXCLUSAO], () => Promise.reject(new Error('O CNPJ já é de outro.')));
    await userEvent.click(await screen.findByRole('button', { name: 'Trazer de volta' }));
    expect(await screen.findByText('O CNPJ já é de outro.')).toBeVisible();
  });

  test.each([
    ['one that never was', []],
    ['one whose last change was no deletion', [{ ...EXCLUSAO, acao: 'RESTAURAR', depois: {} }, EXCLUSAO]],
  ])('%s only leads back to the list', async (_qual, mudancas) => {
    abrir(mudancas);
    expect(await screen.findByRole('heading', { name: 'Este importador não existe' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Trazer de volta' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Ver os importadores' })).toBeVisible();
  });
});
