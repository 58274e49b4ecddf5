import type { PreviaDaMatriz } from '#lib/contracts/sefaz/matriz-xml.ts';
import { AVISO_DO_MANUAL } from '#lib/domain/zfm/dai.ts';
import { lerDie } from '#lib/siscomex/sefaz/dai-xml.ts';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { pacoteFicticio } from '#server/testing/fictitious-xsd.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';

const AGUIA = {
  razaoSocial: 'FICTICIA AGUIA LTDA',
  cnpj: '12ABC34501DE35',
  inscricaoEstadual: '041234561',
  setor: '1',
  situacaoSuframa: 'NAO_INSCRITO',
};
const LINHA = {
  ncm: '84733041',
  codigoSuframa: '0123',
  destinacao: '01',
  utilizacao: '02',
  codigoTributacao: 'F102',
  tratamento: 'DIFERIDO',
  decreto: 'Decreto fictício 10.001/2026',
  vigenciaInicio: '2026-01-01',
  vigenciaFim: '2026-12-31',
};
const NENHUM = '01a1fd15-e7ab-758c-8773-6cd900bf9e0e';

const matriz = (pessoa: Pessoa) => cadastroDeTeste(pessoa, 'MatrizTributacao');
const pedirXml = (pessoa: Pessoa, consulta: string) => pessoa.pedir({ url: `/api/MatrizTributacao/Xml?${consulta}` });
const pedirPrevia = (pessoa: Pessoa, consulta: string) =>
  pessoa.pedir({ url: `/api/MatrizTributacao/PreviaXml?${consulta}` });
const previa = async (pessoa: Pessoa, consulta: string): Promise<PreviaDaMatriz> => {
  const resposta = await pedirPrevia(pessoa, consulta);
  expect([resposta.statusCode, resposta.body]).toEqual([200, expect.any(String)]);
  return resposta.json();
};
const itensDo = (xml: string) => lerDie('matriz', new TextEncoder().encode(xml)).ItemMatriz;

onServer('the XML of a matriz', (bench) => {
  const comImportador = async (mudanca: object = {}) => {
    const pessoa = await bench().novaPessoa();
    const importador = (await cadastroDeTeste(pessoa, 'Importador').criar({ ...AGUIA, ...mudanca })).json();
    const criar = async (linha: object = {}) =>
      (await matriz(pessoa).criar({ ...LINHA, ...linha, importador: { id: importador.id } })).json();
    return { pessoa, importador, criar, de: `importadorId=${importador.id}` };
  };

  test('has the rows in force on the day, by their key, and says what is not known of the layout', async () => {
    const { pessoa, de, criar, importador } = await comImportador();
    await criar();
    await criar({ vigenciaInicio: '2027-01-01', vigenciaFim: null, codigoTributacao: 'F202' });
    await criar({ ncm: '39269090', vigenciaFim: '2026-11-20', tipoDocumento: '1', numeroDocumento: '112/2021' });
    await criar({ ncm: '85044090', vigenciaFim: '2026-11-19' });
    const { id: excluido } = await criar({ ncm: '91021110' });
    await matriz(pessoa).excluir(excluido);
    const falcao = { ...AGUIA, cnpj: 'A1B2C3D4000193', razaoSocial: 'FICTICIA FALCAO LTDA' };
    const { id: outro } = (await cadastroDeTeste(pessoa, 'Importador').criar(falcao)).json();
    await matriz(pessoa).criar({ ...LINHA, importador: { id: outro } });

    const vista = await previa(pessoa, de);
    expect(vista).toEqual({
      nome: 'matriz-041234561-2026-11-20.xml',
      xml: expect.any(String),
      aviso: AVISO_DO_MANUAL,
      apontamentos: [],
      importador: { id: importador.id, razaoSocial: 'FICTICIA AGUIA LTDA' },
      dia: '2026-11-20',
      itens: 2,
      xsd: null,
    });
    expect(itensDo(vista.xml)).toMatchObject([
      { cdNcmProdFinal: '39269090', tpDocumentoConcessivo: '1', numDocumentoConcessivo: '112/2021' },
      {
        cdNcmProdFinal: '84733041',
        cdTributacao: 'F102',
        dtInicioBeneficio: '2026-01-01',
        dtFimBeneficio: '2026-12-31',
      },
    ]);
    expect(itensDo((await previa(pessoa, `${de}&dia=2027-03-01`)).xml)).toMatchObject([
      { cdTributacao: 'F202', dtFimBeneficio: null },
    ]);

    const baixado = await pedirXml(pessoa, de);
    expect(baixado.body).toBe(vista.xml);
    expect(baixado.headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'content-disposition': "attachment; filename*=UTF-8''matriz-041234561-2026-11-20.xml",
    });
    expect(baixado.body).toContain(`?><!-- ${AVISO_DO_MANUAL} --><enviMatrizDIe`);
    expect(baixado.body).toMatch(
      /<InfMatrizDIe Id="MatrizDIe20261120\d{6}"><Importador><tipoImportador>1<\/tipoImportador><cdImportador>041234561<\/cdImportador>/,
    );
  });

  test('with an error it is refused in words; mended, it is handed out', async () => {
    const { pessoa, de, importador, criar } = await comImportador({ inscricaoEstadual: null });
    expect((await previa(pessoa, de)).apontamentos).toMatchObject([
      { codigo: 'IMPORTADOR_SEM_IE', nivel: 'erro', alvo: { onde: 'IMPORTADOR', id: importador.id } },
      { codigo: 'SEM_MATRIZ', nivel: 'erro', mensagem: expect.stringContaining('em vigor em 20/11/2026') },
    ]);
    const recusado = await pedirXml(pessoa, de);
    expect([recusado.statusCode, recusado.json()]).toEqual([
      422,
      {
        codigo: 'REGRA',
        Error:
          'O XML não foi gerado. FICTICIA AGUIA LTDA não tem inscrição estadual no cadastro, e a Sefaz só recebe a matriz de quem a tem. Há mais 1 na conferência.',
        campos: { 'Importador.cdImportador': expect.any(String), ItemMatriz: expect.any(String) },
      },
    ]);
    await criar();
    const { contatos, resolucoes, ...resto } = importador;
    const { alteradoEm: _, alteradoPor: __, excluidoEm: ___, ...campos } = resto;
    const edicao = { ...campos, contatos, resolucoes, inscricaoEstadual: '041234562' };
    expect((await cadastroDeTeste(pessoa, 'Importador').alterar(edicao)).statusCode).toBe(200);
    // A wrong check digit only warns.
    expect((await previa(pessoa, de)).apontamentos).toMatchObject([{ codigo: 'IE_COM_DIGITO_ERRADO', nivel: 'aviso' }]);
    expect((await pedirXml(pessoa, de)).statusCode).toBe(200);
  });

  test('an importer of nobody, deleted, or of another company has none', async () => {
    const { pessoa, importador, de } = await comImportador();
    const outra = await comImportador();
    await cadastroDeTeste(pessoa, 'Importador').excluir(importador.id);
    for (const consulta of [de, outra.de, `importadorId=${NENHUM}`]) {
      expect((await pedirPrevia(pessoa, consulta)).json()).toMatchObject({ Error: 'Este importador não existe.' });
      expect((await pedirXml(pessoa, consulta)).statusCode).toBe(404);
    }
    const semDono = await pedirPrevia(pessoa, '');
    expect([semDono.statusCode, Object.keys(semDono.json().campos)]).toEqual([400, ['importadorId']]);
    expect((await pedirPrevia(pessoa, `${de}&dia=2026-02-30`)).statusCode).toBe(400);
  });

  test('with the XSD loaded it is checked by it, leads to the field, and the notice goes', async () => {
    const { pessoa, de, criar } = await comImportador();
    await criar();
    const { id, versao } = await criar({ ncm: '85044090', decreto: 'Decreto fictício 10.001/2026, art. 1º' });
    await pessoa.pedir(multipartOf('/api/EsquemaXsd?documento=MATRIZ', pacoteFicticio(), 'leiautes.zip'));
    const { xml, aviso, apontamentos, xsd } = await previa(pessoa, de);
    expect([aviso, xsd]).toEqual([null, { nome: 'leiautes.zip', carregadoEm: '2026-11-20T12:00:00.000Z' }]);
    expect(xml).not.toContain('<!--');
    expect(apontamentos).toMatchObject([
      {
        codigo: 'XSD',
        nivel: 'erro',
        mensagem: expect.stringMatching(
          /^8504\.40\.90 · 0123 · 01\/02: O elemento <numDecreto> traz “Decreto .*”, que passa do máximo de 28 caracteres\. \(/,
        ),
        caminho: 'ItemMatriz.1.numDecreto',
        alvo: { onde: 'MATRIZ', id, campo: 'decreto' },
      },
    ]);
    expect((await pedirXml(pessoa, de)).json().Error).toContain('<numDecreto>');
    const curto = { ...LINHA, ncm: '85044090', importador: { id: de.slice('importadorId='.length) } };
    expect((await matriz(pessoa).alterar({ ...curto, id, versao })).statusCode).toBe(200);
    expect((await previa(pessoa, de)).apontamentos).toEqual([]);
    expect((await pedirXml(pessoa, de)).body).not.toContain('<!--');
  });
});
