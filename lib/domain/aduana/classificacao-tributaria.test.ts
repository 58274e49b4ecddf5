import { descreverComMaterial } from '#lib/testing/material-compartilhado.ts';
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

descreverComMaterial('The table of cClassTrib', ['reforma/cclasstrib-importacao-zfm.csv'], (arquivo) => {
  const [cabecalho = '', ...linhas] = arquivo.toString().trim().split(/\r?\n/);
  const colunas = cabecalho.split(';');
  const registros = linhas.map((linha) => {
    const celulas = linha.split(';');
    return Object.fromEntries(colunas.map((coluna, i) => [coluna, celulas[i] ?? '']));
  });

  test('has every code of the source, with its reduction, first day and documents', () => {
    expect(registros).toHaveLength(70);
    for (const registro of registros) {
      const codigo = registro.cClassTrib ?? '';
      const linha = classificacaoTributaria(codigo);
      expect([codigo, linha?.reducao, linha?.reducao, linha?.inicio, linha?.dispositivo]).toEqual([
        codigo,
        registro.pRedIBS,
        registro.pRedCBS,
        registro.inicioVigencia,
        registro.dispositivo_LC214,
      ]);
      expect([codigo, linha?.documentos.includes('DUIMP')]).toEqual([codigo, registro.aceito_DUIMP === 'S']);
      expect(codigo.startsWith(registro.cst ?? '?')).toBe(true);
    }
  });

  test('has 62 that a DUIMP takes', () => {
    const naDuimp = registros.filter(({ cClassTrib = '' }) =>
      classificacaoTributaria(cClassTrib)?.documentos.includes('DUIMP'),
    );
    expect(naDuimp).toHaveLength(62);
  });
});
