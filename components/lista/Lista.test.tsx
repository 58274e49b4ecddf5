import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { responder, semRede } from '#lib/api/platform/api-de-teste.ts';
import { abrirLista, LINHAS } from './abrir-lista-de-teste.tsx';

const LISTA = '/api/Embarque';
const linhaDe = async (texto: string) => (await screen.findByText(texto)).closest('[role="row"]') as HTMLElement;
const textosDe = (linha: HTMLElement) =>
  within(linha)
    .getAllByRole('gridcell')
    .map(({ textContent }) => textContent)
    .filter(Boolean);
const titulos = async () => {
  await screen.findByRole('link', { name: 'Aurora' });
  return screen
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
    .filter(Boolean);
};
/** The texts of each card, in order. */
const cartoes = async () => {
  const lista = await screen.findByRole('list', { name: 'Embarques' });
  return within(lista)
    .getAllByRole('listitem')
    .map((cartao) => within(cartao).getAllByText(/./, { ignore: ':has(*)' }))
    .map((textos) => textos.map(({ textContent }) => textContent).join(' '));
};
const botao = (name: string | RegExp) => screen.findByRole('button', { name });

beforeEach(() => localStorage.clear());

describe('what a list shows', () => {
  test('each row in its columns, each kind of figure as people write it', async () => {
    abrirLista();
    expect(textosDe(await linhaDe('Aurora'))).toEqual(['Aurora', '20/11/2026', 'Verde', '1.234,50']);
    expect(screen.getByRole('grid', { name: 'Embarques' })).toBeVisible();
    expect(screen.getByText('1–25 de 12.400')).toBeVisible();
  });

  test('the sums of the whole result under their columns, with how many rows they are of', async () => {
    abrirLista();
    expect(textosDe(await linhaDe('Total de 12.400 embarques'))).toEqual(['Total de 12.400 embarques', '98.765,40']);
  });

  test('no sums where the server has none, and no failure either', async () => {
    const calado = jest.spyOn(console, 'error').mockImplementation(() => {});
    abrirLista({ rotas: { 'GET /api/Embarque/Totais': () => responder({}, 404) } });
    expect(textosDe(await linhaDe('Aurora'))).toHaveLength(4);
    expect(screen.queryByText(/^Total de/)).toBeNull();
    calado.mockRestore();
  });

  test('a card a row on a phone, with the facts that matter and the sums', async () => {
    abrirLista({ telefone: true });
    expect(await cartoes()).toEqual(['Aurora Dia 20/11/2026 Valor R$ 1.234,50', 'Brisa Dia 19/11/2026 Valor R$ 0,10']);
    expect(screen.getByRole('link', { name: 'Aurora' })).toHaveAttribute('href', '/e1');
    expect(await screen.findByText('Valor (R$): 98.765,40')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Colunas' })).toBeNull();
  });

  test('nothing yet is what the screen says of it; nothing found offers to clear the filters', async () => {
    const vazia = { 'GET /api/Embarque': () => responder([], 200, { 'X-Total-Count': '0' }) };
    const { unmount } = abrirLista({ rotas: vazia });
    expect(await screen.findByText('Nenhum embarque ainda')).toBeVisible();
    unmount();
    const { endereco } = abrirLista({ endereco: '/?cor=V&q=x', rotas: vazia });
    expect(await screen.findByText('Nada encontrado em embarques')).toBeVisible();
    const [, limpar] = screen.getAllByRole('button', { name: 'Limpar filtros' });
    await userEvent.click(limpar as HTMLElement);
    expect(await screen.findByText('Nenhum embarque ainda')).toBeVisible();
    expect(endereco()).toBe('/');
  });

  test('while others are fetched the rows stay, under a bar with a name', async () => {
    const outras = Promise.withResolvers<Response>();
    const rotas = {
      'GET /api/Embarque': ({ url }: Request) =>
        url.includes('ordem=valor') ? outras.promise : responder(LINHAS, 200, { 'X-Total-Count': '2' }),
    };
    abrirLista({ rotas });
    await linhaDe('Aurora');
    await userEvent.click(screen.getByRole('columnheader', { name: 'Valor (R$)' }));
    expect(await screen.findByRole('progressbar', { name: 'Carregando' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Aurora' })).toBeVisible();
    outras.resolve(responder(LINHAS, 200, { 'X-Total-Count': '2' }));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  });

  test('a failure says so and tries again; one that comes later keeps the rows that were there', async () => {
    const calado = jest.spyOn(console, 'error').mockImplementation(() => {});
    let falha = true;
    abrirLista({
      rotas: {
        'GET /api/Embarque': () =>
          falha
            ? responder({ Error: 'Caiu.', codigo: 'INTERNO' }, 500)
            : responder(LINHAS, 200, { 'X-Total-Count': '2' }),
      },
    });
    await userEvent.click(await botao('Tentar de novo'));
    falha = false;
    await userEvent.click(await botao('Tentar de novo'));
    await linhaDe('Aurora');
    falha = true;
    await userEvent.click(await screen.findByRole('columnheader', { name: 'Valor (R$)' }));
    expect(await screen.findByText(/mostra o que havia antes\. Caiu\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Aurora' })).toBeVisible();
    calado.mockRestore();
  });
});

describe('what its address says', () => {
  test('is what is asked for', async () => {
    const { perguntas } = abrirLista({ endereco: '/?pagina=3&ordem=-valor&q=luz&cor=V&diaDe=2026-11-01&codigo=12' });
    await linhaDe('Aurora');
    expect(perguntas(LISTA)).toEqual(['codigo=12&cor=V&diaDe=2026-11-01&ordem=-valor&pagina=3&q=luz&tamanho=25']);
    expect(perguntas(`${LISTA}/Totais`)).toEqual(['codigo=12&cor=V&diaDe=2026-11-01&q=luz']);
  });

  test('follows the heads, the pages and the search, each change from the first page on', async () => {
    const { endereco } = abrirLista({ endereco: '/?pagina=3' });
    await linhaDe('Aurora');
    await userEvent.click(screen.getByRole('button', { name: /próxima página/i }));
    await waitFor(() => expect(endereco()).toBe('/?pagina=4'));
    await userEvent.click(screen.getByRole('columnheader', { name: 'Valor (R$)' }));
    await waitFor(() => expect(endereco()).toBe('/?ordem=valor'));
    // The head of the sorted column contains an arrow, which is a button.
    await userEvent.click(screen.getByRole('columnheader', { name: 'Valor (R$) Ordenar' }));
    await waitFor(() => expect(endereco()).toBe('/?ordem=-valor'));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar embarque' }), 'luz{Enter}');
    await waitFor(() => expect(endereco()).toBe('/?ordem=-valor&q=luz'));
  });

  test('each filter in use is seen and can be taken off by itself, or all at once', async () => {
    const { endereco } = abrirLista({ endereco: '/?cor=V&diaDe=2026-11-01&diaAte=2026-11-30&codigo=12' });
    await linhaDe('Aurora');
    expect(await botao('Dia: 01/11/2026 a 30/11/2026')).toBeVisible();
    expect(await botao('Código: 12')).toBeVisible();
    const cor = await botao('Cor: Verde');
    await act(async () => cor.focus());
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(endereco()).not.toContain('cor='));
    await userEvent.click(await botao('Limpar filtros'));
    await waitFor(() => expect(endereco()).toBe('/'));
  });

  test('a usual period is a click; between two days it is applied as a whole, and never backwards', async () => {
    const { endereco } = abrirLista();
    await linhaDe('Aurora');
    await userEvent.click(await botao('Dia'));
    await userEvent.click(await botao('Este ano'));
    const ano = new Date().getFullYear();
    await waitFor(() => expect(endereco()).toBe(`/?diaDe=${ano}-01-01&diaAte=${ano}-12-31`));

    await userEvent.click(await botao(/^Dia:/));
    const periodo = within(await screen.findByRole('dialog', { name: 'Período de Dia' }));
    await userEvent.clear(periodo.getByLabelText('De'));
    await userEvent.type(periodo.getByLabelText('De'), '05032026');
    await userEvent.clear(periodo.getByLabelText('Até'));
    await userEvent.type(periodo.getByLabelText('Até'), '04032026');
    expect(periodo.getByText('O fim é anterior ao início.')).toBeVisible();
    expect(periodo.getByRole('button', { name: 'Aplicar' })).toBeDisabled();
    await userEvent.clear(periodo.getByLabelText('Até'));
    await userEvent.type(periodo.getByLabelText('De'), '{Enter}');
    await waitFor(() => expect(endereco()).toBe('/?diaDe=2026-03-05'));
    expect(await botao('Dia: desde 05/03/2026')).toBeVisible();
  });

  test('the other filters wait to be asked for; what cannot be read says why', async () => {
    const { endereco } = abrirLista();
    await linhaDe('Aurora');
    await userEvent.click(await botao('Mais filtros'));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Código' }));
    const campo = await screen.findByRole('textbox', { name: 'Código' });
    await waitFor(() => expect(campo).toHaveFocus());
    await userEvent.keyboard('ab{Enter}');
    expect(await screen.findByText('Só algarismos.')).toBeVisible();
    await userEvent.clear(campo);
    await userEvent.keyboard('77{Enter}');
    await waitFor(() => expect(endereco()).toBe('/?codigo=%2277%22'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Código: 77' })).toHaveFocus());
  });
});

describe('how a row is opened', () => {
  test.each([
    [
      'Enter',
      async (linha: HTMLElement) => {
        await userEvent.click(within(linha).getAllByRole('gridcell')[0] as HTMLElement);
        await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
      },
    ],
    ['a click', async (linha: HTMLElement) => userEvent.click(within(linha).getByText('20/11/2026'))],
    ['its link', async (linha: HTMLElement) => userEvent.click(within(linha).getByRole('link'))],
  ])('by %s', async (_como, abrir) => {
    const { endereco } = abrirLista();
    await abrir(await linhaDe('Aurora'));
    await waitFor(() => expect(endereco()).toBe('/e1'));
  });

  test('with Ctrl or the middle button in a tab of its own, the list staying', async () => {
    const abertas = jest.spyOn(window, 'open').mockReturnValue(null);
    const { endereco } = abrirLista();
    const celula = within(await linhaDe('Brisa')).getByText('19/11/2026');
    const pessoa = userEvent.setup();
    await pessoa.keyboard('{Control>}');
    await pessoa.click(celula);
    await pessoa.keyboard('{/Control}');
    await pessoa.pointer([{ keys: '[MouseMiddle]', target: celula }]);
    expect(abertas.mock.calls.map(([url]) => url)).toEqual(['/e2', '/e2']);
    expect(endereco()).toBe('/');
    abertas.mockRestore();
  });

  test('the row of sums leads nowhere', async () => {
    const { endereco } = abrirLista();
    await userEvent.click(await screen.findByText('98.765,40'));
    await userEvent.keyboard('{Enter}');
    expect(endereco()).toBe('/');
  });
});

describe('how it looks', () => {
  test('columns are shown, hidden and moved by keyboard, and stay so for the next time', async () => {
    const { unmount } = abrirLista();
    expect(await titulos()).toEqual(['Nome', 'Dia', 'Cor', 'Valor (R$)']);
    await userEvent.click(await botao('Colunas'));
    const escolha = within(await screen.findByRole('dialog', { name: 'Colunas e densidade' }));
    await userEvent.click(escolha.getByRole('checkbox', { name: 'Peso' }));
    await userEvent.click(escolha.getByRole('checkbox', { name: 'Dia' }));
    await act(async () => escolha.getByRole('checkbox', { name: 'Valor (R$)' }).focus());
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
    await userEvent.click(escolha.getByRole('button', { name: 'Subir Peso' }));
    expect(escolha.getByRole('checkbox', { name: 'Nome' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(await titulos()).toEqual(['Nome', 'Valor (R$)', 'Peso', 'Cor']));
    unmount();
    const { unmount: fechar } = abrirLista();
    expect(await titulos()).toEqual(['Nome', 'Valor (R$)', 'Peso', 'Cor']);
    await userEvent.click(await botao('Colunas'));
    await userEvent.click(await botao('Restaurar'));
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(await titulos()).toEqual(['Nome', 'Dia', 'Cor', 'Valor (R$)']));
    fechar();
  });

  test('an order by a column that is not shown stays the order', async () => {
    const { endereco } = abrirLista({ endereco: '/?ordem=-valor' });
    await linhaDe('Aurora');
    await userEvent.click(await botao('Colunas'));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Valor (R$)' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(await titulos()).toEqual(['Nome', 'Dia', 'Cor']));
    await userEvent.click(await botao('Dia'));
    await userEvent.click(await botao('Este mês'));
    await waitFor(() => expect(endereco()).toMatch(/^\/\?ordem=-valor&diaDe=/));
  });

  test('rows stand closer or further apart', async () => {
    abrirLista();
    const altura = async () => (await linhaDe('Aurora')).style.getPropertyValue('--height');
    expect(await altura()).toBe('54px');
    await userEvent.click(await botao('Colunas'));
    await userEvent.click(await botao('Compacta'));
    expect(await altura()).toBe('46px');
  });
});

describe('on a phone', () => {
  const marcados = () => screen.getAllByRole('checkbox').filter((caixa) => (caixa as HTMLInputElement).checked);

  test('the cards are ordered as asked, either way', async () => {
    const { endereco } = abrirLista({ telefone: true, endereco: '/?pagina=3' });
    await userEvent.click(await botao('Ajustar'));
    await userEvent.click(await screen.findByRole('combobox', { name: 'Ordenar por' }));
    await userEvent.click(screen.getByRole('option', { name: 'Valor (R$)' }));
    await waitFor(() => expect(endereco()).toBe('/?ordem=valor'));
    await userEvent.click(screen.getByRole('button', { name: 'Decrescente' }));
    await waitFor(() => expect(endereco()).toBe('/?ordem=-valor'));
    await userEvent.click(screen.getByRole('button', { name: 'Pronto' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('which lines a card has is chosen apart from the columns of the grid, and stays', async () => {
    const { unmount } = abrirLista({ telefone: true });
    await userEvent.click(await botao('Ajustar'));
    const linhas = within(await screen.findByRole('list', { name: 'Linhas dos cartões' }));
    expect(linhas.getByRole('checkbox', { name: 'Nome' })).toBeDisabled();
    await userEvent.click(linhas.getByRole('checkbox', { name: 'Dia' }));
    await userEvent.click(linhas.getByRole('checkbox', { name: 'Cor' }));
    await userEvent.click(linhas.getByRole('button', { name: 'Subir Valor (R$)' }));
    await userEvent.click(screen.getByRole('button', { name: 'Pronto' }));
    const escolhidas = ['Aurora Valor R$ 1.234,50 Cor Verde', 'Brisa Valor R$ 0,10 Cor Azul'];
    await waitFor(async () => expect(await cartoes()).toEqual(escolhidas));
    unmount();
    const { unmount: fechar } = abrirLista({ telefone: true });
    expect(await cartoes()).toEqual(escolhidas);
    fechar();
    abrirLista();
    expect(await titulos()).toEqual(['Nome', 'Dia', 'Valor (R$)', 'Cor']);
  });

  test('cards are chosen by the keyboard, or all of the page, and exported by their lines', async () => {
    const calado = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { perguntas, endereco } = abrirLista({
      telefone: true,
      rotas: { 'GET /api/Embarque/Exportar': () => semRede() },
    });
    await userEvent.click(await botao('Selecionar'));
    expect(screen.getByRole('status')).toHaveTextContent('Nenhum selecionado');
    expect(screen.queryByRole('button', { name: 'Exportar selecionados' })).toBeNull();
    expect(screen.getByRole('checkbox', { name: 'Selecionar Aurora' })).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(screen.getByRole('status')).toHaveTextContent('1 selecionado');
    expect(endereco()).toBe('/');
    expect(screen.queryByRole('button', { name: /do resultado$/ })).toBeNull();
    await userEvent.click(await botao('Selecionar a página'));
    expect(marcados()).toHaveLength(2);
    expect(await botao('Selecionar todos os 12.400 embarques do resultado')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Selecionar Aurora' }));
    await userEvent.click(await botao('Exportar selecionados'));
    await userEvent.click(screen.getByRole('menuitem', { name: 'CSV, colunas à vista' }));
    await waitFor(() =>
      expect(perguntas(`${LISTA}/Exportar`)[0]).toBe('colunas=nome,dia,valor&formato=csv&ids=e2&ordem=nome'),
    );
    expect(await screen.findByText(/Sem conexão com o servidor/)).toBeVisible();
    calado.mockRestore();
  });

  test('an export of chosen cards has the lines that were chosen for them', async () => {
    const calado = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { perguntas } = abrirLista({
      telefone: true,
      rotas: { 'GET /api/Embarque/Exportar': () => semRede() },
    });
    await userEvent.click(await botao('Ajustar'));
    const linhas = within(await screen.findByRole('list', { name: 'Linhas dos cartões' }));
    await userEvent.click(linhas.getByRole('checkbox', { name: 'Dia' }));
    await userEvent.click(linhas.getByRole('checkbox', { name: 'Cor' }));
    await userEvent.click(screen.getByRole('button', { name: 'Pronto' }));
    await userEvent.click(await botao('Selecionar'));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Selecionar Aurora' }));
    await userEvent.click(await botao('Exportar selecionados'));
    await userEvent.click(screen.getByRole('menuitem', { name: 'CSV, colunas à vista' }));
    await waitFor(() =>
      expect(perguntas(`${LISTA}/Exportar`)[0]).toBe('colunas=nome,cor,valor&formato=csv&ids=e1&ordem=nome'),
    );
    expect(await screen.findByText(/Sem conexão com o servidor/)).toBeVisible();
    calado.mockRestore();
  });

  test('done choosing, a card leads to its record again and the focus is where it began', async () => {
    const { endereco } = abrirLista({ telefone: true });
    await userEvent.click(await botao('Selecionar'));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Selecionar Brisa' }));
    await userEvent.click(await botao('Limpar a seleção'));
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(await botao('Selecionar')).toHaveFocus();
    await userEvent.click(await botao('Selecionar'));
    expect(marcados()).toHaveLength(0);
    await userEvent.click(await botao('Limpar a seleção'));
    await userEvent.click(screen.getByRole('link', { name: 'Brisa' }));
    expect(await screen.findByText('Um embarque')).toBeVisible();
    expect(endereco()).toBe('/e2');
  });
});

describe('rows that are chosen', () => {
  const escolherAurora = async () => userEvent.click(within(await linhaDe('Aurora')).getByRole('checkbox'));

  test('are counted, can become the whole result, and Esc lets them go', async () => {
    abrirLista();
    await escolherAurora();
    expect(await screen.findByText('1 selecionado')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: /selecionar todas/i }));
    expect(await screen.findByText('2 selecionados')).toBeVisible();
    await userEvent.click(await botao('Selecionar todos os 12.400 embarques do resultado'));
    expect(await screen.findByText('12.400 selecionados')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Seleção' })).toBeNull());
  });

  test('on another page none is: what is out of sight is not acted upon', async () => {
    abrirLista();
    await escolherAurora();
    await userEvent.click(screen.getByRole('button', { name: /próxima página/i }));
    await waitFor(() => expect(screen.queryByText('1 selecionado')).toBeNull());
  });

  test('are copied by what names them', async () => {
    const pessoa = userEvent.setup();
    const copiado = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    abrirLista();
    await escolherAurora();
    await pessoa.click(await botao('Copiar nomes'));
    expect(copiado.mock.calls).toEqual([['Aurora']]);
  });

  test('the whole result is copied too, asked of the server', async () => {
    const pessoa = userEvent.setup();
    const copiado = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const csv = '\uFEFFNome\r\nAurora\r\n"A ""B"""\r\n';
    const { perguntas } = abrirLista({
      endereco: '/?cor=V',
      rotas: { 'GET /api/Embarque/Exportar': () => new Response(csv) },
    });
    await escolherAurora();
    await pessoa.click(await botao(/^Selecionar todos os/));
    await pessoa.click(await botao('Copiar nomes'));
    expect(await screen.findByText('2 copiados.')).toBeVisible();
    expect(copiado.mock.calls).toEqual([['Aurora\nA "B"']]);
    expect(perguntas(`${LISTA}/Exportar`)).toEqual(['colunas=nome&cor=V&formato=csv&ordem=nome']);
  });

  test('are exported by their ids', async () => {
    const { perguntas } = abrirLista({ rotas: { 'GET /api/Embarque/Exportar': () => semRede() } });
    const calado = jest.spyOn(console, 'error').mockImplementation(() => {});
    await escolherAurora();
    await userEvent.click(await botao('Exportar selecionados'));
    await userEvent.click(screen.getByRole('menuitem', { name: 'CSV, todas as colunas' }));
    expect(await screen.findByText(/Sem conexão com o servidor/)).toBeVisible();
    expect(perguntas(`${LISTA}/Exportar`)[0]).toBe('formato=csv&ids=e1&ordem=nome');
    calado.mockRestore();
  });
});

describe('an export', () => {
  /** A file whose bytes the test releases one by one. */
  function devagar() {
    let controle: ReadableStreamDefaultController<Uint8Array> | undefined;
    const corpo = new ReadableStream<Uint8Array>({
      start(dado) {
        controle = dado;
      },
    });
    return {
      rota: () => new Response(corpo, { headers: { 'X-Total-Count': '12400', 'Content-Type': 'text/csv' } }),
      vir: (linhas: number) => act(async () => controle?.enqueue(new TextEncoder().encode('x\r\n'.repeat(linhas)))),
      acabar: () => act(async () => controle?.close()),
    };
  }
  const pedir = async (opcao: string) => {
    await linhaDe('Aurora');
    await userEvent.click(await botao('Exportar'));
    await userEvent.click(screen.getByRole('menuitem', { name: opcao }));
  };

  test('says how far it is, and is kept under a name with the day', async () => {
    const { rota, vir, acabar } = devagar();
    const { perguntas } = abrirLista({ endereco: '/?cor=V', rotas: { 'GET /api/Embarque/Exportar': rota } });
    const baixados: string[] = [];
    const clique = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      baixados.push(this.download);
    });
    await pedir('CSV, colunas à vista');
    await vir(1_241);
    expect(await screen.findByText('Exportando 1.240 de 12.400')).toBeVisible();
    expect(await botao('Exportar')).toBeDisabled();
    await acabar();
    await waitFor(() => expect(baixados).toEqual([expect.stringMatching(/^embarques-\d{4}-\d{2}-\d{2}\.csv$/)]));
    expect(perguntas(`${LISTA}/Exportar`)).toEqual(['colunas=nome,dia,cor,valor&cor=V&formato=csv&ordem=nome']);
    clique.mockRestore();
  });

  test('can be given up without a word of failure, and its request is cut off', async () => {
    const { rota, vir } = devagar();
    let cortada: AbortSignal | undefined;
    abrirLista({
      rotas: {
        'GET /api/Embarque/Exportar': ({ signal }) => {
          cortada = signal;
          return rota();
        },
      },
    });
    await pedir('CSV, todas as colunas');
    await vir(10);
    await userEvent.click(await botao('Cancelar'));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Exportação' })).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(cortada?.aborted).toBe(true);
  });
});
