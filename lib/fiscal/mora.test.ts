import type { LeituraDaMora } from '#lib/domain/aduana/tributos/mora.ts';
import { leituraDaMora } from '#lib/fiscal/dci/parametros-em-vigor.ts';
import { memoria, texto } from '#lib/fiscal/memoria.ts';
import { PARAMETROS_DE_FABRICA } from '#lib/fiscal/parametros/parametros-de-fabrica.ts';
import { type Atraso, percentuaisDeMora } from './mora.ts';

const SELIC = [
  { mes: '2026-02', taxa: '0.97' },
  { mes: '2026-03', taxa: '1.08' },
  { mes: '2025-12', taxa: '1.00' },
];
const percentuais = (atraso: Atraso) => {
  const { multa, juros } = percentuaisDeMora(atraso);
  return [texto(multa), texto(juros)];
};

test.each([
  ['paid on the day', '2026-01-10', '2026-01-10', '0.00', '0.00'],
  ['paid before', '2026-01-10', '2026-01-05', '0.00', '0.00'],
  ['a day late', '2026-01-10', '2026-01-11', '0.33', '0.00'],
  ['late within the month due', '2026-01-10', '2026-01-31', '6.93', '0.00'],
  ['in the month after: 1 % alone', '2026-01-31', '2026-02-10', '3.30', '1.00'],
  ['two months on: the Selic of the month between, and 1 %', '2026-01-10', '2026-03-01', '16.50', '1.97'],
  ['75 days, 0.97 + 1.08 + 1', '2026-01-20', '2026-04-05', '20.00', '3.05'],
  ['over the turn of the year', '2025-11-30', '2026-01-01', '10.56', '2.00'],
])('%s', (_, vencimento, pagamento, multa, juros) => {
  expect(percentuais({ vencimento, pagamento, selic: SELIC })).toEqual([multa, juros]);
});

/** domain/conferencia-independente.md §3.1: a Friday and the Monday after; Holy Thursday and the Monday after Easter. */
test.each([
  ['2026-11-06', '2026-11-09', false, '0.99'],
  ['2026-11-06', '2026-11-09', true, '0.33'],
  ['2026-04-02', '2026-04-06', false, '1.32'],
  ['2026-04-02', '2026-04-06', true, '0.33'],
  // Within a week both readings agree; on the Saturday the practice counts no day yet.
  ['2026-11-10', '2026-11-20', true, '3.30'],
  ['2026-11-06', '2026-11-07', false, '0.33'],
  ['2026-11-06', '2026-11-07', true, '0.00'],
])('due %s, paid %s, from the first business day %p: %s %%', (vencimento, pagamento, doPrimeiroDiaUtil, multa) => {
  const leitura = { doPrimeiroDiaUtil, fonte: 'Parâmetro' };
  expect(percentuais({ vencimento, pagamento, selic: [], leitura })[0]).toBe(multa);
});

test('the memória of the multa shows both days, the reading and where it comes from (§7.6)', () => {
  const diasDe = (leitura: LeituraDaMora) =>
    memoria(percentuaisDeMora({ vencimento: '2026-11-06', pagamento: '2026-11-09', selic: [], leitura }).multa)
      .entradas[0];
  const daFabrica = leituraDaMora(PARAMETROS_DE_FABRICA, '2026-11-06');
  expect(diasDe(daFabrica)).toMatchObject({ nome: 'Dias de atraso', valor: '3' });
  expect(diasDe(daFabrica)?.fonte).toBe(
    'Vencimento em 06/11/2026, pagamento em 09/11/2026. Contados do dia seguinte ao vencimento: Lei 9.430/1996, art. 61, § 1º, a confirmar',
  );
  expect(diasDe({ ...daFabrica, doPrimeiroDiaUtil: true })?.fonte).toContain('Contados do primeiro dia útil');
});

test.each([
  [60, '19.80'],
  [61, '20.00'],
  [3650, '20.00'],
])('%i days: %s %%, and no more than 20', (diasAtraso, multa) => {
  expect(percentuais({ diasAtraso, percJuros: '1.00' })).toEqual([multa, '1.00']);
});

test('a month whose Selic is not there is named', () => {
  const atraso = { vencimento: '2026-01-10', pagamento: '2026-05-02', selic: SELIC };
  expect(() => percentuaisDeMora(atraso)).toThrow(
    expect.objectContaining({ campo: 'selic', message: 'Falta a Selic de 04/2026.' }),
  );
});

test('interest without delay is a mistake', () => {
  expect(() => percentuaisDeMora({ diasAtraso: 0, percJuros: '1.00' })).toThrow(
    expect.objectContaining({ campo: 'percJuros' }),
  );
});
