import { adicaoDeTeste, declaracaoDeTeste } from '#lib/fiscal/importacao/testing/declaracao-de-teste.ts';
import { confrontarCarga } from './confrontar-carga.ts';

const item = (id: string, ncm: string, quantidade: string) => ({
  id,
  partNumber: '',
  ncm,
  quantidade,
  valorUnitario: '10.0000000',
  pesoLiquido: null,
  moeda: { codigo: '220' },
});
const CARGA = {
  importadorCnpj: null,
  fornecedores: [],
  conhecimentos: [],
  pesoLiquido: null,
  embarque: null,
  etd: null,
  itens: [item('a', '85177900', '10.00000'), item('b', '73181500', '20.00000'), item('c', '85177900', '30.00000')],
};
const declarado = (sequencia: number, quantidade: string) => ({
  sequencia,
  quantidade,
  descricao: 'Conforme o catálogo',
  unidade: 'PECA',
  valorUnitario: '10.0000000',
});
interface Declaracao {
  terceira?: string;
  /** NCM of the second item; null where the declaration no longer has it. */
  segunda?: string | null;
}

/** Items 1 and 3 share an adição, so that the file has them in another order than the draft. */
const di = ({ terceira = '30.00000', segunda = '73181500' }: Declaracao) => ({
  ...declaracaoDeTeste(),
  adicoes: [
    adicaoDeTeste({ itens: [declarado(1, '10.00000'), declarado(3, terceira)] }),
    ...(segunda === null ? [] : [adicaoDeTeste({ numero: '002', ncm: segunda, itens: [declarado(2, '20.00000')] })]),
  ],
});
const itensDe = (numerada: boolean, declaracao: Declaracao = {}) =>
  confrontarCarga({ ...CARGA, registradaDaqui: true, numerada }, di(declaracao)).pontos.find(
    ({ ponto }) => ponto === 'ITENS',
  );

test('the items of a declaration registered from the processo are found by their number, whatever adição they stand in', () => {
  expect(itensDe(true)).toMatchObject({
    resultado: 'CONFERE',
    declarado: '3 de 3 itens na declaração, que tem 3',
    diferenca: null,
  });
  expect(itensDe(false)?.resultado).not.toBe('CONFERE');
});

test('what differs of them is told: a quantity, another NCM, an item that is no longer there', () => {
  const quantidade = '1 item com outra quantidade';
  expect(itensDe(true, { terceira: '29.00000' })).toMatchObject({ resultado: 'PERTO', diferenca: quantidade });
  expect(itensDe(true, { segunda: '84733041' })).toMatchObject({
    resultado: 'PERTO',
    declarado: '2 de 3 itens na declaração, que tem 3',
    diferenca: 'USD 200,00 em itens não encontrados',
  });
  expect(itensDe(true, { terceira: '29.00000', segunda: null })).toMatchObject({
    declarado: '2 de 3 itens na declaração, que tem 2',
    diferenca: `${quantidade}, USD 200,00 em itens não encontrados`,
  });
});

test('the value of a DUIMP, whose currency has its ISO code and not its number, is compared', () => {
  const declaracao = di({});
  const adicoes = declaracao.adicoes.map((adicao) => ({
    ...adicao,
    moeda: { codigo: 'USD', nome: 'USD' },
    valorMoeda: '300.00',
  }));
  const { pontos } = confrontarCarga({ ...CARGA, registradaDaqui: true, numerada: true }, { ...declaracao, adicoes });
  expect(pontos.find(({ ponto }) => ponto === 'VALOR')).toMatchObject({
    resultado: 'CONFERE',
    declarado: 'USD 600,00',
  });
});
