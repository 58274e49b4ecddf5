import { ppbSugerido, validadeDaResolucao } from './produto.ts';

const RESOLUCOES = [
  { numero: '101/2024', validade: null },
  { numero: '101/2024', validade: '2027-01-31' },
  { numero: '101/2024', validade: '2026-12-01' },
  { numero: '205/2021', validade: null },
];

test('of several resolutions of one number the one that ends first is what a product is warned of', () => {
  expect(validadeDaResolucao(RESOLUCOES, '101/2024')).toEqual({ validade: '2026-12-01' });
  expect(validadeDaResolucao(RESOLUCOES, '205/2021')).toEqual({ validade: null });
  expect(validadeDaResolucao(RESOLUCOES, '999/2020')).toBeNull();
  expect(validadeDaResolucao(RESOLUCOES, null)).toBeNull();
});

test('the PPB begins as portaria and resolution, no longer than the file takes', () => {
  expect(ppbSugerido({ numero: '101/2024', portariaPpb: '9/2023' })).toBe(
    'Portaria PPB 9/2023 - Resolução CAS 101/2024',
  );
  expect(ppbSugerido({ numero: '101/2024', portariaPpb: null })).toBe('Resolução CAS 101/2024');
  expect(ppbSugerido({ numero: 'x'.repeat(20), portariaPpb: 'y'.repeat(60) })).toHaveLength(80);
});
