import fc from 'fast-check';
import { vezes } from '#lib/testing/vezes.ts';
import { agruparNomes, semelhanca } from './nomes-parecidos.ts';

test.each([
  ['one letter left out of a long word', 'SHENZHEN FICTICIA ELECTRONICS', 'SHENZEN FICTICIA ELECTRONICS'],
  ['two letters swapped', 'FICTICIA ELECTRONICS HK', 'FICTICIA ELECTORNICS HK'],
  ['a blank', 'FICTICIA SHENZHEN', 'FICTI CIA SHENZHEN'],
  ['accents and case', 'Fictícia Indústria', 'FICTICIA INDUSTRIA'],
])('%s leaves a name the same', (_, um, outro) => {
  expect(agruparNomes([um, outro]).map(({ nomes }) => nomes)).toEqual([[um, outro]]);
});

test.each([
  ['a digit', 'FABRICANTE 1', 'FABRICANTE 11'],
  ['a digit inside of a word', 'FICTICIA ELECTRONICS2', 'FICTICIA ELECTRONICS3'],
  ['a short word', 'FICTICIA SUN ELECTRONICS', 'FICTICIA SON ELECTRONICS'],
  ['two words', 'SHENZEN FICTICIA ELECTRONIC', 'SHENZHEN FICTICIA ELECTRINIC'],
  ['a word more', 'FICTICIA ELECTRONICS', 'FICTICIA ELECTRONICS HONGKONG'],
  ['the first letter', 'FICTICIA MONTAGEM', 'FICTICIA CONTAGEM'],
  ['the last letter', 'METALURGICA FICTICIA', 'METALURGICO FICTICIA'],
  ['where a comma stands', 'RESISTOR FICTICIO 1,05 OHM', 'RESISTOR FICTICIO 10,5 OHM'],
  ['a blank between digits', 'FABRICANTE FICTICIO 1 1', 'FABRICANTE FICTICIO 11'],
])('%s tells two names apart', (_, um, outro) => {
  expect(agruparNomes([um, outro])).toHaveLength(2);
});

test('the measure is that of pg_trgm, and a group has that of its least alike', () => {
  // select similarity('word', 'two words') = 0.36363637
  expect(semelhanca('word', 'two words')).toBe(36);
  expect(semelhanca('abc', 'abc')).toBe(100);
  const [grupo] = agruparNomes(['SHENZHEN FICTICIA ELECTRONICS', 'SHENZEN FICTICIA ELECTRONICS']);
  expect(grupo?.medida).toBe(semelhanca('SHENZHEN FICTICIA ELECTRONICS', 'SHENZEN FICTICIA ELECTRONICS'));
  expect(grupo?.medida).toBeGreaterThanOrEqual(70);
});

/** Companies of the sort declarations name: of two of them no word is a slip of the other's. */
const PLACES = ['shenzhen', 'guangzhou', 'dongguan', 'hamburg', 'osaka', 'seoul', 'manaus', 'taipei'];
const TRADES = ['electronics', 'plastics', 'metallurgy', 'components', 'precision', 'optical', 'machinery', 'trading'];
const empresa = fc
  .record({
    lugar: fc.constantFrom(...PLACES),
    ramo: fc.constantFrom(...TRADES),
    numero: fc.integer({ min: 0, max: 40 }),
  })
  .map(({ lugar, ramo, numero }) => `${lugar} ${ramo} ${numero}`);

/** A slip in one of the two long words: the number of the company stays readable. */
const deslize = fc.record({
  palavra: fc.nat({ max: 1 }),
  onde: fc.nat({ max: 30 }),
  troca: fc.boolean(),
  caixa: fc.boolean(),
});
function escrever(
  nome: string,
  { palavra, onde, troca, caixa }: { palavra: number; onde: number; troca: boolean; caixa: boolean },
) {
  const palavras = nome.split(' ');
  const sua = palavras[palavra] ?? '';
  const i = 1 + (onde % Math.max(1, sua.length - 3));
  palavras[palavra] = troca
    ? sua.slice(0, i) + (sua[i + 1] ?? '') + (sua[i] ?? '') + sua.slice(i + 2)
    : sua.slice(0, i) + sua.slice(i + 1);
  const dito = palavras.join(', ');
  return caixa ? dito.toUpperCase() : dito;
}

test('no two companies are ever merged, however their names are mistyped', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(empresa, fc.option(deslize)), { minLength: 1, maxLength: 60 }), (ditas) => {
      const donos = new Map<string, string>();
      for (const [nome, erro] of ditas) {
        const escrito = erro ? escrever(nome, erro) : nome;
        if (!donos.has(escrito)) donos.set(escrito, nome);
      }
      for (const { nomes } of agruparNomes([...donos.keys()])) {
        expect(new Set(nomes.map((um) => donos.get(um))).size).toBe(1);
      }
    }),
    { numRuns: vezes(2_000) },
  );
});

/** Goods as declarations describe them: two that share their words differ in a measure or in the part number. */
const bem = fc
  .record({
    oQue: fc.constantFrom('resistor', 'capacitor', 'conector', 'parafuso', 'rolamento'),
    como: fc.constantFrom('ceramico', 'inoxidavel', 'multicamada', 'galvanizado'),
    medida: fc.constantFrom('1', '15', '105', '1,5', '10,5', '1,05'),
    partNumber: fc.tuple(fc.constantFrom('AB', 'BA', 'K'), fc.constantFrom('1', '11', '12', '112', '1-12', '11-2')),
  })
  .map(({ oQue, como, medida, partNumber }) => ({ palavras: `${oQue} ${como}`, medida, partNumber }));
const escrita = fc.record({
  erro: fc.option(deslize),
  virgula: fc.constantFrom(',', '.'),
  anuncio: fc.constantFrom(' p/n: ', ', P/N ', ' - PART NUMBER '),
  traco: fc.constantFrom('-', ' ', ''),
  fim: fc.constantFrom('', '.', ' '),
});

test('no two goods are ever merged by their descriptions: measures and part numbers stay apart, however they are written', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(bem, escrita), { minLength: 1, maxLength: 40 }), (ditos) => {
      const donos = new Map<string, string>();
      for (const [{ palavras, medida, partNumber }, { erro, virgula, anuncio, traco, fim }] of ditos) {
        const dono = `${palavras} ${medida} ${partNumber}`;
        const nome = erro ? escrever(palavras, erro) : palavras;
        const escrito = `${nome} ${medida.replace(',', virgula)} mm${anuncio}${partNumber.join(traco)}${fim}`;
        if (!donos.has(escrito)) donos.set(escrito, dono);
      }
      for (const { nomes } of agruparNomes([...donos.keys()])) {
        expect(new Set(nomes.map((um) => donos.get(um))).size).toBe(1);
      }
    }),
    { numRuns: vezes(2_000) },
  );
});

test('every name is in one group, once, whatever it is', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 40 }), { maxLength: 40 }), (nomes) => {
      const agrupados = agruparNomes(nomes).flatMap((grupo) => grupo.nomes);
      expect(agrupados.toSorted()).toEqual([...new Set(nomes)].toSorted());
    }),
    { numRuns: vezes(500) },
  );
});
