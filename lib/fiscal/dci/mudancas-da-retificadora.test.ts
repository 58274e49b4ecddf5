import { itemDeTeste } from './documento-dci-de-teste.ts';
import { type DeclaradoNaDci, mudancasDaRetificadora } from './mudancas-da-retificadora.ts';

const item = (mais: Partial<DeclaradoNaDci['lista'][number]> = {}): DeclaradoNaDci['lista'][number] => ({
  ...itemDeTeste(),
  valor: '1000.00',
  II: '232.40',
  IPI: null,
  PIS: null,
  COFINS: null,
  ...mais,
});
const ITENS = [item()];
const dci = (mais: Partial<DeclaradoNaDci> = {}): DeclaradoNaDci => ({
  notas: 1,
  banco: '001',
  agencia: '1234',
  conta: '56789-0',
  taxaUSD: '5.1234',
  dataPagamento: null,
  ordensJudiciais: [],
  lista: ITENS,
  grupos: [{ modalidade: 'PI_COM_PPB', tributo: 'II', calculado: '232.40' }],
  ...mais,
});

test('the same content changes nothing, whatever its texts, reasons and order of fields', () => {
  const { chave, ...resto } = item({ motivo: 'outro motivo', descricao: 'OUTRO TEXTO' });
  expect(mudancasDaRetificadora(dci(), dci({ lista: [{ ...resto, chave }] }))).toEqual([]);
});

test('each change is told, in the order of the steps', () => {
  const outro = item({ chave: 'PE/2//OUTRO', codigo: 'OUTRO' });
  const depois = dci({
    notas: 3,
    lista: [item({ quantidade: '160.00000' }), outro],
    grupos: [
      { modalidade: 'PI_COM_PPB', tributo: 'II', calculado: '1302.12' },
      { modalidade: 'PE', tributo: 'IPI', calculado: null },
    ],
    conta: '99999-9',
    taxaUSD: '5.2000',
    dataPagamento: '2026-12-10',
    ordensJudiciais: [{ modalidade: 'PE', tributo: 'II', valor: '1.00' }],
  });
  expect(mudancasDaRetificadora(dci(), depois)).toEqual([
    '1 nota para 3',
    '1 item a mais',
    '1 item mudado',
    'II de Industrializado com PPB de R$ 232,40 para R$ 1.302,12',
    'conta de débito',
    'taxa do dólar',
    'data do pagamento',
    'ordens judiciais',
  ]);
  expect(mudancasDaRetificadora(depois, dci()).slice(1, 3)).toEqual(['1 item a menos', '1 item mudado']);
});

test('a tax that is unknown now is told as such, and zero as no tax at all', () => {
  const de = (calculado: string | null) => dci({ grupos: [{ modalidade: 'PE', tributo: 'II', calculado }] });
  expect(mudancasDaRetificadora(de('10.00'), de(null))).toEqual([
    'II de Produto estrangeiro de R$ 10,00 para desconhecido',
  ]);
  expect(mudancasDaRetificadora(de('0.00'), dci({ grupos: [] }))).toEqual([]);
});
