import { ThemeProvider } from '@mui/material/styles';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { theme } from '#components/theme/theme.ts';
import type { ArquivoDeRegistros, CampoLido } from '#lib/domain/zfm/arquivo-de-registros.ts';
import { ConferirArquivoDialog } from './ConferirArquivoDialog.tsx';

const campo = (nome: string, posicao: number, bruto: string, resto: Partial<CampoLido> = {}): CampoLido => ({
  nome,
  tipo: 'C',
  posicao,
  tamanho: bruto.length,
  bruto,
  valor: bruto.trim(),
  erro: null,
  ...resto,
});
const PRECO = { tipo: 'N', valor: '12345.60' } as const;
const linha = (numero: number, preco: Partial<CampoLido> = PRECO) => ({
  numero,
  bruto: '1MOTO 0001234560',
  registro: '1',
  campos: [campo('CODPROD', 2, 'MOTO '), campo('PRC_VENDA', 7, '0001234560', preco)],
});
const RUIM = { tipo: 'N', valor: null, erro: 'devia ter só algarismos' } as const;
const erro = (numero: number) => ({
  linha: numero,
  posicao: 7,
  registro: '1',
  campo: 'PRC_VENDA',
  mensagem: `Linha ${numero}, posição 7, registro 1, campo PRC_VENDA: devia ter só algarismos.`,
});
const PEQUENO: ArquivoDeRegistros = {
  linhas: [linha(1), linha(2, RUIM), { numero: 3, bruto: '9?', registro: null, campos: [] }, linha(4, RUIM)],
  erros: [erro(2), erro(4)],
  avisos: [
    { linha: 3, posicao: 1, registro: null, campo: null, mensagem: 'Linha 3: não começa por um registro do leiaute.' },
  ],
};
const GRANDE: ArquivoDeRegistros = {
  linhas: Array.from({ length: 10_000 }, (_, indice) => linha(indice + 1, indice === 9876 ? RUIM : PRECO)),
  erros: [erro(9877)],
  avisos: [],
};

function abrir(ler: Parameters<typeof ConferirArquivoDialog>[0]['ler']) {
  const aoFechar = jest.fn();
  render(
    <ThemeProvider theme={theme}>
      <ConferirArquivoDialog documento="DCR-E" aberto aoFechar={aoFechar} ler={ler} />
    </ThemeProvider>,
  );
  return aoFechar;
}

async function conferir(arquivo: ArquivoDeRegistros) {
  const pessoa = userEvent.setup();
  abrir(() => ({ arquivo, recusa: null }));
  await pessoa.upload(screen.getByLabelText('Solte aqui o arquivo DCR-E'), new File(['1'], 'dcr.txt', TEXTO));
  await screen.findByRole('listbox', { name: 'Linhas do arquivo' });
  return pessoa;
}
const TEXTO = { type: 'text/plain' };
const linhas = () => within(screen.getByRole('listbox', { name: 'Linhas do arquivo' }));
const texto = (numero: number) => screen.getByRole('listbox', { name: `Texto da linha ${numero}, campo a campo` });
const escolhido = (numero: number) => within(texto(numero)).queryByRole('option', { selected: true });
const linhaDaTabela = (nome: RegExp) => within(screen.getByRole('table')).getByRole('row', { name: nome });

test('the bytes are read as they are, and the file is named', async () => {
  const ler = jest.fn(() => ({ arquivo: PEQUENO, recusa: null }));
  abrir(ler);
  expect(screen.getByText(/É lido neste navegador e não sai daqui/)).toBeVisible();
  await userEvent.upload(
    screen.getByLabelText('Solte aqui o arquivo DCR-E'),
    new File([new Uint8Array([0x31, 0xc0])], 'dcr moto.txt', TEXTO),
  );
  expect(await screen.findByText('dcr moto.txt')).toBeVisible();
  expect(ler).toHaveBeenCalledWith(new Uint8Array([0x31, 0xc0]));
});

test('what cannot be shown is said in a sentence, and another file can follow', async () => {
  abrir((bytes) =>
    bytes.length === 1 ? { arquivo: null, recusa: 'O arquivo está vazio.' } : { arquivo: PEQUENO, recusa: null },
  );
  const lugar = screen.getByLabelText('Solte aqui o arquivo DCR-E');
  await userEvent.upload(lugar, new File(['1'], 'a.txt', TEXTO));
  expect(await screen.findByRole('alert')).toHaveTextContent('a.txt: O arquivo está vazio.');
  await userEvent.upload(lugar, new File(['12'], 'b.txt', TEXTO));
  expect(await screen.findByText('2 erros')).toBeVisible();
  expect(screen.queryByText('O arquivo está vazio.')).not.toBeInTheDocument();
});

test('after one file another can be conferred, from its first line', async () => {
  const pessoa = await conferir(PEQUENO);
  await pessoa.click(screen.getByRole('button', { name: 'Próximo erro' }));
  await pessoa.click(screen.getByRole('button', { name: 'Conferir outro' }));
  expect(screen.queryByText('dcr.txt')).not.toBeInTheDocument();
  await pessoa.upload(screen.getByLabelText('Solte aqui o arquivo DCR-E'), new File(['1'], 'outro.txt', TEXTO));
  expect(await screen.findByText('outro.txt')).toBeVisible();
  expect(linhas().getByRole('option', { selected: true })).toHaveAccessibleName(
    'Linha 1 registro 1 texto MOTO 0001234560',
  );
});

test('of two files chosen in a row the last one counts, however late the first is read', async () => {
  abrir((bytes) => ({ arquivo: bytes.length === 1 ? GRANDE : PEQUENO, recusa: null }));
  const lugar = screen.getByLabelText('Solte aqui o arquivo DCR-E');
  const demorado = new File(['1'], 'demorado.txt', TEXTO);
  const { promise, resolve } = Promise.withResolvers<ArrayBuffer>();
  demorado.arrayBuffer = () => promise;
  await userEvent.upload(lugar, demorado);
  expect(screen.getByRole('progressbar', { name: 'Lendo demorado.txt' })).toBeVisible();
  await userEvent.upload(lugar, new File(['12'], 'depois.txt', TEXTO));
  expect(await screen.findByText('2 erros')).toBeVisible();
  await act(async () => resolve(new ArrayBuffer(1)));
  expect(screen.getByText('depois.txt')).toBeVisible();
});

test('a file of more than 10 MB is not even read', async () => {
  const ler = jest.fn();
  abrir(ler);
  const arquivo = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'grande.txt', TEXTO);
  await userEvent.upload(screen.getByLabelText('Solte aqui o arquivo DCR-E'), arquivo);
  expect(await screen.findByRole('alert')).toHaveTextContent('O arquivo passa de 10 MB.');
  expect(ler).not.toHaveBeenCalled();
});

test('a file the browser cannot open any more is said so', async () => {
  abrir(() => ({ arquivo: PEQUENO, recusa: null }));
  const sumido = new File(['1'], 'sumido.txt', TEXTO);
  sumido.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  await userEvent.upload(screen.getByLabelText('Solte aqui o arquivo DCR-E'), sumido);
  expect(await screen.findByRole('alert')).toHaveTextContent('O navegador não conseguiu ler o arquivo.');
});

test('the lines come with what is wrong in them, the first one open under its ruler', async () => {
  await conferir(PEQUENO);
  expect(screen.getByText('2 erros')).toBeVisible();
  const nomes = [
    'Linha 1 registro 1 texto MOTO 0001234560',
    'Linha 2 registro 1 com 1 erro texto MOTO 0001234560',
    'Linha 3 sem registro conhecido com 1 aviso texto 9?',
    'Linha 4 registro 1 com 1 erro texto MOTO 0001234560',
  ];
  for (const [i, um] of linhas().getAllByRole('option').entries()) expect(um).toHaveAccessibleName(nomes[i]);
  expect(linhas().getAllByRole('option')).toHaveLength(nomes.length);
  expect(texto(1)).toHaveTextContent('········10········20');
  expect(linhaDaTabela(/PRC_VENDA/)).toHaveAccessibleName('PRC_VENDA 7 10 0001234560 12.345,60');
});

test('the arrows go from line to line and, on the text, from field to field, which is said', async () => {
  const pessoa = await conferir(PEQUENO);
  await pessoa.click(linhas().getByRole('option', { name: /^Linha 1 registro 1/ }));
  await pessoa.keyboard('{ArrowDown}');
  expect(linhas().getByRole('option', { selected: true })).toHaveAccessibleName(
    'Linha 2 registro 1 com 1 erro texto MOTO 0001234560',
  );
  texto(2).focus();
  await pessoa.keyboard('{ArrowRight}');
  expect(screen.getByRole('status')).toHaveTextContent('CODPROD, posições 2 a 6: MOTO');
  await pessoa.keyboard('{ArrowRight}{ArrowRight}');
  expect(escolhido(2)).toHaveAccessibleName(
    'PRC_VENDA, posições 7 a 16: erro, devia ter só algarismos; no arquivo 0001234560',
  );
  expect(texto(2)).toHaveAttribute('aria-activedescendant', escolhido(2)?.id);
  expect(linhaDaTabela(/PRC_VENDA/)).toHaveClass('Mui-selected');
  expect(linhaDaTabela(/PRC_VENDA/)).toHaveTextContent('Erro: devia ter só algarismos');
  await pessoa.keyboard('{Home}');
  expect(linhaDaTabela(/CODPROD/)).toHaveClass('Mui-selected');
  await pessoa.keyboard('{End}{ArrowLeft}{ArrowLeft}');
  expect(escolhido(2)).toHaveAccessibleName(/^CODPROD/);
});

test('text and table point at each other under the pointer, and a click on either chooses', async () => {
  const pessoa = await conferir(PEQUENO);
  const preco = within(texto(1)).getByRole('option', { name: /^PRC_VENDA/ });
  await pessoa.hover(preco);
  expect(linhaDaTabela(/PRC_VENDA/)).toHaveClass('Mui-selected');
  await pessoa.hover(linhaDaTabela(/CODPROD/));
  expect(linhaDaTabela(/PRC_VENDA/)).not.toHaveClass('Mui-selected');
  expect(within(texto(1)).getByRole('option', { name: /^CODPROD/ })).toHaveAttribute('data-apontado');
  await pessoa.click(linhaDaTabela(/PRC_VENDA/));
  expect(preco).toHaveAttribute('aria-selected', 'true');
});

test('"Próximo erro" goes from error to error and, after the last, to the first', async () => {
  const pessoa = await conferir(PEQUENO);
  const proximo = screen.getByRole('button', { name: 'Próximo erro' });
  for (const esperada of [2, 4, 2]) {
    await pessoa.click(proximo);
    expect(escolhido(esperada)).toHaveAccessibleName(/^PRC_VENDA/);
  }
  expect(proximo).toHaveFocus();
});

test('"Próximo aviso" shows the line it is about, whole, with the warning over it', async () => {
  const pessoa = await conferir(PEQUENO);
  await pessoa.click(screen.getByRole('button', { name: 'Próximo aviso' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Linha 3: não começa por um registro do leiaute.');
  expect(screen.getByRole('group', { name: 'Texto da linha 3' })).toHaveTextContent('9?');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('of ten thousand lines a hundred are drawn; the jump, the keys and the pages reach the others', async () => {
  const pessoa = await conferir(GRANDE);
  expect(linhas().getAllByRole('option')).toHaveLength(100);
  expect(screen.getByText('Nenhum aviso')).toBeVisible();
  await pessoa.click(screen.getByRole('button', { name: 'Próximo erro' }));
  expect(linhas().getByRole('option', { selected: true })).toHaveAccessibleName(
    'Linha 9877 registro 1 com 1 erro texto MOTO 0001234560',
  );
  await pessoa.click(linhas().getByRole('option', { selected: true }));
  const depoisDe = async (teclas: string) => {
    await pessoa.keyboard(teclas);
    return linhas().getByRole('option', { selected: true }).getAttribute('aria-posinset');
  };
  expect(await depoisDe('{PageUp}')).toBe('9777');
  expect(await depoisDe('{End}{ArrowDown}')).toBe('10000');
  expect(await depoisDe('{Home}{ArrowUp}{PageDown}')).toBe('101');
  expect(await depoisDe('{ArrowUp}')).toBe('100');
  await pessoa.click(screen.getByRole('button', { name: /próxima página/i }));
  expect(linhas().getByRole('option', { selected: true })).toHaveAccessibleName(
    'Linha 101 registro 1 texto MOTO 0001234560',
  );
});

test('it closes by its button and by Escape', async () => {
  const aoFechar = abrir(() => ({ arquivo: PEQUENO, recusa: null }));
  await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
  await userEvent.keyboard('{Escape}');
  expect(aoFechar).toHaveBeenCalledTimes(2);
});
