import { AVISO_DO_MANUAL } from '#lib/domain/zfm/dai.ts';
import { apontamentosDoXsd, conferirMatriz } from './conferir-matriz.ts';
import { lerDie } from './dai-xml.ts';
import { escreverMatriz, type ItemDoXml, type MatrizDoXml, registroDaMatriz } from './matriz-registro.ts';

const ITEM: ItemDoXml = {
  id: '01a1fd15-e7ab-758c-8773-6cd900bf9e01',
  ncm: '84733041',
  codigoSuframa: '0123',
  destinacao: '01',
  utilizacao: '02',
  codigoTributacao: 'F102',
  decreto: 'Decreto fictício nº 10.001/2026 & <outros>',
  tipoDocumento: '1',
  numeroDocumento: '112/2021',
  vigenciaInicio: '2026-01-01',
  vigenciaFim: '2026-12-31',
};
const SEM_FIM = { ...ITEM, id: '01a1fd15-e7ab-758c-8773-6cd900bf9e02', utilizacao: '03', vigenciaFim: null };
const MATRIZ: MatrizDoXml = {
  momento: '20261120080000',
  inscricaoEstadual: '041234568',
  itens: [ITEM, { ...SEM_FIM, tipoDocumento: null, numeroDocumento: null }],
};
const IMPORTADOR = { id: '01a1fd15-e7ab-758c-8773-6cd900bf9e0a', razaoSocial: 'Águia', inscricaoEstadual: '041234561' };
const ROTULOS = {
  ncm: 'NCM do produto final',
  codigoSuframa: 'Código Suframa do produto',
  destinacao: 'Destinação',
  utilizacao: 'Utilização',
  codigoTributacao: 'Código de tributação',
  decreto: 'Decreto concessivo',
  vigenciaInicio: 'Início da vigência',
};
const conferir = (
  mudanca: Partial<ItemDoXml> = {},
  importador: Partial<typeof IMPORTADOR> | { inscricaoEstadual: null } = {},
) =>
  conferirMatriz({
    importador: { ...IMPORTADOR, ...importador },
    dia: '20/11/2026',
    itens: [SEM_FIM, { ...ITEM, ...mudanca }],
    rotulos: ROTULOS,
  });

test.each([true, false])('what was written reads back, value by value, with a notice or without (%s)', (comAviso) => {
  const xml = escreverMatriz(MATRIZ, { comAviso });
  expect(lerDie('matriz', new TextEncoder().encode(xml))).toEqual(registroDaMatriz(MATRIZ));
  expect(xml).not.toContain('\n');
});

test('it is in one line under the names of the layout, of an importer told by the inscrição estadual', () => {
  expect(escreverMatriz(MATRIZ, { comAviso: true })).toBe(
    `<?xml version="1.0" encoding="UTF-8"?><!-- ${AVISO_DO_MANUAL} --><enviMatrizDIe xmlns="http://www.sefaz.am.gov.br/die" versao="1.00"><MatrizDIe><InfMatrizDIe Id="MatrizDIe20261120080000"><Importador><tipoImportador>1</tipoImportador><cdImportador>041234568</cdImportador></Importador><ItemMatriz><cdNcmProdFinal>84733041</cdNcmProdFinal><cdSuframa>0123</cdSuframa><cdDestinacao>01</cdDestinacao><cdUtilizacao>02</cdUtilizacao><cdTributacao>F102</cdTributacao><numDecreto>Decreto fictício nº 10.001/2026 &amp; &lt;outros&gt;</numDecreto><tpDocumentoConcessivo>1</tpDocumentoConcessivo><numDocumentoConcessivo>112/2021</numDocumentoConcessivo><dtInicioBeneficio>20260101</dtInicioBeneficio><dtFimBeneficio>20261231</dtFimBeneficio></ItemMatriz><ItemMatriz><cdNcmProdFinal>84733041</cdNcmProdFinal><cdSuframa>0123</cdSuframa><cdDestinacao>01</cdDestinacao><cdUtilizacao>03</cdUtilizacao><cdTributacao>F102</cdTributacao><numDecreto>Decreto fictício nº 10.001/2026 &amp; &lt;outros&gt;</numDecreto><dtInicioBeneficio>20260101</dtInicioBeneficio></ItemMatriz></InfMatrizDIe></MatrizDIe></enviMatrizDIe>`,
  );
});

test('a matriz that is whole has nothing to be told of', () => {
  expect(conferir()).toEqual([]);
});

test('without an inscrição estadual the Sefaz takes nothing; a digit that does not close only warns', () => {
  expect(conferir({}, { inscricaoEstadual: null })).toEqual([
    {
      codigo: 'IMPORTADOR_SEM_IE',
      nivel: 'erro',
      mensagem: 'Águia não tem inscrição estadual no cadastro, e a Sefaz só recebe a matriz de quem a tem.',
      caminho: 'Importador.cdImportador',
      adicao: null,
      alvo: { onde: 'IMPORTADOR', id: IMPORTADOR.id, campo: 'inscricaoEstadual' },
    },
  ]);
  expect(conferir({}, { inscricaoEstadual: '041234562' })).toMatchObject([
    { codigo: 'IE_COM_DIGITO_ERRADO', nivel: 'aviso', mensagem: expect.stringContaining('de Águia: O dígito') },
  ]);
});

test('no row in force on the day is said with the day', () => {
  expect(conferirMatriz({ importador: IMPORTADOR, dia: '20/11/2026', itens: [], rotulos: ROTULOS })).toMatchObject([
    {
      codigo: 'SEM_MATRIZ',
      nivel: 'erro',
      mensagem: 'Águia não tem item da matriz em vigor em 20/11/2026: cadastre-o, ou escolha outro dia.',
    },
  ]);
});

test.each<[Partial<ItemDoXml>, string, string, string]>([
  [
    { ncm: '8473304' },
    'cdNcmProdFinal',
    'CAMPO_INVALIDO',
    'NCM do produto final: “8473304” não tem os oito algarismos do leiaute.',
  ],
  [
    { codigoSuframa: '12A4' },
    'cdSuframa',
    'CAMPO_INVALIDO',
    'Código Suframa do produto: “12A4” não tem os quatro algarismos',
  ],
  [{ destinacao: '001' }, 'cdDestinacao', 'CAMPO_INVALIDO', 'Destinação: “001” não tem as duas posições'],
  [{ utilizacao: 'x1' }, 'cdUtilizacao', 'CAMPO_INVALIDO', 'Utilização: “x1” não tem as duas posições'],
  [
    { codigoTributacao: 'F10' },
    'cdTributacao',
    'CAMPO_INVALIDO',
    'Código de tributação: “F10” não tem as quatro posições',
  ],
  [
    { decreto: ' ' },
    'numDecreto',
    'CAMPO_AUSENTE',
    'Decreto concessivo: não foi informado, e o leiaute da Sefaz o pede.',
  ],
  [{ decreto: 'a\u0001b' }, 'numDecreto', 'CAMPO_INVALIDO', 'tem caracteres que um XML não aceita.'],
  [
    { vigenciaInicio: '01/01/2026' },
    'dtInicioBeneficio',
    'CAMPO_INVALIDO',
    'Início da vigência: “01/01/2026” não é uma data',
  ],
])('%j is an error at its field', (mudanca, folha, codigo, frase) => {
  const [campo = ''] = Object.keys(mudanca);
  expect(conferir(mudanca)).toMatchObject([
    {
      codigo,
      nivel: 'erro',
      mensagem: expect.stringContaining(frase),
      caminho: `ItemMatriz.1.${folha}`,
      alvo: { onde: 'MATRIZ', id: ITEM.id, campo },
    },
  ]);
});

test('a concessive document by half deserves a look', () => {
  expect(conferir({ numeroDocumento: null })).toMatchObject([
    {
      nivel: 'aviso',
      mensagem: expect.stringContaining('tem tipo e não tem número'),
      alvo: { campo: 'numeroDocumento' },
    },
  ]);
  expect(conferir({ tipoDocumento: null })).toMatchObject([
    {
      nivel: 'aviso',
      mensagem: expect.stringContaining('tem número e não tem tipo'),
      alvo: { campo: 'tipoDocumento' },
    },
  ]);
});

test('what the XSD says leads to the record it is mended in, and what was told is not told twice', () => {
  const aConferir = {
    importador: { ...IMPORTADOR, inscricaoEstadual: null },
    dia: '20/11/2026',
    itens: [SEM_FIM, ITEM],
    rotulos: ROTULOS,
  };
  const problemas = [
    { mensagem: 'Longo demais.', caminho: 'ItemMatriz.1.numDecreto' },
    { mensagem: 'Falta.', caminho: 'ItemMatriz.0' },
    { mensagem: 'Vazio.', caminho: 'Importador.cdImportador' },
    { mensagem: 'Outro tipo.', caminho: 'Importador.tipoImportador' },
    { mensagem: 'Outra versão.', caminho: null },
  ];
  const achados = apontamentosDoXsd(problemas, aConferir, conferirMatriz(aConferir));
  expect(achados.map(({ codigo, nivel, mensagem, alvo }) => [codigo, nivel, mensagem, alvo])).toEqual([
    ['XSD', 'erro', '8473.30.41 · 0123 · 01/02: Longo demais.', { onde: 'MATRIZ', id: ITEM.id, campo: 'decreto' }],
    ['XSD', 'erro', '8473.30.41 · 0123 · 01/03: Falta.', { onde: 'MATRIZ', id: SEM_FIM.id, campo: null }],
    ['XSD', 'erro', 'Outro tipo.', { onde: 'IMPORTADOR', id: IMPORTADOR.id, campo: 'inscricaoEstadual' }],
    ['XSD', 'erro', 'Outra versão.', { onde: 'ARQUIVO' }],
  ]);
});
