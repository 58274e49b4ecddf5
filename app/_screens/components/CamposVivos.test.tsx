import { ThemeProvider } from '@mui/material/styles';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { theme } from '#components/theme/theme.ts';
import { fingirApi, type RotasDeTeste, responder, semRede } from '#lib/api/platform/api-de-teste.ts';
import { CamposVivos } from './CamposVivos.tsx';

const ITENS = '/api/Item/GetByPartnumberQ';
const PARAFUSO = { id: 'i1', partNumber: 'PN-100', descricao: 'Parafuso M6' };

let consoleError: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers();
  consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  consoleError.mockRestore();
  jest.useRealTimers();
});

function abrir(rotas: RotasDeTeste = {}) {
  const api = fingirApi(rotas);
  render(
    <ThemeProvider theme={theme}>
      <CamposVivos />
    </ThemeProvider>,
  );
  const pessoa = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const perguntas = () =>
    api.pedidos.map(({ url }) => new URL(url)).map(({ pathname, search }) => `${pathname}${search}`);
  const esperar = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  return { pessoa, perguntas, esperar, api };
}

const campo = (nome: string) => screen.getByRole('combobox', { name: nome });
const opcoes = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('lookup', () => {
  test('asks 300 ms after the last key, once, and offers what was answered', async () => {
    const { pessoa, perguntas, esperar } = abrir({ [`GET ${ITENS}`]: () => responder([PARAFUSO]) });
    await pessoa.type(campo('Item'), 'pn');
    await esperar(299);
    expect(perguntas()).toEqual([]);
    await pessoa.type(campo('Item'), '-1');
    await esperar(299);
    expect(perguntas()).toEqual([]);
    await esperar(1);
    expect(perguntas()).toEqual([`${ITENS}?q=pn-1`]);
    await waitFor(() => expect(opcoes()).toEqual(['PN-100 - Parafuso M6']));
    expect(screen.getByText('1 opção.')).toHaveAttribute('role', 'status');
  });

  test.each([
    [
      'Fornecedor',
      '/api/Fornecedor/GetByQ',
      { id: 1, razaoSocial: 'Nordlys AS', pais: { nome: 'Noruega' } },
      'Nordlys AS - Noruega',
    ],
    ['NCM', '/api/Ncm/GetByQ', { id: 2, codigo: '73181500', nome: 'Parafusos' }, '73181500 - Parafusos'],
    ['País', '/api/Pais/GetByQ', { codigo: 538, nome: null }, '538'],
    ['País', '/api/Pais/GetByQ', { codigo: '023', nome: 'Alemanha' }, '023 - Alemanha'],
  ])('%s reads as the trade reads it', async (nome, caminho, linha, rotulo) => {
    const { pessoa, esperar } = abrir({ [`GET ${caminho}`]: () => responder([linha]) });
    await pessoa.type(campo(nome), 'x');
    await esperar(300);
    await waitFor(() => expect(opcoes()).toEqual([rotulo]));
  });

  test.each([
    ['cabo & c/ção', 'q=cabo%20%26%20c%2F%C3%A7%C3%A3o'],
    ['a+b=c?#', 'q=a%2Bb%3Dc%3F%23'],
    ['  50%  ', 'q=50%25'],
  ])('%j is asked for as %s', async (texto, pergunta) => {
    const { pessoa, perguntas, esperar } = abrir();
    await pessoa.type(campo('Item'), texto);
    await esperar(300);
    expect(perguntas()).toEqual([`${ITENS}?${pergunta}`]);
  });

  test('an empty or blank text offers nothing and asks nothing', async () => {
    const { pessoa, perguntas, esperar } = abrir({ [`GET ${ITENS}`]: () => responder([PARAFUSO]) });
    await pessoa.type(campo('Item'), '   ');
    await esperar(1000);
    expect(perguntas()).toEqual([]);
    await pessoa.clear(campo('Item'));
    await pessoa.type(campo('Item'), 'p');
    await esperar(300);
    await waitFor(() => expect(opcoes()).toHaveLength(1));
    await pessoa.clear(campo('Item'));
    await esperar(1000);
    expect(opcoes()).toEqual([]);
    expect(perguntas()).toHaveLength(1);
  });

  test('the same text twice in a row is asked once', async () => {
    const { pessoa, perguntas, esperar } = abrir({ [`GET ${ITENS}`]: () => responder([PARAFUSO]) });
    await pessoa.type(campo('Item'), 'pn');
    await esperar(300);
    await pessoa.type(campo('Item'), '-{Backspace}');
    await esperar(300);
    await pessoa.type(campo('Item'), ' ');
    await esperar(300);
    expect(perguntas()).toEqual([`${ITENS}?q=pn`]);
    expect(opcoes()).toEqual(['PN-100 - Parafuso M6']);
  });

  test('an older question is given up, and its answer never shown', async () => {
    const abortadas: string[] = [];
    const { pessoa, esperar } = abrir({
      [`GET ${ITENS}`]: (pedido) => {
        const q = new URL(pedido.url).searchParams.get('q') as string;
        if (q === 'pn-2') return responder([{ id: 2, partNumber: 'PN-2', descricao: 'nova' }]);
        return new Promise((_, recusar) => {
          pedido.signal.addEventListener('abort', () => {
            abortadas.push(q);
            recusar(pedido.signal.reason);
          });
        });
      },
    });
    await pessoa.type(campo('Item'), 'pn');
    await esperar(300);
    await pessoa.type(campo('Item'), '-2');
    await esperar(300);
    await waitFor(() => expect(opcoes()).toEqual(['PN-2 - nova']));
    expect(abortadas).toEqual(['pn']);
    expect(campo('Item')).not.toHaveAttribute('aria-invalid', 'true');
    expect(consoleError).not.toHaveBeenCalled();
  });

  test.each([
    [
      'an Error in the answer',
      () => responder({ Error: 'Item indisponível no momento.' }),
      'Item indisponível no momento.',
    ],
    [
      'a refusal',
      () => responder({ Error: 'Consulta muito curta.', codigo: 'VALIDACAO' }, 400),
      'Consulta muito curta.',
    ],
    ['an endpoint that is not there', () => responder({}, 404), 'Esta busca ainda não existe neste servidor.'],
  ])('%s stands under the field and in the console; the next text works again', async (_, falha, frase) => {
    const { pessoa, esperar } = abrir({
      [`GET ${ITENS}`]: (pedido) => (pedido.url.endsWith('q=pn') ? falha() : responder([PARAFUSO])),
    });
    await pessoa.type(campo('Item'), 'p');
    await esperar(300);
    await waitFor(() => expect(opcoes()).toHaveLength(1));
    await pessoa.type(campo('Item'), 'n');
    await esperar(300);
    await waitFor(() => expect(campo('Item')).toHaveAccessibleDescription(frase));
    expect(campo('Item')).toHaveAttribute('aria-invalid', 'true');
    expect(opcoes()).toEqual([]);
    // No list covers the error message.
    expect(document.querySelector('.MuiAutocomplete-popper')).toBeNull();
    expect(consoleError).toHaveBeenCalledWith(expect.stringContaining(ITENS));
    await pessoa.type(campo('Item'), '-1');
    await esperar(300);
    await waitFor(() => expect(opcoes()).toEqual(['PN-100 - Parafuso M6']));
    expect(campo('Item')).toHaveAccessibleDescription('');
  });

  test('a network that is down is said once the client has given up', async () => {
    const { pessoa, perguntas, esperar } = abrir({ [`GET ${ITENS}`]: semRede });
    await pessoa.type(campo('Item'), 'pn');
    await esperar(300 + 10_000);
    await waitFor(() =>
      expect(campo('Item')).toHaveAccessibleDescription(
        'Sem conexão com o servidor. Verifique a rede e tente de novo.',
      ),
    );
    expect(perguntas()).toHaveLength(3);
  });

  test('arrows and Enter choose; Escape closes; the choice can be taken back', async () => {
    const outro = { id: 'i2', partNumber: 'PN-200', descricao: 'Porca M6' };
    const { pessoa, esperar } = abrir({ [`GET ${ITENS}`]: () => responder([PARAFUSO, outro]) });
    await pessoa.type(campo('Item'), 'pn');
    await esperar(300);
    await waitFor(() => expect(opcoes()).toHaveLength(2));
    expect(screen.getByText('2 opções.')).toHaveAttribute('role', 'status');
    await pessoa.keyboard('{Escape}');
    expect(opcoes()).toEqual([]);
    await pessoa.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    expect(campo('Item')).toHaveValue('PN-200 - Porca M6');
    await pessoa.clear(campo('Item'));
    await pessoa.tab();
    expect(campo('Item')).toHaveValue('');
    expect(campo('Item')).toHaveAccessibleDescription('');
  });

  test('text left without a choice stays, and is said', async () => {
    const { pessoa, esperar } = abrir({ [`GET ${ITENS}`]: () => responder([PARAFUSO]) });
    await pessoa.type(campo('Item'), 'pn');
    await esperar(300);
    await pessoa.tab();
    expect(campo('Item')).toHaveValue('pn');
    expect(campo('Item')).toHaveAccessibleDescription('Escolha uma das opções da lista.');
  });

  test('twenty answers are the first of more', async () => {
    const vinte = Array.from({ length: 20 }, (_, n) => ({ id: n, partNumber: `PN-${n}`, descricao: 'x' }));
    const { pessoa, esperar } = abrir({ [`GET ${ITENS}`]: () => responder(vinte) });
    await pessoa.type(campo('Item'), 'pn');
    await esperar(300);
    await waitFor(() => expect(opcoes()).toHaveLength(20));
    const lista = screen.getByRole('listbox', { name: 'Item' });
    expect(within(lista).getByText('Só as 20 primeiras. Continue digitando.')).toBeVisible();
  });
});

describe('numbers', () => {
  test.each([
    ['1234.56', '1.234,56', 'Valor guardado: 1234.56'],
    ['1.234,56', '1.234,56', 'Valor guardado: 1234.56'],
    ['R$ 1.000', '1.000,00', 'Valor guardado: 1000.00'],
  ])('%s pasted is %s', async (colado, mostrado, guardado) => {
    const { pessoa } = abrir();
    const valor = screen.getByRole('textbox', { name: 'Valor em reais' });
    await pessoa.clear(valor);
    await pessoa.click(valor);
    await pessoa.paste(colado);
    expect(valor).toHaveValue(colado);
    await pessoa.tab();
    expect(valor).toHaveValue(mostrado);
    expect(valor).toHaveAccessibleDescription(guardado);
  });

  test('what is typed stands as typed until the field is left', async () => {
    const { pessoa } = abrir();
    const valor = screen.getByRole('textbox', { name: 'Valor unitário' });
    expect(valor).toHaveValue('12,5538000');
    await pessoa.clear(valor);
    await pessoa.type(valor, '1234567,5');
    expect(valor).toHaveValue('1234567,5');
    await pessoa.tab();
    expect(valor).toHaveValue('1.234.567,5000000');
  });

  test.each([
    ['12,345', 'São no máximo 2 casas decimais.'],
    ['1234.567', 'São no máximo 2 casas decimais.'],
    ['doze', 'Número inválido. Escreva como em 1.234,56.'],
    ['1,2,3', 'Número inválido. Escreva como em 1.234,56.'],
  ])('%s is kept as it was typed, and said', async (digitado, frase) => {
    const { pessoa } = abrir();
    const valor = screen.getByRole('textbox', { name: 'Valor em reais' });
    await pessoa.clear(valor);
    await pessoa.type(valor, digitado);
    expect(valor).not.toHaveAttribute('aria-invalid', 'true');
    await pessoa.tab();
    expect(valor).toHaveValue(digitado);
    expect(valor).toHaveAttribute('aria-invalid', 'true');
    expect(valor).toHaveAccessibleDescription(frase);
  });
});

describe('dates', () => {
  test.each([
    ['5/3/26', '05/03/2026', 'Valor guardado: 2026-03-05'],
    ['12112026', '12/11/2026', 'Valor guardado: 2026-11-12'],
  ])('%s typed is %s, day first', async (digitada, mostrada, guardada) => {
    const { pessoa } = abrir();
    const data = screen.getByRole('textbox', { name: 'Data do registro' });
    await pessoa.type(data, digitada);
    await pessoa.tab();
    expect(data).toHaveValue(mostrada);
    expect(data).toHaveAccessibleDescription(guardada);
  });

  test('a day of no calendar stays as typed, and is said', async () => {
    const { pessoa } = abrir();
    const data = screen.getByRole('textbox', { name: 'Data do registro' });
    await pessoa.type(data, '31/02/2026');
    await pessoa.tab();
    expect(data).toHaveValue('31/02/2026');
    expect(data).toHaveAccessibleDescription('Essa data não existe no calendário.');
  });

  test('the week of the calendar begins on Sunday, and a day picked in it is that day', async () => {
    jest.useRealTimers();
    fingirApi({});
    render(<CamposVivos />);
    const pessoa = userEvent.setup();
    const data = screen.getByRole('textbox', { name: 'Data do embarque' });
    expect(data).toHaveValue('20/11/2026');
    await pessoa.click(screen.getByRole('button', { name: 'Abrir o calendário de Data do embarque' }));
    const calendario = await screen.findByRole('dialog', { name: 'Calendário de Data do embarque' });
    const dias = await within(calendario).findAllByRole('columnheader');
    expect(dias.map((dia) => dia.getAttribute('aria-label'))).toEqual([
      'domingo',
      'segunda-feira',
      'terça-feira',
      'quarta-feira',
      'quinta-feira',
      'sexta-feira',
      'sábado',
    ]);
    const [primeiraSemana] = within(calendario).getAllByRole('row').slice(1);
    // 1 November 2026 was a Sunday.
    expect(within(primeiraSemana as HTMLElement).getAllByRole('gridcell')[0]).toHaveTextContent('1');
    await pessoa.click(within(calendario).getByRole('gridcell', { name: '4' }));
    expect(data).toHaveValue('04/11/2026');
    expect(data).toHaveAccessibleDescription('Valor guardado: 2026-11-04');
  });
});
