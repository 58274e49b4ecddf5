import type { ItemDeEntrada, NotaDeEntrada } from '#lib/domain/aduana/nota-de-entrada.ts';
import { conferirNotaDeEntrada, type DeclaracaoComparada, type LinhaDaEntrada } from './conferir-nota-de-entrada.ts';

const DI = '2612345678';
const tributo = (recolher: string) => ({
  ...{ regime: { codigo: '1', nome: null }, base: null, aliquota: null, aliquotaReduzida: null },
  ...{ devido: '999.99', recolher },
});
const adicao = (numero: string, valores: string[]): DeclaracaoComparada['adicoes'][number] => {
  const [valorAduaneiro = '', ii = '', ipi = '', pis = '', cofins = ''] = valores;
  const tributos = { ii: tributo(ii), ipi: tributo(ipi), pis: tributo(pis), cofins: tributo(cofins) };
  return { numero, ncm: '85177900', valorAduaneiro, tributos };
};
const declaracao = (mais: Partial<DeclaracaoComparada> = {}): DeclaracaoComparada => ({
  numeroDI: DI,
  carga: { pesoLiquido: '10.50000', pesoBruto: '11.00040' },
  frete: { valorReais: '30.00' },
  seguro: { valorReais: null },
  adicoes: [
    adicao('001', ['100.00', '10.00', '5.00', '2.10', '9.65']),
    adicao('002', ['200.00', '0.00', '0.00', '0.00', '0.00']),
  ],
  ...mais,
});
const item = (adicoes: number[], valores: Partial<ItemDeEntrada> = {}): ItemDeEntrada => ({
  ...{ nItem: 1, ncm: '85177900', baseDoIi: '100.00', ii: '10.00', ipi: '5.00', pis: '2.10', cofins: '9.65' },
  declaracoes: [{ numero: DI, adicoes: adicoes.map((numero, i) => ({ numero, sequencia: i + 1 })) }],
  ...valores,
});
const SUSPENSO = { baseDoIi: '0.00', ii: '0.00', ipi: '0.00', pis: '0.00', cofins: '0.00' };
const nota = (itens: ItemDeEntrada[], mais: Partial<NotaDeEntrada> = {}): NotaDeEntrada => ({
  ...{ chave: '', numero: '1', serie: '1', emissao: '2026-11-18', homologacao: false, situacao: 'AUTORIZADA' },
  emitente: { cnpj: '', nome: '', ie: '', uf: 'AM', municipioIbge: '1302603' },
  ...{ frete: '30.01', seguro: '0.00', pesoLiquido: '10.500', pesoBruto: '11.000', itens },
  ...mais,
});
const dita = (linha: LinhaDaEntrada) => {
  const oQue = [linha.onde, linha.oQue].filter(Boolean).join(', ');
  if (linha.situacao === 'DIFERE') return `${oQue}: ${linha.nota} x ${linha.declarado}`;
  return linha.situacao === 'CONFERE' ? oQue : `${oQue} (${linha.porque})`;
};
const por = (linhas: readonly LinhaDaEntrada[], situacao: LinhaDaEntrada['situacao']) =>
  linhas.filter((uma) => uma.situacao === situacao).map(dita);
const FORA = [
  'Valor dos produtos (cada emitente o escreve com ou sem frete e tributos)',
  'ICMS (a declaração não o diz)',
];

test('a nota of the whole declaration is compared adição by adição with what is to be paid, and with its cargo', () => {
  const { cobertura, linhas } = conferirNotaDeEntrada(nota([item([1]), item([2], SUSPENSO)]), declaracao());
  expect(cobertura).toEqual({ daNota: 2, daDeclaracao: 2 });
  expect(por(linhas, 'DIFERE')).toEqual([]);
  expect(por(linhas, 'CONFERE')).toEqual([
    ...['NCM', 'Base do II', 'II', 'IPI', 'PIS', 'COFINS'].map((oQue) => `adição 001, ${oQue}`),
    ...['NCM', 'II', 'IPI', 'PIS', 'COFINS'].map((oQue) => `adição 002, ${oQue}`),
    ...['Peso líquido', 'Peso bruto', 'Frete'],
  ]);
  expect(por(linhas, 'NAO_COMPARADO')).toEqual([
    'adição 002, Base do II (a nota não diz)',
    'Seguro (a nota não diz)',
    ...FORA,
  ]);
});

test('items of one adição are added up, and a cent an item is the spreading of the issuer; more is a difference', () => {
  const partes = (ii: string) => [
    item([1], { baseDoIi: '50.01', ii }),
    item([1], { baseDoIi: '50.01', ii: '5.01', ...ZERO }),
  ];
  const ZERO = { ipi: '0.00', pis: '0.00', cofins: '0.00' };
  expect(por(conferirNotaDeEntrada(nota(partes('5.01')), declaracao()).linhas, 'DIFERE')).toEqual([]);
  expect(por(conferirNotaDeEntrada(nota(partes('5.02')), declaracao()).linhas, 'DIFERE')).toEqual([
    'adição 001, II: 10,03 x 10,00 a recolher',
  ]);
});

test('a nota of a part says so: its weights and freight are not those of the declaration', () => {
  const { cobertura, linhas } = conferirNotaDeEntrada(nota([item([1])]), declaracao());
  expect(cobertura).toEqual({ daNota: 1, daDeclaracao: 2 });
  expect(por(linhas, 'NAO_COMPARADO')).toEqual([
    'Peso líquido (a nota não é da declaração inteira)',
    'Peso bruto (a nota não é da declaração inteira)',
    'Frete (a nota não é da declaração inteira)',
    'Seguro (a nota não diz)',
    ...FORA,
  ]);
});

test('another NCM, an adição that is not there and a weight differ; an item of two adições is not compared', () => {
  const itens = [item([1], { ncm: '39269090' }), item([3]), item([1, 2])];
  const { cobertura, linhas } = conferirNotaDeEntrada(nota(itens), declaracao());
  expect(cobertura).toEqual({ daNota: 2, daDeclaracao: 2 });
  expect(por(linhas, 'DIFERE')).toEqual(['adição 003, Adição: citada x não existe']);
  expect(por(linhas, 'NAO_COMPARADO').slice(0, 2)).toEqual([
    'adição 001, Adição (um item da nota é de mais de uma adição)',
    'adição 002, Adição (um item da nota é de mais de uma adição)',
  ]);
  const outra = nota([item([1], { ncm: '39269090' }), item([2], SUSPENSO)], { pesoLiquido: '10.499', pesoBruto: '12' });
  expect(por(conferirNotaDeEntrada(outra, declaracao()).linhas, 'DIFERE')).toEqual([
    'adição 001, NCM: 3926.90.90 x 8517.79.00',
    'Peso bruto: 12,000 x 11,000',
  ]);
});

test('a tax that an item does not tell is not compared, never taken for zero', () => {
  const { linhas } = conferirNotaDeEntrada(nota([item([2], { ...SUSPENSO, pis: null })]), declaracao());
  expect(por(linhas, 'NAO_COMPARADO')).toContain('adição 002, PIS (a nota não diz)');
});

test('of a DUIMP only the whole is compared, because the nota numbers its adições in its own way', () => {
  const numeroDI = '26BR00001234561';
  const doDuimp = item([7], {
    declaracoes: [{ numero: numeroDI, adicoes: [{ numero: 7, sequencia: 1 }] }],
    baseDoIi: '300',
  });
  const { cobertura, linhas } = conferirNotaDeEntrada(nota([doDuimp]), declaracao({ numeroDI }));
  expect(cobertura).toBeNull();
  expect(por(linhas, 'CONFERE')).toEqual([
    ...['Base do II', 'II', 'IPI', 'PIS', 'COFINS', 'Peso líquido', 'Peso bruto', 'Frete'],
  ]);
});
