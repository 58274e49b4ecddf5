import { tributosTotais } from '#lib/contracts/declaracao/declaracao-importacao.ts';
import type { ProcessoInteiro } from '#lib/contracts/processo/processo.ts';
import { foraDaSoma, memoriaDaSoma, somaDasParcelas } from './soma-declarada.ts';

const ANTIGO = { ii: '100.00', ipi: '50.00', pis: '21.00', cofins: '96.50', taxaSiscomex: '115.67' };
const processoDe = (tributos: object) =>
  ({ numeroDI: '2600000019', tributos: tributosTotais.parse(tributos) }) as ProcessoInteiro;

test('A back end from before the duties: the sum is of what it says, and says what it leaves out', () => {
  const processo = processoDe(ANTIGO);
  const memoria = memoriaDaSoma('total.devidos', processo);
  expect(somaDasParcelas(processo.tributos)).toBe('383.17');
  expect(foraDaSoma(processo.tributos)).toBe('sem antidumping e outros, que o servidor não informa');
  expect(memoria?.formula).toBe('soma das parcelas, sem antidumping e outros');
  expect(memoria?.entradas.map(({ nome, valor }) => [nome, valor])).toEqual([
    ['II', '100.00'],
    ['IPI', '50.00'],
    ['PIS', '21.00'],
    ['COFINS', '96.50'],
    ['Taxa Siscomex', '115.67'],
  ]);
});

test('Antidumping is a part of the sum, and nothing is left out', () => {
  const processo = processoDe({ ...ANTIGO, outros: '10.01' });
  const memoria = memoriaDaSoma('total.devidos', processo);
  expect(memoria?.valor).toBe('393.18');
  expect(memoria?.formula).toBe('soma das parcelas');
  expect(memoria?.entradas.at(-2)).toMatchObject({ nome: 'Antidumping e outros', valor: '10.01' });
  expect(foraDaSoma(processo.tributos)).toBeNull();
});
