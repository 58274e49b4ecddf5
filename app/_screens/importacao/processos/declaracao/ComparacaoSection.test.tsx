import { ThemeProvider } from '@mui/material/styles';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { theme } from '#components/theme/theme.ts';
import { fingirApi, responder } from '#lib/api/platform/api-de-teste.ts';
import type { ComparacaoDi, LinhaComparada } from '#lib/domain/aduana/declaracao/comparacao-di.ts';
import { ComparacaoSection } from './ComparacaoSection.tsx';

const II: LinhaComparada = {
  adicao: '001',
  ncm: '73181500',
  figura: 'ii',
  regime: 'INTEGRAL',
  regimeDeclarado: 'RECOLHIMENTO INTEGRAL',
  base: '33113.45',
  aliquota: '16.00',
  declarado: '5297.95',
  calculado: '5297.95',
  diferenca: '0.00',
  relevante: false,
  motivo: null,
};
const ERRADO: LinhaComparada = {
  ...II,
  figura: 'pis',
  declarado: '700.00',
  calculado: '695.35',
  diferenca: '-4.65',
  relevante: true,
};
const TAXA: LinhaComparada = {
  ...II,
  adicao: null,
  ncm: null,
  figura: 'taxaSiscomex',
  regime: null,
  base: null,
  aliquota: null,
  declarado: null,
  calculado: '154.23',
  diferenca: null,
};

const VAZIA: ComparacaoDi = {
  motivo: null,
  tolerancia: '0.10',
  linhas: [],
  totais: [],
  itensComparados: null,
  itens: [],
  aDebitar: null,
  outros: [],
};

let processos = 0;
function abrir(resposta: () => Response) {
  // Each test has its own processo id, since answers are cached.
  const processoId = `p${++processos}`;
  fingirApi({ [`GET /api/Processo/${processoId}/Comparacao`]: resposta });
  const aoAbrir = jest.fn();
  const { container } = render(
    <ThemeProvider theme={theme}>
      <ComparacaoSection processoId={processoId} aberta={undefined} aoAbrir={aoAbrir} />
    </ThemeProvider>,
  );
  return { aoAbrir, container };
}
const comLinhas =
  (...linhas: LinhaComparada[]) =>
  () =>
    responder({ ...VAZIA, tolerancia: '0.80', linhas, totais: [TAXA] });

test('declared, reckoned and difference of each line; what was not declared is a dash', async () => {
  abrir(comLinhas(II, ERRADO));
  const tabela = await screen.findByRole('table', { name: 'Declarado, calculado e diferença' });
  const celulas = within(tabela)
    .getAllByRole('row')
    .slice(1)
    .map((linha) =>
      within(linha)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
  expect(celulas).toEqual([
    ['0017318.15.00', 'II', 'Recolhimento integral', '33.113,45', '16,00', '5.297,95', '5.297,95', '0,00'],
    ['0017318.15.00', 'PIS', 'Recolhimento integral', '33.113,45', '16,00', '700,00', '695,35', '-4,65'],
    ['Total', 'Taxa Siscomex', '', '', '', '—', '154,23', '—'],
  ]);
  expect(screen.getByText('o declarado prevalece · tolerância R$ 0,80')).toBeVisible();
});

test('how many differences are worth a look is said in words', async () => {
  abrir(comLinhas(II, ERRADO));
  expect(await screen.findByText('1 diferença')).toBeVisible();
});

test('none is said with what was compared: the fee, which was not declared, is not', async () => {
  abrir(comLinhas(II));
  expect(await screen.findByText('Comparados 1 de 2 valores')).toBeVisible();
});

test('none of a DUIMP, with how many items it was compared by', async () => {
  const taxa = { ...TAXA, declarado: '154.23', diferenca: '0.00' };
  abrir(() => responder({ ...VAZIA, linhas: [II], totais: [taxa], itensComparados: { total: 21, divergentes: 0 } }));
  expect(await screen.findByText('Dentro da tolerância: 2 de 2 valores e 21 itens')).toBeVisible();
});

test('a tax that cannot be reckoned is a dash with its reason, beside the others', async () => {
  const semRegra = { ...ERRADO, calculado: null, diferenca: null, relevante: false, motivo: 'Falta a alíquota.' };
  abrir(comLinhas(II, semRegra));
  expect(await screen.findByRole('row', { name: /PIS.*— Falta a alíquota\. —$/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /II.*5\.297,95.*0,00$/ })).toBeVisible();
});

test('the reckoned amount opens its memória, named for who hears it', async () => {
  const { aoAbrir } = abrir(comLinhas(II));
  await userEvent.click(
    await screen.findByRole('button', { name: '5.297,95: memória de cálculo de II da adição 001' }),
  );
  await userEvent.click(screen.getByRole('button', { name: '154,23: memória de cálculo de Taxa Siscomex, total' }));
  expect(aoAbrir.mock.calls).toEqual([['001.ii'], ['total.taxaSiscomex']]);
});

test('a declaration that cannot be reckoned says why', async () => {
  abrir(() => responder({ ...VAZIA, motivo: 'Falta o peso líquido.' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Esta declaração não pôde ser calculada de novo: Falta o peso líquido.',
  );
  expect(screen.queryByRole('table')).toBeNull();
});

test('a failure is said and can be tried again', async () => {
  const calado = jest.spyOn(console, 'error').mockImplementation(() => {});
  const respostas = [responder({ Error: 'Falhou.', codigo: 'INTERNO' }, 500), comLinhas(II)()];
  abrir(() => respostas.shift() as Response);
  await userEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByRole('table')).toBeVisible();
  calado.mockRestore();
});

test('a back end that does not reckon leaves the place empty', async () => {
  const calado = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { container } = abrir(() => responder({ Error: 'Não há.', codigo: 'NAO_ENCONTRADO' }, 404));
  await waitFor(() => expect(container).toBeEmptyDOMElement());
  calado.mockRestore();
});
