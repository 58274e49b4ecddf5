import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import {
  adicaoDeTeste,
  declaracaoDeTeste,
  pagamentoDeTeste,
  tributoDeTeste,
} from '#lib/fiscal/importacao/testing/declaracao-de-teste.ts';
import { lerDiXml } from '#lib/siscomex/di/di-xml.ts';
import { diDe2023, disDe2018 } from '#lib/testing/dis-dos-vetores.ts';
import { conferirDi } from './conferencias-di.ts';

const linhas = (di: DeclaracaoImportacao, codigo: string) =>
  conferirDi(di).filter((conferencia) => conferencia.codigo === codigo);
const pagos = (...outros: [string, string][]) => ({
  pagamentos: outros.map(([receita, valor]) => pagamentoDeTeste(receita, valor)),
});

test('a declaration that closes has a line for each check and nothing but ok', () => {
  const conferencias = conferirDi(declaracaoDeTeste());
  expect(conferencias.map(({ codigo, nivel }) => `${codigo} ${nivel}`)).toEqual([
    'DI_DIGITO ok',
    'ADICOES_QUANTIDADE ok',
    'VMLD ok',
    'PESO_LIQUIDO ok',
    'ITENS_CONDICAO_VENDA ok',
    'PAGAMENTO_0086 ok',
    'PAGAMENTO_5602 ok',
    'PAGAMENTO_5629 ok',
    'PAGAMENTO_7811 ok',
  ]);
});

describe('number', () => {
  test('a wrong digit is an error that says the right one', () => {
    expect(linhas(declaracaoDeTeste({ numeroDI: '2390000015' }), 'DI_DIGITO')).toEqual([
      {
        codigo: 'DI_DIGITO',
        nivel: 'erro',
        mensagem: 'O dígito verificador da DI 23/9000001-5 deveria ser 0.',
        declarado: '5',
        calculado: '0',
        adicao: null,
      },
    ]);
  });

  test('a number that is not ten digits has none', () => {
    expect(linhas(declaracaoDeTeste({ numeroDI: '239' }), 'DI_DIGITO')).toMatchObject([
      { nivel: 'erro', mensagem: 'O número da DI, 239, não tem dez algarismos.', declarado: null, calculado: null },
    ]);
  });
});

describe('adições', () => {
  const comTotal = (adicoes: number | null) =>
    linhas(declaracaoDeTeste({ totais: { ...declaracaoDeTeste().totais, adicoes } }), 'ADICOES_QUANTIDADE')[0];

  test('as many as declared', () => {
    expect(comTotal(1)).toMatchObject({ nivel: 'ok', mensagem: 'O arquivo traz 1 adição, como a DI declara.' });
  });
  test('fewer than declared', () => {
    expect(comTotal(2)).toMatchObject({
      nivel: 'erro',
      mensagem: 'A DI declara 2 adições, e o arquivo traz 1 adição.',
      declarado: '2',
      calculado: '1',
    });
  });
  test('not declared', () => {
    expect(comTotal(null)).toMatchObject({
      nivel: 'aviso',
      mensagem: 'Total de adições não informado; o arquivo traz 1 adição.',
      declarado: null,
    });
  });
});

describe('VMLD', () => {
  const comVmld = (vmldReais: string | null, adicoes = 1) => {
    const { totais } = declaracaoDeTeste();
    const muitas = Array.from({ length: adicoes }, (_, indice) => adicaoDeTeste({ numero: String(indice + 1) }));
    return linhas(declaracaoDeTeste({ totais: { ...totais, vmldReais }, adicoes: muitas }), 'VMLD')[0];
  };

  test('equal', () => {
    expect(comVmld('555.00')).toMatchObject({
      nivel: 'ok',
      mensagem: 'As adições somam R$ 555,00, como a DI declara.',
    });
  });
  test('a residue within three cents, however few the adições', () => {
    expect(comVmld('555.03')).toMatchObject({
      nivel: 'ok',
      mensagem: 'Diferença de R$ 0,03, dentro da tolerância de R$ 0,03 (centavos truncados por adição).',
      declarado: '555.03',
      calculado: '555.00',
    });
  });
  test('a residue within three cents an adição', () => {
    expect(comVmld('8879.62', 16)).toMatchObject({
      nivel: 'ok',
      mensagem: 'Diferença de R$ 0,38, dentro da tolerância de R$ 0,48 (centavos truncados por adição).',
    });
  });
  test.each(['555.04', '554.96'])('a cent beyond: %s', (vmld) => {
    expect(comVmld(vmld)).toMatchObject({
      nivel: 'erro',
      mensagem: `A DI declara VMLD de R$ ${vmld.replace('.', ',')}, e as adições somam R$ 555,00: diferença de R$ 0,04, além da tolerância de R$ 0,03.`,
    });
  });
  test('not declared', () => {
    expect(comVmld(null, 2)).toMatchObject({
      nivel: 'aviso',
      mensagem: 'VMLD não informado; as adições somam R$ 1.110,00.',
      declarado: null,
      calculado: '1110.00',
    });
  });
});

describe('net weight', () => {
  const comPeso = (pesoLiquido: string | null) =>
    linhas(declaracaoDeTeste({ carga: { ...declaracaoDeTeste().carga, pesoLiquido } }), 'PESO_LIQUIDO')[0];

  test('equal', () => {
    expect(comPeso('12.50000')).toMatchObject({
      nivel: 'ok',
      mensagem: 'As adições somam 12,50000 kg, como a DI declara.',
    });
  });
  test('a hundred-thousandth apart is an error', () => {
    expect(comPeso('1012.50001')).toMatchObject({
      nivel: 'erro',
      mensagem: 'A DI declara peso líquido de 1.012,50001 kg, e as adições somam 12,50000 kg.',
      declarado: '1012.50001',
      calculado: '12.50000',
    });
  });
  test('not declared', () => {
    expect(comPeso(null)).toMatchObject({
      nivel: 'aviso',
      mensagem: 'Peso líquido não informado; as adições somam 12,50000 kg.',
    });
  });
});

describe('items', () => {
  const com = (...adicoes: ReturnType<typeof adicaoDeTeste>[]) =>
    linhas(declaracaoDeTeste({ adicoes }), 'ITENS_CONDICAO_VENDA');
  const emEuros = { moeda: { codigo: '978', nome: 'EURO/COM.EUROPEIA' } };

  test('each item is truncated before the sum', () => {
    const item = { descricao: 'ITEM', unidade: null, quantidade: '3.00000', valorUnitario: '0.0033333' };
    const itens = [1, 2, 3].map((sequencia) => ({ ...item, sequencia }));
    expect(com(adicaoDeTeste({ itens, valorMoeda: '0.00' }))).toMatchObject([{ nivel: 'ok' }]);
    expect(com(adicaoDeTeste({ itens, valorMoeda: '0.02' }))).toMatchObject([{ nivel: 'erro' }]);
  });

  test('one line for all that close, with the sum when the currency is one', () => {
    expect(com(adicaoDeTeste(), adicaoDeTeste({ numero: '002' }))).toEqual([
      {
        codigo: 'ITENS_CONDICAO_VENDA',
        nivel: 'ok',
        mensagem: 'Em cada uma das 2 adições, os itens somam o valor dela na condição de venda.',
        declarado: '200.00',
        calculado: '200.00',
        adicao: null,
      },
    ]);
    expect(com(adicaoDeTeste(), adicaoDeTeste(emEuros))).toMatchObject([{ declarado: null, calculado: null }]);
  });

  test('one line for each that does not, and none for those that do', () => {
    const falha = adicaoDeTeste({ numero: '002', valorMoeda: '1100.00' });
    const semValor = adicaoDeTeste({ numero: '003', valorMoeda: null });
    expect(com(adicaoDeTeste(), falha, semValor)).toMatchObject([
      {
        nivel: 'erro',
        adicao: '002',
        mensagem:
          'A adição 002 declara DOLAR DOS EUA 1.100,00 na condição de venda, e os itens somam DOLAR DOS EUA 100,00.',
        declarado: '1100.00',
        calculado: '100.00',
      },
      {
        nivel: 'aviso',
        adicao: '003',
        mensagem: 'Valor na condição de venda da adição 003 não informado; os itens somam DOLAR DOS EUA 100,00.',
        declarado: null,
        calculado: '100.00',
      },
    ]);
  });

  test('no adição, no line', () => expect(com()).toEqual([]));
});

describe('payments', () => {
  const so = (codigo: string, ...pagamentos: [string, string][]) =>
    linhas(declaracaoDeTeste(pagos(...pagamentos)), codigo)[0];

  test('equal, fines and interest left out, several of one code added', () => {
    expect(so('PAGAMENTO_0086', ['0086', '80.00'], ['0086', '8.80'])).toMatchObject({
      nivel: 'ok',
      mensagem: 'II: pagamento de R$ 88,80, igual ao valor a debitar.',
      declarado: '88.80',
      calculado: '88.80',
    });
  });

  test('a residue is ok and says so', () => {
    expect(so('PAGAMENTO_0086', ['0086', '88.82'])).toMatchObject({
      nivel: 'ok',
      mensagem: 'II: pagamento de R$ 88,82, a R$ 0,02 do valor a debitar; tolerância de R$ 0,02.',
    });
  });

  test('beyond the residue it deserves a look', () => {
    expect(so('PAGAMENTO_0086', ['0086', '88.83'])).toMatchObject({
      nivel: 'aviso',
      mensagem: 'II: pagamento de R$ 88,83 e valor a debitar de R$ 88,80, diferença de R$ 0,03.',
    });
  });

  test('not there', () => {
    expect(so('PAGAMENTO_0086')).toMatchObject({
      nivel: 'aviso',
      mensagem: 'II: pagamento não informado; a debitar, R$ 88,80.',
      declarado: null,
    });
  });

  test('a tax due and suspended has nothing to pay, which is ok', () => {
    const { tributos } = adicaoDeTeste();
    const adicoes = [adicaoDeTeste({ tributos: { ...tributos, ipi: tributoDeTeste('58.00', '0.00') } })];
    expect(linhas(declaracaoDeTeste({ adicoes }), 'PAGAMENTO_1038')).toEqual([
      {
        codigo: 'PAGAMENTO_1038',
        nivel: 'ok',
        mensagem: 'IPI: nada a debitar e nenhum pagamento.',
        declarado: null,
        calculado: '0.00',
        adicao: null,
      },
    ]);
  });

  test('a payment of what nobody owes deserves a look', () => {
    expect(so('PAGAMENTO_1038', ['1038', '5.00'])).toMatchObject({ nivel: 'aviso', calculado: '0.00' });
  });

  test('the Taxa Siscomex has no residue', () => {
    expect(so('PAGAMENTO_7811', ['7811', '154.24'])).toMatchObject({
      nivel: 'aviso',
      mensagem: 'Taxa Siscomex: pagamento de R$ 154,24 e valor a debitar de R$ 154,23, diferença de R$ 0,01.',
    });
  });
});

describe('the declarations of the golden cases', () => {
  const lidas = [disDe2018(), diDe2023()].flatMap((amostra) => lerDiXml(amostra));
  const resumo = (numero: string) =>
    conferirDi(lidas.find(({ numeroDI }) => numeroDI === numero) as DeclaracaoImportacao).map(
      ({ codigo, nivel, declarado, calculado }) => [codigo, nivel, declarado, calculado].join(' '),
    );

  test('first of 2018', () => {
    expect(resumo('1890000010')).toEqual([
      'DI_DIGITO ok 0 0',
      'ADICOES_QUANTIDADE ok 2 2',
      'VMLD ok 546047.18 546047.18',
      'PESO_LIQUIDO ok 651.64000 651.64000',
      'ITENS_CONDICAO_VENDA ok 132535.66 132535.66',
      'PAGAMENTO_1038 ok  0.00',
      'PAGAMENTO_5602 ok 11466.99 11466.99',
      'PAGAMENTO_5629 ok 52693.55 52693.55',
      'PAGAMENTO_7811 ok 244.00 244.00',
    ]);
  });

  test('second of 2018', () => {
    expect(resumo('1890000029')).toEqual([
      'DI_DIGITO ok 9 9',
      'ADICOES_QUANTIDADE ok 4 4',
      'VMLD ok 111587.97 111587.97',
      'PESO_LIQUIDO ok 176.44000 176.44000',
      'ITENS_CONDICAO_VENDA ok 26928.00 26928.00',
      'PAGAMENTO_0086 ok 10467.47 10467.47',
      'PAGAMENTO_1038 ok  0.00',
      'PAGAMENTO_5602 ok 2343.36 2343.36',
      'PAGAMENTO_5629 ok 10810.18 10810.18',
      'PAGAMENTO_7811 ok 291.20 291.20',
    ]);
  });

  test('third of 2018', () => {
    expect(resumo('1890000037')).toEqual([
      'DI_DIGITO ok 7 7',
      'ADICOES_QUANTIDADE ok 1 1',
      'VMLD ok 5415.43 5415.43',
      'PESO_LIQUIDO ok 18.00000 18.00000',
      'ITENS_CONDICAO_VENDA ok 399.94 399.94',
      'PAGAMENTO_0086 ok 974.78 974.78',
      'PAGAMENTO_1038 ok  0.00',
      'PAGAMENTO_5602 ok 113.72 113.72',
      'PAGAMENTO_5629 ok 576.75 576.75',
      'PAGAMENTO_7811 ok 214.50 214.50',
    ]);
  });

  test('of 2023, with the freight already in the price', () => {
    expect(resumo('2390000010')).toEqual([
      'DI_DIGITO ok 0 0',
      'ADICOES_QUANTIDADE ok 16 16',
      'VMLD ok 565511.26 565511.26',
      'PESO_LIQUIDO ok 25226.87000 25226.87000',
      'ITENS_CONDICAO_VENDA ok 108383.26 108383.26',
      'PAGAMENTO_0086 ok 79185.09 79185.09',
      'PAGAMENTO_1038 ok 33320.00 33320.00',
      'PAGAMENTO_5602 ok 14050.41 14050.41',
      'PAGAMENTO_5629 ok 67648.25 67648.25',
      'PAGAMENTO_7811 ok 493.56 493.56',
    ]);
  });
});

describe('weights', () => {
  const { carga } = declaracaoDeTeste();

  test('net above gross is told; equal is not', () => {
    const com = (pesoBruto: string) => linhas(declaracaoDeTeste({ carga: { ...carga, pesoBruto } }), 'PESO_BRUTO');
    expect(com('12.50000')).toEqual([]);
    expect(com('1.25000')).toMatchObject([
      {
        nivel: 'aviso',
        mensagem: 'O peso líquido, 12,50000 kg, passa do peso bruto, 1,25000 kg: confira as casas decimais.',
      },
    ]);
  });

  test('ten times the quantity in kilograms is told, in a unit of kilograms alone', () => {
    const com = (quantidadeEstatistica: string, unidadeEstatistica: string) =>
      linhas(
        declaracaoDeTeste({ adicoes: [adicaoDeTeste({ quantidadeEstatistica, unidadeEstatistica })] }),
        'PESO_ESTATISTICO',
      );
    expect(com('12.50000', 'QUILOGRAMA LIQUIDO')).toEqual([]);
    expect(com('125.00000', 'UNIDADE')).toEqual([]);
    expect(com('125.00000', 'QUILOGRAMA LIQUIDO')).toMatchObject([{ nivel: 'aviso', adicao: '001' }]);
  });
});
