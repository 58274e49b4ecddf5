import { chaveDaMemoria, daiBusca, memoriaAberta } from './dai-busca.ts';

test.each([
  ['001.baseIcms', { adicao: '001', figura: 'baseIcms' }],
  ['total.icms', { figura: 'icms' }],
  ['001.ii', null],
  ['1.icms', null],
  [undefined, null],
])('the memória %s of the address', (chave, consulta) => {
  expect(memoriaAberta(chave)).toEqual(consulta);
  if (consulta) expect(chaveDaMemoria(consulta as never)).toBe(chave);
});

test('a broken address opens the first part, and an adição comes as digits or as text', () => {
  expect(daiBusca.parse({ aba: 'outra', campo: '<x>', memoria: 'x' })).toEqual({ aba: 'dados' });
  expect(daiBusca.parse({ aba: 'adicoes', campo: 102 })).toMatchObject({ campo: '102' });
  expect(daiBusca.parse({ aba: 'adicoes', campo: '002' })).toMatchObject({ campo: '002' });
});
