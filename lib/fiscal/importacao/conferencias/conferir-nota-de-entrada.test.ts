import type { DeclaracaoCitada, ItemDeEntrada, NotaDeEntrada } from '#lib/domain/aduana/declaracao/nota-de-entrada.ts';
import type { LinhaDaEntrada } from '#lib/fiscal/importacao/declarada/linha-da-entrada.ts';
import { conferirNotaDeEntrada, type DeclaracaoComparada } from './conferir-nota-de-entrada.ts';

const DI = '2612345678';
const tributo = (recolher: string) => ({
  regime: { codigo: '1', nome: null },
  base: null,
  aliquota: null,
  aliquotaReduzida: null,
  devido: '999.99',
  recolher,
});
const adicao = (numero: string, valores: string[]): DeclaracaoComparada['adicoes'][number] => {
  const [valorAduaneiro = '', ii = '', ipi = '', pis = '', cofins = ''] = valores;
  const tributos = { ii: tributo(ii), ipi: tributo(ipi), pis: tributo(pis), cofins: tributo(cofins) };
  return { numero, ncm: '85177900', valorAduaneiro, tributos, campos: {} };
};
const declaracao = (mais: Partial<DeclaracaoComparada> = {}): DeclaracaoComparada => ({
  numeroDI: DI,
  dataRegistro: '2026-11-16',
  dataDesembaraco: null,
  caracterizacaoOperacao: { codigo: '1', nome: 'Importação Própria' },
  carga: { pesoLiquido: '10.50000', pesoBruto: '11.00040', viaTransporte: { codigo: '01', nome: 'MARÍTIMA' } },
  afrmm: '80.00',
  frete: { valorReais: '30.00' },
  seguro: { valorReais: null },
  adicoes: [
    adicao('001', ['100.00', '10.00', '5.00', '2.10', '9.65']),
    adicao('002', ['200.00', '0.00', '0.00', '0.00', '0.00']),
  ],
  ...mais,
});
const citada = (mais: Partial<DeclaracaoCitada> = {}): DeclaracaoCitada => ({
  numero: DI,
  registro: '2026-11-16',
  desembaraco: '2026-11-17',
  viaTransporte: '1',
  afrmm: '40.00',
  intermediacao: '1',
  adicoes: [],
  ...mais,
});
const item = (adicoes: number[], valores: Partial<ItemDeEntrada> = {}): ItemDeEntrada => ({
  nItem: 1,
  cfop: '3101',
  ncm: '85177900',
  baseDoIi: '100.00',
  ii: '10.00',
  ipi: '5.00',
  pis: '2.10',
  cofins: '9.65',
  declaracoes: [citada({ adicoes: adicoes.map((numero, i) => ({ numero, sequencia: i + 1 })) })],
  ...valores,
});
const SUSPENSO = { baseDoIi: '0.00', ii: '0.00', ipi: '0.00', pis: '0.00', cofins: '0.00' };
const nota = (itens: ItemDeEntrada[], mais: Partial<NotaDeEntrada> = {}): NotaDeEntrada => ({
  chave: '',
  numero: '1',
  serie: '1',
  emissao: '2026-11-18',
  homologacao: false,
  situacao: 'AUTORIZADA',
  emitente: { cnpj: '', nome: '', ie: '', uf: 'AM', municipioIbge: '1302603' },
  frete: '30.01',
  seguro: '0.00',
  pesoLiquido: '10.500',
  pesoBruto: '11.000',
  itens,
  totais: { ii: null, ipi: null, pis: null, cofins: null },
  ...mais,
});
const dita = (linha: LinhaDaEntrada) => {
  const oQue = [linha.onde, linha.oQue].filter(Boolean).join(', ');
  if (linha.situacao === 'DIFERE') return `${oQue}: ${linha.nota} x ${linha.declarado} ${linha.contra}`;
  return linha.situacao === 'CONFERE' ? oQue : `${oQue} (${linha.porque})`;
};
const por = (linhas: readonly LinhaDaEntrada[], situacao: LinhaDaEntrada['situacao']) =>
  linhas.filter((uma) => uma.situacao === situacao).map(dita);
const CAPA = ['Data do registro', 'Emissão', 'Via de transporte', 'Forma da importação'];
const FORA = [
  'Local e UF do desembaraço (a declaração não os diz assim)',
  ...['Terceiro', 'Exportador', 'Fabricante', 'Posição na adição', 'Desconto', 'Drawback'].map(
    (oQue) => `${oQue} (o Cais não os compara)`,
  ),
  ...['II', 'IPI', 'PIS', 'COFINS'].map((oQue) => `Total de ${oQue} da nota (a nota não diz)`),
  ...['Valor dos produtos', 'Outras despesas', 'Valor da nota'].map(
    (oQue) => `${oQue} (cada emitente o escreve com ou sem frete e tributos)`,
  ),
  'ICMS (a declaração não o diz)',
  'Quantidades (o Cais não as compara)',
  'Descrições (o Cais não as compara)',
];

test('a nota of the whole declaration is compared adição by adição with what is to be paid, and with its cargo', () => {
  const { cobertura, linhas } = conferirNotaDeEntrada(nota([item([1]), item([2], SUSPENSO)]), declaracao());
  expect(cobertura).toEqual({ de: 'ADICAO', daNota: 2, daDeclaracao: 2 });
  expect(por(linhas, 'DIFERE')).toEqual([]);
  expect(por(linhas, 'CONFERE')).toEqual([
    ...['NCM', 'Base do II', 'II', 'IPI', 'PIS', 'COFINS'].map((oQue) => `adição 001, ${oQue}`),
    ...['NCM', 'II', 'IPI', 'PIS', 'COFINS'].map((oQue) => `adição 002, ${oQue}`),
    ...CAPA,
    'AFRMM',
    'Peso líquido',
    'Peso bruto',
    'Frete',
  ]);
  expect(por(linhas, 'NAO_COMPARADO')).toEqual([
    'adição 002, Base do II (a nota não diz)',
    'Data do desembaraço (a declaração não diz)',
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
    'adição 001, II: 10,03 x 10,00 a recolher na declaração',
  ]);
});

test('a nota of a part says so: its weights and freight are not those of the declaration', () => {
  const { cobertura, linhas } = conferirNotaDeEntrada(nota([item([1])]), declaracao());
  expect(cobertura).toEqual({ de: 'ADICAO', daNota: 1, daDeclaracao: 2 });
  expect(por(linhas, 'NAO_COMPARADO')).toEqual([
    'Data do desembaraço (a declaração não diz)',
    'AFRMM (a nota não é da declaração inteira)',
    'Peso líquido (a nota não é da declaração inteira)',
    'Peso bruto (a nota não é da declaração inteira)',
    'Frete (a nota não é da declaração inteira)',
    'Seguro (a nota não diz)',
    ...FORA,
  ]);
});

test('another NCM, an adição that is not there and a weight differ; an item of two adições is not compared', () => {
  const itens = [item([1], { ncm: '39269090' }), item([3]), item([1, 2])];
  const { cobertura, linhas } = conferirNotaDeEntrada(nota(itens), declaracao({ afrmm: '120.00' }));
  expect(cobertura).toEqual({ de: 'ADICAO', daNota: 2, daDeclaracao: 2 });
  expect(por(linhas, 'DIFERE')).toEqual(['adição 003, Adição: citada x não existe na declaração']);
  expect(por(linhas, 'NAO_COMPARADO').slice(0, 2)).toEqual([
    'adição 001, Adição (um item da nota é de mais de uma adição)',
    'adição 002, Adição (um item da nota é de mais de uma adição)',
  ]);
  const outra = nota([item([1], { ncm: '39269090' }), item([2], SUSPENSO)], { pesoLiquido: '10.499', pesoBruto: '12' });
  expect(por(conferirNotaDeEntrada(outra, declaracao()).linhas, 'DIFERE')).toEqual([
    'adição 001, NCM: 3926.90.90 x 8517.79.00 na declaração',
    'Peso bruto: 12,000 x 11,000 na declaração',
  ]);
});

test('a tax that an item does not tell is not compared, never taken for zero', () => {
  const { linhas } = conferirNotaDeEntrada(nota([item([2], { ...SUSPENSO, pis: null })]), declaracao());
  expect(por(linhas, 'NAO_COMPARADO')).toContain('adição 002, PIS (a nota não diz)');
});

test('of a DUIMP the items are compared by NCM, because the nota does not number its adições', () => {
  const numeroDI = '26BR00001234561';
  const doDuimp = (ncm: string, valores: Partial<ItemDeEntrada> = {}) =>
    item([], {
      ncm,
      declaracoes: [citada({ numero: numeroDI, adicoes: [{ numero: null, sequencia: 7 }] })],
      ...valores,
    });
  const adicoes = [
    adicao('001', ['100.00', '10.00', '5.00', '2.10', '9.65']),
    { ...adicao('002', ['200.00', '1.00', '0.00', '0.00', '0.00']), ncm: '39269090' },
    { ...adicao('003', ['300.00', '2.00', '0.00', '0.00', '0.00']), ncm: '39269090' },
  ];
  const daDuimp = declaracao({ numeroDI, adicoes });
  const todo = nota([doDuimp('85177900'), doDuimp('39269090', { ...SUSPENSO, baseDoIi: '500.00', ii: '3.00' })]);
  const inteira = conferirNotaDeEntrada(todo, daDuimp);
  expect(inteira.cobertura).toEqual({ de: 'NCM', daNota: 2, daDeclaracao: 2 });
  expect(por(inteira.linhas, 'DIFERE')).toEqual([]);
  expect(por(inteira.linhas, 'CONFERE')).toEqual([
    ...['NCM', 'Base do II', 'II', 'IPI', 'PIS', 'COFINS'].map((oQue) => `NCM 3926.90.90, ${oQue}`),
    ...['NCM', 'Base do II', 'II', 'IPI', 'PIS', 'COFINS'].map((oQue) => `NCM 8517.79.00, ${oQue}`),
    ...CAPA,
    'AFRMM',
    'Peso líquido',
    'Peso bruto',
    'Frete',
  ]);

  const parte = conferirNotaDeEntrada(nota([doDuimp('85177900'), doDuimp('10051000')]), daDuimp);
  expect(parte.cobertura).toEqual({ de: 'NCM', daNota: 1, daDeclaracao: 2 });
  expect(por(parte.linhas, 'DIFERE')).toEqual(['NCM 1005.10.00, NCM: citada x não existe na declaração']);
  expect(por(parte.linhas, 'NAO_COMPARADO')).toContain('Frete (a nota não é da declaração inteira)');
});

test('a tax of which the declaration does not say what is to be paid is not compared', () => {
  const semFolha = adicao('001', ['100.00', '10.00', '5.00', '2.10', '0.00']);
  const cofins = { ...semFolha.tributos.cofins, devido: '9.65' };
  const comFolhas = {
    ...semFolha,
    tributos: { ...semFolha.tributos, cofins },
    campos: { numeroAdicao: '001', iiAliquotaValorRecolher: '10.00', pisPasepAliquotaValorRecolher: '2.10' },
  };
  const comparada = (campos: Record<string, string>) => {
    const uma = { ...comFolhas, campos: { ...comFolhas.campos, ipiAliquotaValorRecolher: '5.00', ...campos } };
    const { linhas } = conferirNotaDeEntrada(nota([item([1])]), declaracao({ adicoes: [uma] }));
    return linhas.filter(({ onde, oQue }) => onde === 'adição 001' && oQue === 'COFINS').map(dita);
  };
  expect(comparada({})).toEqual(['adição 001, COFINS (a declaração não diz)']);
  expect(comparada({ cofinsAliquotaValorRecolher: '0.00' })).toEqual([
    'adição 001, COFINS: 9,65 x 0,00 a recolher na declaração',
  ]);
});

test('the base of the II is the leaf of the declaration or what Cais reckons, and the line names which', () => {
  // The leaf of adição 002 of a real DI of 16 adições; the parts of its customs value give 0,21 less.
  const impressa = (base: string | null): DeclaracaoComparada['adicoes'][number] => {
    const { tributos, ...resto } = adicao('001', ['5239.61', '10.00', '5.00', '2.10', '9.65']);
    return { ...resto, tributos: { ...tributos, ii: { ...tributos.ii, base } } };
  };
  const base = (baseDoIi: string, daDi: string | null) => {
    const { linhas } = conferirNotaDeEntrada(
      nota([item([1], { baseDoIi })]),
      declaracao({ adicoes: [impressa(daDi)] }),
    );
    return linhas.flatMap((linha) =>
      linha.oQue === 'Base do II'
        ? [dita(linha), linha.situacao === 'CONFERE' && linha.contra].filter(Boolean).join(' = ')
        : [],
    );
  };
  expect(base('5239.82', '5239.82')).toEqual(['adição 001, Base do II']);
  expect(base('5239.61', '5239.82')).toEqual(['adição 001, Base do II = no cálculo do Cais']);
  expect(base('5240.00', '5239.82')).toEqual(['adição 001, Base do II: 5.240,00 x 5.239,82 na declaração']);
  expect(base('5240.00', null)).toEqual(['adição 001, Base do II: 5.240,00 x 5.239,61 no cálculo do Cais']);
});

test.each<[string, Partial<DeclaracaoCitada>, Partial<DeclaracaoComparada>, string]>([
  ['registration', { registro: '2026-11-15' }, {}, 'Data do registro: 15/11/2026 x 16/11/2026 na declaração'],
  ['year', { registro: '2025-11-16' }, {}, 'Data do registro: 16/11/2025 x 16/11/2026 na declaração'],
  [
    'clearance before the registration',
    { desembaraco: '2026-11-15' },
    {},
    'Data do desembaraço: 15/11/2026 x registro em 16/11/2026 na declaração',
  ],
  ['clearance', {}, { dataDesembaraco: '2026-11-18' }, 'Data do desembaraço: 17/11/2026 x 18/11/2026 na declaração'],
  ['via de transporte', { viaTransporte: '4' }, {}, 'Via de transporte: 4 x 1 na declaração'],
  ['forma', { intermediacao: '2' }, {}, 'Forma da importação: por conta e ordem x por conta própria na declaração'],
  ['AFRMM', { afrmm: '9999.00' }, {}, 'AFRMM: 19.998,00 x 80,00 nas despesas do processo'],
])('the head of the group DI is compared: %s', (_, doItem, daDi, linha) => {
  const itens = [1, 2].map((numero) =>
    item([], {
      ...(numero === 2 && SUSPENSO),
      declaracoes: [citada({ ...doItem, adicoes: [{ numero, sequencia: 1 }] })],
    }),
  );
  expect(por(conferirNotaDeEntrada(nota(itens), declaracao(daDi)).linhas, 'DIFERE')).toEqual([linha]);
});

test('AFRMM that each item repeats whole is the same, and without an expense nothing is compared', () => {
  const itens = [1, 2].map((numero) =>
    item([], {
      ...(numero === 2 && SUSPENSO),
      declaracoes: [citada({ afrmm: '80.00', adicoes: [{ numero, sequencia: 1 }] })],
    }),
  );
  expect(por(conferirNotaDeEntrada(nota(itens), declaracao()).linhas, 'CONFERE')).toContain('AFRMM');
  expect(por(conferirNotaDeEntrada(nota(itens), declaracao({ afrmm: null })).linhas, 'NAO_COMPARADO')).toContain(
    'AFRMM (o processo não tem despesa de AFRMM)',
  );
});

test('a nota of before the clearance, and totals that are not those of its items, differ', () => {
  const itens = [item([1]), item([2], SUSPENSO)];
  const totais = { ii: '123456.00', ipi: '5.00', pis: '2.10', cofins: '9.65' };
  const { linhas } = conferirNotaDeEntrada(nota(itens, { emissao: '2026-11-16', totais }), declaracao());
  expect(por(linhas, 'DIFERE')).toEqual([
    'Emissão: 16/11/2026 x desembaraço em 17/11/2026 na própria nota',
    'Total de II da nota: 123.456,00 x 10,00 na soma dos itens dela',
  ]);
  expect(por(linhas, 'CONFERE')).toContain('Total de COFINS da nota');
});

test('an item without the group DI is told by its CFOP; one without adição goes by its NCM, if only one has it', () => {
  const semDi = [item([1]), item([2], { ...SUSPENSO, nItem: 2, declaracoes: [] })];
  const partida = conferirNotaDeEntrada(nota(semDi), declaracao());
  expect(por(partida.linhas, 'DIFERE')).toEqual(['item 2, Grupo DI: ausente x exigido pelo CFOP 3101']);
  const outra = [item([1]), item([], { nItem: 2, cfop: '1102', declaracoes: [] })];
  expect(por(conferirNotaDeEntrada(nota(outra), declaracao()).linhas, 'NAO_COMPARADO')).toContain(
    'item 2, Grupo DI (o CFOP 1102 não o pede)',
  );

  const semNumero = item([], { nItem: 3, declaracoes: [citada({ adicoes: [{ numero: null, sequencia: 1 }] })] });
  const duasDaNcm = conferirNotaDeEntrada(nota([semNumero, item([1])]), declaracao());
  expect(por(duasDaNcm.linhas, 'NAO_COMPARADO').slice(0, 2)).toEqual([
    'adição 001, Adição (outro item da mesma NCM está sem adição na nota)',
    'item 3, Adição (sem adição na nota, e a NCM não diz qual é)',
  ]);
  const umaDaNcm = declaracao({ adicoes: declaracao().adicoes.slice(0, 1) });
  const pelaNcm = conferirNotaDeEntrada(nota([semNumero]), umaDaNcm);
  expect(pelaNcm.cobertura).toEqual({ de: 'ADICAO', daNota: 1, daDeclaracao: 1 });
  expect(por(pelaNcm.linhas, 'CONFERE')).toContain('adição 001, COFINS');
});
