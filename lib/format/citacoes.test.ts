import { comCitacoes } from './citacoes.ts';

test.each([
  [
    'Suspenso (LC 214/2025, art. 443, § 3º).',
    ['Suspenso (', { texto: 'LC 214/2025, art. 443, § 3º', lei: 'lc-214-2025', artigo: '443' }, ').'],
  ],
  [
    'Decreto 12.955/2026, art. 528, § 2º; Res. CGIBS 6/2026, art. 514, § 2º',
    [
      { texto: 'Decreto 12.955/2026, art. 528, § 2º', lei: 'decreto-12955-2026', artigo: '528' },
      '; ',
      { texto: 'Res. CGIBS 6/2026, art. 514, § 2º', lei: 'res-cgibs-6-2026', artigo: '514' },
    ],
  ],
  [
    'LC 214/2025, arts. 346 e 348, § 1º.',
    [
      { texto: 'LC 214/2025, arts. 346', lei: 'lc-214-2025', artigo: '346' },
      ' e ',
      { texto: '348', lei: 'lc-214-2025', artigo: '348' },
      ', § 1º',
      '.',
    ],
  ],
  [
    'LC 87/1996, art. 31-A; ADCT, art. 127',
    ['LC 87/1996, art. 31-A; ', { texto: 'ADCT, art. 127', lei: 'adct', artigo: '127' }],
  ],
  ['A LC 214/2025 não o diz.', ['A LC 214/2025 não o diz.']],
])('“%s” leads to its articles', (frase, partes) => {
  expect(comCitacoes(frase)).toEqual(partes);
});

test('nothing of a sentence is lost', () => {
  const frase = 'O regime não contempla armas (LC 214/2025, art. 441, “a”), nem (LC 214/2025, arts. 409, 414 e 422).';
  expect(
    comCitacoes(frase)
      .map((parte) => (typeof parte === 'string' ? parte : parte.texto))
      .join(''),
  ).toBe(frase);
});
