import { lerOperadores } from '#lib/portal/codecs/operador-json.ts';
import { lerProdutos } from '#lib/portal/codecs/produto-json.ts';
import { lerTratamentoTributario } from '#lib/portal/codecs/tratamento-tributario.ts';
import { lerVinculos } from '#lib/portal/codecs/vinculo-json.ts';
import { palavraDoPortal } from '#lib/portal/domain/palavras-do-portal.ts';
import { lerDeclaracoes } from '#lib/siscomex/declaracao/ler-declaracao.ts';
import {
  lerMetadadoDaTabela,
  lerPaginaDaTabela,
  lerRelacaoDeTabelas,
} from '#lib/siscomex/declaracao/tabela-aduaneira.ts';
import { retificada } from '#lib/siscomex/duimp/duimp-retificacao.ts';
import { duimpSemeada } from '#lib/siscomex/testing/duimp-semeada.ts';
import { ArquivoInvalido } from '#lib/siscomex/xml/arquivo-invalido.ts';
import { acharEm, emBytes, folhasEm, inteiro, leem } from '#server/testing/portal-simulado/contract-leaves.ts';
import type { PublishedSchema as Esquema } from '#server/testing/portal-simulado/contract-notation.ts';
import { DOCUMENTOS_DO_PORTAL, publishedDocument } from '#server/testing/portal-simulado/published-documents.ts';
import { lerIdentificacao, lerValores } from './duimp/draft-answers.ts';
import { lerCapaVista, lerVersao, numerosDaLista } from './queue/duimp-answers.ts';
import { FUNCOES_DO_PORTAL, FUNCOES_DOS_AVISOS } from './talk/functions.ts';

type Funcao = (typeof FUNCOES_DO_PORTAL)[number];

const NADA_DITO = { capa: '{}', itens: [] };
const PRODUTO = 'a DUIMP não o leva ao processo; o Catálogo o lê da lista de produtos';
const DO_OPERADOR = {
  seq: 'é o lugar na lista, que nada diz do operador',
  cpfCnpjRaiz: 'é a raiz que se pediu',
  dataReferencia: 'é só de operador feito com data retroativa, que o Cais não faz',
};
const DO_FABRICANTE = {
  cpfCnpjRaiz: 'é a raiz que se pediu',
  conhecido: 'diz-se por quem ele nomeia: o documento e quem o chama discordam do sentido',
};
/** Documented leaves that nobody reads, and why. The cover and the items have a test of their own: server/portal/duimp/duimp-esquema.test.ts. */
const NAO_LIDAS: Partial<Record<Funcao, Record<string, string>>> = {
  autenticarChaveAcesso: { token: 'é o mesmo do cabeçalho X-CSRF-Token, que se lê' },
  recuperarVersaoDuimpVigente: {
    numero: 'é o número que se pediu',
    dataRegistro: 'vem também na capa, de onde se lê',
  },
  buscarChavesPorImportador: {
    '[].chaveAcesso': 'abre a DUIMP a quem não é parte dela: o Cais não a guarda',
  },
  'consultar /catp/api/ext/produto': {
    '[].seq': 'é o lugar na lista, que nada diz do produto',
    '[].cpfCnpjRaiz': 'é a raiz que se pediu',
    '[].dataReferencia': 'é só de produto feito com data retroativa, que o Cais não faz',
  },
  salvarVersaoInicialProduto: { cpfCnpjRaiz: 'é a raiz que se pediu' },
  'consultar /catp/api/ext/operador-estrangeiro': Object.fromEntries(
    Object.entries(DO_OPERADOR).map(([folha, porque]) => [`[].${folha}`, porque]),
  ),
  salvarVersaoInicialOperador: DO_OPERADOR,
  salvarNovaVersaoOperador: DO_OPERADOR,
  salvarRetificacaoOperador: DO_OPERADOR,
  desativarOperador: DO_OPERADOR,
  incluirFabricante: DO_FABRICANTE,
  remover: DO_FABRICANTE,
  consultarMetadadoUsingGET: {
    'campos[].campoEstrangeiro': 'diz-se pelo nome da tabela estrangeira, que se lê',
    'campos[].possuiDominio': 'diz-se pelo domínio, que se lê',
  },
  consultarUsingGET: {
    'dados[].campos[].dadosTabelaEstrangeira': 'só vem com nivel=1, que o Cais não pede',
  },
  criarVersaoRetificadoraDuimp: {
    message: 'diz por extenso o que o código 201 já diz',
    ...Object.fromEntries(
      ['links[]._rel', 'links[]._href', 'links[]._method'].map((folha) => [folha, 'os caminhos são os do documento']),
    ),
  },
  buscarValoresCalculadosDuimp: {
    'identificacao.numero': 'é o número que se pediu',
    'identificacao.versao': 'é a versão que se pediu',
    'adicoes[].numero': 'as adições são as da versão registrada, que se lê',
    'adicoes[].itens': 'as adições são as da versão registrada, que se lê',
    'mercadoriaLocalEmbarque.valorTotalBRL': 'compara-se o valor aduaneiro, item por item',
    ...Object.fromEntries(
      ['calculado', 'aReduzir', 'suspenso'].map((nome) => [
        `tributosCalculados[].valoresBRL.${nome}`,
        'comparam-se o devido e o que há a recolher, que vêm dele',
      ]),
    ),
  },
  recuperar: {
    denominacao: 'lê-se só quando falta a descrição',
    ncm: 'a NCM da declaração é a do item',
    modalidade: PRODUTO,
    situacao: PRODUTO,
    'codigosInterno[]': PRODUTO,
    ...Object.fromEntries(
      [
        'atributos[].atributo',
        'atributos[].valor',
        'atributosMultivalorados[].valores[]',
        'atributosMultivalorados[].atributo',
        'atributosCompostos[].valores[].atributo',
        'atributosCompostos[].valores[].valor',
        'atributosCompostos[].atributo',
        'atributosCompostosMultivalorados[].valores[][].atributo',
        'atributosCompostosMultivalorados[].valores[][].valor',
        'atributosCompostosMultivalorados[].atributo',
      ].map((folha) => [folha, PRODUTO]),
    ),
  },
};

/** The leaves of the cover that the following reads. The rest is read when the DUIMP is fetched. */
const ACOMPANHADAS = [
  'identificacao.dataRegistro',
  'situacao.situacaoDuimp',
  'situacao.situacaoAnaliseRetificacao',
  'situacao.situacaoLicenciamento',
  'situacao.controleCarga',
  'situacao.situacaoConferenciaAduaneira[].siglaOrgao',
  'situacao.situacaoConferenciaAduaneira[].situacao',
  'situacao.situacaoConferenciaAnuente[].siglaOrgao',
  'situacao.situacaoConferenciaAnuente[].situacao',
  'resultadoAnaliseRisco.canalConsolidado',
  'pagamentos[].principal.dataPagamento',
  'pagamentos[].principal.tributo.tipo',
  'pagamentos[].principal.valor',
];

describe('The published contract of the Portal', () => {
  const todos = Object.keys(DOCUMENTOS_DO_PORTAL).map(publishedDocument);

  test('has every function that Cais asks for, and each name is of one function alone', () => {
    const prefixos = Object.values(DOCUMENTOS_DO_PORTAL);
    const publicadas = todos.flatMap(({ paths }, i) =>
      Object.entries(paths).flatMap(([caminho, metodos]) =>
        Object.values(metodos).map(({ operationId }) => ({ operationId, caminho: `${prefixos[i]}${caminho}` })),
      ),
    );
    const nomes = publicadas.map(({ operationId }) => operationId);
    expect(nomes.filter((um) => um === 'consultar')).toHaveLength(4);
    const comEsteNome = (uma: string) =>
      publicadas.filter(({ operationId, caminho }) => uma === operationId || uma === `${operationId} ${caminho}`)
        .length;
    expect(FUNCOES_DO_PORTAL.filter((uma) => comEsteNome(uma) !== 1)).toEqual(FUNCOES_DOS_AVISOS);
  });

  test('has nothing of the registrations for notices, which are known from a page alone', () => {
    const caminhos = todos.flatMap(({ paths }) => Object.keys(paths));
    expect(caminhos.filter((um) => /webhook/i.test(um))).toEqual([]);
  });

  test.each([
    'autenticarChaveAcesso',
    'recuperarVersaoDuimpVigente',
    'buscarChavesPorImportador',
    'recuperar',
    'consultar /catp/api/ext/produto',
    'salvarVersaoInicialProduto',
    'consultar /catp/api/ext/operador-estrangeiro',
    'salvarVersaoInicialOperador',
    'salvarNovaVersaoOperador',
    'salvarRetificacaoOperador',
    'desativarOperador',
    'incluirFabricante',
    'remover',
    'gerarJson',
    'listarTabelasUsingGET',
    'consultarMetadadoUsingGET',
    'consultarUsingGET',
    'buscarDadosCapaDuimp',
    'buscarDadosItensDuimp',
    'criarVersaoRetificadoraDuimp',
    'buscarValoresCalculadosDuimp',
  ] as const)('every leaf of the answer of %s is read, or named with its reason', (funcao) => {
    const folhas = folhasDe(funcao);
    expect(folhas.length).toBeGreaterThan(0);
    const naoLidas = folhas.filter((folha) => !leem(LEITORES[funcao], esquemaDe(funcao), folha));
    expect(naoLidas).toEqual(folhas.filter((folha) => folha in (NAO_LIDAS[funcao] ?? {})));
    expect(Object.keys(NAO_LIDAS[funcao] ?? {}).filter((folha) => !folhas.includes(folha))).toEqual([]);
  });

  test('a foreign operator has no published answer, so what is read of it is known from the client alone', () => {
    expect(esquemaDe('detalhar')).toBeNull();
  });

  test('the following reads these leaves of the cover, and no other', () => {
    const folhas = folhasDe('recuperarDuimp').filter((folha) =>
      leem((capa) => lerCapaVista(emBytes(capa), 1), esquemaDe('recuperarDuimp'), folha),
    );
    expect(folhas.toSorted()).toEqual(ACOMPANHADAS.toSorted());
  });

  test('every code the page shows has its words', () => {
    const capa = esquemaDe('recuperarDuimp');
    const codigos = ACOMPANHADAS.flatMap((folha) => acharEm(capa, folha)?.enum ?? []);
    expect(codigos.length).toBeGreaterThan(40);
    const siglas = ['II', 'IPI', 'PIS', 'COFINS', 'CIDE'];
    expect(codigos.filter((um) => palavraDoPortal(um) === um && !siglas.includes(um))).toEqual([]);
  });

  const LEITORES: Record<
    | 'autenticarChaveAcesso'
    | 'recuperarVersaoDuimpVigente'
    | 'buscarChavesPorImportador'
    | 'recuperar'
    | 'consultar /catp/api/ext/produto'
    | 'salvarVersaoInicialProduto'
    | 'consultar /catp/api/ext/operador-estrangeiro'
    | 'salvarVersaoInicialOperador'
    | 'salvarNovaVersaoOperador'
    | 'salvarRetificacaoOperador'
    | 'desativarOperador'
    | 'incluirFabricante'
    | 'remover'
    | 'gerarJson'
    | 'listarTabelasUsingGET'
    | 'consultarMetadadoUsingGET'
    | 'consultarUsingGET'
    | 'buscarDadosCapaDuimp'
    | 'buscarDadosItensDuimp'
    | 'criarVersaoRetificadoraDuimp'
    | 'buscarValoresCalculadosDuimp',
    (corpo: unknown) => unknown
  > = {
    autenticarChaveAcesso: () => null,
    recuperarVersaoDuimpVigente: (corpo) => lerVersao(emBytes(corpo)),
    buscarChavesPorImportador: (corpo) => numerosDaLista(emBytes(corpo)),
    'consultar /catp/api/ext/produto': (corpo) => lerProdutos(emBytes(corpo)),
    salvarVersaoInicialProduto: (corpo) => lerProdutos(emBytes(corpo)),
    'consultar /catp/api/ext/operador-estrangeiro': (corpo) => lerOperadores(emBytes(corpo)),
    salvarVersaoInicialOperador: (corpo) => lerOperadores(emBytes(corpo)),
    salvarNovaVersaoOperador: (corpo) => lerOperadores(emBytes(corpo)),
    salvarRetificacaoOperador: (corpo) => lerOperadores(emBytes(corpo)),
    desativarOperador: (corpo) => lerOperadores(emBytes(corpo)),
    incluirFabricante: (corpo) => lerVinculos(emBytes(corpo)),
    remover: (corpo) => lerVinculos(emBytes(corpo)),
    gerarJson: (corpo) => {
      const { tipoOperacao, fundamentosOpcionaisDisponiveis: disponiveis, ...resto } = corpo as Tratamento;
      // Another ground than the one that is told with its attributes, which would take its place.
      const outros = disponiveis.map((um) => ({ ...um, tributo: { ...um.tributo, codigo: `${um.tributo.codigo}-2` } }));
      const operacao = { UM: 'I', OUTRO: 'E' }[tipoOperacao];
      const escrito = emBytes({ ...resto, tipoOperacao: operacao, fundamentosOpcionaisDisponiveis: outros });
      return ouRecusa(() => lerTratamentoTributario(escrito, { ncm: 'UM', pais: '011', dia: '2026-01-01' }));
    },
    listarTabelasUsingGET: (corpo) => lerRelacaoDeTabelas(emBytes(corpo)),
    consultarMetadadoUsingGET: (corpo) => ouRecusa(() => lerMetadadoDaTabela(emBytes(corpo), 'UM')),
    consultarUsingGET: (corpo) => ouRecusa(() => lerPaginaDaTabela(emBytes(corpo), 'UM')),
    // What the processo does not say goes back as it came.
    buscarDadosCapaDuimp: (corpo) => retificada({ capa: JSON.stringify(corpo), itens: [] }, NADA_DITO).escrito.capa,
    buscarDadosItensDuimp: (corpo) =>
      retificada({ capa: '{}', itens: [JSON.stringify((corpo as unknown[])[0])] }, { capa: '{}', itens: ['{}'] })
        .escrito.itens,
    criarVersaoRetificadoraDuimp: (corpo) => lerIdentificacao(emBytes(corpo)),
    buscarValoresCalculadosDuimp: (corpo) => lerValores(emBytes(corpo)),
    recuperar: (produto) => {
      const { capa, itens } = duimpSemeada();
      const [primeiro] = itens;
      const item = {
        ...primeiro,
        mercadoria: { ...primeiro?.mercadoria, descricao: null },
        produto: { ...primeiro?.produto, codigo: 11, versao: '12', niResponsavel: 'R1' },
      };
      const partes = {
        'capa.json': { ...capa, quantidadeItens: 1, adicoes: null, itens: null },
        'itens.json': [item],
        'produtos.json': [produto],
      };
      const lidas = lerDeclaracoes(Object.entries(partes).map(([nome, json]) => ({ nome, bytes: emBytes(json) })));
      return lidas.map(({ declaracao }) => declaracao);
    },
  };

  function esquemaDe(funcao: Funcao): Esquema | null {
    const [nome, qual] = funcao.split(' ');
    for (const [i, { paths, components }] of todos.entries()) {
      const operacoes = Object.entries(paths)
        .filter(([caminho]) => qual === undefined || `${Object.values(DOCUMENTOS_DO_PORTAL)[i]}${caminho}` === qual)
        .flatMap(([, um]) => Object.values(um));
      const { 200: lida, 201: feita } = operacoes.find(({ operationId }) => operationId === nome)?.responses ?? {};
      const esquema = (lida ?? feita)?.content?.['application/json']?.schema;
      if (esquema) return inteiro(esquema, components.schemas);
    }
    return null;
  }

  function folhasDe(funcao: Funcao): string[] {
    return folhasEm(esquemaDe(funcao) ?? {}, '');
  }
});

interface Tratamento {
  tipoOperacao: 'UM' | 'OUTRO';
  fundamentosOpcionaisDisponiveis: { tributo: { codigo: string } }[];
}

/** What a reader says of an answer that it refuses is a reading too. */
function ouRecusa(ler: () => unknown): unknown {
  try {
    return ler();
  } catch (erro) {
    if (erro instanceof ArquivoInvalido) return erro.message;
    throw erro;
  }
}
