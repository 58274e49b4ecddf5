import type { ContaDoPortal } from '#lib/portal/domain/rascunho-no-portal.ts';
import { contaPorExtenso } from './conta-por-extenso.ts';

const NADA: ContaDoPortal = {
  base: null,
  baseReduzida: null,
  aliquota: null,
  aliquotaReduzida: null,
  baseEspecifica: null,
  aliquotaEspecifica: null,
  especifica: false,
  fundamento: null,
};

test.each<[string, Partial<ContaDoPortal> | null]>([
  ['—', null],
  ['—', {}],
  // The IPI of item 1 of the real DUIMP.
  ['base 1.378,82 × 9,75 %', { base: '1378.82', aliquota: '9.75' }],
  ['9,75 %', { aliquota: '9.75' }],
  [
    'base 1.000,00 reduzida a 600,00 × 16,00 % reduzida a 8,00 %, fundamento 1001',
    {
      base: '1000.00',
      baseReduzida: '600.00',
      aliquota: '16.00',
      aliquotaReduzida: '8.00',
      fundamento: '1001',
    },
  ],
  [
    'base 12,5000000 × 0,3300000 por unidade',
    { especifica: true, base: '1000.00', baseEspecifica: '12.5000000', aliquotaEspecifica: '0.3300000' },
  ],
])('%s', (escrita, conta) => {
  expect(contaPorExtenso(conta && { ...NADA, ...conta })).toBe(escrita);
});
