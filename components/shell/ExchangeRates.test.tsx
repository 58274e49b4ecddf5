import { render, screen, within } from '@testing-library/react';
import type { MoedaLida } from '#lib/contracts/cadastros/moeda.ts';
import { moedaLida } from '#lib/contracts/cadastros/moeda.ts';
import { ExchangeRates } from './ExchangeRates.tsx';

const cotacao = (sigla: string, valorTaxa: unknown, extra: object = {}): MoedaLida =>
  moedaLida.parse({ sigla, valorTaxa, data: '2026-11-20', fonte: 'PTAX', ...extra });

function mostradas(moedas: MoedaLida[]) {
  render(<ExchangeRates moedas={moedas} falhou={false} />);
  return within(screen.getByRole('list', { name: 'Cotações' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
}

test('only EUR, USD and NOK, in this order, with the day they are of', () => {
  const moedas = [cotacao('NOK', 0.5312), cotacao('CNY', 0.7), cotacao('USD', 5.3417), cotacao('EUR', 6.1893)];
  expect(mostradas(moedas)).toEqual(['EUR 6,1893', 'USD 5,3417', 'NOK 0,5312', 'PTAX 20/11/2026']);
});

test('figures of the demonstration are called so', () => {
  expect(mostradas([cotacao('EUR', 6, { fonte: 'DEMONSTRACAO' })])).toContain('demonstração 20/11/2026');
});

test('a spoilt rate is a dash and takes nobody with it; an older back end gives no day', () => {
  const semDia = { data: undefined, fonte: undefined };
  const moedas = [cotacao('EUR', null, semDia), cotacao('USD', '5.4321', semDia), cotacao('NOK', 'texto', semDia)];
  expect(mostradas(moedas)).toEqual(['EUR —', 'USD 5,4321', 'NOK —']);
});

test.each([
  ['[0.00004, 0.00005, 999.99995]', ['0,0000', '0,0001', '1.000,0000']],
  ['[-0.0, -0.00001, 1234567.5]', ['0,0000', '0,0000', '1.234.567,5000']],
  ['[null, {}, 0.5]', ['—', '—', '0,5000']],
  ['["5.4321", "abc", ""]', ['5,4321', '—', '—']],
])('%s is shown with four decimals, half up, never as minus zero', (json, esperadas) => {
  // Read as JSON, because a literal of TypeScript is no `-0.0` of the wire.
  const valores = JSON.parse(json) as unknown[];
  const semDia = { data: undefined, fonte: undefined };
  const siglas = ['EUR', 'USD', 'NOK'];
  const moedas = siglas.map((sigla, lugar) => cotacao(sigla, valores[lugar], semDia));
  expect(mostradas(moedas)).toEqual(siglas.map((sigla, lugar) => `${sigla} ${esperadas[lugar]}`));
});

test('when they could not be read, it is said', () => {
  render(<ExchangeRates moedas={undefined} falhou />);
  expect(screen.getByText('Cotações indisponíveis')).toBeVisible();
});

test('without any rate the bar says so, instead of staying empty', () => {
  render(<ExchangeRates moedas={[]} falhou={false} />);
  expect(screen.getByText('Cotações indisponíveis')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Cotações' })).not.toBeInTheDocument();
});
