import type { TributosPrevistos } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import { estadoDasPartes } from './estado-das-partes.ts';
import { type ItemARegistrar, type ProcessoARegistrar, pendenciasDoProcesso } from './pendencias-do-processo.ts';

const UM = {};
const PRONTO: ProcessoARegistrar = {
  importador: { id: 'i1' },
  representante: UM,
  modalidade: 'PROPRIA',
  urfDespacho: UM,
  urfEntrada: UM,
  recinto: UM,
  procedencia: UM,
  viaTransporte: '01',
  conhecimentoTipo: 'BL',
  conhecimentoNumero: 'SHZ123',
  conhecimentoMaster: '012345678901234',
  pesoBruto: '12.00000',
  pesoLiquido: '10.50000',
  volumes: [UM],
  freteMoeda: UM,
  freteValor: '100.00',
  seguroMoeda: null,
  seguroValor: null,
  licencas: [],
};
const item = (mais: Partial<ItemARegistrar> = {}): ItemARegistrar => ({
  ncm: '85423190',
  pesoLiquido: '5.25000',
  fornecedor: UM,
  paisOrigem: UM,
  numeroLi: null,
  adicao: 1,
  descricao: 'CIRCUITO',
  cClassTrib: '550019',
  ...mais,
});
const ITENS = [item(), item()];
const TRIBUTOS: TributosPrevistos = {
  ii: { regime: 'INTEGRAL', aliquota: '12' },
  ipi: { regime: 'SUSPENSAO', aliquota: '5' },
  pis: { regime: 'SUSPENSAO', categoria: 'GERAL' },
  cofins: { regime: 'SUSPENSAO', categoria: 'GERAL' },
};
const ADICOES = [{ numero: 1, tributos: TRIBUTOS }];
const LI = { tipo: 'LI', numero: '2600000010', situacao: null, deferimento: null } as const;

type Mudanca = {
  dia?: string;
  processo?: Partial<ProcessoARegistrar>;
  itens?: ItemARegistrar[];
  adicoes?: typeof ADICOES;
  papeisQueFaltam?: Parameters<typeof pendenciasDoProcesso>[0]['papeisQueFaltam'];
};
const HOJE = '2026-11-20';
const completas = ({ dia = HOJE, processo = {}, itens = ITENS, adicoes = ADICOES, papeisQueFaltam = [] }: Mudanca) =>
  pendenciasDoProcesso({ dia, processo: { ...PRONTO, ...processo }, itens, adicoes, papeisQueFaltam });
const pendencias = (mudanca: Mudanca) => completas(mudanca).map(({ parte, texto }) => ({ parte, texto }));

test('a process that has it all lacks nothing', () => {
  expect(pendencias({})).toEqual([]);
});

test.each<[string, Mudanca, string]>([
  ['identificacao', { processo: { importador: { id: null } } }, 'Escolha o importador.'],
  ['identificacao', { processo: { representante: null } }, 'Escolha o representante legal.'],
  ['identificacao', { processo: { modalidade: null } }, 'Escolha a modalidade.'],
  ['identificacao', { processo: { urfDespacho: null } }, 'Informe a URF de despacho.'],
  ['identificacao', { processo: { urfEntrada: null } }, 'Informe a URF de entrada.'],
  ['identificacao', { processo: { recinto: null } }, 'Informe o recinto.'],
  ['identificacao', { processo: { procedencia: null } }, 'Informe o país de procedência.'],
  ['carga', { processo: { viaTransporte: null } }, 'Escolha a via de transporte.'],
  ['carga', { processo: { conhecimentoTipo: null } }, 'Escolha o tipo de conhecimento.'],
  ['carga', { processo: { conhecimentoNumero: '' } }, 'Informe o número do conhecimento.'],
  ['carga', { processo: { conhecimentoMaster: null } }, 'Informe o CE-Mercante.'],
  [
    'carga',
    { processo: { viaTransporte: '04', conhecimentoTipo: 'HAWB', conhecimentoMaster: null } },
    'Informe o AWB.',
  ],
  ['carga', { processo: { pesoBruto: null } }, 'Informe o peso bruto.'],
  ['carga', { processo: { pesoLiquido: null } }, 'Informe o peso líquido.'],
  ['carga', { processo: { pesoLiquido: '10.50001' } }, 'O peso líquido é 10,50001 kg e o dos itens soma 10,50 kg.'],
  ['carga', { processo: { volumes: [] } }, 'Informe os volumes.'],
  ['carga', { processo: { freteValor: null } }, 'Informe o frete, ainda que seja zero.'],
  ['carga', { processo: { freteMoeda: null } }, 'Informe a moeda do frete.'],
  ['carga', { processo: { seguroValor: '1.00' } }, 'Informe a moeda do seguro.'],
  ['itens', { itens: [], adicoes: [] }, 'O processo ainda não tem itens.'],
  ['itens', { itens: [item(), item({ ncm: '' })] }, 'O item 2 está sem NCM.'],
  ['itens', { itens: [item({ pesoLiquido: null }), item()] }, 'O item 1 está sem peso líquido.'],
  ['itens', { itens: ITENS.map(() => item({ fornecedor: null })) }, 'Nenhum item tem fornecedor.'],
  [
    'itens',
    { processo: { pesoLiquido: '15.75' }, itens: [item({ paisOrigem: null }), item(), item({ paisOrigem: null })] },
    'Os itens 1 e 3 estão sem país de origem.',
  ],
  [
    'itens',
    {
      processo: { pesoLiquido: '57.75' },
      itens: [item(), ...Array.from({ length: 10 }, () => item({ paisOrigem: null }))],
    },
    'Os itens 2, 3, 4, 5, 6, 7, 8, 9 e mais 2 estão sem país de origem.',
  ],
  ['adicoes', { adicoes: [] }, 'Os itens ainda não estão em adições: gere-as.'],
  ['adicoes', { itens: [item(), item({ adicao: null })] }, 'O item 2 está sem adição.'],
  [
    'tributos',
    { adicoes: [{ numero: 7, tributos: { ...TRIBUTOS, ii: { regime: 'INTEGRAL' } } }] },
    'Adição 007: Falta a alíquota do II.',
  ],
  [
    'tributos',
    { adicoes: [{ numero: 1, tributos: { ...TRIBUTOS, cofins: { regime: 'INTEGRAL' } } }] },
    'Adição 001: Falta a alíquota da COFINS.',
  ],
  ['documentos', { processo: { licencas: [LI] } }, 'A LI 2600000010 não está deferida.'],
  ['documentos', { processo: { licencas: [{ ...LI, situacao: 2 }] } }, 'A LI 2600000010 não está deferida.'],
  [
    'documentos',
    { processo: { licencas: [{ ...LI, situacao: 6, deferimento: '2026-11-01' }] } },
    'A LI 2600000010 não está deferida.',
  ],
  [
    'documentos',
    { processo: { licencas: [{ ...LI, tipo: 'LPCO', numero: 'E2600000001' }] } },
    'O LPCO E2600000001 não está deferido.',
  ],
  [
    'documentos',
    { itens: [item(), item({ numeroLi: '2600000010' })] },
    'A LI 2600000010, de um item, não está entre as licenças do processo.',
  ],
  [
    'documentos',
    { papeisQueFaltam: [{ tipo: 'ROMANEIO', porque: 'Instrui a declaração.' }] },
    'Documento em falta: romaneio de carga. Instrui a declaração.',
  ],
])('%s: %j is told', (parte, mudanca, texto) => {
  expect(pendencias(mudanca)).toEqual([{ parte, texto }]);
});

test.each<[string, Mudanca]>([
  ['a deferred licence', { processo: { licencas: [{ ...LI, situacao: 1 }] } }],
  ['one with its day of deferral', { processo: { licencas: [{ ...LI, deferimento: '2026-11-01' }] } }],
  ['a PLI, which is not declared', { processo: { licencas: [{ ...LI, tipo: 'PLI' }] } }],
  [
    'no number beside a bill of the road',
    { processo: { viaTransporte: '07', conhecimentoTipo: 'CRT', conhecimentoMaster: null } },
  ],
  [
    'nor beside an AWB that is the bill itself',
    { processo: { viaTransporte: '04', conhecimentoTipo: 'AWB', conhecimentoMaster: null } },
  ],
])('asked for nothing: %s', (_, mudanca) => {
  expect(pendencias(mudanca)).toEqual([]);
});

test('a sum of weights is not compared while an item has none', () => {
  expect(pendencias({ processo: { pesoLiquido: '99' }, itens: [item({ pesoLiquido: null }), item()] })).toEqual([
    { parte: 'itens', texto: 'O item 1 está sem peso líquido.' },
  ]);
});

test('they come in the order of the parts, and say how far each part is', () => {
  const todas = pendenciasDoProcesso({
    dia: HOJE,
    processo: { ...PRONTO, recinto: null, pesoBruto: null },
    itens: ITENS,
    adicoes: [],
    papeisQueFaltam: [],
  });
  expect(todas.map(({ parte }) => parte)).toEqual(['identificacao', 'carga', 'adicoes']);
  const preenchidas = new Set(['identificacao', 'carga', 'itens'] as const);
  expect(estadoDasPartes(todas, preenchidas, 'carga')).toEqual({
    identificacao: 'COM_PENDENCIAS',
    carga: 'COM_PENDENCIAS',
    itens: 'COMPLETO',
    adicoes: 'VAZIO',
    tributos: 'VAZIO',
    documentos: 'VAZIO',
  });
  expect(estadoDasPartes([], preenchidas, 'documentos')).toMatchObject({
    carga: 'COMPLETO',
    documentos: 'EM_ANDAMENTO',
  });
});

test('PIS and COFINS need a rate until 31/12/2026, and none for a registration from 2027 on', () => {
  const { pis: _, cofins: __, ...federais } = TRIBUTOS;
  const tributos: TributosPrevistos = { ...federais, pis: { regime: 'INTEGRAL' }, cofins: { regime: 'INTEGRAL' } };
  const adicoes = [{ numero: 1, tributos }];
  expect(pendencias({ dia: '2026-12-31', adicoes })).toEqual([
    { parte: 'tributos', texto: 'Adição 001: Falta a alíquota do PIS.' },
    { parte: 'tributos', texto: 'Adição 001: Falta a alíquota da COFINS.' },
  ]);
  expect(pendencias({ dia: '2027-01-01', adicoes })).toEqual([]);
});

test('items without a cClassTrib are told once; the mark of a DI counts, and before 2026 there was none', () => {
  const sem = item({ cClassTrib: null });
  const frase = 'Ele é obrigatório na DI, na LI e na DUIMP desde 01/01/2026.';
  expect(pendencias({ itens: [sem, sem] })).toEqual([
    { parte: 'itens', texto: `Nenhum item tem cClassTrib. ${frase}` },
  ]);
  expect(pendencias({ itens: [item(), sem] })).toEqual([
    { parte: 'itens', texto: `O item 2 está sem cClassTrib. ${frase}` },
  ]);
  expect(pendencias({ itens: [item(), item({ cClassTrib: null, descricao: '<550019> PLACA' })] })).toEqual([]);
  expect(pendencias({ dia: '2025-12-31', itens: [sem, sem] })).toEqual([]);
});

test('the taxes are complete only when the freight and the items they rest on are there', () => {
  const preenchidas = new Set(['carga', 'itens', 'adicoes', 'tributos'] as const);
  const tributos = (mudanca: Mudanca) => estadoDasPartes(completas(mudanca), preenchidas, 'tributos').tributos;
  expect(tributos({})).toBe('COMPLETO');
  expect(tributos({ processo: { freteValor: null } })).toBe('COM_PENDENCIAS');
  expect(tributos({ itens: [item({ pesoLiquido: null }), item()] })).toBe('COM_PENDENCIAS');
  expect(tributos({ processo: { recinto: null } })).toBe('COMPLETO');
});

test('a rate that many adições lack is one pendência', () => {
  const semII = { ...TRIBUTOS, ii: { regime: 'INTEGRAL' as const } };
  const adicoes = Array.from({ length: 16 }, (_, i) => ({ numero: i + 1, tributos: semII }));
  expect(pendencias({ adicoes })).toEqual([
    {
      parte: 'tributos',
      texto: '16 adições, 001, 002, 003, 004, 005, 006, 007, 008 e mais 8: Falta a alíquota do II.',
    },
  ]);
});
