import {
  ADICAO_MINIMA,
  bytesDe,
  bytesUtf16,
  CABECALHO_MINIMO,
  declaracaoXml,
  listaXml,
} from '#lib/siscomex/testing/xml-de-teste.ts';
import { ArquivoXmlInvalido } from '#lib/siscomex/xml/arquivo-xml-invalido.ts';
import { lerDiXml } from './di-xml.ts';

const DOCTYPE =
  'O arquivo declara um DOCTYPE ou entidades, o que estes arquivos nunca trazem, e por segurança foi recusado.';
const INTEIRA = listaXml(declaracaoXml());
const semCampo = (nome: string) => listaXml(declaracaoXml().replace(new RegExp(`<${nome}>.*</${nome}>`), ''));
const comAdicao = (nome: string, valor: string) =>
  listaXml(declaracaoXml(ADICAO_MINIMA.replace('</adicao>', `<${nome}>${valor}</${nome}></adicao>`)));
const comCabecalho = (nome: string, valor: string) =>
  listaXml(declaracaoXml(ADICAO_MINIMA, `${CABECALHO_MINIMO}<${nome}>${valor}</${nome}>`));
const comItem = (dentro: string) => comAdicao('mercadoria', `<numeroSequencialItem>01</numeroSequencialItem>${dentro}`);

function transmissao(xml: string): string {
  return xml.replaceAll('ListaDeclaracoes>', 'ListaDeclaracoesTransmissao>');
}

function recusa(bytes: Uint8Array): ArquivoXmlInvalido {
  try {
    lerDiXml(bytes);
  } catch (erro) {
    if (erro instanceof ArquivoXmlInvalido) return erro;
    throw erro;
  }
  throw new Error('the file was taken');
}

test('the smallest whole file is taken, so that each refusal below has one cause', () => {
  expect(lerDiXml(bytesDe(INTEIRA))).toHaveLength(1);
});

test.each<[string, string, string, string]>([
  ['an empty file', '', 'ARQUIVO_VAZIO', 'O arquivo está vazio.'],
  ['a blank file', ' \r\n\t', 'ARQUIVO_VAZIO', 'O arquivo está vazio.'],
  ['a text', 'numeroDI;2390000010', 'NAO_E_XML', 'O arquivo não é um XML.'],
  ['a PDF', '%PDF-1.7\n<<', 'NAO_E_XML', 'O arquivo não é um XML.'],
  ['JSON', '{"numeroDI":"2390000010"}', 'NAO_E_XML', 'O arquivo não é um XML.'],
  [
    'a file cut in the middle',
    INTEIRA.slice(0, INTEIRA.indexOf('<condicaoVendaValorMoeda>') + 30),
    'XML_INCOMPLETO',
    'O arquivo está incompleto: termina na linha 7 sem fechar <ListaDeclaracoes>.',
  ],
  [
    'a file cut inside a tag',
    INTEIRA.slice(0, INTEIRA.indexOf('<numeroAdicao>') + 5),
    'XML_INCOMPLETO',
    'O arquivo está incompleto: termina na linha 5 sem fechar <ListaDeclaracoes>.',
  ],
  [
    'a tag closed by another',
    INTEIRA.replace('</numeroAdicao>', '</numeroDeAdicao>'),
    'XML_MALFORMADO',
    'O XML do arquivo está malformado na linha 5.',
  ],
  [
    'an empty root with the same attribute twice',
    '<ListaDeclaracoes a="1" a="2"/>',
    'XML_MALFORMADO',
    'O XML do arquivo está malformado na linha 1.',
  ],
  [
    'a loose ampersand',
    comAdicao('fornecedorNome', 'A & B'),
    'XML_MALFORMADO',
    'O XML do arquivo está malformado na linha 8.',
  ],
  [
    'an entity that XML does not have',
    comAdicao('fornecedorNome', 'A&nbsp;B'),
    'XML_MALFORMADO',
    'O XML do arquivo está malformado na linha 8: a referência "&nbsp;" não existe em XML.',
  ],
  ['a DOCTYPE', `<?xml version="1.0"?><!DOCTYPE ListaDeclaracoes>${INTEIRA}`, 'XML_COM_DOCTYPE', DOCTYPE],
  ['an entity declared after comments', `<!-- a --><?b c?>\n<!ENTITY x "y">${INTEIRA}`, 'XML_COM_DOCTYPE', DOCTYPE],
  [
    'a DOCTYPE inside the root',
    listaXml(declaracaoXml(), '<!DOCTYPE a [<!ENTITY b "c">]>'),
    'XML_COM_DOCTYPE',
    DOCTYPE,
  ],
  [
    'an NF-e',
    '<?xml version="1.0"?><nfeProc xmlns="http://www.portalfiscal.inf.br/nfe"><NFe/></nfeProc>',
    'XML_DE_NFE',
    'O arquivo é o XML de uma NF-e (raiz <nfeProc>), e não o de uma declaração de importação.',
  ],
  [
    'a transmission file',
    '<ListaDeclaracoesTransmissao><declaracao/></ListaDeclaracoesTransmissao>',
    'XML_DE_TRANSMISSAO',
    'O arquivo é o de transmissão da DI ao Siscomex (raiz <ListaDeclaracoesTransmissao>), e a DI ainda não tem número: envie o XML da consulta da DI já registrada.',
  ],
  [
    'a transmission file of a DI without a number, in the layout of the consulta',
    transmissao(semCampo('numeroDI')),
    'XML_DE_TRANSMISSAO',
    'O arquivo é o de transmissão da DI ao Siscomex (raiz <ListaDeclaracoesTransmissao>), e a DI ainda não tem número: envie o XML da consulta da DI já registrada.',
  ],
  [
    'a transmission file of a DI that was registered meanwhile, as it was transmitted',
    transmissao(INTEIRA.replaceAll('dadosMercadoriaCodigoNcm', 'codigoMercadoriaNCM')),
    'XML_DE_TRANSMISSAO',
    'O arquivo traz a DI 2390000010 como foi transmitida, sem os valores que o Siscomex registrou: envie o XML da consulta dela.',
  ],
  [
    'a DUIMP in the layout of the DI',
    INTEIRA.replace('<numeroDI>2390000010</numeroDI>', '<numeroDUIMP>25BR00001883412</numeroDUIMP>'),
    'XML_DE_DUIMP',
    'O arquivo é um XML da DUIMP 25BR0000188341-2, que não traz os tributos de cada item. Traga as respostas do Portal Único em JSON: a capa (GET /ext/duimp/25BR00001883412/1) e os itens (…/itens), ou a da Sefaz.',
  ],
  [
    'another XML',
    '<html><body/></html>',
    'XML_DE_OUTRO_TIPO',
    'O arquivo é um XML de outro tipo: a raiz é <html>, e a do XML da DI é <ListaDeclaracoes>.',
  ],
  ['a list without declarations', listaXml(), 'SEM_DECLARACAO', 'O arquivo não traz nenhuma declaração de importação.'],
  ['an empty root', '<ListaDeclaracoes/>', 'SEM_DECLARACAO', 'O arquivo não traz nenhuma declaração de importação.'],
  [
    'letters in a value',
    INTEIRA.replace('000000000000100', '12A4'),
    'NUMERO_INVALIDO',
    'O campo condicaoVendaValorMoeda da adição 003 da DI 23/9000001-0 traz "12A4", que não é um número.',
  ],
  [
    'a figure with its decimal comma',
    comCabecalho('cargaPesoBruto', ' 12,5 '),
    'NUMERO_INVALIDO',
    'O campo cargaPesoBruto da DI 23/9000001-0 traz "12,5", que não é um número.',
  ],
  [
    'a negative quantity in an item',
    comItem('<quantidade>-1</quantidade>'),
    'NUMERO_INVALIDO',
    'O campo quantidade do item 1 da adição 003 da DI 23/9000001-0 traz "-1", que não é um número.',
  ],
  [
    'letters in the ICMS, which the model does not keep',
    comCabecalho('icms', '<valorTotalIcms>ABC</valorTotalIcms>'),
    'NUMERO_INVALIDO',
    'O campo valorTotalIcms da DI 23/9000001-0 traz "ABC", que não é um número.',
  ],
  [
    'a DI number with letters',
    INTEIRA.replace('2390000010', '23A0000010'),
    'NUMERO_INVALIDO',
    'O campo numeroDI da 1ª declaração do arquivo traz "23A0000010", que não é um número.',
  ],
  [
    'an impossible date',
    INTEIRA.replace('20230102', '20231399'),
    'DATA_INVALIDA',
    'O campo dataRegistro da DI 23/9000001-0 traz "20231399", que não é uma data.',
  ],
  ['no DI number', semCampo('numeroDI'), 'CAMPO_AUSENTE', 'Falta o campo numeroDI da 1ª declaração do arquivo.'],
  ['no registration date', semCampo('dataRegistro'), 'CAMPO_AUSENTE', 'Falta o campo dataRegistro da DI 23/9000001-0.'],
  [
    'a registration date of zeros',
    INTEIRA.replace('20230102', '00000000'),
    'CAMPO_AUSENTE',
    'Falta o campo dataRegistro da DI 23/9000001-0.',
  ],
  ['no importer', semCampo('importadorNumero'), 'CAMPO_AUSENTE', 'Falta o campo importadorNumero da DI 23/9000001-0.'],
  [
    'an adição without number',
    semCampo('numeroAdicao'),
    'CAMPO_AUSENTE',
    'Falta o campo numeroAdicao da 1ª adição da DI 23/9000001-0.',
  ],
  [
    'an adição without NCM',
    semCampo('dadosMercadoriaCodigoNcm'),
    'CAMPO_AUSENTE',
    'Falta o campo dadosMercadoriaCodigoNcm da adição 003 da DI 23/9000001-0.',
  ],
  [
    'a field given twice',
    comAdicao('condicaoVendaValorMoeda', '1'),
    'CAMPO_REPETIDO',
    'O campo condicaoVendaValorMoeda da adição 003 da DI 23/9000001-0 aparece mais de uma vez.',
  ],
  [
    'two adições of one number, one of them unpadded',
    listaXml(declaracaoXml(ADICAO_MINIMA + ADICAO_MINIMA.replace('003', '3'))),
    'ADICAO_REPETIDA',
    'A DI 23/9000001-0 traz mais de uma vez a adição 003.',
  ],
  [
    'the same DI twice, once with punctuation',
    listaXml(declaracaoXml(), declaracaoXml().replace('2390000010', '23/9000001-0')),
    'DI_REPETIDA',
    'O arquivo traz mais de uma vez a DI 23/9000001-0.',
  ],
])('%s is refused', (_caso, xml, codigo, mensagem) => {
  const erro = recusa(bytesDe(xml));
  expect([erro.codigo, erro.message]).toEqual([codigo, mensagem]);
  expect(erro.campo).toBe(/campo (\w+)/.exec(mensagem)?.[1] ?? CAMPO_DO_REPETIDO[codigo]);
});

const CAMPO_DO_REPETIDO: Record<string, string> = { ADICAO_REPETIDA: 'numeroAdicao', DI_REPETIDA: 'numeroDI' };

describe('a file that expands without end', () => {
  const riso = `<!DOCTYPE a [<!ENTITY lol "lol">${Array.from(
    { length: 9 },
    (_, nivel) => `<!ENTITY lol${nivel + 1} "${`&lol${nivel || ''};`.repeat(10)}">`,
  ).join('')}]><ListaDeclaracoes>&lol9;</ListaDeclaracoes>`;

  test.each([
    ['UTF-8', bytesDe(riso)],
    ['UTF-8 with order mark', bytesDe(`\ufeff${riso}`)],
    ['UTF-16 little endian', bytesUtf16(riso, 'le')],
    ['UTF-16 big endian', bytesUtf16(riso, 'be')],
    ['UTF-16 without order mark', bytesUtf16(riso, 'le').subarray(2)],
  ])('is refused in %s', (_codificacao, bytes) => expect(recusa(bytes).message).toBe(DOCTYPE));

  test('is refused by its first kilobytes: what follows them is not even read', () => {
    const grande = new Uint8Array(64 * 1024 * 1024);
    grande.set(bytesDe(riso));
    const lidos = jest.spyOn(TextDecoder.prototype, 'decode');
    expect(recusa(grande).codigo).toBe('XML_COM_DOCTYPE');
    const maior = Math.max(...lidos.mock.calls.map(([bytes]) => (bytes as Uint8Array).length));
    lidos.mockRestore();
    expect(maior).toBeLessThanOrEqual(16 * 1024);
  });
});

test('a wrong check digit is not the codec’s to refuse', () => {
  const [di] = lerDiXml(bytesDe(INTEIRA.replace('2390000010', '2390000015')));
  expect(di?.numeroDI).toBe('2390000015');
});
