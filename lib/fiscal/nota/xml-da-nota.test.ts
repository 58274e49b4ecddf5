import fc from 'fast-check';
import { escreverNotaDeImportacao } from '#lib/siscomex/nfe/escrever-nota-de-importacao.ts';
import { lerNotaDeImportacao } from '#lib/siscomex/nfe/ler-nota-de-importacao.ts';
import { lerNfeOuEntrada } from '#lib/siscomex/nfe/nfe-xml.ts';
import { NOTAS_DE_ENTRADA } from '#lib/testing/vetores/nfe-entrada.ts';
import { vezes } from '#lib/testing/vezes.ts';
import { montarNota } from './montar-nota.ts';
import { insumosDoVetor, PARAMETROS_DOS_VETORES } from './testing/insumos-de-teste.ts';
import { insumosArbitrarios } from './testing/notas-arbitrarias.ts';

const bytes = (xml: string) => new TextEncoder().encode(xml);
const notaDe = (id: string) => montarNota(insumosDoVetor(id), PARAMETROS_DOS_VETORES).nota;

test('reads back what it writes, whatever the declaration and the shape', () => {
  fc.assert(
    fc.property(insumosArbitrarios(), (insumos) => {
      const { nota } = montarNota(insumos, []);
      expect(lerNotaDeImportacao(bytes(escreverNotaDeImportacao(nota)))).toEqual({ nota, naoLidos: [] });
    }),
    { numRuns: vezes(200) },
  );
});

test.each(NOTAS_DE_ENTRADA)(
  '$id: written, it is the note again, here and where notes that came in are read',
  ({ id }) => {
    const nota = notaDe(id);
    const xml = escreverNotaDeImportacao(nota);
    expect(lerNotaDeImportacao(bytes(xml)).nota).toEqual(nota);
    const lida = lerNfeOuEntrada(bytes(xml));
    if (lida.tipo !== 'ENTRADA') throw new Error(lida.tipo);
    const { chave, numero, itens, frete, totais } = lida.nota;
    expect({ chave, numero, frete, totais }).toEqual({
      chave: nota.chave,
      numero: nota.ide.nNF,
      frete: nota.total.vFrete,
      totais: { ii: nota.total.vII, ipi: nota.total.vIPI, pis: nota.total.vPIS, cofins: nota.total.vCOFINS },
    });
    expect(itens.map(({ ncm, cfop, ii, declaracoes: [di] }) => [ncm, cfop, ii, di?.numero, di?.adicoes])).toEqual(
      nota.itens.map(({ prod, II, DI }) => [
        prod.NCM,
        prod.CFOP,
        II?.vII,
        DI?.nDI,
        [{ numero: DI?.adi.nAdicao ? Number(DI.adi.nAdicao) : null, sequencia: Number(DI?.adi.nSeqAdic) }],
      ]),
    );
  },
);

test('the groups of an item stand in the order of the layout, with its own formats', () => {
  const xml = escreverNotaDeImportacao(notaDe('NFE-4'));
  const [det = ''] = /<det .*<\/det>/s.exec(xml) ?? [];
  expect(det).toBe(
    '<det nItem="1"><prod><cProd>PN-300-C</cProd><cEAN>SEM GTIN</cEAN><xProd>FERRAMENTA PNEUMATICA FICTICIA 300</xProd><NCM>84671110</NCM><CFOP>3102</CFOP><uCom>UN</uCom><qCom>500.0000</qCom><vUnCom>500.0000000000</vUnCom><vProd>250000.00</vProd><cEANTrib>SEM GTIN</cEANTrib><uTrib>UN</uTrib><qTrib>500.0000</qTrib><vUnTrib>500.0000000000</vUnTrib><vOutro>1594.23</vOutro><indTot>1</indTot>' +
      '<DI><nDI>26BR00001234561</nDI><dDI>2026-11-03</dDI><xLocDesemb>MANAUS</xLocDesemb><UFDesemb>AM</UFDesemb><dDesemb>2026-11-09</dDesemb><tpViaTransp>1</tpViaTransp><vAFRMM>1440.00</vAFRMM><tpIntermedio>1</tpIntermedio><cExportador>EXP-0001</cExportador><adi><nSeqAdic>1</nSeqAdic><cFabricante>FAB-0001</cFabricante></adi></DI></prod>' +
      '<imposto><ICMS><ICMS00><orig>1</orig><CST>00</CST><modBC>3</modBC><vBC>443414.66</vBC><pICMS>20.0000</pICMS><vICMS>88682.93</vICMS></ICMS00></ICMS><IPI><cEnq>999</cEnq><IPITrib><CST>00</CST><vBC>295000.00</vBC><pIPI>9.7500</pIPI><vIPI>28762.50</vIPI></IPITrib></IPI><II><vBC>250000.00</vBC><vDespAdu>0.00</vDespAdu><vII>45000.00</vII><vIOF>0.00</vIOF></II>' +
      '<PIS><PISOutr><CST>56</CST><vBC>250000.00</vBC><pPIS>2.1000</pPIS><vPIS>5250.00</vPIS></PISOutr></PIS><COFINS><COFINSOutr><CST>56</CST><vBC>250000.00</vBC><pCOFINS>9.6500</pCOFINS><vCOFINS>24125.00</vCOFINS></COFINSOutr></COFINS>' +
      '<IBSCBS><CST>000</CST><cClassTrib>000001</cClassTrib><gIBSCBS><vBC>296594.23</vBC><gIBSUF><pIBSUF>0.1000</pIBSUF><vIBSUF>296.59</vIBSUF></gIBSUF><gIBSMun><pIBSMun>0.0000</pIBSMun><vIBSMun>0.00</vIBSMun></gIBSMun><vIBS>296.59</vIBS><gCBS><pCBS>0.9000</pCBS><vCBS>2669.35</vCBS></gCBS></gIBSCBS></IBSCBS></imposto><vItem>325356.73</vItem></det>',
  );
  expect(xml).toContain(
    '<IBSCBSTot><vBCIBSCBS>296594.23</vBCIBSCBS><gIBS><gIBSUF><vDif>0.00</vDif><vDevTrib>0.00</vDevTrib><vIBSUF>296.59</vIBSUF></gIBSUF><gIBSMun><vDif>0.00</vDif><vDevTrib>0.00</vDevTrib><vIBSMun>0.00</vIBSMun></gIBSMun><vIBS>296.59</vIBS><vCredPres>0.00</vCredPres><vCredPresCondSus>0.00</vCredPresCondSus></gIBS><gCBS><vDif>0.00</vDif><vDevTrib>0.00</vDevTrib><vCBS>2669.35</vCBS><vCredPres>0.00</vCredPres><vCredPresCondSus>0.00</vCredPresCondSus></gCBS></IBSCBSTot><vNFTot>325356.73</vNFTot>',
  );
});

test('what is not known stops the XML, and says where', () => {
  const semNumero = { ...insumosDoVetor('NFE-1') };
  semNumero.emissao = { ...semNumero.emissao, nNF: null };
  const { nota } = montarNota(semNumero, []);
  expect(() => escreverNotaDeImportacao(nota)).toThrow(new RangeError('Falta o número da nota. (ide.nNF)'));
});

test('texts are escaped, and what the object has no place for is named', () => {
  const nota = notaDe('NFE-1');
  const xml = escreverNotaDeImportacao({ ...nota, infCpl: 'A & B <C> "D"' });
  expect(xml).toContain('<infCpl>A &amp; B &lt;C&gt; "D"</infCpl>');
  const comMais = xml.replace('<uCom>', '<rastro><nLote>1</nLote></rastro><uCom>').replaceAll('ICMS51>', 'ICMS10>');
  const { nota: lida, naoLidos } = lerNotaDeImportacao(bytes(comMais));
  expect(naoLidos).toEqual(['det/prod/rastro']);
  expect(lida.itens[0]?.ICMS).toEqual({ grupo: 'ICMS10', orig: '1', CST: '51' });
});

test('an outgoing note and a second declaration of an item are refused', () => {
  const xml = escreverNotaDeImportacao(notaDe('NFE-1'));
  const saida = bytes(xml.replace('<tpNF>0', '<tpNF>1'));
  expect(() => lerNotaDeImportacao(saida)).toThrow(expect.objectContaining({ codigo: 'NOTA_DE_SAIDA' }));
  const duas = bytes(xml.replace('</DI>', '</DI><DI></DI>'));
  expect(() => lerNotaDeImportacao(duas)).toThrow(expect.objectContaining({ codigo: 'CAMPO_REPETIDO' }));
});
