import { situacaoPorExtenso } from './tabelas.ts';
import { REFERENCIAS_DE_FABRICA } from './tabelas-de-fabrica.ts';

test('no code stands twice in a table, and no letters belong to two countries', () => {
  const codigos = REFERENCIAS_DE_FABRICA.map(({ tabela, codigo }) => `${tabela} ${codigo}`);
  expect(codigos).toEqual([...new Set(codigos)]);
  const siglas = REFERENCIAS_DE_FABRICA.filter(({ tabela }) => tabela === 'Pais').map(({ sigla }) => sigla);
  expect(siglas).toEqual([...new Set(siglas)]);
  const regioes = new Intl.DisplayNames('pt-BR', { type: 'region', fallback: 'none' });
  expect(siglas.filter((sigla) => !sigla || !regioes.of(sigla))).toEqual([]);
});

test('what is to be confirmed is said in words', () => {
  expect(situacaoPorExtenso('VERIFICADO', [])).toBe('Verificado');
  expect(situacaoPorExtenso('VERIFICADO', ['sigla'])).toBe('Verificado, menos a sigla');
  expect(situacaoPorExtenso('VERIFICADO', ['nome', 'sigla'])).toBe('Verificado, menos o nome e a sigla');
  expect(situacaoPorExtenso('CONFIRMAR', ['sigla'])).toBe('A confirmar');
});
