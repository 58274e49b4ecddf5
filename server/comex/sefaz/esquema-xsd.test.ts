import { readdirSync } from 'node:fs';
import type { EsquemaXsd } from '#lib/contracts/sefaz/esquema-xsd.ts';
import type { DocumentoComXsd } from '#lib/domain/zfm/esquema-xsd.ts';
import { escreverDie } from '#lib/siscomex/sefaz/dai-xml.ts';
import type { RegistroXml } from '#lib/siscomex/xml/tabela-xml.ts';
import { pacoteFicticio, xsdFicticio, zipDe } from '#server/testing/fictitious-xsd.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { onServer, type Pessoa, type TestBench } from '#server/testing/test-bench.ts';
import { experimentarXsd } from './experimentar-xsd.ts';
import { validadorDe } from './validador-xsd.ts';

const MATRIZ_XSD = 'enviMatrizDIe_v1.00.xsd';
const ESPACO = 'xmlns:xs="http://www.w3.org/2001/XMLSchema"';
const sozinho = (dentro: string) => `<xs:schema ${ESPACO}>${dentro}</xs:schema>`;
const RAIZ = '<xs:element name="enviMatrizDIe"/>';

const enviar = (pessoa: Pessoa, bytes: Uint8Array | string, nome = 'leiautes.zip', documento = 'MATRIZ') =>
  pessoa.pedir(multipartOf(`/api/EsquemaXsd?documento=${documento}`, bytes, nome));
const listar = async (pessoa: Pessoa): Promise<EsquemaXsd[]> => (await pessoa.pedir({ url: '/api/EsquemaXsd' })).json();
const historico = async (pessoa: Pessoa, id: string) =>
  (await pessoa.pedir({ url: `/api/Historico?recurso=EsquemaXsd&registroId=${id}` })).json();
const conferir = async ({ conexao, blobs }: TestBench, pessoa: Pessoa, documento: DocumentoComXsd, xml: string) =>
  (await validadorDe(conexao.db, blobs, pessoa.quem.empresaId, documento))?.conferir(xml);

const ITEM = {
  cdNcmProdFinal: '85171300',
  cdSuframa: '0123',
  cdDestinacao: '01',
  cdUtilizacao: '02',
  cdTributacao: 'F102',
  numDecreto: 'Decreto fictício 10.001/2026',
  tpDocumentoConcessivo: null,
  numDocumentoConcessivo: null,
  dtInicioBeneficio: '2026-01-01',
  dtFimBeneficio: null,
};
const matriz = (...itens: object[]) =>
  escreverDie('matriz', {
    Id: 'MatrizDIe20261120080000',
    Importador: { tipoImportador: '1', cdImportador: '041234561' },
    ItemMatriz: itens.map((um) => ({ ...ITEM, ...um })),
  });

onServer('EsquemaXsd', (bench) => {
  let pessoa: Pessoa;
  beforeEach(async () => {
    pessoa = await bench().novaPessoa();
  });

  test('a zip is kept as it came, the principal of each document found by itself', async () => {
    const zip = pacoteFicticio('leiautes/');
    const carregado = await enviar(pessoa, zip);
    expect([carregado.statusCode, carregado.json()]).toEqual([
      201,
      {
        id: expect.any(String),
        documento: 'MATRIZ',
        nome: 'leiautes.zip',
        principal: 'leiautes/enviMatrizDIe_v1.00.xsd',
        tamanho: zip.length,
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
        carregadoEm: '2026-11-20T12:00:00.000Z',
        carregadoPor: { id: pessoa.quem.usuarioId, nome: 'Pessoa de Teste' },
        retirado: null,
      },
    ]);
    expect((await enviar(pessoa, zip, 'leiautes.zip', 'DAI')).json()).toMatchObject({
      principal: 'leiautes/enviDIe_v1.00.xsd',
    });
    const { id } = carregado.json();
    const baixado = await pessoa.pedir({ url: `/api/EsquemaXsd/${id}/Conteudo` });
    expect(Buffer.compare(baixado.rawPayload, Buffer.from(zip))).toBe(0);
    expect(baixado.headers['content-disposition']).toBe("attachment; filename*=UTF-8''leiautes.zip");
    expect(baixado.headers['content-type']).toBe('application/octet-stream');
  });

  test('another takes its place; taken away, none is used; both stay, and the history tells of it', async () => {
    const { id: primeiro } = (await enviar(pessoa, sozinho(RAIZ), 'um.xsd')).json();
    const { id: segundo } = (await enviar(pessoa, sozinho(RAIZ), 'dois.xsd')).json();
    const { id: daDai } = (await enviar(pessoa, pacoteFicticio(), 'dai.zip', 'DAI')).json();
    const retirado = { em: '2026-11-20T12:00:00.000Z', por: { id: pessoa.quem.usuarioId, nome: 'Pessoa de Teste' } };
    expect(await listar(pessoa)).toMatchObject([
      { id: daDai, retirado: null },
      { id: segundo, nome: 'dois.xsd', retirado: null },
      { id: primeiro, nome: 'um.xsd', retirado },
    ]);
    const retirar = () => pessoa.pedir({ method: 'DELETE', url: `/api/EsquemaXsd/${segundo}` });
    expect((await retirar()).statusCode).toBe(204);
    expect(await listar(pessoa)).toMatchObject([{ id: daDai, retirado: null }, { retirado }, { retirado }]);
    const outraVez = await retirar();
    expect([outraVez.statusCode, outraVez.json().Error]).toEqual([422, 'Este XSD já foi retirado.']);
    expect(await historico(pessoa, primeiro)).toMatchObject([
      { acao: 'EXCLUIR', motivo: 'Outro XSD foi carregado no lugar dele.', antes: { nome: 'um.xsd' } },
      { acao: 'CRIAR', depois: { nome: 'um.xsd', principal: 'um.xsd' } },
    ]);
    expect(await historico(pessoa, segundo)).toMatchObject([{ acao: 'EXCLUIR', motivo: null }, { acao: 'CRIAR' }]);
    expect((await pessoa.pedir({ url: `/api/EsquemaXsd/${primeiro}/Conteudo` })).body).toBe(sozinho(RAIZ));
    expect(await conferir(bench(), pessoa, 'MATRIZ', matriz({}))).toBeUndefined();
  });

  test('of several loaded at once one is in use', async () => {
    const nomes = ['a.xsd', 'b.xsd', 'c.xsd', 'd.xsd'];
    const respostas = await Promise.all(nomes.map((nome) => enviar(pessoa, sozinho(RAIZ), nome)));
    expect(respostas.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
    expect((await listar(pessoa)).filter(({ retirado }) => retirado === null)).toHaveLength(1);
  });

  test("another company's is nowhere", async () => {
    const { id } = (await enviar(pessoa, sozinho(RAIZ), 'um.xsd')).json();
    const outra = await bench().novaPessoa();
    expect(await listar(outra)).toEqual([]);
    expect((await outra.pedir({ url: `/api/EsquemaXsd/${id}/Conteudo` })).statusCode).toBe(404);
    expect((await outra.pedir({ method: 'DELETE', url: `/api/EsquemaXsd/${id}` })).statusCode).toBe(404);
    expect(await conferir(bench(), outra, 'MATRIZ', matriz({}))).toBeUndefined();
    expect(await listar(pessoa)).toMatchObject([{ id, retirado: null }]);
  });

  const TIPO = '<xs:simpleType name="T"><xs:restriction base="xs:string"/></xs:simpleType>';
  test.each<[string, string | Uint8Array, string]>([
    ['nothing', '', 'O arquivo está vazio.'],
    ['no XML', 'olá', 'a.xsd não é um XML bem formado, linha 1: '],
    ['XML that is broken', '<xs:schema\n xmlns:xs="u">\n<b></xs:schema>', 'a.xsd não é um XML bem formado, linha 3: '],
    ['XML that is no schema', '<nota/>', 'a.xsd não é um XSD: a raiz é <nota>, e a de um XSD é <xs:schema>.'],
    [
      'a schema that does not compile, with its line',
      `<xs:schema\n ${ESPACO}>\n\n<xs:element\n name="enviMatrizDIe"\n type="Nenhum"/></xs:schema>`,
      'O XSD tem um erro em a.xsd, linha 6: ',
    ],
    [
      'a schema of something else',
      sozinho('<xs:element name="nfeProc"/>'),
      'O esquema não declara o elemento <enviMatrizDIe>, com que começa o XML da Matriz de tributação (declara <nfeProc>).',
    ],
    [
      'the schema of the other document',
      sozinho('<xs:element name="enviDIe"/>'),
      'Este é o esquema da DAI: carregue-o no lugar dela.',
    ],
    [
      'one that needs another',
      `<xs:schema ${ESPACO}>\n<xs:include schemaLocation="../tipos.xsd"/>${RAIZ}</xs:schema>`,
      'a.xsd, linha 2, depende de ../tipos.xsd, que não veio junto. Envie um .zip com todos os .xsd.',
    ],
    [
      'one that would read a file of the server',
      `<xs:schema ${ESPACO}>\n<xs:include schemaLocation="file:///etc/passwd"/>${RAIZ}</xs:schema>`,
      'a.xsd, linha 2, depende de file:///etc/passwd, que não veio junto.',
    ],
    [
      'one that would ask a network',
      `<xs:schema ${ESPACO}>\n<xs:import namespace="u" schemaLocation="http://127.0.0.1:9/x.xsd"/>${RAIZ}</xs:schema>`,
      'a.xsd, linha 2, depende de http://127.0.0.1:9/x.xsd, que não veio junto.',
    ],
    [
      'two of which either might be meant',
      zipDe({ 'a.xsd': sozinho(RAIZ), 'b/c.xsd': sozinho(RAIZ) }),
      'Mais de um esquema declara <enviMatrizDIe>, com que começa o XML da Matriz de tributação: a.xsd, b/c.xsd. Envie só os que valem juntos.',
    ],
    [
      'a zip without any',
      zipDe({ 'leia-me.txt': 'oi', '__MACOSX/._a.xsd': 'x' }),
      'O .zip não traz nenhum arquivo .xsd.',
    ],
    ['a zip cut short', pacoteFicticio().slice(0, 900), 'O .zip está incompleto, danificado ou protegido por senha.'],
    [
      'a zip bomb',
      zipDe({ 'a.xsd': sozinho(RAIZ), 'b.xsd': ' '.repeat(21 * 1024 * 1024) }),
      'Descompactado, o .zip passa de 20 MB. Envie só os arquivos .xsd.',
    ],
    [
      'a zip of too many',
      zipDe(Object.fromEntries(Array.from({ length: 201 }, (_, i) => [`${i}.xsd`, sozinho(TIPO)]))),
      'O .zip traz mais de 200 arquivos .xsd.',
    ],
  ])('%s is refused in words, and nothing is kept', async (_, bytes, frase) => {
    const resposta = await enviar(pessoa, bytes, 'a.xsd');
    expect([resposta.statusCode, resposta.json()]).toMatchObject([400, { codigo: 'VALIDACAO' }]);
    expect(resposta.json().Error).toContain(frase);
    expect(resposta.json().campos.file).toBe(resposta.json().Error);
    expect(await listar(pessoa)).toEqual([]);
  });

  test('more than 5 MB, another document and no file are refused as such', async () => {
    expect((await enviar(pessoa, new Uint8Array(5 * 1024 * 1024 + 1))).statusCode).toBe(413);
    expect((await enviar(pessoa, sozinho(RAIZ), 'a.xsd', 'NFE')).statusCode).toBe(400);
    const sem = await pessoa.pedir({ method: 'POST', url: '/api/EsquemaXsd?documento=DAI', payload: {} });
    expect(sem.statusCode).toBe(415);
  });

  test('a name is a name only: one that climbs out of its folder lands nowhere', async () => {
    const zip = zipDe({ '../../../../tmp/cais-xsd-fora.xsd': sozinho(RAIZ) });
    expect((await enviar(pessoa, zip)).json()).toMatchObject({ principal: 'tmp/cais-xsd-fora.xsd' });
    expect(readdirSync('/tmp')).not.toContain('cais-xsd-fora.xsd');
  });

  test('entities of a DOCTYPE are neither read from outside nor blown up', async () => {
    const deFora = `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/hostname">]>${sozinho(`<xs:annotation><xs:documentation>&e;</xs:documentation></xs:annotation>${RAIZ}`)}`;
    const resposta = await enviar(pessoa, deFora, 'a.xsd');
    expect([resposta.statusCode, resposta.json().Error]).toEqual([
      400,
      expect.stringContaining("Entity 'e' not defined"),
    ]);
    const dez = (de: string, nome: string) => `<!ENTITY ${nome} "${`&${de};`.repeat(10)}">`;
    const bomba = `<!DOCTYPE x [<!ENTITY a0 "aaaaaaaaaa">${Array.from({ length: 9 }, (_, i) => dez(`a${i}`, `a${i + 1}`)).join('')}]>`;
    const inflado = await enviar(pessoa, `${bomba}<xs:schema ${ESPACO} id="&a9;">${RAIZ}</xs:schema>`, 'a.xsd');
    expect([inflado.statusCode, inflado.json().Error]).toEqual([400, expect.stringContaining('amplification')]);
  });

  test('one that takes too long to compile is refused, and holds nobody up', async () => {
    const arquivos = [{ nome: 'a.xsd', bytes: new TextEncoder().encode(sozinho(RAIZ)) }];
    await expect(experimentarXsd(arquivos, 'MATRIZ', 1)).rejects.toThrow(
      'O XSD é grande ou complexo demais para ser conferido.',
    );
  });

  test('a document as the XSD wants it has no problem: the signature comes later, a comment is nothing', async () => {
    await enviar(pessoa, pacoteFicticio());
    expect(await conferir(bench(), pessoa, 'MATRIZ', matriz({}, {}))).toEqual([]);
    expect(await conferir(bench(), pessoa, 'MATRIZ', matriz({}).replace('?>', '?><!-- conferência -->'))).toEqual([]);
  });

  test('a schema of one file alone checks as well', async () => {
    const semInclusao = xsdFicticio(MATRIZ_XSD)
      .replace(
        /<xs:include[^>]*>/,
        xsdFicticio('tipos.xsd').replace(/^[\s\S]*?<xs:schema[^>]*>|<\/xs:schema>\s*$/g, ''),
      )
      .replace(/<xs:import[^>]*>/, '')
      .replace('<xs:element ref="ds:Signature"/>', '');
    expect((await enviar(pessoa, semInclusao, 'matriz.xsd')).json()).toMatchObject({ principal: 'matriz.xsd' });
    expect(await conferir(bench(), pessoa, 'MATRIZ', matriz({ cdSuframa: '12' }))).toMatchObject([
      { caminho: 'ItemMatriz.0.cdSuframa' },
    ]);
  });

  test.each<[string, string, string, string | null]>([
    [
      'a text that is too long',
      matriz({}, { numDecreto: 'Decreto fictício 10.001/2026, alterado' }),
      'O elemento <numDecreto> traz “Decreto fictício 10.001/2026, alterado”, que passa do máximo de 28 caracteres.',
      'ItemMatriz.1.numDecreto',
    ],
    [
      'a code of another length',
      matriz({ cdDestinacao: '1' }),
      'O elemento <cdDestinacao> traz “1”, que não tem 2 caracteres.',
      'ItemMatriz.0.cdDestinacao',
    ],
    [
      'a figure of another form',
      matriz({}, {}, { cdNcmProdFinal: '8517' }),
      'O elemento <cdNcmProdFinal> traz “8517”, que não tem a forma que o esquema pede.',
      'ItemMatriz.2.cdNcmProdFinal',
    ],
    [
      'a code that is not offered',
      matriz({}).replace('<tipoImportador>1', '<tipoImportador>3'),
      'O elemento <tipoImportador> traz “3”, que não está entre os valores que o esquema aceita.',
      'Importador.tipoImportador',
    ],
    [
      'a field that is missing before others',
      matriz({ cdTributacao: null }),
      'O elemento <numDecreto> não é esperado aqui, e sim <cdTributacao>: falta o que vem antes, ou a ordem é outra.',
      'ItemMatriz.0.cdTributacao',
    ],
    [
      'one that is missing at the end',
      matriz({ dtInicioBeneficio: null }),
      'Falta em <ItemMatriz>: um destes: <tpDocumentoConcessivo>, <numDocumentoConcessivo>, <dtInicioBeneficio>.',
      'ItemMatriz.0',
    ],
    ['no row at all', matriz(), 'Falta em <InfMatrizDIe>: <ItemMatriz>.', 'ItemMatriz'],
    [
      'an attribute of another form',
      matriz({}).replace('MatrizDIe20261120080000', 'MatrizDIe1'),
      'O atributo Id de <InfMatrizDIe> traz “MatrizDIe1”, que não tem a forma que o esquema pede.',
      null,
    ],
    ['another root', '<nota/>', 'O elemento <nota> não está no esquema.', null],
  ])('%s is told by element and place, with the words of the validator', async (_, xml, frase, caminho) => {
    await enviar(pessoa, pacoteFicticio());
    const [problema, ...outros] = (await conferir(bench(), pessoa, 'MATRIZ', xml)) ?? [];
    expect(outros).toEqual([]);
    expect(problema?.caminho).toBe(caminho);
    expect(problema?.mensagem.slice(0, frase.length)).toBe(frase);
    expect(problema?.mensagem.slice(frase.length)).toMatch(/^ \(Element '.*\)$/);
    expect(problema?.mensagem).not.toContain('{');
  });

  test('of a DAI the place has the adição and the item', async () => {
    await enviar(pessoa, pacoteFicticio(), 'dai.zip', 'DAI');
    const item = {
      numItem: 1,
      cdNcmItem: '84799090',
      txDescricaoDestalhada: 'Válvula',
      qtdItem: '1.00000',
      vlUnitario: '1.0000000',
      vlTotal: '1.00',
    };
    const valores = { vlFob: '1.00', vlFrete: '0.00', vlSeguro: '0.00', vlPisCofins: '0.00' };
    const adicao = {
      ...valores,
      numAdicao: '001',
      vlIi: '0.00',
      vlIpi: '0.00',
      cdTributacao: 'F102',
      vlBcIcms: '1.00',
      vlIcms: '0.00',
      vlIcmsSI: '0.20',
    };
    const cabecalho: RegistroXml = {
      ...valores,
      tipoDIe: '1',
      nrDocumento: '2600000010',
      dtDocumento: '2026-11-18',
      vlII: '0.00',
      vlIPI: '0.00',
      vlTaxasDiversas: '0.00',
      qtdeAdicoes: 2,
    };
    const com = (...itens: RegistroXml[]) =>
      escreverDie('declaracao', {
        ...cabecalho,
        adicao: [
          { ...adicao, itemAdicao: [item] },
          { ...adicao, itemAdicao: itens },
        ],
      });
    expect(await conferir(bench(), pessoa, 'DAI', com(item))).toEqual([]);
    expect(await conferir(bench(), pessoa, 'DAI', com(item, item, { ...item, qtdItem: null }))).toMatchObject([
      { caminho: 'adicao.1.itemAdicao.2.qtdItem' },
    ]);
    expect(await conferir(bench(), pessoa, 'DAI', com(item).replace('<tipoDIe>1</tipoDIe>', ''))).toMatchObject([
      { caminho: 'tipoDIe' },
    ]);
  });
});
