import type { AdicaoDeclarada, ItemDeclarado } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { compararMercadorias, type LinhaPrevista } from './comparar-mercadorias.ts';

const LINHA: LinhaPrevista = {
  id: 'l1',
  partNumber: null,
  descricao: 'CIRCUITO',
  ncm: '85423190',
  unidade: 'PECA',
  pesoLiquido: null,
  moeda: { codigo: '220' },
  quantidade: '3.00000',
  valorUnitario: '333.3333333',
  pedidoItem: null,
};
const NADA = { devido: null };
const SEM_TRIBUTOS = { ii: NADA, ipi: NADA, pis: NADA, cofins: NADA };
const SOBRE = { tributos: new Map(), precos: new Map(), numeradas: false };

/** Declared as planned; of a DUIMP with the ISO code of the currency, where a DI has its number, and with the value that it prints: 3 × 333.3333333 is 999.9999999. */
function declarada(duimp?: object): AdicaoDeclarada {
  const { descricao, quantidade, valorUnitario } = LINHA;
  const item: Partial<ItemDeclarado> = { sequencia: 1, descricao, quantidade, valorUnitario };
  const adicao: Partial<AdicaoDeclarada> = {
    numero: '001',
    ncm: LINHA.ncm,
    moeda: duimp ? { codigo: 'USD', nome: 'USD' } : { codigo: '220', nome: 'DOLAR DOS EUA' },
    itens: [{ ...item, ...(duimp && { duimp }) } as ItemDeclarado],
  };
  return adicao as AdicaoDeclarada;
}

test('goods of a DUIMP that was registered from the processo are known by their number, and no others', () => {
  const doCatalogo = declarada({ valorMoeda: '1000.00', pesoLiquido: null, tributos: SEM_TRIBUTOS });
  const [item] = doCatalogo.itens as [ItemDeclarado];
  const tres = [1, 2, 3].map((sequencia) => ({ ...item, sequencia, descricao: 'Do catálogo' }));
  const linhas = ['l1', 'l2', 'l3'].map((id) => ({ ...LINHA, id }));
  const achadas = (numeradas: boolean) =>
    [...compararMercadorias([{ ...doCatalogo, itens: tres }], linhas, { ...SOBRE, numeradas })].map(
      ([chave, { linhaId, difere }]) => [chave, linhaId, difere],
    );
  expect(achadas(true)).toEqual([
    ['001/1', 'l1', []],
    ['001/2', 'l2', []],
    ['001/3', 'l3', []],
  ]);
  expect(achadas(false)).toEqual([]);
});

test.each([
  ['DI', declarada(), '999.99'],
  ['DUIMP', declarada({ valorMoeda: '1000.00', pesoLiquido: null, tributos: SEM_TRIBUTOS }), '1000.00'],
] as const)('goods declared on a %s as they were planned differ in no cent', (_, adicao, valor) => {
  const [comparado] = compararMercadorias([adicao], [LINHA], SOBRE).values();
  expect(comparado?.previsto.valorMoeda).toBe(valor);
  expect(comparado?.difere).toEqual([]);
});
