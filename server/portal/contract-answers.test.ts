import { lerAtributosDaNcm } from '#lib/portal/codecs/atributos-da-ncm.ts';
import { lerProdutos } from '#lib/portal/codecs/produto-json.ts';
import { lerVinculos } from '#lib/portal/codecs/vinculo-json.ts';
import { emBytes, folhasEm, inteiro, leem } from '#server/testing/portal-simulado/contract-leaves.ts';
import type { PublishedDocument } from '#server/testing/portal-simulado/contract-notation.ts';
import { DOCUMENTOS_DO_PORTAL, publishedDocument } from '#server/testing/portal-simulado/published-documents.ts';
import { lerIdentificacao, lerItensRecebidos, lerProblemas, lerValoresDoItem } from './duimp/draft-answers.ts';
import { erroEm } from './talk/call.ts';
import { FUNCOES_DO_PORTAL, FUNCOES_DOS_AVISOS } from './talk/functions.ts';

type Funcao = (typeof FUNCOES_DO_PORTAL)[number];

/** How Cais reads an answer. `naoLidas`: the leaves that change nothing of what is read, and why each is not. */
interface Leitura {
  ler: (corpo: unknown) => unknown;
  naoLidas: Readonly<Record<string, string>>;
}

const porque = (motivo: string, folhas: readonly string[]) => Object.fromEntries(folhas.map((uma) => [uma, motivo]));

const RASTRO = ['mnemonico', 'sistema', 'ambiente', 'visao', 'usuario', 'url', 'fluxo', 'trackerId'].map(
  (um) => `info.${um}`,
);
const IDENTIDADE = ['identificacao.numero', 'identificacao.versao'];
const LINKS = ['links[]._rel', 'links[]._href', 'links[]._method'];
const POR_EXTENSO = porque('diz por extenso o que o código 200 ou 201 já diz', ['message']);
const DO_DOCUMENTO = porque('os caminhos são os do documento', LINKS);
const PEDIDA = porque('é a que se pediu', IDENTIDADE);
const O_CODIGO: Leitura = { ler: () => null, naoLidas: { ...POR_EXTENSO, ...PEDIDA, ...DO_DOCUMENTO } };
const ASSINCRONA: Leitura = {
  ler: () => null,
  naoLidas: {
    ...O_CODIGO.naoLidas,
    situacao: 'só pode ser a de um pedido que começa: o fim vem por aviso, e pergunta-se a versão em vigor',
  },
};
const ITENS: Leitura = {
  // An item that was taken has no errors, and one may be refused by its message alone.
  ler: (corpo) => {
    const [um] = (corpo as { multiStatus: [ItemRecebido] }).multiStatus;
    const identificacao = { numeroItem: NUMERO[um.identificacao.numeroItem] };
    const lido = (item: Partial<ItemRecebido>) =>
      lerItensRecebidos(emBytes({ multiStatus: [{ ...um, identificacao, ...item }] }));
    return [lido({}), lido({ errors: [] }), lido({ code: CODIGO[um.code] ?? um.code })];
  },
  naoLidas: {
    ...porque('lê-se item por item', ['message']),
    ...PEDIDA,
    ...DO_DOCUMENTO,
    ...porque(
      'os caminhos são os do documento',
      LINKS.map((folha) => `multiStatus[].${folha}`),
    ),
  },
};
const RECUSA: Leitura = {
  ler: (corpo) => {
    const { errors, detail, ...resto } = corpo as { errors?: object[]; detail?: object[] };
    const problemas = [lerProblemas(emBytes({ errors })), lerProblemas(emBytes(resto))];
    return [...problemas, ...[corpo, { detail }, resto].map((um) => erroEm(emBytes(um)))];
  },
  naoLidas: {
    ...PEDIDA,
    ...porque('o código conhece-se pela forma (PUCX, PLAT): provam-no os testes do limite, da parada e da entrada', [
      'code',
    ]),
    ...porque('diz-se pelo código e pela mensagem', ['status', 'tag', 'severity', 'field']),
    ...porque('é o rastro de quem mantém o Portal', ['date', 'timestamp', 'path', ...RASTRO]),
    ...porque(
      'lê-se a mensagem de cada parte',
      ['path', 'field', 'date', 'severity', 'tag', 'code', 'status', 'detail[]', ...RASTRO].map(
        (um) => `detail[].${um}`,
      ),
    ),
  },
};
const PRODUTO: Leitura = {
  ler: (corpo) => lerProdutos(emBytes(corpo)),
  naoLidas: porque('é a raiz que se pediu', ['cpfCnpjRaiz']),
};
const VALORES_DO_ITEM: Leitura = {
  ler: (corpo) => lerValoresDoItem(emBytes(corpo), 1),
  naoLidas: {
    ...PEDIDA,
    ...porque('é o item que se pediu', ['identificacao.numeroItem']),
    ...porque('compara-se o valor aduaneiro, em que está', [
      'condicaoVenda.valorBRL',
      'condicaoVenda.acrescimosDeducoes[].tipo',
      'mercadoria.valorLocalEmbarqueBRL',
      'condicaoVenda.acrescimosDeducoes[].denominacao.codigo',
      'condicaoVenda.acrescimosDeducoes[].valorBRL',
    ]),
    ...porque(
      'compara-se o devido, que vem dele',
      ['calculado', 'aReduzir', 'suspenso', 'aRecolher', 'originalDevido', 'calculadoPagProporcional'].map(
        (folha) => `tributosCalculados[].valoresBRL.${folha}`,
      ),
    ),
    ...porque('diz-se pela base, pela alíquota e pelo devido', [
      ...['percentualReducaoBaseCalculo', 'percentualReducaoAliquotaReduzida', 'percentualPagamento'].map(
        (folha) => `tributosCalculados[].memoriaCalculo.${folha}`,
      ),
      ...['normal', 'tributado'].map((folha) => `tributosCalculados[].memoriaCalculo.${folha}`),
    ]),
  },
};

/** Parts of an answer without a schema that are published all the same, by their name. */
const PARTES: Readonly<Record<string, Leitura>> = {
  ArquivoDiarioAtributoDTO: {
    ler: (corpo) => lerAtributosDaNcm(emBytes({ listaNcm: [], detalhesAtributos: [corpo] }), '85340011'),
    naoLidas: {
      ...porque('lê-se só quando falta o nome de apresentação', ['nome']),
      ...porque('lê-se só quando falta a descrição', ['objetivos[].codigo']),
      ...porque('a pessoa guia-se pelo nome e pela orientação de preenchimento', ['definicao', 'informacaoAdicional']),
      ...porque('diz-se pela forma de preenchimento e pelas partes que ele tem', [
        'tipoAtributo',
        'atributoCondicionante',
      ]),
      ...porque('é o código dele em outro cadastro', ['brid', 'wcoid']),
      ...porque('o Cais mostra o domínio inteiro, sem filtrar', ['dominio[].filtro', 'atributoFiltro']),
      ...porque('é um atributo, ou uma condição, dentro de si, que o mesmo leitor lê: atributos-da-ncm.test.ts', [
        'condicionados[].condicao.condicao',
        'condicionados[].atributo',
        'listaSubatributos[]',
      ]),
    },
  },
  FabricanteIntegracaoDTO: {
    // A link that is no more is left out whole.
    ler: (corpo) => [lerVinculos(emBytes([corpo])), lerVinculos(emBytes([{ ...(corpo as object), vincular: true }]))],
    naoLidas: {
      ...porque('é o lugar na lista, que nada diz do vínculo', ['seq']),
      ...porque('é a raiz que se pediu', ['cpfCnpjRaiz']),
      ...porque('diz-se por quem ele nomeia: o documento e quem o chama discordam do sentido', ['conhecido']),
      ...porque('é só de vínculo feito com data retroativa, que o Cais não faz', ['dataReferencia']),
    },
  },
};

interface ItemRecebido {
  code: string | number;
  message: string;
  identificacao: { numeroItem: string };
  errors: object[];
}

/** What the values of a filled answer stand for where a reader takes only certain ones. */
const CODIGO: Readonly<Record<string, string>> = { 11: '200', 22: '422' };
const NUMERO: Readonly<Record<string, string>> = { UM: '1', OUTRO: '2' };

/** By the function and its status. */
const LEITURAS: Readonly<Record<string, Leitura>> = {
  'autenticarUsuario 200': {
    ler: () => null,
    naoLidas: porque('é o mesmo do cabeçalho X-CSRF-Token, que se lê', ['token']),
  },
  'criarNovaDuimp 201': {
    ler: (corpo) => lerIdentificacao(emBytes(corpo)),
    naoLidas: { ...POR_EXTENSO, ...DO_DOCUMENTO },
  },
  'atualizarDadosGerais 200': O_CODIGO,
  'excluirItemDuimp 200': O_CODIGO,
  'excluirDuimp 200': O_CODIGO,
  'diagnosticarDuimp 201': ASSINCRONA,
  'registrarDuimp 201': ASSINCRONA,
  'salvarItens 201': ITENS,
  'salvarItens 207': ITENS,
  'atualizarItens 200': ITENS,
  'atualizarItens 207': ITENS,
  'buscarValoresCalculadosItemDuimp 200': VALORES_DO_ITEM,
  'salvarNovaVersao 200': PRODUTO,
  'salvarRetificacao 200': PRODUTO,
  'desativar 200': PRODUTO,
};

/** Answers whose leaves other tests go through: portal-contract.test.ts beside this one, and server/portal/duimp/duimp-esquema.test.ts. */
const EM_OUTROS_TESTES: readonly Funcao[] = [
  'autenticarChaveAcesso',
  'recuperarVersaoDuimpVigente',
  'recuperarDuimp',
  'consultarItensDuimp',
  'buscarChavesPorImportador',
  'recuperar',
  'gerarJson',
  'listarTabelasUsingGET',
  'consultarMetadadoUsingGET',
  'consultarUsingGET',
  'buscarDadosCapaDuimp',
  'buscarDadosItensDuimp',
  'criarVersaoRetificadoraDuimp',
  'buscarValoresCalculadosDuimp',
  'consultar /catp/api/ext/produto',
  'salvarVersaoInicialProduto',
  'consultar /catp/api/ext/operador-estrangeiro',
  'salvarVersaoInicialOperador',
  'salvarNovaVersaoOperador',
  'salvarRetificacaoOperador',
  'desativarOperador',
  'incluirFabricante',
  'remover',
];
/** Functions whose answer the documents give no schema: what is read of them is assumed (docs/decisions/portal-unico.md). */
const SEM_ESQUEMA: readonly Funcao[] = [
  'detalhar',
  'consultar /cadatributos/api/ext/atributo-ncm/{codigo-ncm}',
  'downloadOperadorEstrangeiro',
  ...FUNCOES_DOS_AVISOS,
];

describe('The published answers of the Portal', () => {
  const todos = Object.keys(DOCUMENTOS_DO_PORTAL).map(publishedDocument);
  const publicadas = FUNCOES_DO_PORTAL.flatMap((funcao) => respostasDe(todos, funcao));
  const daqui = publicadas.filter(({ funcao, status }) => status === '422' || !EM_OUTROS_TESTES.includes(funcao));

  test('are each gone through leaf by leaf, here or in another test', () => {
    expect(daqui.filter(({ status }) => status !== '422').map(({ nome }) => nome)).toEqual(
      expect.arrayContaining(Object.keys(LEITURAS)),
    );
    expect(daqui.filter(({ nome, status }) => status !== '422' && !(nome in LEITURAS))).toEqual([]);
    const comEsquema = new Set(publicadas.filter(({ status }) => status !== '422').map(({ funcao }) => funcao));
    expect(FUNCOES_DO_PORTAL.filter((uma) => !comEsquema.has(uma))).toEqual(SEM_ESQUEMA);
  });

  test.each(daqui)('every leaf of $nome is read, or said why not', ({ nome, status, esquema }) => {
    const { ler, naoLidas } = status === '422' ? RECUSA : (LEITURAS[nome] as Leitura);
    const folhas = folhasEm(esquema, '');
    expect(folhas.filter((folha) => !leem(ler, esquema, folha))).toEqual(folhas.filter((folha) => folha in naoLidas));
    const deMais = Object.keys(naoLidas).filter((folha) => !folhas.includes(folha));
    expect(status === '422' ? [] : deMais).toEqual([]);
  });

  test.each(Object.entries(PARTES))('every leaf of %s is read, or said why not', (nome, { ler, naoLidas }) => {
    const achados = todos.flatMap(({ components: { schemas } }) =>
      schemas[nome] ? [inteiro({ $ref: `#/components/schemas/${nome}` }, schemas)] : [],
    );
    expect(achados).toHaveLength(1);
    for (const esquema of achados) {
      const folhas = folhasEm(esquema, '');
      expect(folhas.filter((folha) => !leem(ler, esquema, folha))).toEqual(folhas.filter((folha) => folha in naoLidas));
      expect(Object.keys(naoLidas).filter((folha) => !folhas.includes(folha))).toEqual([]);
    }
  });

  test('in part are those of items alone: no function that Cais asks for has a published 206', () => {
    const emParte = publicadas.filter(({ status }) => status.startsWith('20') && !['200', '201'].includes(status));
    expect(emParte.map(({ nome }) => nome)).toEqual(['salvarItens 207', 'atualizarItens 207']);
  });
});

/** The answers of a function that have a schema. */
function respostasDe(todos: readonly PublishedDocument[], funcao: Funcao) {
  const [operationId, qual] = funcao.split(' ');
  const prefixos = Object.values(DOCUMENTOS_DO_PORTAL);
  return todos.flatMap(({ paths, components }, i) =>
    Object.entries(paths)
      .filter(([caminho]) => qual === undefined || `${prefixos[i]}${caminho}` === qual)
      .flatMap(([, metodos]) => Object.values(metodos))
      .filter((uma) => uma.operationId === operationId)
      .flatMap(({ responses }) => Object.entries(responses))
      .flatMap(([status, { content }]) => {
        const esquema = content?.['application/json']?.schema;
        return esquema
          ? [{ nome: `${funcao} ${status}`, funcao, status, esquema: inteiro(esquema, components.schemas) }]
          : [];
      }),
  );
}
