import { diasEmComum, matrizEmVigor, nomeNaMatriz, vigenciaDaMatrizPorExtenso } from './matriz-tributacao.ts';

const CHAVE = { ncm: '84733041', codigoSuframa: '0123', destinacao: '01', utilizacao: '02' };
const de = (vigenciaInicio: string, vigenciaFim: string | null) => ({ vigenciaInicio, vigenciaFim });

describe('The row of the matriz that rules', () => {
  const em2025 = { ...CHAVE, ...de('2025-01-01', '2025-12-31'), codigoTributacao: 'A100' };
  const desde2026 = { ...CHAVE, ...de('2026-01-01', null), codigoTributacao: 'B200' };
  const LINHAS = [em2025, desde2026];

  test.each([
    ['2024-12-31', undefined],
    ['2025-01-01', 'A100'],
    ['2025-12-31', 'A100'],
    ['2026-01-01', 'B200'],
    ['2046-01-01', 'B200'],
  ])('on %s is %s: its first and its last day are in it', (dia, codigo) => {
    expect(matrizEmVigor(LINHAS, CHAVE, dia)?.codigoTributacao).toBe(codigo);
  });

  test.each([
    ['ncm', '84733042'],
    ['codigoSuframa', '0124'],
    ['destinacao', '02'],
    ['utilizacao', '01'],
  ])('is none where the %s is another', (campo, outro) => {
    expect(matrizEmVigor(LINHAS, { ...CHAVE, [campo]: outro }, '2026-06-30')).toBeNull();
  });
});

test.each([
  [de('2026-01-01', '2026-06-30'), de('2026-07-01', '2026-12-31'), null],
  [de('2026-01-01', '2026-07-01'), de('2026-07-01', '2026-12-31'), de('2026-07-01', '2026-07-01')],
  [de('2026-01-01', null), de('2026-07-01', '2026-12-31'), de('2026-07-01', '2026-12-31')],
  [de('2026-01-01', null), de('2025-07-01', null), de('2026-01-01', null)],
  [de('2026-01-01', null), de('2025-01-01', '2025-12-31'), null],
  [de('2026-01-01', '2026-12-31'), de('2026-03-01', '2026-03-31'), de('2026-03-01', '2026-03-31')],
])('%o and %o have in common %o, whichever comes first', (um, outro, emComum) => {
  expect(diasEmComum(um, outro)).toEqual(emComum);
  expect(diasEmComum(outro, um)).toEqual(emComum);
});

test('days and a key are read in a sentence', () => {
  expect(vigenciaDaMatrizPorExtenso(de('2026-01-01', '2026-12-31'))).toBe('de 01/01/2026 a 31/12/2026');
  expect(vigenciaDaMatrizPorExtenso(de('2026-01-01', null))).toBe('desde 01/01/2026');
  expect(nomeNaMatriz(CHAVE)).toBe('8473.30.41 · 0123 · 01/02');
});
