import { linhaDoPedido, linhaVazia } from './itens-linhas.ts';
import { FORMULARIO_PEDIDO, pedidoEmBranco } from './pedido-formulario.ts';

const ID = '0190aaaa-0000-7000-8000-000000000001';
const PREENCHIDO = {
  ...pedidoEmBranco('2026-11-20'),
  numero: 'PO-1',
  importador: { id: ID },
  fornecedor: { id: ID },
  moeda: { codigo: '220' },
};
const vazia = () => linhaDoPedido(linhaVazia(), {});
const cheia = {
  ...vazia(),
  partNumber: 'FX-1',
  descricao: 'Circuito',
  ncm: '8542.31.90',
  unidade: 'peca',
  quantidade: '1',
  valorUnitario: '2',
};
const erros = (valores: object) =>
  FORMULARIO_PEDIDO.esquema.safeParse(valores).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('The form of an order', () => {
  test('asks for number, importer, supplier and currency, and nothing else of a draft', () => {
    expect(erros(pedidoEmBranco('2026-11-20'))).toEqual(['numero', 'importador.id', 'fornecedor.id', 'moeda.codigo']);
    expect(erros(PREENCHIDO)).toEqual([]);
  });

  test('lines left empty below the last are none; units and NCM are saved as codes', () => {
    const { itens } = FORMULARIO_PEDIDO.esquema.parse({ ...PREENCHIDO, itens: [cheia, vazia(), vazia()] });
    expect(itens).toEqual([{ ...cheia, ncm: '85423190', unidade: 'PECA' }]);
    expect(erros({ ...PREENCHIDO, itens: [vazia(), cheia] })).toEqual(
      expect.arrayContaining(['itens.0.partNumber', 'itens.0.quantidade', 'itens.0.ncm']),
    );
  });

  test('does not go out without lines, nor is cancelled without a reason, nor delivered before it is made', () => {
    expect(erros({ ...PREENCHIDO, decidido: 'EMITIDA' })).toEqual(['itens']);
    expect(erros({ ...PREENCHIDO, decidido: 'CANCELADA' })).toEqual(['motivoCancelamento']);
    expect(erros({ ...PREENCHIDO, entregaPrevista: '2026-11-19' })).toEqual(['entregaPrevista']);
  });
});
