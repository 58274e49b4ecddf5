import type { AdicaoDeclarada, DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import {
  ADICAO_MINIMA,
  bytesDe,
  bytesUtf16,
  CABECALHO_MINIMO,
  declaracaoXml,
  listaXml,
} from '#lib/siscomex/testing/xml-de-teste.ts';
import { lerDiXml } from './di-xml.ts';

const ler = (xml: string) => lerDiXml(bytesDe(xml))[0] as DeclaracaoImportacao;
const lerCom = (dentroDaAdicao: string) =>
  ler(listaXml(declaracaoXml(ADICAO_MINIMA.replace('</adicao>', `${dentroDaAdicao}</adicao>`))))
    .adicoes[0] as AdicaoDeclarada;
const lerComCabecalho = (cabecalho: string) =>
  ler(listaXml(declaracaoXml(ADICAO_MINIMA, CABECALHO_MINIMO + cabecalho)));

describe('encodings', () => {
  const latim = (xml: string) => Buffer.from(xml, 'latin1');
  const XML = listaXml(
    declaracaoXml(ADICAO_MINIMA, `${CABECALHO_MINIMO}<importadorNome>AÇAÍ – Ñandú</importadorNome>`),
  );
  const SEM_TRAVESSAO = XML.replace('–', '-');
  const declarado = (codificacao: string, xml: string) => xml.replace('UTF-8', codificacao);

  test.each<[string, Uint8Array, string]>([
    ['UTF-8', bytesDe(XML), 'AÇAÍ – Ñandú'],
    ['UTF-8 with order mark', bytesDe(`\ufeff${XML}`), 'AÇAÍ – Ñandú'],
    ['UTF-8 with order mark, whatever it declares', bytesDe(`\ufeff${declarado('ISO-8859-1', XML)}`), 'AÇAÍ – Ñandú'],
    ['UTF-8 that declares nothing', bytesDe(XML.slice(XML.indexOf('\n'))), 'AÇAÍ – Ñandú'],
    ['ISO-8859-1 as declared', latim(declarado('ISO-8859-1', SEM_TRAVESSAO)), 'AÇAÍ - Ñandú'],
    ['ISO-8859-1 with single quotes', latim(SEM_TRAVESSAO.replace('"UTF-8"', "'iso-8859-1'")), 'AÇAÍ - Ñandú'],
    ['UTF-8 that declares ISO-8859-1', bytesDe(declarado('ISO-8859-1', XML)), 'AÇAÍ – Ñandú'],
    ['windows-1252, dash and all', latim(declarado('windows-1252', XML).replace('–', '\x96')), 'AÇAÍ – Ñandú'],
    ['windows-1252 that claims to be UTF-8', latim(XML.replace('–', '\x96')), 'AÇAÍ – Ñandú'],
    ['windows-1252 that declares what does not exist', latim(declarado('LATIN-99', SEM_TRAVESSAO)), 'AÇAÍ - Ñandú'],
    ['UTF-16', bytesUtf16(declarado('UTF-16', XML), 'le'), 'AÇAÍ – Ñandú'],
    ['UTF-16 big endian', bytesUtf16(declarado('UTF-16', XML), 'be'), 'AÇAÍ – Ñandú'],
  ])('%s', (_nome, bytes, importador) => expect(lerDiXml(bytes)[0]?.importador.nome).toBe(importador));
});

describe('what may be missing, blank, short or out of order', () => {
  test('a declaration of what is required alone has nulls and empty lists for the rest', () => {
    const { adicoes, ...cabecalho } = ler(listaXml(declaracaoXml()));
    expect(cabecalho).toMatchObject({
      sequencialRetificacao: 0,
      tipoDeclaracao: { codigo: null, nome: null },
      dataDesembaraco: null,
      frete: { moeda: { codigo: null, nome: null }, valorMoeda: null, valorDolares: null, valorReais: null },
      totais: { adicoes: null, vmleDolares: null, vmleReais: null, vmldDolares: null, vmldReais: null },
      pagamentos: [],
      documentos: [],
      embalagens: [],
    });
    expect(adicoes[0]).toMatchObject({
      numero: '003',
      valorMoeda: '1.00',
      valorReais: null,
      acrescimos: [],
      deducoes: [],
      itens: [],
      tributos: { ii: { base: null, aliquota: null, devido: '0.00', recolher: '0.00' } },
    });
  });

  test('a declaration without adições is read: their number is the conference’s business', () => {
    expect(ler(listaXml(declaracaoXml(''))).adicoes).toEqual([]);
  });

  test('empty groups are no groups', () => {
    const di = lerComCabecalho('<icms/><icms></icms><pagamento/><embalagem> </embalagem>');
    expect(di).toMatchObject({ pagamentos: [], embalagens: [] });
    expect(lerCom('<mercadoria/><acrescimo></acrescimo>')).toMatchObject({ itens: [], acrescimos: [] });
  });

  test('blank figures are null, short and long ones are what they say', () => {
    const adicao = lerCom(
      '<condicaoVendaValorReais>   </condicaoVendaValorReais><freteValorReais>5</freteValorReais>' +
        '<iiBaseCalculo>000000000000000000000000000123456789012345</iiBaseCalculo>',
    );
    expect(adicao).toMatchObject({ valorReais: null, freteReais: '0.05' });
    expect(adicao.tributos.ii.base).toBe('1234567890123.45');
  });

  test('zeros that mean none are null, zeros that mean something stay', () => {
    const di = lerComCabecalho(
      '<seguroMoedaNegociadaCodigo>000</seguroMoedaNegociadaCodigo><dataDesembaraco>00000000</dataDesembaraco>' +
        '<canalSelecaoParametrizada>000</canalSelecaoParametrizada><freteTotalReais>000000000000000</freteTotalReais>',
    );
    expect(di).toMatchObject({ dataDesembaraco: null, canalCodigo: '000', frete: { valorReais: '0.00' } });
    expect(di.seguro.moeda.codigo).toBeNull();
    expect(lerCom('<numeroLI>0000000000</numeroLI>').numeroLI).toBeNull();
    expect(lerCom('<numeroLI>26/0000123-4</numeroLI>').numeroLI).toBe('2600001234');
  });

  test('one or many of each list, in any order', () => {
    const item = (numero: string) =>
      `<mercadoria><quantidade>100000</quantidade><numeroSequencialItem>${numero}</numeroSequencialItem></mercadoria>`;
    expect(lerCom(item('01')).itens).toHaveLength(1);
    expect(lerCom(item('02') + item('01')).itens.map(({ sequencia }) => sequencia)).toEqual([2, 1]);
    const pagamento = '<pagamento><valorReceita>100</valorReceita><codigoReceita>86</codigoReceita></pagamento>';
    const misturado = lerComCabecalho(`${pagamento}<totalAdicoes>1</totalAdicoes>${pagamento}`);
    expect(misturado.pagamentos.map(({ codigoReceita }) => codigoReceita)).toEqual(['0086', '0086']);
    expect(misturado.totais.adicoes).toBe(1);
  });

  test('an item without number takes its place, one without figures has zeros', () => {
    expect(lerCom('<mercadoria><descricaoMercadoria>A</descricaoMercadoria></mercadoria>').itens).toEqual([
      { sequencia: 1, descricao: 'A', quantidade: '0.00000', unidade: null, valorUnitario: '0.0000000' },
    ]);
  });

  test('attributes, prefixes, comments and an alphanumeric CNPJ do not matter', () => {
    const xml = listaXml(declaracaoXml())
      .replaceAll('ListaDeclaracoes>', 's:ListaDeclaracoes>')
      .replace('<s:ListaDeclaracoes>', '<!-- x --><s:ListaDeclaracoes xmlns:s="urn:x" versao="1">')
      .replace('<dataRegistro>', '<dataRegistro tipo="data"><!-- y -->')
      .replace('11222333000181', '12.ABC.345/01DE-35');
    expect(ler(xml)).toMatchObject({ dataRegistro: '2023-01-02', importador: { numero: '12ABC34501DE35' } });
  });
});

describe('other roots that hold a registered DI', () => {
  const [dela] = lerDiXml(bytesDe(listaXml(declaracaoXml())));

  test('a declaration that stands alone', () => {
    expect(lerDiXml(bytesDe(`<?xml version="1.0"?>${declaracaoXml()}`))).toEqual([dela]);
  });

  test.each([
    ['ListaDeclaracoesTransmissao', 'declaracaoImportacao'],
    ['ListaDeclaracoesTransmissao', 'declaracao'],
    ['listaDeclaracoesTransmissao', 'declaracaoImportacaoTransmissao'],
  ])('<%s> with <%s>', (raiz, elemento) => {
    const dentro = declaracaoXml().replaceAll('declaracaoImportacao>', `${elemento}>`);
    expect(lerDiXml(bytesDe(`<${raiz} xmlns:xsi="x">${dentro}</${raiz}>`))).toEqual([dela]);
  });

  test('an empty number of a DUIMP beside the number of the DI says nothing', () => {
    const xml = listaXml(declaracaoXml(ADICAO_MINIMA, `${CABECALHO_MINIMO}<numeroDUIMP/>`));
    expect(lerDiXml(bytesDe(xml))[0]?.numeroDI).toBe('2390000010');
  });
});

describe('texts', () => {
  test('are trimmed outside and kept inside, entities decoded once, CDATA not at all', () => {
    expect(
      lerCom('<fornecedorNome>  A\r\n B &amp;amp; &lt;C&gt; &quot;&apos;&#233;&#xE9;  </fornecedorNome>').fornecedor,
    ).toBe('A\n B &amp; <C> "\'éé');
    expect(lerCom('<fornecedorNome><![CDATA[A &amp; <B>]]> &amp; C</fornecedorNome>').fornecedor).toBe(
      'A &amp; <B> & C',
    );
  });

  test('may hold more entities than any limit of the parser', () => {
    const muitos = '&amp;'.repeat(200_000);
    expect(lerCom(`<fornecedorNome>${muitos}</fornecedorNome>`).fornecedor).toHaveLength(200_000);
  });
});

describe('reduced rates', () => {
  const reduzida = (folhas: string) => lerCom(folhas).tributos.ii.aliquotaReduzida;

  test('are told when above zero', () => {
    expect(reduzida('<iiAliquotaReduzida>00000</iiAliquotaReduzida>')).toBeNull();
    expect(reduzida('<iiAliquotaReduzida>00400</iiAliquotaReduzida><iiAliquotaAcordo>00200</iiAliquotaAcordo>')).toBe(
      '4.00',
    );
    expect(lerCom('<ipiAliquotaReduzida>00325</ipiAliquotaReduzida>').tributos.ipi.aliquotaReduzida).toBe('3.25');
  });

  test('for the II, the rate of an agreement counts too', () => {
    expect(reduzida('<iiAliquotaReduzida>00000</iiAliquotaReduzida><iiAliquotaAcordo>00200</iiAliquotaAcordo>')).toBe(
      '2.00',
    );
  });
});

describe('acréscimos and deduções', () => {
  const LIDO = {
    codigo: '17',
    denominacao: 'OUTROS ACRESCIMOS AO VALOR ADUANEIRO',
    moeda: { codigo: '978', nome: 'EURO/COM.EUROPEIA' },
    valorMoeda: '171.93',
    valorReais: '1066.01',
  };

  test('by the names public readers take', () => {
    const dentro = `<denominacao>OUTROS ACRESCIMOS AO VALOR ADUANEIRO   </denominacao><moedaNegociadaCodigo>978</moedaNegociadaCodigo>
      <moedaNegociadaNome>EURO/COM.EUROPEIA</moedaNegociadaNome><valorMoedaNegociada>000000000017193</valorMoedaNegociada>
      <valorReais>000000000106601</valorReais>`;
    const adicao = lerCom(
      `<acrescimo><codigoAcrescimo>17</codigoAcrescimo>${dentro}</acrescimo><deducao><codigoDeducao>17</codigoDeducao>${dentro}</deducao>`,
    );
    expect([adicao.acrescimos, adicao.deducoes]).toEqual([[LIDO], [LIDO]]);
    expect(Object.keys(adicao.campos)).toEqual(['numeroAdicao', 'dadosMercadoriaCodigoNcm', 'condicaoVendaValorMoeda']);
  });

  test('by shorter names too', () => {
    const adicao = lerCom(`<acrescimo><codigo>17</codigo><denominacao>OUTROS ACRESCIMOS AO VALOR ADUANEIRO</denominacao>
      <moedaCodigo>978</moedaCodigo><moedaNome>EURO/COM.EUROPEIA</moedaNome><valorMoeda>17193</valorMoeda>
      <valorReais>106601</valorReais></acrescimo>`);
    expect(adicao.acrescimos).toEqual([LIDO]);
  });
});

test('leaves the table does not know stay in campos as text, groups and what repeats do not', () => {
  const { campos } = lerCom(
    '<novaFolha> 0012 </novaFolha><vazia/><grupo><folha>1</folha></grupo><dupla>1</dupla><dupla>2</dupla><destaqueNcm/>',
  );
  expect(campos).toEqual({
    numeroAdicao: '003',
    dadosMercadoriaCodigoNcm: '85177900',
    condicaoVendaValorMoeda: '1.00',
    novaFolha: '0012',
    vazia: null,
  });
});
