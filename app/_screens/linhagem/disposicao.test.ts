import { dispor, vizinho } from './disposicao.ts';
import { ID, ID_DA_SAIDA, linhagemDeTeste } from './linhagem-de-teste.ts';

const { nos, arestas } = linhagemDeTeste();
const disposicao = dispor(nos, arestas);
const lugar = (id: string) => {
  const achado = disposicao.lugares.get(id);
  if (!achado) throw new Error(id);
  return achado;
};
const [LOTE, OUTRO, COMPONENTE] = [`LOTE:${ID.lote}`, `LOTE:${ID.outroLote}`, `COMPONENTE:${ID.componente}`];

test('has a column for each level there is something of, in the order of the trade', () => {
  expect(disposicao.colunas.map(({ tipo }) => tipo)).toEqual([
    'PO',
    'PROCESSO',
    'LOTE',
    'COMPONENTE',
    'DCR',
    'DCI',
    'NOTA',
  ]);
  const soLotes = dispor(
    nos.filter(({ tipo }) => tipo === 'LOTE' || tipo === 'DCI'),
    arestas,
  );
  expect(soLotes.colunas.map(({ tipo }) => tipo)).toEqual(['LOTE', 'DCI']);
  expect(soLotes.tracos).toHaveLength(1);
});

test('no two cards lie on each other, all lie within, and what stands for the rest is last', () => {
  const todos = [...disposicao.lugares.values()];
  for (const um of todos) {
    expect(um.y + um.altura).toBeLessThan(disposicao.altura);
    const abaixo = todos.filter(({ coluna, y }) => coluna === um.coluna && y > um.y);
    for (const outro of abaixo) expect(outro.y).toBeGreaterThan(um.y + um.altura);
  }
  expect(lugar('NOTA:mais').y).toBeGreaterThan(lugar(`NOTA:${ID_DA_SAIDA.nota}`).y);
});

test('an edge that passes a column is led over its cards', () => {
  const longo = disposicao.tracos.find(({ aresta: { tipo } }) => tipo === 'BAIXADO')?.d ?? '';
  const faixa = Number(/L\S+ (\S+?)C/.exec(longo)?.[1]);
  const topos = [...disposicao.lugares.values()].map(({ y }) => y);
  expect(faixa).toBeGreaterThan(0);
  expect(faixa).toBeLessThan(Math.min(...topos));
});

test('the arrows go up and down a column, and to the sides along what is linked', () => {
  const de = (id: string, direcao: Parameters<typeof vizinho>[3]) => vizinho(disposicao, arestas, id, direcao);
  const [primeiro, segundo] = lugar(LOTE).y < lugar(OUTRO).y ? [LOTE, OUTRO] : [OUTRO, LOTE];
  expect(de(primeiro, 'abaixo')).toBe(segundo);
  expect(de(segundo, 'acima')).toBe(primeiro);
  expect(de(primeiro, 'acima')).toBeNull();
  expect(de(COMPONENTE, 'direita')).toBe(`DCR:${ID_DA_SAIDA.dcr}`);
  expect(de(LOTE, 'esquerda')).toBe(`PROCESSO:${ID.processo}`);
  // This node has no linked order, so the arrow goes to the nearest card of the next column.
  expect(de(OUTRO, 'esquerda')).toBe(`PROCESSO:${ID.processo}`);
  expect(de(`PO:${ID.po}`, 'esquerda')).toBeNull();
});

test('in a narrow frame the gaps and the cards give way, and what they say takes more lines', () => {
  const estreita = dispor(nos, arestas, 1138);
  expect(disposicao.largura).toBeGreaterThan(1138);
  expect(estreita.largura).toBeLessThanOrEqual(1138);
  expect(estreita.cartao).toBeLessThan(disposicao.cartao);
  expect(estreita.lugares.get(LOTE)?.altura).toBeGreaterThan(lugar(LOTE).altura);
  // Five columns are as wide as ever, but nearer to each other.
  const deCinco = nos.filter(({ tipo }) => tipo !== 'COMPONENTE' && tipo !== 'DCR');
  expect(dispor(deCinco, arestas, 1138)).toMatchObject({ cartao: 200, largura: 1136 });
  // No card is too narrow to be read: the frame scrolls.
  expect(dispor(nos, arestas, 300)).toMatchObject({ cartao: 132, largura: 1092 });
});
