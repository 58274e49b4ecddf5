import fc from 'fast-check';
import { chaveValida, partesDaChave } from '#lib/domain/identificadores/chave-nfe.ts';
import { validarCnpj } from '#lib/domain/identificadores/cnpj.ts';
import { validarCpf } from '#lib/domain/identificadores/cpf.ts';
import { Exato, somar } from '#lib/domain/numeros/decimal-exato.ts';
import { lerNfeXml } from '#lib/siscomex/nfe/nfe-xml.ts';
import { ArquivoXmlInvalido } from '#lib/siscomex/xml/arquivo-xml-invalido.ts';
import { vezes } from '#lib/testing/vezes.ts';
import { gerarNotas, type PedidoDeNotas } from './gerador-nfe.ts';

const PEDIDO: PedidoDeNotas = {
  semente: 1,
  notas: 12,
  emitente: { cnpj: 'ZFM000AM000121', ie: '041234561', nome: 'FICTICIA MOTO ELETRONICA DA AMAZONIA LTDA' },
  produtos: [
    {
      codigo: 'MON-240',
      descricao: 'MONITOR 24" <TESTE> & CIA',
      ncm: '85285200',
      unidade: 'UN',
      preco: '899.9',
      origem: '0',
    },
    {
      codigo: 'PARAF',
      descricao: 'PARAFUSO',
      ncm: '73181500',
      unidade: 'CENTO',
      preco: '0.0123456789',
      origem: '1',
      aliquotaIpi: '6.50',
    },
  ],
  destinos: [
    { uf: 'SP', municipioIbge: '3550308', municipio: 'São Paulo' },
    { uf: 'AM', municipioIbge: '1302603', municipio: 'Manaus' },
  ],
  de: '2026-10-25',
  ate: '2026-11-05',
};

const bytes = (xml: string) => new TextEncoder().encode(xml);

const texto = fc
  .string({ minLength: 1, maxLength: 40, unit: 'grapheme' })
  .map((bruto) => bruto.replaceAll(/\p{C}|\s/gu, ''))
  .filter((lido) => lido !== '');
const produto = fc.record({
  codigo: texto,
  descricao: texto,
  ncm: fc.stringMatching(/^\d{8}$/),
  unidade: fc.constantFrom('UN', 'KG', 'PÇ'),
  preco: fc.stringMatching(/^[1-9]\d{0,4}\.\d{1,10}$/),
  origem: fc.constantFrom('0', '1', '4', '8'),
});
const pedidos: fc.Arbitrary<PedidoDeNotas> = fc
  .record({
    semente: fc.nat(),
    notas: fc.integer({ min: 1, max: 6 }),
    produtos: fc.uniqueArray(produto, { minLength: 1, maxLength: 5, selector: ({ codigo }) => codigo }),
    canceladas: fc.integer({ min: 0, max: 1 }),
    devolucoes: fc.integer({ min: 0, max: 2 }),
    serie: fc.integer({ min: 0, max: 889 }),
    primeiroNumero: fc.integer({ min: 1, max: 900_000_000 }),
    aliquotaIpi: fc.constantFrom(undefined, '0.00', '9.75'),
  })
  .map(({ aliquotaIpi, produtos, ...pedido }) => ({
    ...PEDIDO,
    ...pedido,
    produtos: produtos.map((qual) => (aliquotaIpi === undefined ? qual : { ...qual, aliquotaIpi })),
  }));

test('what is generated is read as what was asked, whatever that is', () => {
  fc.assert(
    fc.property(pedidos, (pedido) => {
      const { notas, cancelamentos, devolucoes } = gerarNotas(pedido);
      expect([notas.length, cancelamentos.length, devolucoes.length]).toEqual([
        pedido.notas,
        pedido.canceladas,
        pedido.devolucoes,
      ]);
      for (const { xml, nota } of notas) expect(lerNfeXml(bytes(xml))).toEqual({ tipo: 'NOTA', nota });
      for (const { xml, cancelamento } of cancelamentos) {
        expect(lerNfeXml(bytes(xml))).toEqual({ tipo: 'CANCELAMENTO', ...cancelamento });
      }
      for (const { xml } of devolucoes) {
        expect(() => lerNfeXml(bytes(xml))).toThrow(expect.objectContaining({ codigo: 'NOTA_DE_ENTRADA' }));
      }
    }),
    { numRuns: vezes(60) },
  );
});

test('each nota is of the issuer and the days asked for, to a place asked for, with goods asked for', () => {
  const { notas } = gerarNotas(PEDIDO);
  for (const { nome, nota } of notas) {
    expect(nome).toBe(`${nota.chave}-nfe.xml`);
    expect(chaveValida(nota.chave)).toBe(true);
    expect(partesDaChave(nota.chave)).toMatchObject({ cnpj: PEDIDO.emitente.cnpj, modelo: '55', codigoUf: '13' });
    expect(nota.emissao >= PEDIDO.de && nota.emissao <= PEDIDO.ate).toBe(true);
    const { uf, municipioIbge, municipio, documento, tipo } = nota.destinatario;
    expect(PEDIDO.destinos).toContainEqual({ uf, municipioIbge, municipio });
    expect((tipo === 'PF' ? validarCpf : validarCnpj)(documento ?? '')).toEqual({ valido: true, valor: documento });
    for (const item of nota.itens) {
      expect(PEDIDO.produtos.map(({ codigo }) => codigo)).toContain(item.codigo);
      expect(item.cfop).toBe(uf === 'AM' ? '5101' : '6101');
      expect(item.ipi === null).toBe(item.codigo === 'MON-240');
      const valor = new Exato(item.valorUnitario).times(item.quantidade);
      expect(valor.minus(item.valorTotal).abs().lte('0.005')).toBe(true);
    }
    expect(nota.valorTotal).toBe(somar(nota.itens.flatMap(({ valorTotal, ipi }) => [valorTotal, ipi])).toFixed(2));
    expect(nota).toMatchObject({ situacao: 'AUTORIZADA', informacaoComplementar: 'DCI MENSAL' });
  }
  expect(notas.map(({ nota }) => nota.numero)).toEqual(Array.from({ length: 12 }, (_, i) => String(i + 1)));
  const dias = notas.map(({ nota }) => nota.emissao);
  expect(dias).toEqual(dias.toSorted());
});

test('the same request gives the same notas, another seed others', () => {
  expect(gerarNotas(PEDIDO)).toEqual(gerarNotas(PEDIDO));
  expect(gerarNotas({ ...PEDIDO, semente: 2 })).not.toEqual(gerarNotas(PEDIDO));
});

test('a cancellation is of one of the notas, each once', () => {
  const { notas, cancelamentos } = gerarNotas({ ...PEDIDO, canceladas: 5 });
  const chaves = cancelamentos.map(({ cancelamento }) => cancelamento.chave);
  expect(new Set(chaves).size).toBe(5);
  expect(notas.map(({ nota }) => nota.chave)).toEqual(expect.arrayContaining(chaves));
});

test.each([
  { notas: 0 },
  { notas: 1.5 },
  { produtos: [] },
  { destinos: [] },
  { ate: '2026-10-24' },
  { notas: 2, canceladas: 3 },
])('nothing is made of %j', (mudado) => {
  expect(() => gerarNotas({ ...PEDIDO, ...mudado })).toThrow(RangeError);
});

test('bytes that fall out or change on the way are refused with a sentence, or read', () => {
  const [{ xml } = { xml: '' }] = gerarNotas(PEDIDO).notas;
  const inteiro = bytes(xml);
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(inteiro.length - 1), fc.nat(255)), { minLength: 1, maxLength: 5 }),
      fc.nat(inteiro.length),
      (trocas, ate) => {
        const mudado = Uint8Array.from(inteiro);
        for (const [onde, byte] of trocas) mudado[onde] = byte;
        for (const tentado of [mudado, mudado.subarray(0, ate)]) {
          try {
            lerNfeXml(tentado);
          } catch (erro) {
            expect(erro).toBeInstanceOf(ArquivoXmlInvalido);
          }
        }
      },
    ),
    { numRuns: vezes(150) },
  );
});
