import fc from 'fast-check';
import { AVISO_DO_MANUAL } from '#lib/domain/zfm/dai.ts';
import { daiDeTeste, daisArbitrarias, FOLHAS_DO_LEIAUTE } from '#lib/siscomex/testing/dai-de-teste.ts';
import { ArquivoXmlInvalido } from '#lib/siscomex/xml/arquivo-xml-invalido.ts';
import { daiDoRegistro, escreverDai, registroDaDai } from './dai-registro.ts';
import { lerDie } from './dai-xml.ts';

const ler = (xml: string) => daiDoRegistro(lerDie('declaracao', new TextEncoder().encode(xml)));

test('the leaves stand under the names of the layout', () => {
  const { adicao, ...cabecalho } = registroDaDai(daiDeTeste());
  expect(cabecalho).toMatchObject({ nrDocumento: '2690000014', vlII: '177.60', vlTaxaDolar: '5.3417', qtdeAdicoes: 2 });
  expect(adicao).toHaveLength(2);
  expect((adicao as unknown[])[1]).toMatchObject({
    numAdicao: '002',
    cdImportador: '041234561',
    vlIi: '88.80',
    cdTributacao: 'A001',
    vlBcIcms: '1079.04',
    vlIcms: '0.00',
    vlIcmsSI: '215.81',
    itemAdicao: [{ numItem: 1, txDescricaoDestalhada: 'VÁLVULA', qtdItem: '10.00000' }],
  });
});

test('the file is one line, its figures padded, and what is not known left out', () => {
  const xml = escreverDai(daiDeTeste({ tipo: null, informacaoComplementar: 'um\ndois' }), { comAviso: false });
  expect(xml).not.toContain('\n');
  expect(xml).toContain('<InfDIe><nrDocumento>2690000014</nrDocumento><dtDocumento>20260630</dtDocumento>');
  expect(xml).toContain('<vlIcms>000000000000000</vlIcms><vlIcmsSI>000000000021581</vlIcmsSI>');
  expect(xml).toContain('<txInfoCompl>um&#10;dois</txInfoCompl>');
  expect(xml).not.toContain('tipoDIe');
  expect(xml).not.toContain('<!--');
});

test('what is not known of the layout is said after the prolog, and the file still reads', () => {
  const xml = escreverDai(daiDeTeste(), { comAviso: true });
  expect(AVISO_DO_MANUAL).toBe(
    'Arquivo de conferência: nomes de campos publicamente conhecidos; confira com o manual vigente da Sefaz-AM.',
  );
  expect(xml.startsWith(`<?xml version="1.0" encoding="UTF-8"?><!-- ${AVISO_DO_MANUAL} --><enviDIe `)).toBe(true);
  expect(ler(xml)).toEqual(daiDeTeste());
});

test('the number of a DUIMP has its fifteen positions', () => {
  const duimp = daiDeTeste({ numeroDocumento: '26BR00001234561' });
  const xml = escreverDai(duimp, { comAviso: true });
  expect(xml).toContain('<nrDocumento>26BR00001234561</nrDocumento>');
  expect(ler(xml)).toEqual(duimp);
});

test('any DAI comes back as it was, with the comment and without', () => {
  fc.assert(
    fc.property(daisArbitrarias(FOLHAS_DO_LEIAUTE), fc.boolean(), (dai, comAviso) => {
      expect(ler(escreverDai(dai, { comAviso }))).toEqual(dai);
      expect(daiDoRegistro(registroDaDai(dai))).toEqual(dai);
    }),
    { numRuns: 300 },
  );
});

test('an amount that was not written is no zero; a text that was not is none', () => {
  const sem = (elemento: string) => () =>
    ler(escreverDai(daiDeTeste(), { comAviso: false }).replace(new RegExp(`<${elemento}>[^<]*</${elemento}>`), ''));
  expect(sem('vlFrete')).toThrow(
    new ArquivoXmlInvalido('CAMPO_AUSENTE', 'O campo vlFrete de InfDIe não veio no arquivo.'),
  );
  expect(sem('vlUnitario')).toThrow('O campo vlUnitario de itemAdicao não veio no arquivo.');
  expect(sem('txDescricaoDestalhada')().adicoes[0]?.itens[0]?.descricao).toBe('');
  expect(sem('vlTaxaDolar')().taxaDolar).toBeNull();
});

test.each(['-1.00', '1.001', 'x'])('an amount of %s is not written', (fob) => {
  expect(() => escreverDai(daiDeTeste({ fob }), { comAviso: false })).toThrow(RangeError);
});
