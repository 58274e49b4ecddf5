import { ThemeProvider } from '@mui/material/styles';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SnackbarProvider } from 'notistack';
import type { ReactNode } from 'react';
import { theme } from '#components/theme/theme.ts';
import { renderNoRouter } from '#components/ui/navigation/render-no-router.tsx';
import { type ApiDeTeste, fingirApi, responder } from '#lib/api/platform/api-de-teste.ts';
import type { NomeDeclarado } from '#lib/contracts/cadastros/apelido.ts';
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
  renderNoRouter(
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

describe('the sure ones', () => {
  const item = (texto: string, ...nomes: string[]): NomeDeclarado => ({
    recurso: 'Item',
    texto,
    ncm: '85340011',
    adicoes: ['001'],
    vinculo: null,
    sugestoes: nomes.map((nome, i) => ({
      registro: { id: `01a1fd15-e7ab-758c-8773-6cd900bf9f${String(texto.length * 3 + i).padStart(2, '0')}`, nome },
      semelhanca: '1.00',
      porque: 'a descrição cita o part number',
    })),
  });
  const NOMES = [
    item('CIRCUITO FX-1 NOVO', 'FX-1'),
    item('CIRCUITO AZUL, PN FX-2', 'FX-2'),
    // The part number is but a piece of another, and one that two items could be.
    item('CIRCUITO FX-30 VERDE', 'FX-3'),
    item('KIT FX-4 COM FX-5', 'FX-4', 'FX-5'),
  ];

  function abrirItens(nomes = NOMES, recusa?: string) {
    const enviados: unknown[] = [];
    const desfeitos: string[] = [];
    fingirApi({
      'GET /api/Apelido': () => responder(nomes),
      'POST /api/Apelido': async (pedido) => {
        const corpo = (await pedido.json()) as { texto: string; registroId: string };
        if (corpo.texto === recusa) return responder({ Error: 'O item não existe mais.', codigo: 'VALIDACAO' }, 400);
        enviados.push(corpo);
        const id = `01a1fd15-e7ab-758c-8773-6cd900bf9e${80 + enviados.length}`;
        const registro = { id: corpo.registroId, nome: 'FX' };
        return responder({ id, recurso: 'Item', texto: corpo.texto, registro, em: '2026-11-20T12:00:00Z' }, 201);
      },
      ...Object.fromEntries(
        [81, 82].map((n) => [
          `DELETE /api/Apelido/01a1fd15-e7ab-758c-8773-6cd900bf9e${n}`,
          () => {
            desfeitos.push(String(n));
            return new Response(null, { status: 204 });
          },
        ]),
      ),
    });
    const processoId = `p${++processos}`;
    const pagina = (conteudo: ReactNode) => (
      <ThemeProvider theme={theme}>
        <SnackbarProvider>{conteudo}</SnackbarProvider>
      </ThemeProvider>
    );
    const { rerender } = renderNoRouter(pagina(<VinculosSection processoId={processoId} recurso="Item" />));
    return { enviados, desfeitos, sairDaAba: () => rerender(pagina(null)) };
  }
  const abrirCertos = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Vincular os certos…' }));
    return within(await screen.findByRole('dialog', { name: 'Vincular os certos' }));
  };

  test('are linked in one act, and undone in one', async () => {
    const { enviados, desfeitos } = abrirItens();
    const janela = await abrirCertos();
    expect(await janela.findByRole('checkbox', { name: 'Vínculos de itens: 2 de 2' })).toBeChecked();
    await userEvent.click(janela.getByRole('button', { name: 'Vincular 2' }));
    expect(await screen.findByText('2 nomes vinculados.')).toBeVisible();
    expect(enviados).toEqual(
      NOMES.slice(0, 2).map(({ texto, sugestoes }) => ({
        recurso: 'Item',
        texto,
        ncm: '85340011',
        registroId: sugestoes[0]?.registro.id,
      })),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Desfazer tudo' }));
    await waitFor(() => expect(desfeitos).toEqual(['81', '82']));
  });

  test('are undone from another page too, which says why some stay linked', async () => {
    const { sairDaAba } = abrirItens();
    const janela = await abrirCertos();
    await userEvent.click(await janela.findByRole('button', { name: 'Vincular 2' }));
    expect(await screen.findByText('2 nomes vinculados.')).toBeVisible();
    sairDaAba();
    const recusa = () => responder({ Error: 'O vínculo foi mudado por outra pessoa.', codigo: 'VALIDACAO' }, 409);
    fingirApi({ 'DELETE /api/Apelido/01a1fd15-e7ab-758c-8773-6cd900bf9e81': recusa });
    await userEvent.click(screen.getByRole('button', { name: 'Desfazer tudo' }));
    expect(await screen.findByText('O vínculo foi mudado por outra pessoa.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Desfazendo…')).toBeNull());
  });

  test('are those left marked; one that is refused says so, and the others stay linked', async () => {
    const { enviados } = abrirItens(NOMES, 'CIRCUITO AZUL, PN FX-2');
    const janela = await abrirCertos();
    await userEvent.click(await janela.findByRole('button', { name: 'Vincular 2' }));
    expect(await janela.findByText('O item não existe mais.')).toBeVisible();
    expect(enviados).toHaveLength(1);
    await userEvent.click(janela.getByRole('checkbox', { name: 'FX-2' }));
    expect(janela.getByRole('button', { name: 'Vincular 1' })).toBeEnabled();
  });

  test('are not offered where there is none', async () => {
    abrirItens(NOMES.slice(2));
    expect(await screen.findByRole('button', { name: 'Vincular CIRCUITO FX-30 VERDE a FX-3' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Vincular os certos…' })).toBeNull();
  });

  test('a name has one suggestion in sight, its proof in bold, and the others behind "Outro"', async () => {
    abrirItens();
    expect(await screen.findByText('FX-2', { selector: 'strong' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Vincular .* a / })).toHaveLength(4);
    await userEvent.click(screen.getByRole('button', { name: 'Procurar no cadastro: KIT FX-4 COM FX-5' }));
    const janela = within(await screen.findByRole('dialog', { name: 'Procurar no cadastro' }));
    expect(janela.getByRole('button', { name: 'Vincular KIT FX-4 COM FX-5 a FX-5' })).toBeVisible();
  });
});
