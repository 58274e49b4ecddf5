import { ThemeProvider } from '@mui/material/styles';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { figuraAberta } from '#components/comex/figura-aberta.ts';
import { theme } from '#components/theme/theme.ts';
import { fingirApi, responder } from '#lib/api/platform/api-de-teste.ts';
import { CacheDeTeste } from '#lib/api/platform/cache-de-teste.ts';
import type { ComparacaoDi, FiguraComparada, LinhaComparada } from '#lib/domain/aduana/declaracao/comparacao-di.ts';
import type { ProcessoDeclarado } from './processo-declarado.ts';
import { TributosSection } from './TributosSection.tsx';

const pagamento = (codigoReceita: string, valorReceita: string, mais: object = {}) => ({
  codigoReceita,
  valorReceita,
  valorMulta: '0.00',
  valorJuros: '0.00',
  ...mais,
});
// From the DARFs of a real DI (0086, 1038, 5629). The PIS of this one is not paid.
const SOMAS = { ii: '79184.34', ipi: '33319.88', pis: '14050.24', cofins: '67647.66', taxaSiscomex: '493.56' };
const PAGAMENTOS = [
  pagamento('0086', '79185.09'),
  pagamento('1038', '33320.00'),
  pagamento('5629', '67648.25'),
  pagamento('7811', '493.56'),
];
const total = (figura: FiguraComparada, calculado: string | null): LinhaComparada => ({
  adicao: null,
  ncm: null,
  figura,
  regime: null,
  regimeDeclarado: null,
  base: null,
  aliquota: null,
  declarado: calculado,
  calculado,
  diferenca: null,
  relevante: false,
  motivo: null,
});
const COMPARACAO: ComparacaoDi = {
  motivo: null,
  tolerancia: '0.48',
  linhas: [],
  totais: [total('taxaSiscomex', '493.56')],
  itensComparados: null,
  itens: [],
  aDebitar: { ii: '79185.09', ipi: '33320.00', pis: '14050.33', cofins: '67648.25', antidumping: '0.00' },
  outros: [],
};

async function abrir(
  comparacao: ComparacaoDi,
  pagamentos = PAGAMENTOS,
  aoAbrirMemoria = jest.fn(),
): Promise<Record<string, (string | null)[]>> {
  const processo = {
    id: 'p1',
    adicoes: 96,
    tributos: { ...SOMAS, outros: '0.00' },
    recolher: { ...SOMAS, outros: '0.00' },
    declaracao: { pagamentos },
  } as unknown as ProcessoDeclarado;
  const { pedidos } = fingirApi({ 'GET /api/Processo/p1/Comparacao': () => responder(comparacao) });
  render(
    <CacheDeTeste>
      <ThemeProvider theme={theme}>
        <TributosSection processo={processo} aoAbrirMemoria={aoAbrirMemoria} />
      </ThemeProvider>
    </CacheDeTeste>,
  );
  await waitFor(() => expect(pedidos).toHaveLength(1));
  await (comparacao.aDebitar
    ? screen.findByRole('button', { name: '79.185,09: memória de cálculo de II a debitar' })
    : screen.findByText(/o valor a debitar não pôde ser calculado/));
  const linhas = within(screen.getByRole('table')).getAllByRole('row');
  return Object.fromEntries(
    linhas.map((linha) => {
      const [nome = '', ...resto] = [...linha.children].map(({ textContent }) => textContent);
      return [nome, resto];
    }),
  );
}

test('what the bank is debited stands beside what is to be paid, and the payment is held against it', async () => {
  expect(await abrir(COMPARACAO)).toEqual({
    Tributo: ['Receita', 'Devido (R$)', 'A recolher (R$)', 'A debitar (R$)', 'Pago (R$)', 'Pago − a debitar (R$)'],
    II: ['0086', '79.184,34', '79.184,34', '79.185,09', '79.185,09', '0,00'],
    IPI: ['1038', '33.319,88', '33.319,88', '33.320,00', '33.320,00', '0,00'],
    PIS: ['5602', '14.050,24', '14.050,24', '14.050,33', '—', '-14.050,33'],
    COFINS: ['5629', '67.647,66', '67.647,66', '67.648,25', '67.648,25', '0,00'],
    'Taxa Siscomex': ['7811', '493,56', '493,56', '493,56', '493,56', '0,00'],
    Total: ['', '194.695,68', '194.695,68', '194.697,23', '180.646,90', '-14.050,33'],
  });
  expect(
    screen.getByText(/· II, IPI, PIS, COFINS: a DI trunca os centavos de cada adição, e o banco os arredonda$/),
  ).toBeVisible();
});

test('the amount the bank is debited opens its memória', async () => {
  const aoAbrirMemoria = jest.fn();
  await abrir(COMPARACAO, PAGAMENTOS, aoAbrirMemoria);
  await userEvent.click(screen.getByRole('button', { name: '33.320,00: memória de cálculo de IPI a debitar' }));
  expect(aoAbrirMemoria).toHaveBeenLastCalledWith('total.ipi.aDebitar');
  expect(figuraAberta('total.ipi.aDebitar')).toEqual({ figura: 'ipi', parte: 'aDebitar' });
});

test('a declaration that cannot be reckoned leaves the debit and the difference unknown, not zero', async () => {
  const linhas = await abrir({ ...COMPARACAO, motivo: 'Falta a taxa.', totais: [], aDebitar: null });
  expect(linhas.II).toEqual(['0086', '79.184,34', '79.184,34', '—', '79.185,09', '—']);
  expect(linhas['Taxa Siscomex']?.slice(3)).toEqual(['—', '493,56', '—']);
  expect(linhas.Total).toEqual(['', '194.695,68', '194.695,68', '—', '180.646,90', '—']);
});

test('antidumping, other duties, fines and interest have rows of their own where a declaration has them', async () => {
  const linhas = await abrir(
    {
      ...COMPARACAO,
      totais: [...COMPARACAO.totais, total('antidumping', '535269.80'), total('salvaguarda', null)],
      aDebitar: { ...COMPARACAO.aDebitar, antidumping: '535269.80' } as ComparacaoDi['aDebitar'],
      outros: [
        { tributo: 'antidumping', devido: '535269.80', recolher: '535269.80' },
        { tributo: 'salvaguarda', devido: '100.00', recolher: '80.00' },
        { tributo: 'cide', devido: '7.00', recolher: '7.00' },
      ],
    },
    [
      ...PAGAMENTOS,
      pagamento('5529', '535269.80'),
      pagamento('0086', '0.00', { valorMulta: '10.50', valorJuros: '1.25' }),
    ],
  );
  expect(linhas.Antidumping).toEqual(['5529', '535.269,80', '535.269,80', '535.269,80', '535.269,80', '0,00']);
  expect(linhas.Salvaguarda).toEqual(['5651', '100,00', '80,00', '80,00', '—', '-80,00']);
  expect(linhas['Medida compensatória']).toBeUndefined();
  expect(linhas['Multa e juros']).toEqual(['—', '—', '—', '—', '11,75', '—']);
  expect(linhas.CIDE).toEqual(['—', '7,00', '7,00', '7,00', '—', '—']);
  // The right fines and interest are unknown, so the columns that depend on them have no total.
  expect(linhas.Total).toEqual(['', '730.072,48', '730.052,48', '—', '715.928,45', '—']);
});

test('a tax of which the file does not say what is to be paid is unknown to pay and to debit, and what was paid of it stands', async () => {
  const linhas = await abrir({ ...COMPARACAO, semRecolher: ['cofins'] });
  expect(linhas.COFINS).toEqual(['5629', '67.647,66', '—', '—', '67.648,25', '—']);
  expect(linhas.Total).toEqual(['', '194.695,68', '—', '—', '180.646,90', '—']);
});
