import fc from 'fast-check';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import { TRIBUTOS_DCI } from '#lib/domain/zfm/dci.ts';
import { calcularPiComPpb } from './pi-com-ppb.ts';
import { calcularPiSemPpb } from './pi-sem-ppb.ts';
import { calcularProdutoEstrangeiro } from './produto-estrangeiro.ts';

const NO_PRAZO = { diasAtraso: 0, percJuros: '0' };
const produto = {
  taxaUSD: '5.1234',
  qtd: '40',
  vuUSD: '125.0000000',
  freteUSD: '180.0000000',
  seguroUSD: '12.5000000',
  aliq: { II: '16.00', IPI: '9.75', PIS: '2.10', COFINS: '9.65' },
};

test('a tax that was not suspended is not paid again, and its II stays in the base of the IPI', () => {
  // The figures of DCI-6, without the II.
  const { II, IPI, total, memoria } = calcularProdutoEstrangeiro({ ...produto, suspensos: { II: false } }, NO_PRAZO);
  expect({ II, IPI, total }).toEqual({ II: '0.00', IPI: '3008.83', total: '6134.71' });
  expect(JSON.stringify(memoria)).toContain('zero: não estava suspenso');
});

test('fine and interest are rounded DARF by DARF', () => {
  const { pagamentos, multaBRL, jurosBRL, totalDARF } = calcularProdutoEstrangeiro(produto, {
    diasAtraso: 10,
    percJuros: '1.00',
  });
  // 3,30 % and 1 % of the taxes of DCI-6, each rounded half up.
  expect(pagamentos).toEqual([
    { tributo: 'II', principal: '4256.52', multa: '140.47', juros: '42.57', total: '4439.56' },
    { tributo: 'IPI', principal: '3008.83', multa: '99.29', juros: '30.09', total: '3138.21' },
    { tributo: 'PIS', principal: '558.67', multa: '18.44', juros: '5.59', total: '582.70' },
    { tributo: 'COFINS', principal: '2567.21', multa: '84.72', juros: '25.67', total: '2677.60' },
  ]);
  expect([multaBRL, jurosBRL, totalDARF]).toEqual(['342.92', '103.92', '10838.07']);
});

test('the reason of a line that owes nothing is in the memória', () => {
  const item = { nota: 'NF 1/1', qtd: '1', iiUnitUSD: '1.0000000', exigivel: false };
  const { memoria } = calcularPiComPpb(
    { taxaUSD: '5', itens: [{ ...item, motivoNaoExigivel: 'ordem judicial' }, item] },
    NO_PRAZO,
  );
  const [darf] = memoria.entradas;
  expect(darf?.entradas[0]?.entradas.map(({ formula }) => formula)).toEqual([
    'zero: ordem judicial, arredondado (meio para cima) em 2 casas',
    'zero: não exigível neste destino, arredondado (meio para cima) em 2 casas',
  ]);
});

test('the memória of a PI com PPB shows the taxes nothing is due of, each with its act (§7.8)', () => {
  const item = { nota: 'NF 1/1', qtd: '1', iiUnitUSD: '1.0000000', exigivel: true };
  const { memoria, totalDARF, pagamentos } = calcularPiComPpb({ taxaUSD: '5', itens: [item] }, NO_PRAZO);
  expect([totalDARF, pagamentos.map(({ tributo }) => tributo)]).toEqual(['5.00', ['II']]);
  expect(memoria.entradas.map(({ nome, valor, fonte }) => [nome, valor, fonte])).toEqual([
    ['DARF — II', '5.00', null],
    ['IPI', '0.00', 'DL 288/1967, art. 9º'],
    ['PIS', '0.00', 'Lei 10.865/2004, art. 14-A'],
    ['COFINS', '0.00', 'Lei 10.865/2004, art. 14-A'],
  ]);
  expect(memoria.entradas[1]?.formula).toMatch(/^zero: isento/);
});

test('a DCI without lines owes nothing', () => {
  expect(calcularPiComPpb({ taxaUSD: '5', itens: [] }, NO_PRAZO)).toMatchObject({ iiBRL: '0.00', totalDARF: '0.00' });
});

const figura = (casas: number, maximo: number) =>
  fc.integer({ min: 0, max: maximo }).map((unidades) => new Exato(unidades).div(10 ** casas).toFixed(casas));
const aliquotas = fc.record({ II: figura(2, 1e4), IPI: figura(2, 1e4), PIS: figura(2, 1e4), COFINS: figura(2, 1e4) });

test('the total is the sum of its lines, and no figure is ever NaN or infinite', () => {
  const item = fc.record({
    nota: fc.string({ maxLength: 8 }).filter((nome) => !/NaN|Infinity/.test(nome)),
    qtd: figura(5, 1e12),
    iiUnitUSD: figura(7, 1e14),
    exigivel: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(item), figura(4, 1e6), fc.nat(400), (itens, taxaUSD, diasAtraso) => {
      const percJuros = diasAtraso === 0 ? '0' : '2.34';
      const resultado = calcularPiComPpb({ taxaUSD, itens }, { diasAtraso, percJuros });
      const soma = resultado.itens.reduce((total, { iiBRL }) => total.plus(iiBRL), new Exato(0));
      expect(resultado.iiBRL).toBe(soma.toFixed(2));
      const parcelas = new Exato(resultado.iiBRL).plus(resultado.multaBRL).plus(resultado.jurosBRL);
      expect(resultado.totalDARF).toBe(parcelas.toFixed(2));
      expect(JSON.stringify(resultado)).not.toMatch(/NaN|Infinity/);
    }),
  );
});

test('PI sem PPB: each tax is the sum of its inputs, and no figure is ever NaN or infinite', () => {
  const insumo = fc.record({
    insumo: fc.string({ maxLength: 8 }),
    coefTecnico: figura(5, 1e9),
    vuUSD: figura(7, 1e12),
    aliq: aliquotas,
    suspensos: fc.record({ II: fc.boolean(), IPI: fc.boolean(), PIS: fc.boolean(), COFINS: fc.boolean() }),
  });
  fc.assert(
    fc.property(fc.array(insumo), figura(5, 1e9), figura(4, 1e6), (insumos, qtdProduto, taxaUSD) => {
      const resultado = calcularPiSemPpb({ taxaUSD, qtdProduto, insumos }, NO_PRAZO);
      for (const tributo of TRIBUTOS_DCI) {
        const soma = resultado.insumos.reduce((total, linha) => total.plus(linha[tributo]), new Exato(0));
        expect(resultado[tributo]).toBe(soma.toFixed(2));
      }
      for (const [posicao, { suspensos }] of insumos.entries()) {
        const pagos = TRIBUTOS_DCI.filter((tributo) => !suspensos[tributo]);
        expect(pagos.every((tributo) => resultado.insumos[posicao]?.[tributo] === '0.00')).toBe(true);
      }
      const total = TRIBUTOS_DCI.reduce((soma, tributo) => soma.plus(resultado[tributo]), new Exato(0));
      expect([resultado.total, resultado.totalDARF]).toEqual([total.toFixed(2), total.toFixed(2)]);
      expect(JSON.stringify(resultado)).not.toMatch(/NaN|Infinity/);
    }),
  );
});

test('PE: the total is the sum of the taxes, and no figure is ever NaN or infinite', () => {
  const pe = fc.record({
    taxaUSD: figura(4, 1e6),
    qtd: figura(5, 1e12),
    vuUSD: figura(7, 1e14),
    freteUSD: figura(7, 1e14),
    seguroUSD: figura(7, 1e14),
    aliq: aliquotas,
  });
  fc.assert(
    fc.property(pe, (entrada) => {
      const resultado = calcularProdutoEstrangeiro(entrada, NO_PRAZO);
      const soma = TRIBUTOS_DCI.reduce((total, tributo) => total.plus(resultado[tributo]), new Exato(0));
      expect(resultado.total).toBe(soma.toFixed(2));
      expect(JSON.stringify(resultado)).not.toMatch(/NaN|Infinity/);
    }),
  );
});
