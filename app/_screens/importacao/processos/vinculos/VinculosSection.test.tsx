import { ThemeProvider } from '@mui/material/styles';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SnackbarProvider } from 'notistack';
import { theme } from '#components/theme/theme.ts';
import { type ApiDeTeste, fingirApi, responder } from '#lib/api/api-de-teste.ts';
import type { NomeDeclarado } from '#lib/contracts/apelido.ts';
import { VinculosSection } from './VinculosSection.tsx';

const REGISTRO = { id: '01a1fd15-e7ab-758c-8773-6cd900bf9e0e', nome: 'SHENZHEN FICTICIA CO LTD' };
const VINCULO = '01a1fd15-e7ab-758c-8773-6cd900bf9e0f';
const SUGERIDO: NomeDeclarado = {
  recurso: 'Fornecedor',
  texto: 'SZ Fictícia',
  ncm: null,
  adicoes: ['001', '003'],
  vinculo: null,
  sugestoes: [{ registro: REGISTRO, semelhanca: '0.62', porque: 'nome 62 % parecido' }],
};
const VINCULADO: NomeDeclarado = {
  ...SUGERIDO,
  sugestoes: [],
  vinculo: { registro: REGISTRO, origem: 'CONFIRMADO', id: VINCULO, por: 'Maria', em: '2026-11-20T12:00:00Z' },
};

let processos = 0;
function abrir(...respostas: NomeDeclarado[][]): ApiDeTeste {
  const api = fingirApi({
    'GET /api/Apelido': () => responder(respostas.length > 1 ? respostas.shift() : respostas[0]),
    'POST /api/Apelido': () =>
      responder(
        { id: VINCULO, recurso: 'Fornecedor', texto: 'x', registro: REGISTRO, em: '2026-11-20T12:00:00Z' },
        201,
      ),
    [`DELETE /api/Apelido/${VINCULO}`]: () => new Response(null, { status: 204 }),
  });
  // Each test has its own processo id, since answers are cached.
  render(
    <ThemeProvider theme={theme}>
      <SnackbarProvider>
        <VinculosSection processoId={`p${++processos}`} recurso="Fornecedor" />
      </SnackbarProvider>
    </ThemeProvider>,
  );
  return api;
}
const linha = async () => {
  const lista = await screen.findByRole('list', { name: 'Vínculos de fornecedores e fabricantes' });
  const [primeira] = within(lista).getAllByRole('listitem');
  return primeira as HTMLElement;
};

test('a name that is not known says where it stands, whom it might be, and why', async () => {
  abrir([SUGERIDO]);
  expect(await linha()).toHaveTextContent(
    /SZ Fictícia.*adições 001, 003.*SHENZHEN FICTICIA CO LTD.*nome 62 % parecido/,
  );
});

test('one click links it, and the row says by whom and when', async () => {
  const api = abrir([SUGERIDO], [VINCULADO]);
  await userEvent.click(await screen.findByRole('button', { name: 'Vincular SZ Fictícia a SHENZHEN FICTICIA CO LTD' }));
  expect(await screen.findByText(/vinculado pelo que Maria confirmou em 20\/11\/2026/)).toBeVisible();
  const enviado = api.pedidos.find(({ method }) => method === 'POST');
  expect(await enviado?.json()).toEqual({
    recurso: 'Fornecedor',
    texto: 'SZ Fictícia',
    ncm: null,
    registroId: REGISTRO.id,
  });
});

test('what was linked is said, with the way back', async () => {
  const api = abrir([SUGERIDO], [VINCULADO], [SUGERIDO]);
  await userEvent.click(await screen.findByRole('button', { name: /^Vincular SZ/ }));
  expect(await screen.findByText('SZ Fictícia: vinculado a SHENZHEN FICTICIA CO LTD.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByText('nome 62 % parecido')).toBeVisible();
  expect(api.pedidos.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});

test('a link is undone', async () => {
  abrir([VINCULADO], [SUGERIDO]);
  await userEvent.click(await screen.findByRole('button', { name: 'Desfazer o vínculo de SZ Fictícia' }));
  expect(await screen.findByText('nome 62 % parecido')).toBeVisible();
});

test('a name the cadastro itself carries is changed there', async () => {
  abrir([{ ...VINCULADO, vinculo: { registro: REGISTRO, origem: 'CADASTRO', id: null, por: null, em: null } }]);
  expect(await screen.findByText('vinculado por um apelido que está no cadastro')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Desfazer/ })).toBeNull();
});

test('a declaration that names nobody says so', async () => {
  abrir([]);
  expect(await screen.findByText('A declaração não traz nome de fornecedor nem de fabricante.')).toBeVisible();
});

test('a refusal is said beside the names', async () => {
  const api = abrir([SUGERIDO]);
  await linha();
  fingirApi({
    'GET /api/Apelido': () => responder([SUGERIDO]),
    'POST /api/Apelido': () => responder({ Error: 'O registro a vincular não existe mais.', codigo: 'VALIDACAO' }, 400),
  });
  await userEvent.click(screen.getByRole('button', { name: /^Vincular SZ/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('O registro a vincular não existe mais.');
  expect(api.pedidos).toHaveLength(1);
});
