import type { z } from 'zod';
import { compraNacionalConsulta } from '#lib/contracts/consultas/compra-nacional.ts';
import { estruturaConsulta } from '#lib/contracts/consultas/estrutura.ts';
import { fornecedorConsulta } from '#lib/contracts/consultas/fornecedor.ts';
import { importadorConsulta } from '#lib/contracts/consultas/importador.ts';
import { itemConsulta } from '#lib/contracts/consultas/item.ts';
import { itemDaMatrizConsulta } from '#lib/contracts/consultas/matriz-tributacao.ts';
import { ncmConsulta } from '#lib/contracts/consultas/ncm.ts';
import { parametroConsulta } from '#lib/contracts/consultas/parametro.ts';
import { produtoConsulta } from '#lib/contracts/consultas/produto.ts';
import { representanteConsulta } from '#lib/contracts/consultas/representante.ts';
import { tabelaConsulta } from '#lib/contracts/consultas/tabela.ts';
import { TABELAS, type TabelaSimples } from '#lib/domain/cadastros/tabelas.ts';
import { REFERENCIAS_DE_FABRICA } from '#lib/domain/cadastros/tabelas-de-fabrica.ts';
import { COMPRA_NACIONAL, contratoDeCompraNacional } from '#lib/registros/compra-nacional.ts';
import { contratoDeEstrutura, ESTRUTURA } from '#lib/registros/estrutura.ts';
import { contratoDeFornecedor, FORNECEDOR } from '#lib/registros/fornecedor.ts';
import { contratoDeImportador, IMPORTADOR } from '#lib/registros/importador.ts';
import { contratoDeItem, ITEM } from '#lib/registros/item.ts';
import { contratoDaMatriz, ITEM_DA_MATRIZ } from '#lib/registros/matriz-tributacao.ts';
import { contratoDaNcm, NCM } from '#lib/registros/ncm.ts';
import { contratoDeParametro, PARAMETRO } from '#lib/registros/parametro.ts';
import { PROCESSO } from '#lib/registros/processo.ts';
import { contratoDeProduto, PRODUTO } from '#lib/registros/produto.ts';
import { contratoDeRepresentante, REPRESENTANTE } from '#lib/registros/representante.ts';
import { rotulosDe } from '#lib/registros/rotulos.ts';
import { contratoDaTabela, linhaDaTabela } from '#lib/registros/tabela.ts';
import { historicoConsulta } from './platform/historico.ts';
import { processoNovo } from './processo/processo.ts';

const ID = '01a1fd15-e7ab-758c-8773-6cd900bf9e0e';
const NOVO_FORNECEDOR = { papel: 'AMBOS', razaoSocial: 'FICTICIA LTD', pais: { codigo: '160' } };
const NOVO_ITEM = {
  partNumber: 'FX-1',
  descricao: 'PLACA',
  ncm: '8473.30.41',
  unidadeComercializada: 'PECA',
  origem: 'IMPORTADO',
};

const problemas = (schema: z.ZodType, valor: unknown) =>
  Object.fromEntries(
    (schema.safeParse(valor).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );

describe('A new supplier', () => {
  test('needs its role, its name and its country; the rest is nothing until it is filled in', () => {
    expect(contratoDeFornecedor.novo.parse(NOVO_FORNECEDOR)).toEqual({
      ...NOVO_FORNECEDOR,
      nomeFantasia: null,
      endereco: {
        logradouro: null,
        numero: null,
        complemento: null,
        cidade: null,
        estado: null,
        codigoPostal: null,
      },
      identificacaoFiscal: null,
      contato: { nome: null, email: null, telefone: null },
      vinculo: null,
      apelidos: [],
      observacao: null,
    });
    expect(Object.keys(problemas(contratoDeFornecedor.novo, {}))).toEqual(['papel', 'razaoSocial', 'pais']);
  });

  test('leaves the name of the country to the table', () => {
    expect(
      contratoDeFornecedor.novo.parse({ ...NOVO_FORNECEDOR, pais: { codigo: '160', nome: 'China' } }).pais,
    ).toEqual({
      codigo: '160',
    });
  });

  test('may be known by names as long as a DI prints them, each once', () => {
    const longo = 'FICTICIA JADE INTERNATIONAL TRADING AND MANUFACTURING CO., LTD. (SHENZHEN)';
    expect(contratoDeFornecedor.novo.parse({ ...NOVO_FORNECEDOR, apelidos: [` ${longo} `] }).apelidos).toEqual([longo]);
    expect(problemas(contratoDeFornecedor.novo, { ...NOVO_FORNECEDOR, apelidos: ['Água', 'Outro', 'AGUA'] })).toEqual({
      'apelidos.2': 'Este nome já está na lista.',
    });
  });

  test('is changed in the version the person saw', () => {
    expect(Object.keys(problemas(contratoDeFornecedor.edicao, NOVO_FORNECEDOR))).toEqual(['id', 'versao']);
    expect(contratoDeFornecedor.edicao.parse({ ...NOVO_FORNECEDOR, id: ID, versao: 1 })).toMatchObject({
      id: ID,
      versao: 1,
    });
  });
});

describe('A new item', () => {
  test('has its NCM without dots, and a description no longer than the DI takes', () => {
    expect(contratoDeItem.novo.parse({ ...NOVO_ITEM, descricao: 'x'.repeat(3900) }).ncm).toBe('84733041');
    expect(Object.keys(problemas(contratoDeItem.novo, { ...NOVO_ITEM, descricao: 'x'.repeat(3901) }))).toEqual([
      'descricao',
    ]);
  });

  test('has a part number no longer than the Catálogo de Produtos takes', () => {
    expect(contratoDeItem.novo.safeParse({ ...NOVO_ITEM, partNumber: 'x'.repeat(60) }).success).toBe(true);
    expect(Object.keys(problemas(contratoDeItem.novo, { ...NOVO_ITEM, partNumber: 'x'.repeat(61) }))).toEqual([
      'partNumber',
    ]);
  });

  test.each([
    ['ncm', { ncm: '8473' }, 'A NCM tem oito algarismos, 9999.99.99.'],
    ['destaque', { destaque: '1' }, 'O destaque da NCM tem três algarismos.'],
    ['codigoSuframa', { codigoSuframa: '123' }, 'O código Suframa tem onze algarismos: produto, tipo e modelo.'],
    ['naladi', { naladi: '1234567' }, 'A NALADI/SH tem oito algarismos.'],
    ['pesoLiquidoUnitario', { pesoLiquidoUnitario: '0.12345678' }, 'Tem mais de 7 casas decimais.'],
    ['pesoBrutoUnitario', { pesoBrutoUnitario: '-1' }, 'Não pode ser negativo.'],
    ['valorUnitarioReferencia', { valorUnitarioReferencia: 'dez' }, 'Informe um número decimal em texto, com ponto.'],
    ['moeda', { valorUnitarioReferencia: '1.5' }, 'Informe a moeda do valor de referência.'],
    ['moeda.codigo', { moeda: { codigo: 'USD' } }, 'O código da moeda no Siscomex tem três algarismos.'],
    ['paisOrigem.codigo', { paisOrigem: { codigo: 'CN' } }, 'O código do país no Siscomex tem três algarismos.'],
  ])('is told what is wrong with its %s', (campo, mudanca, frase) => {
    expect(problemas(contratoDeItem.novo, { ...NOVO_ITEM, ...mudanca })).toEqual({ [campo]: frase });
    expect(Object.keys(problemas(contratoDeItem.edicao, { ...NOVO_ITEM, id: ID, versao: 1, ...mudanca }))).toEqual([
      campo,
    ]);
  });
});

test('the days of an NCM are in order, in a new row and in a change', () => {
  const linha = { codigo: '01012100', descricao: 'Cavalos', vigenciaInicio: '2026-02-01', vigenciaFim: '2026-01-31' };
  const frase = { vigenciaFim: 'O fim da vigência é anterior ao início.' };
  expect(problemas(contratoDaNcm.novo, linha)).toEqual(frase);
  expect(problemas(contratoDaNcm.edicao, { ...linha, id: ID, versao: 1 })).toEqual(frase);
});

test.each([
  ['Fornecedor', fornecedorConsulta],
  ['Item', itemConsulta],
  ['MatrizTributacao', itemDaMatrizConsulta],
  ['Produto', produtoConsulta],
  ['Estrutura', estruturaConsulta],
  ['CompraNacional', compraNacionalConsulta],
  ['Ncm', ncmConsulta],
  ['Parametro', parametroConsulta],
  ['Importador', importadorConsulta],
  ['Representante', representanteConsulta],
  ['Pais', tabelaConsulta],
])('the list of %s is of the deleted only where they are asked for', (_nome, consulta) => {
  expect(consulta.parse({})).toMatchObject({ pagina: 1, tamanho: 25 });
  expect(consulta.parse({})).not.toHaveProperty('excluidos');
  expect(consulta.parse({ excluidos: 'true' })).toMatchObject({ excluidos: 'true' });
  expect(Object.keys(problemas(consulta, { excluidos: 'talvez' }))).toEqual(['excluidos']);
});

test('the history is asked of one record', () => {
  expect(Object.keys(problemas(historicoConsulta, {}))).toEqual(['recurso', 'registroId']);
});

test.each([
  ['Fornecedor', contratoDeFornecedor.novo, rotulosDe(FORNECEDOR)],
  ['Item', contratoDeItem.novo, rotulosDe(ITEM)],
  ['MatrizTributacao', contratoDaMatriz.novo, rotulosDe(ITEM_DA_MATRIZ)],
  ['Produto', contratoDeProduto.novo, rotulosDe(PRODUTO)],
  ['Estrutura', contratoDeEstrutura.novo, rotulosDe(ESTRUTURA)],
  ['CompraNacional', contratoDeCompraNacional.novo, rotulosDe(COMPRA_NACIONAL)],
  ['Ncm', contratoDaNcm.novo, rotulosDe(NCM)],
  ['Parametro', contratoDeParametro.novo, rotulosDe(PARAMETRO)],
  ['Importador', contratoDeImportador.novo, rotulosDe(IMPORTADOR)],
  ['Representante', contratoDeRepresentante.novo, rotulosDe(REPRESENTANTE)],
  ['Processo', processoNovo, rotulosDe(PROCESSO)],
  ['Pais', contratoDaTabela('Pais').novo, rotulosDe(linhaDaTabela('Pais'))],
])('every field of %s has a name in Portuguese', (_nome, novo, rotulos) => {
  const comNome = new Set(Object.keys(rotulos).map((caminho) => caminho.split('.')[0]));
  expect(Object.keys(novo.shape).filter((campo) => !comNome.has(campo))).toEqual([]);
});

describe('What ships with Cais', () => {
  const simples = REFERENCIAS_DE_FABRICA.filter(({ tabela }) => tabela in TABELAS);

  test.each(Object.keys(TABELAS) as TabelaSimples[])('fits the contract of %s', (tabela) => {
    const linhas = simples.filter((linha) => linha.tabela === tabela);
    expect(linhas).not.toHaveLength(0);
    for (const { codigo, nome, sigla, fonte, situacao } of linhas) {
      const linha = { codigo, nome, sigla, fonte, situacao };
      expect(contratoDaTabela(tabela).novo.parse(linha)).toEqual(linha);
    }
  });

  test('has each code of a table once', () => {
    const codigos = REFERENCIAS_DE_FABRICA.map(({ tabela, codigo }) => `${tabela}/${codigo}`);
    expect(new Set(codigos).size).toBe(codigos.length);
  });
});
