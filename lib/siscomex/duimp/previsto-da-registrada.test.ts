import type { ItemDaDuimp } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { COMPLEMENTO_EM_BRANCO } from '#lib/domain/aduana/declaracao/rascunho-da-duimp.ts';
import { complementoDaRegistrada, completado, type ItemPareado } from './complemento-da-registrada.ts';
import { lerRegistrada } from './duimp-registrada.ts';
import { type NoCadastro, previstoDaRegistrada } from './previsto-da-registrada.ts';

const operador = (codigo: string, pais = 'CN') => ({ codigo, versao: '1', pais: { codigo: pais } });
const item = (numeroItem: number, mais: object = {}) => ({
  identificacao: { numeroItem },
  produto: { codigo: 45, versao: '3' },
  exportador: operador('OPE_1'),
  fabricante: operador('OPE_1'),
  mercadoria: {
    tipoAplicacao: { codigo: 'REVENDA' },
    condicao: 'NOVA',
    unidadeComercial: 'PECA',
    descricao: 'Bem',
    quantidadeComercial: 3,
    quantidadeMedidaEstatistica: 1,
    pesoLiquido: 1.5,
    moedaNegociada: { codigo: 'USD' },
    valorUnitarioMoedaNegociada: 10.1234567,
  },
  condicaoVenda: { metodoValoracao: { codigo: 1 }, incoterm: { codigo: 'FOB' } },
  dadosCambiais: { coberturaCambial: { codigo: 'ATE_180_DIAS' } },
  tributos: ['II', 'IPI', 'PIS', 'COFINS'].map((codigo) => ({ tributo: { codigo }, regime: { codigo: 1 } })),
  ...mais,
});
const registrada = (itens: object[], documentosInstrucao: object[] = []) =>
  lerRegistrada({
    capa: JSON.stringify({ documentos: { documentosInstrucao } }),
    itens: itens.map((um) => JSON.stringify(um)),
  });
const tributo = (aliquota: string, mais: object = {}) => ({
  aliquota,
  aliquotaReduzida: null,
  especifica: null,
  reducaoDaAliquota: null,
  ...mais,
});
const declarado = (adicao: number, mais: object = {}) => ({
  descricao: 'Do catálogo',
  ncm: '85423190',
  adicao,
  duimp: {
    acrescimos: [],
    deducoes: [],
    outros: {},
    tributos: { ii: tributo('16'), ipi: tributo('9.75'), pis: tributo('2.1'), cofins: tributo('9.65') },
    ...mais,
  } as unknown as ItemDaDuimp,
});
const no = (declarados: NoCadastro['declarados'], mais: Partial<NoCadastro> = {}): NoCadastro => ({
  declarados,
  moeda: (sigla) => (sigla === 'USD' ? '220' : undefined),
  pais: (sigla) => (sigla === 'CN' ? '160' : undefined),
  fornecedor: ({ codigo }) => `id-de-${codigo}`,
  ...mais,
});
const par = (
  itens: ReturnType<typeof registrada>['itens'],
  i: number,
  mais: Partial<ItemPareado> = {},
): ItemPareado => ({
  registrado: itens[i] as ItemPareado['registrado'],
  id: `item-${i}`,
  adicao: 1,
  fornecedor: { id: 'f', razaoSocial: 'FICTICIA' },
  fabricante: { id: 'f', razaoSocial: 'FICTICIA' },
  ...mais,
});

test('an item is planned with every digit that is registered, in the adição of the declaration', () => {
  const { previsto, lacunas } = previstoDaRegistrada(registrada([item(4)]).itens, no(new Map([[4, declarado(2)]])));
  expect(lacunas).toEqual([]);
  expect(previsto?.itens).toEqual([
    {
      numero: 4,
      descricao: 'Bem',
      ncm: '85423190',
      unidade: 'PECA',
      quantidade: '3',
      pesoLiquido: '1.5',
      valorUnitario: '10.1234567',
      moeda: { codigo: '220' },
      incoterm: 'FOB',
      condicao: 'NOVA',
      aplicacao: 'REVENDA',
      fornecedor: { id: 'id-de-OPE_1' },
      fabricante: { id: 'id-de-OPE_1' },
      paisOrigem: { codigo: '160' },
      adicao: 2,
    },
  ]);
  expect(previsto?.adicoes).toMatchObject([{ numero: 2, tributos: { ipi: { regime: 'INTEGRAL', aliquota: '9.75' } } }]);
});

test('one item that a plan cannot hold leaves no plan at all, a line a cause', () => {
  const { mercadoria } = item(1);
  const itens = [
    item(1, { mercadoria: { ...mercadoria, moedaNegociada: { codigo: 'XDR' } } }),
    item(2, { condicaoVenda: { metodoValoracao: { codigo: 4 } } }),
    item(3, { condicaoVenda: { metodoValoracao: { codigo: 4 } } }),
  ];
  const declarados = new Map([1, 2].map((numero) => [numero, declarado(1)]));
  const { previsto, lacunas } = previstoDaRegistrada(registrada(itens).itens, no(declarados));
  expect(previsto).toBeNull();
  expect(lacunas.map(({ nivel, texto }) => `${nivel} ${texto}`)).toEqual([
    'IMPEDE Do item 3 a declaração deste processo não diz a NCM: traga a versão registrada de novo.',
    'IMPEDE Do item 1 a moeda não está na tabela do Cais: retifique no Portal.',
    'IMPEDE Dos itens 2 e 3 a versão registrada não tem um Incoterm do Cais, que o previsto pede: retifique no Portal.',
  ]);
});

test('items that the file puts together and a plan sets apart get adições of their own', () => {
  const suspenso = {
    tributos: item(2).tributos.map((um) => ({ ...um, regime: { codigo: 5 }, fundamento: { codigo: 7 } })),
  };
  const itens = [item(1), item(2, suspenso), item(3, { exportador: operador('OPE_9') })];
  const declarados = new Map([1, 2, 3].map((numero) => [numero, declarado(1)]));
  const { previsto, lacunas } = previstoDaRegistrada(registrada(itens).itens, no(declarados));
  expect(previsto?.itens.map(({ adicao }) => adicao)).toEqual([1, 2, 3]);
  expect(previsto?.adicoes.map(({ tributos }) => tributos.ii.regime)).toEqual(['INTEGRAL', 'SUSPENSAO', 'INTEGRAL']);
  expect(lacunas.map(({ chave }) => chave)).toEqual(['registrada-refeitas']);
});

test('a rate that differs, or has more places than a plan, stays open and is named; acréscimos are added up', () => {
  const reduzido = { tributos: item(1).tributos.map((um) => ({ ...um, regime: { codigo: 4 } })) };
  const acrescimo = (valorMoeda: string) => ({
    codigo: '16',
    denominacao: 'ROYALTIES',
    moeda: { codigo: 'USD', nome: 'USD' },
    valorMoeda,
    valorReais: null,
  });
  const tributos = (ii: string) => ({
    ii: tributo(ii, { aliquotaReduzida: '2' }),
    ipi: tributo('9.75555', { aliquotaReduzida: '1' }),
    pis: tributo('2.105', { reducaoDaAliquota: '50' }),
    cofins: tributo('9.65', { aliquotaReduzida: '0' }),
  });
  const declarados = new Map([
    [1, declarado(1, { tributos: tributos('16'), acrescimos: [acrescimo('10.50')] })],
    [2, declarado(1, { tributos: tributos('14'), acrescimos: [acrescimo('1.25')] })],
  ]);
  const { previsto, lacunas } = previstoDaRegistrada(
    registrada([item(1, reduzido), item(2, reduzido)]).itens,
    no(declarados),
  );
  expect(previsto?.adicoes).toEqual([
    {
      numero: 1,
      tributos: {
        ii: { regime: 'REDUCAO', aliquotaReduzida: '2.00' },
        ipi: { regime: 'REDUCAO', aliquotaReduzida: '1.00' },
        pis: { regime: 'REDUCAO', aliquota: '2.105', reducaoPerc: '50.00' },
        cofins: { regime: 'REDUCAO', aliquota: '9.65', aliquotaReduzida: '0.00' },
      },
      // 10.50 + 1.25
      acrescimos: [{ moeda: 'USD', valor: '11.75', denominacao: 'ROYALTIES' }],
      deducoes: [],
    },
  ]);
  expect(lacunas.map(({ texto }) => texto)).toEqual([
    'A alíquota registrada não cabe no previsto: II da adição 001 e IPI da adição 001. Ela só serve aos nossos valores; o que vai ao Portal não muda.',
  ]);
});

test('where the data of the DUIMP hold one and the version says two, none is taken', () => {
  const fundamento = { tributos: item(2).tributos.map((um) => ({ ...um, fundamento: { codigo: 9 } })) };
  const outro = { exportador: operador('OPE_2'), condicaoVenda: { metodoValoracao: { codigo: 2 } }, ...fundamento };
  const lida = registrada([item(1), item(2, outro)], [{ tipo: { codigo: '30' } }]);
  const { complemento, lacunas } = complementoDaRegistrada(lida, [par(lida.itens, 0), par(lida.itens, 1)]);
  expect(complemento).toMatchObject({
    metodoValoracao: null,
    coberturaCambial: '1',
    documentos: [],
    operadores: [],
    fundamentos: [],
    produtos: [{ id: 'item-0', codigo: 45, versao: '3', quantidadeEstatistica: '1' }, { id: 'item-1' }],
  });
  expect(lacunas.map(({ chave }) => chave)).toEqual([
    'registrada-metodo',
    'registrada-documentos',
    'registrada-operadores-f',
    ...['ii', 'ipi', 'pis', 'cofins'].map((um) => `registrada-fundamento-1-${um}`),
  ]);
});

test('what is typed stays, and only blanks are completed', () => {
  const lida = registrada([item(1)], [{ tipo: { codigo: '30' }, palavrasChave: [{ codigo: 1, valor: 'FATURA' }] }]);
  const { complemento } = complementoDaRegistrada(lida, [par(lida.itens, 0)]);
  const produtos = [{ id: 'item-0', codigo: 99, versao: '1', quantidadeEstatistica: null }];
  const digitado = { ...COMPLEMENTO_EM_BRANCO, metodoValoracao: 4, produtos };
  expect(completado(digitado, complemento)).toEqual({
    ...complemento,
    metodoValoracao: 4,
    produtos: [{ id: 'item-0', codigo: 99, versao: '1', quantidadeEstatistica: '1' }],
  });
  expect(completado(COMPLEMENTO_EM_BRANCO, complemento)).toEqual(complemento);
});
