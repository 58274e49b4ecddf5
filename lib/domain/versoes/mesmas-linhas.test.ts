import fc from 'fast-check';
import { mesmasLinhas } from './mesmas-linhas.ts';

// Few distinct rows, so that equal rows recur, even as the same object.
const linha = fc.constantFrom(
  { codigo: 'A', item: null },
  { codigo: 'A', item: { id: '1' } },
  { codigo: 'B', item: null },
);
const linhas = fc.array(linha, { maxLength: 6 });

test('says what the rows now say, each an object of its own, whatever they were', () => {
  fc.assert(
    fc.property(linhas, linhas, (antes, agora) => {
      const mesmas = mesmasLinhas(mesmasLinhas([], antes), agora);
      expect(mesmas).toEqual(agora);
      expect(new Set(mesmas).size).toBe(agora.length);
    }),
  );
});

test('one that changed, came or went leaves the others the very ones they were', () => {
  const antes = ['A', 'B', 'C', 'D'].map((codigo) => ({ codigo, item: { id: codigo } }));
  const [a, b, c, d] = antes;
  const mudada = structuredClone(antes).with(1, { codigo: 'B', item: { id: 'X' } });
  expect(mesmasLinhas(antes, mudada).map((uma, i) => uma === antes[i])).toEqual([true, false, true, true]);
  const semB = mesmasLinhas(antes, structuredClone(antes).toSpliced(1, 1));
  expect(semB.map((uma) => antes.indexOf(uma as (typeof antes)[number]))).toEqual([0, 2, 3]);
  const comNova = mesmasLinhas(antes, structuredClone(antes).toSpliced(2, 0, { codigo: 'N', item: { id: 'N' } }));
  expect([comNova[0] === a, comNova[1] === b, comNova[3] === c, comNova[4] === d]).toEqual([true, true, true, true]);
  expect(mesmasLinhas(antes, structuredClone(antes))).toBe(antes);
});

test('a row that is written over where it came from is not the one that was remembered', () => {
  const daqui = [{ preco: '1', item: { id: 'A' } }];
  const lembradas = mesmasLinhas([], daqui);
  for (const uma of daqui) {
    uma.preco = '2';
    uma.item.id = 'B';
  }
  expect(lembradas).toEqual([{ preco: '1', item: { id: 'A' } }]);
  expect(mesmasLinhas(lembradas, daqui)).toEqual([{ preco: '2', item: { id: 'B' } }]);
});
