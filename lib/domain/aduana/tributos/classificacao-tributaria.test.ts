import { CLASSES_TRIBUTARIAS } from '#lib/testing/vetores/tabelas-da-reforma.ts';
import { classificacaoTributaria } from './classificacao-tributaria.ts';

test.each([
  ['550019', { reducao: '0', documentos: ['NFE', 'DUIMP'], dispositivo: 'art. 443', exigeRegular: true }],
  ['200030', { reducao: '60', anexo: 'IV', inicio: '2025-05-05' }],
  ['550026', { inicio: '2026-01-01', exigeRegular: null }],
  ['200022', { documentos: ['NFE'], reducao: '100' }],
  ['410037', { documentos: ['DIR', 'DUIMP'], fim: null }],
])('%s is as the official table has it', (codigo, linha) => {
  expect(classificacaoTributaria(codigo)).toMatchObject(linha);
});

test('a code of no document here is none', () => {
  expect(classificacaoTributaria('000003')).toBeUndefined();
});

describe('The table of cClassTrib', () => {
  test('has every code of the source, with its reduction, first day and documents', () => {
    expect(CLASSES_TRIBUTARIAS).toHaveLength(70);
    for (const { cst, codigo, reducaoIBS, reducaoCBS, inicio, dispositivo, naDuimp } of CLASSES_TRIBUTARIAS) {
      const linha = classificacaoTributaria(codigo);
      expect([codigo, linha?.reducao, linha?.reducao, linha?.inicio, linha?.dispositivo]).toEqual([
        codigo,
        reducaoIBS,
        reducaoCBS,
        inicio,
        dispositivo,
      ]);
      expect([codigo, linha?.documentos.includes('DUIMP')]).toEqual([codigo, naDuimp]);
      expect(codigo.startsWith(cst)).toBe(true);
    }
  });

  test('has 62 that a DUIMP takes', () => {
    const naDuimp = CLASSES_TRIBUTARIAS.filter(({ codigo }) =>
      classificacaoTributaria(codigo)?.documentos.includes('DUIMP'),
    );
    expect(naDuimp).toHaveLength(62);
  });
});
