import fc from 'fast-check';
import { declaracaoImportacao } from '#lib/contracts/declaracao/declaracao-importacao.ts';
import { INCOTERMS, type Incoterm } from '#lib/domain/aduana/tributos/incoterm.ts';
import { validarDi } from '#lib/domain/identificadores/digito-di.ts';
import { conferirDi } from '#lib/fiscal/importacao/conferencias/conferencias-di.ts';
import { valorAduaneiroDeclarado } from '#lib/fiscal/importacao/declarada/valor-aduaneiro-declarado.ts';
import { escreverDiXml, lerDiXml } from '#lib/siscomex/di/di-xml.ts';
import { vezes } from '#lib/testing/vezes.ts';
import type { PedidoDeDeclaracao } from './gerador-contexto.ts';
import { gerarDeclaracao } from './gerador-di.ts';

const PEDIDO: PedidoDeDeclaracao = {
  semente: 1,
  dataRegistro: '2026-11-20',
  adicoes: 3,
  itensPorAdicao: 4,
  importador: { numero: 'ZFM000AM000121', nome: 'FICTICIA MOTO ELETRONICA DA AMAZONIA LTDA' },
  taxas: { '220': '5.3417', '065': '0.5312', '978': '6.1893' },
};

const pedidos: fc.Arbitrary<PedidoDeDeclaracao> = fc.record({
  semente: fc.nat(),
  dataRegistro: fc.constantFrom('2019-03-15', '2026-11-20'),
  adicoes: fc.integer({ min: 1, max: 20 }),
  itensPorAdicao: fc.integer({ min: 1, max: 8 }),
  importador: fc.constant(PEDIDO.importador),
  incoterm: fc.constantFrom(...(Object.keys(INCOTERMS) as Incoterm[])),
  moeda: fc.constantFrom('220', '065', '978'),
  taxas: fc.constant(PEDIDO.taxas),
  regime: fc.constantFrom('zfm' as const, 'consumo' as const),
});

test('no generated declaration has an error or a warning, and each goes through the file unchanged', () => {
  fc.assert(
    fc.property(pedidos, (pedido) => {
      const di = gerarDeclaracao(pedido);
      expect(conferirDi(di).filter(({ nivel }) => nivel !== 'ok')).toEqual([]);
      expect(lerDiXml(new TextEncoder().encode(escreverDiXml([di])))).toEqual([di]);
      expect(declaracaoImportacao.parse(di)).toEqual(di);
    }),
    { numRuns: vezes(200) },
  );
});

test('each tax is its rate on the customs value, the IPI on the printed base and the II, and shares leave cents at most', () => {
  fc.assert(
    fc.property(pedidos, (pedido) => {
      const di = gerarDeclaracao(pedido);
      for (const adicao of di.adicoes) {
        const { ii, ipi, pis, cofins } = adicao.tributos;
        const valor = centavos(valorAduaneiroDeclarado(adicao));
        expect(centavos(ii.devido)).toBe(porCento(valor, ii.aliquota));
        expect(centavos(pis.devido)).toBe(porCento(valor, pis.aliquota));
        expect(centavos(cofins.devido)).toBe(porCento(valor, cofins.aliquota));
        expect(centavos(ipi.devido)).toBe(porCento(centavos(ii.base) + centavos(ii.devido), ipi.aliquota));
        const residuoDaBase = centavos(ii.base) - valor;
        expect(residuoDaBase >= 0n && residuoDaBase <= 60n).toBe(true);
      }
      const rateado = di.adicoes.reduce((soma, { freteReais }) => soma + centavos(freteReais), 0n);
      const sobra = centavos(di.frete.valorReais) - rateado;
      expect(sobra >= 0n && sobra < BigInt(di.adicoes.length)).toBe(true);
    }),
    { numRuns: vezes(50) },
  );
});

/** Computed with integers, so that the test does not check the decimals with themselves. */
function centavos(dinheiro: string | null): bigint {
  return BigInt((dinheiro ?? '0').replace('.', ''));
}

function porCento(base: bigint, aliquota: string | null): bigint {
  return (base * centavos(aliquota)) / 10_000n;
}

test('the same request gives the same declaration, another seed another', () => {
  expect(gerarDeclaracao(PEDIDO)).toEqual(gerarDeclaracao(PEDIDO));
  expect(gerarDeclaracao({ ...PEDIDO, semente: 2 })).not.toEqual(gerarDeclaracao(PEDIDO));
});

test('spoiling one declaration spoils no other', () => {
  const estragada = gerarDeclaracao(PEDIDO);
  estragada.urfDespacho.nome = 'OUTRA';
  for (const adicao of estragada.adicoes) adicao.tributos.ii.regime.codigo = '9';
  const outra = gerarDeclaracao(PEDIDO);
  expect(outra.urfDespacho.nome).not.toBe('OUTRA');
  expect(outra.adicoes[0]?.tributos.ii.regime.codigo).toBe('3');
});

test('admission into the ZFM: exempt and suspended, printed as due, nothing to pay but the fee', () => {
  const di = gerarDeclaracao(PEDIDO);
  expect(di.tipoDeclaracao).toEqual({ codigo: '06', nome: 'ADMISSAO NA ZFM' });
  expect(di.pagamentos.map(({ codigoReceita, valorReceita }) => [codigoReceita, valorReceita])).toEqual([
    ['7811', '223.64'],
  ]);
  for (const { tributos } of di.adicoes) {
    expect(Object.values(tributos).map(({ regime, recolher }) => [regime.codigo, recolher])).toEqual([
      ['3', '0.00'],
      ['5', '0.00'],
      ['5', '0.00'],
      ['5', '0.00'],
    ]);
    expect(Number(tributos.pis.devido)).toBeGreaterThan(0);
  }
});

test('consumption: everything due is paid', () => {
  const di = gerarDeclaracao({ ...PEDIDO, regime: 'consumo' });
  expect(di.tipoDeclaracao.codigo).toBe('01');
  expect(di.pagamentos.map(({ codigoReceita }) => codigoReceita)).toEqual(['0086', '1038', '5602', '5629', '7811']);
});

test('its number is valid and its own, unless one is given', () => {
  expect(validarDi(gerarDeclaracao(PEDIDO).numeroDI)).toMatchObject({ valido: true });
  expect(gerarDeclaracao({ ...PEDIDO, numero: '2600000010' }).numeroDI).toBe('2600000010');
});

test('what no DI holds is refused', () => {
  expect(() => gerarDeclaracao({ ...PEDIDO, adicoes: 1000 })).toThrow('Uma DI tem de 1 a 999 adições.');
  expect(() => gerarDeclaracao({ ...PEDIDO, itensPorAdicao: 0 })).toThrow('Uma adição tem de 1 a 99 itens.');
  expect(() => gerarDeclaracao({ ...PEDIDO, moeda: '470' })).toThrow('Falta a taxa de câmbio da moeda 470.');
});
