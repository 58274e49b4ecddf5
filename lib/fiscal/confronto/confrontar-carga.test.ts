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
/** Items 1 and 3 share an adição, so that the file has them in another order than the draft. */
const di = (terceira: string) => ({
  ...declaracaoDeTeste(),
  adicoes: [
    adicaoDeTeste({ itens: [declarado(1, '10.00000'), declarado(3, terceira)] }),
    adicaoDeTeste({ numero: '002', ncm: '73181500', itens: [declarado(2, '20.00000')] }),
  ],
});
const itensDe = (registradaDaqui: boolean, terceira = '30.00000') =>
  confrontarCarga({ ...CARGA, registradaDaqui }, di(terceira)).pontos.find(({ ponto }) => ponto === 'ITENS');

test('the items of a declaration registered from the processo are found by their number, whatever adição they stand in', () => {
  expect(itensDe(true)).toMatchObject({
    resultado: 'CONFERE',
    declarado: '3 de 3 itens na declaração, que tem 3',
    diferenca: null,
  });
  expect(itensDe(true, '29.00000')?.resultado).toBe('PERTO');
});
