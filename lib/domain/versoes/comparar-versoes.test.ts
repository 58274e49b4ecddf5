import { compararVersoes, juntarVersoes } from './comparar-versoes.ts';
import { mesmoValor } from './versoes-do-campo.ts';

const BASE = { valor: '1.00', fonte: 'A', fim: null, apelidos: ['x'] };

test.each([
  ['nobody', {}, {}, []],
  ['only I', { valor: '2.00' }, {}, [['valor', 'eu']]],
  ['only they', {}, { fim: '2026-12-31' }, [['fim', 'outra']]],
  ['both, to something else', { fonte: 'B' }, { fonte: 'C' }, [['fonte', 'ambas']]],
  ['both, to the same', { fonte: 'B' }, { fonte: 'B' }, []],
  ['I, to nothing written', { fim: '' }, {}, []],
  ['I, inside a list', { apelidos: ['x', 'y'] }, {}, [['apelidos', 'eu']]],
  ['both, inside a list', { apelidos: ['y'] }, { apelidos: [] }, [['apelidos', 'ambas']]],
])('changed by %s', (_, minha, dela, esperadas) => {
  const diferencas = compararVersoes({ base: BASE, minha: { ...BASE, ...minha }, dela: { ...BASE, ...dela } });
  expect(diferencas.map(({ campo, quem }) => [campo, quem])).toEqual(esperadas);
});

test('joined, each field is of whoever changed it, and of whom was chosen where both did', () => {
  const minha = { ...BASE, valor: '2.00', fonte: 'B', apelidos: ['meu'] };
  const dela = { ...BASE, fonte: 'C', fim: '2026-12-31', apelidos: ['dela'] };
  const versoes = { base: BASE, minha, dela };
  expect(juntarVersoes(versoes, compararVersoes(versoes), { fonte: 'dela', apelidos: 'minha' })).toEqual({
    valor: '2.00',
    fonte: 'C',
    fim: '2026-12-31',
    apelidos: ['meu'],
  });
});

describe('a group of fields', () => {
  const comEndereco = { ...BASE, endereco: { cidade: 'X', numero: '1' }, pais: null };

  test('is compared part by part, so that two people may each change one', () => {
    const minha = { ...comEndereco, endereco: { cidade: 'Minha', numero: '1' }, pais: { codigo: '160' } };
    const dela = { ...comEndereco, endereco: { cidade: 'X', numero: '22' } };
    const versoes = { base: comEndereco, minha, dela };
    const diferencas = compararVersoes(versoes);
    expect(diferencas.map(({ campo, quem }) => [campo, quem])).toEqual([
      ['endereco.cidade', 'eu'],
      ['endereco.numero', 'outra'],
      ['pais.codigo', 'eu'],
    ]);
    expect(juntarVersoes(versoes, diferencas, {})).toEqual({
      ...comEndereco,
      endereco: { cidade: 'Minha', numero: '22' },
      pais: { codigo: '160' },
    });
  });
});

test('where nothing was chosen what is saved stays', () => {
  const dela = { ...BASE, fonte: 'C' };
  const versoes = { base: BASE, minha: { ...BASE, fonte: 'B' }, dela };
  expect(juntarVersoes(versoes, compararVersoes(versoes), {})).toEqual(dela);
});

test.each([
  [null, '', true],
  [undefined, null, true],
  ['', false, false],
  [null, [], false],
  [null, { codigo: null }, true],
  [{ codigo: undefined }, { codigo: '1' }, false],
  [{ a: 1, b: null }, { b: undefined, a: 1 }, true],
  [['a', 'b'], ['b', 'a'], false],
  [['a'], ['a', 'b'], false],
])('%j and %j hold the same: %s', (um, outro, iguais) => {
  expect(mesmoValor(um, outro)).toBe(iguais);
  expect(mesmoValor(outro, um)).toBe(iguais);
});
