import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { entradasDeTeste, NOTA_DE_COMPRA } from '#server/testing/entradas-de-teste.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { pedidosDeTeste } from '#server/testing/pedidos-de-teste.ts';
import { linhaDeEstrutura, produtosDeTeste } from '#server/testing/produtos-de-teste.ts';
import type { Pessoa, TestBench } from '#server/testing/test-bench.ts';
import { type Case, MUDOU, mudancasDe, type Once } from './once.ts';

const ITEM = {
  partNumber: 'FX-1',
  descricao: 'Parafuso fictício',
  ncm: '01012100',
  unidadeComercializada: 'PECA',
  origem: 'IMPORTADO',
};

/** Of records of one cadastro with the same key, one is created. */
function criado(recurso: string, frase: RegExp, corpo: object | ((i: number) => object), busca = ''): Case {
  return {
    preparar: async (_, pessoa) => doCadastro(pessoa, recurso, corpo, busca),
    perde: { status: 409, frase },
  };
}

function doCadastro(pessoa: Pessoa, recurso: string, corpo: object | ((i: number) => object), busca = ''): Once {
  const { criar, listar } = cadastroDeTeste(pessoa, recurso);
  return {
    pedir: (i) => criar(typeof corpo === 'function' ? corpo(i) : corpo),
    quantos: async () => Number((await listar(busca)).headers['x-total-count']),
  };
}

/** An act on a record that all of them saw in one version. */
function noItem(preparar: (pessoa: Pessoa, id: string) => Promise<Once>, perde: Case['perde']): Case {
  return {
    preparar: async (_, pessoa) => preparar(pessoa, (await cadastroDeTeste(pessoa, 'Item').criar(ITEM)).json().id),
    perde,
  };
}

/** How many changes of a kind the history tells of an item. */
const contadas = async (pessoa: Pessoa, id: string, acao: string) =>
  (await mudancasDe(pessoa, 'Item', id)).filter((mudanca) => mudanca.acao === acao).length;

const ultimaDe = async (pessoa: Pessoa, id: string) => (await mudancasDe(pessoa, 'Item', id))[0]?.id ?? '';

const comProduto = async (bench: TestBench, pessoa: Pessoa) =>
  produtosDeTeste({ ...bench, novaPessoa: async () => pessoa });

export const CADASTROS_ONCE = {
  importador: criado('Importador', /^O CNPJ .+ já é do importador/, {
    razaoSocial: 'Fictícia da Amazônia',
    cnpj: '11222333000181',
    setor: '1',
    situacaoSuframa: 'NAO_INSCRITO',
  }),
  'fornecedor of one name': criado('Fornecedor', /^O nome “.+” já leva a outro fornecedor\.$/, (i) => ({
    papel: 'FORNECEDOR',
    razaoSocial: `FICTICIA ${i}`,
    pais: { codigo: '160' },
    apelidos: ['FICTICIA CO'],
  })),
  'item of one part number': criado('Item', /^O part number FX-1 já está cadastrado\.$/, ITEM),
  'item of one other part number': criado('Item', /^O part number OUTRO já leva a outro item\.$/, (i) => ({
    ...ITEM,
    partNumber: `FX-${i}`,
    apelidos: ['OUTRO'],
  })),
  representante: criado('Representante', /^O CPF .+ já é do representante/, {
    nome: 'Ana Fictícia',
    cpf: '12345678909',
    vinculo: 'PROCURADOR',
    importadores: [],
  }),
  'row of a table': criado(
    'Pais',
    /^O código 538 já está cadastrado pela empresa\.$/,
    { codigo: '538', nome: 'Noruega, Reino da', sigla: 'NO', fonte: 'Siscomex', situacao: 'VERIFICADO' },
    'codigo=538',
  ),
  webhook: criado('Webhook', /^Já há um webhook de nome/, {
    nome: 'ERP',
    url: 'https://erp.exemplo/cais',
    ativo: true,
    recursos: ['Item'],
  }),
  produto: {
    preparar: async (bench, pessoa) => doCadastro(pessoa, 'Produto', (await comProduto(bench, pessoa)).novo()),
    perde: { status: 409, frase: / já tem um produto de código MON-24\.$/ },
  },
  'estrutura of one revision': {
    preparar: async (bench, pessoa) => {
      const produto = await (await comProduto(bench, pessoa)).produto();
      const vigente = (i: number) => ({ produto, revisao: 'A', vigenciaInicio: `2026-0${i + 1}-01` });
      return doCadastro(pessoa, 'Estrutura', (i) => ({ ...vigente(i), linhas: [linhaDeEstrutura('FX-1')] }));
    },
    perde: { status: 409, frase: /^Este produto já tem uma revisão A\.$/ },
  },
  'estrutura of one first day': {
    preparar: async (bench, pessoa) => {
      const produto = await (await comProduto(bench, pessoa)).produto();
      const vigente = { produto, vigenciaInicio: '2026-01-01', linhas: [linhaDeEstrutura('FX-1')] };
      return doCadastro(pessoa, 'Estrutura', (i) => ({ ...vigente, revisao: `R${i}` }));
    },
    perde: { status: 409, frase: /^A revisão R\d deste produto já começa em 01\/01\/2026/ },
  },
  'compra nacional': {
    preparar: async (bench, pessoa) => {
      const { importador } = await comProduto(bench, pessoa);
      return doCadastro(pessoa, 'CompraNacional', { ...COMPRA, importador });
    },
    perde: { status: 409, frase: /^A .+ do fornecedor .+ já tem o part number GAB-1\.$/ },
  },
  pedido: {
    preparar: async (bench, pessoa) => {
      const { novo } = await pedidosDeTeste({ ...bench, novaPessoa: async () => pessoa });
      return doCadastro(pessoa, 'PurchaseOrder', novo());
    },
    perde: { status: 409, frase: /^O importador já tem um pedido de número PO-1\.$/ },
  },
  'days of the matriz': {
    preparar: async (bench, pessoa) => {
      const { importador } = await comProduto(bench, pessoa);
      const daMatriz = (i: number) => ({ ...MATRIZ, importador, vigenciaInicio: `2026-0${i + 1}-01` });
      return doCadastro(pessoa, 'MatrizTributacao', daMatriz);
    },
    perde: { status: 409, frase: /^Este importador já tem .+: dois valeriam/ },
  },
  'entrada de insumo': {
    preparar: async (bench, pessoa) => {
      const { importador } = await comProduto(bench, pessoa);
      const item = { id: await entradasDeTeste(pessoa).item('PROJ-1') };
      return doCadastro(pessoa, 'EntradaDeInsumo', { ...NOTA_DE_COMPRA, importador, item });
    },
    perde: { status: 409, frase: /já está no saldo\.$/ },
  },
  'saved view': {
    preparar: async (_, pessoa) => {
      const payload = { tela: 'processos', nome: 'Minha', compartilhada: false, padrao: false, definicao: DEFINICAO };
      return {
        pedir: () => pessoa.pedir({ method: 'POST', url: '/api/Visao', payload }),
        quantos: async () => (await pessoa.pedir({ url: '/api/Visao?tela=processos' })).json().length,
      };
    },
    perde: { status: 409, frase: /^Você já tem uma visão chamada “Minha”\.$/ },
  },
  'undo of a creation': noItem(
    async (pessoa, id) => {
      const mudanca = await ultimaDe(pessoa, id);
      return {
        pedir: () => cadastroDeTeste(pessoa, 'Item').desfazer(mudanca, 1),
        quantos: () => contadas(pessoa, id, 'DESFAZER'),
      };
    },
    { status: 422, frase: /^Este item já está entre os excluídos\.$/ },
  ),
  'undo of a deletion': noItem(
    async (pessoa, id) => {
      const itens = cadastroDeTeste(pessoa, 'Item');
      await itens.excluir(id);
      const mudanca = await ultimaDe(pessoa, id);
      return {
        pedir: () => itens.desfazer(mudanca, 1),
        quantos: () => contadas(pessoa, id, 'DESFAZER'),
      };
    },
    { status: 422, frase: /^Este item (já foi trazido de volta|não está excluído)\.$/ },
  ),
  'undo of a change': noItem(async (pessoa, id) => {
    const itens = cadastroDeTeste(pessoa, 'Item');
    await itens.alterar({ ...ITEM, id, versao: 1, descricao: 'Outra descrição' });
    const mudanca = await ultimaDe(pessoa, id);
    return {
      pedir: () => itens.desfazer(mudanca, 2),
      quantos: () => contadas(pessoa, id, 'DESFAZER'),
    };
  }, MUDOU),
  'sheet that is written': {
    preparar: async (_, pessoa) => {
      const id = await planilhaConferida(pessoa);
      return {
        pedir: () => naPlanilha(pessoa, id, 'Gravar', { modo: 'TUDO' }),
        quantos: async () => {
          await terminada(pessoa, id);
          return Number((await cadastroDeTeste(pessoa, 'Item').listar()).headers['x-total-count']);
        },
      };
    },
    perde: {
      status: 422,
      frase: /^(Esta planilha está ocupada|A planilha está sendo gravada|Esta planilha já foi gravada)\./,
    },
  },
  'sheet that is undone': {
    preparar: async (_, pessoa) => {
      const id = await planilhaConferida(pessoa);
      await naPlanilha(pessoa, id, 'Gravar', { modo: 'TUDO' });
      await terminada(pessoa, id);
      const [{ id: item }] = (await cadastroDeTeste(pessoa, 'Item').listar()).json();
      return {
        pedir: () => naPlanilha(pessoa, id, 'Desfazer'),
        quantos: async () => {
          await terminada(pessoa, id);
          return (await mudancasDe(pessoa, 'Item', item)).length - 1;
        },
      };
    },
    perde: {
      status: 422,
      frase: /^(Esta planilha está ocupada|A importação está sendo desfeita|Esta importação já foi desfeita)\./,
    },
  },
} satisfies Record<string, Case>;

const naPlanilha = (pessoa: Pessoa, id: string, ato: string, payload: object = {}) =>
  pessoa.pedir({ method: 'POST', url: `/api/Planilha/${id}/${ato}`, payload });

/** Waits for the work on a sheet. */
async function terminada(pessoa: Pessoa, id: string): Promise<void> {
  let vista = (await pessoa.pedir({ url: `/api/Planilha/${id}` })).json();
  while (vista.progresso) {
    await new Promise((pronto) => setImmediate(pronto));
    vista = (await pessoa.pedir({ url: `/api/Planilha/${id}` })).json();
  }
}

/** A sheet of one item, checked and not written. */
async function planilhaConferida(pessoa: Pessoa): Promise<string> {
  const csv =
    'Part number;Descrição;NCM;Unidade;Origem;Peso líquido\nFX-1;Parafuso fictício;01012100;PECA;Importado;1,5\n';
  const { id, folhas } = (await pessoa.pedir(multipartOf('/api/Planilha?recurso=Item', csv, 'itens.csv'))).json();
  const conferida = await naPlanilha(pessoa, id, 'Conferir', { mapa: folhas[0].palpite, correcoes: {} });
  expect(conferida.statusCode).toBe(202);
  await terminada(pessoa, id);
  return id;
}

const COMPRA = {
  partNumber: 'GAB-1',
  descricao: 'GABINETE PLASTICO FICTICIO',
  unidade: 'PECA',
  ncm: '39269090',
  nf: '1234',
  serie: '1',
  fornecedorCnpj: '11222333000181',
  fornecedorNome: 'FICTICIA PLASTICOS LTDA',
  dataEmissao: '2026-11-20',
  moeda: 'BRL',
  valorUnitario: '12.345678',
  freteSeguroUnitario: '0.500000',
};
const MATRIZ = {
  ncm: '84733041',
  codigoSuframa: '0123',
  destinacao: '01',
  utilizacao: '02',
  codigoTributacao: 'F102',
  tratamento: 'REDUZIDO',
  reducaoPerc: '51.11',
  decreto: 'Decreto fictício 10.001/2026',
  tipoDocumento: null,
  numeroDocumento: null,
  vigenciaFim: '2026-12-31',
};
const DEFINICAO = {
  filtros: {},
  ordem: '-criadoEm',
  apresentacao: { colunas: [{ campo: 'numero', visivel: true, largura: 150 }], densidade: 'compacta' },
};
