import type { OrigemDoItem } from '#lib/domain/zfm/dci.ts';
import { LEIAUTE_DCI } from '#lib/siscomex/registros/dci-leiaute.ts';
import { escreverRegistros, RegistroInvalido } from '#lib/siscomex/registros/escrever-registros.ts';
import { lerRegistros } from '#lib/siscomex/registros/ler-registros.ts';
import type { DocumentoDci, ItemDoArquivo, NotaDoArquivo } from './dci-documento.ts';
import { registrosDaDci } from './dci-registros.ts';

const MOTO: ItemDoArquivo = {
  chave: 'moto',
  modalidade: 'PI_COM_PPB',
  codigo: 'MOTO-150',
  descricao: 'Motocicleta — 150 cc',
  destino: 2,
  quantidade: '150.00000',
  exigivel: true,
  motivo: null,
  origens: [],
  obsoleto: null,
  falta: false,
  dcr: { id: 'd1', numero: '2026000012', processo: 'DCR-2026-0001', iiUnitUSD: '5.0013312', CRA: '88.00' },
  ncm: '87112020',
  unidade: 'UN',
  valor: '2250000.00',
};
const ORIGEM: OrigemDoItem = {
  insumo: 'PROJETOR Projetor',
  coefTecnico: '1.0000000',
  quantidade: '30.0000000',
  lote: { id: 'l1', papel: 'DECLARACAO', numeroDeclaracao: '2690000010', serie: null, nota: null, adicao: 2, item: 7 },
  vuUSD: '125.0000000',
  freteUSD: '4.5000000',
  seguroUSD: '0.3125000',
  aliq: { II: '16.00', IPI: '9.75', PIS: '2.10', COFINS: '9.65' },
  suspensos: { II: true, IPI: true, PIS: false, COFINS: false },
};
const DUIMP: OrigemDoItem = {
  ...ORIGEM,
  quantidade: '10.0000000',
  lote: {
    id: 'l2',
    papel: 'DECLARACAO',
    numeroDeclaracao: '26BR00001234561',
    serie: null,
    nota: null,
    adicao: 1,
    item: 100,
  },
  suspensos: { II: false, IPI: false, PIS: true, COFINS: false },
};
const PROJETOR: ItemDoArquivo = {
  ...MOTO,
  chave: 'projetor',
  modalidade: 'PE',
  codigo: 'PROJETOR',
  descricao: 'Projetor',
  dcr: null,
  quantidade: '40.00000',
  origens: [ORIGEM, DUIMP],
  ncm: '85286200',
};
const CAIXA: ItemDoArquivo = {
  ...MOTO,
  chave: 'caixa-2',
  modalidade: 'PI_SEM_PPB',
  codigo: 'CAIXA',
  descricao: 'Caixa de som',
  dcr: null,
  quantidade: '500.00000',
  ncm: '85182100',
  origens: [
    { ...ORIGEM, insumo: 'RESINA Resina ABS', coefTecnico: '0.2500000', quantidade: '125.0000000' },
    { ...ORIGEM, insumo: 'MOTOR Motor DC', quantidade: '300.0000000' },
    { ...ORIGEM, insumo: 'MOTOR Motor DC', quantidade: '200.0000000', lote: { ...ORIGEM.lote, id: 'l3', item: 8 } },
  ],
};
const CAIXA_NA_OCIDENTAL: ItemDoArquivo = {
  ...CAIXA,
  chave: 'caixa-1',
  destino: 1,
  quantidade: '20.00000',
  origens: [{ ...ORIGEM, insumo: 'RESINA Resina ABS', coefTecnico: '0.2500000', quantidade: '5.0000000' }],
};
const FARINHA: ItemDoArquivo = {
  ...MOTO,
  chave: 'farinha',
  modalidade: 'PN',
  codigo: 'FARINHA',
  descricao: 'Farinha de mandioca',
  dcr: null,
  quantidade: '12.50000',
  ncm: '11062000',
  unidade: 'KG',
  valor: '100.00',
};

const documento = (mudancas: Partial<DocumentoDci> = {}): DocumentoDci => ({
  tipo: 'MENSAL',
  natureza: 'ORIGINAL',
  cnpj: '11222333000181',
  inscricaoEstadual: '041234561',
  competencia: '2026-11',
  nota: null,
  banco: '001',
  agencia: '1234',
  conta: '56789-X',
  anteriorNumero: null,
  processoRetificador: null,
  grupos: [],
  itens: [MOTO],
  insumos: new Map([
    ['RESINA Resina ABS', { codigo: 'RESINA', descricao: 'Resina ABS', ncm: '39033020', unidade: 'KG' }],
  ]),
  ...mudancas,
});
const NOTA: NotaDoArquivo = {
  numero: '1001',
  serie: '1',
  emissao: '2026-11-03',
  saida: '2026-11-04',
  cfop: '6101',
  uf: 'SP',
  destinatario: { tipo: 'PJ', documento: '44555666000103' },
  itens: [{ nItem: 3, chave: 'moto', quantidade: '150.00000', valorUnitario: '15000.0000000000', valor: '2250000.00' }],
};
const individual = (nota: Partial<NotaDoArquivo> = {}, mais: Partial<DocumentoDci> = {}) =>
  documento({ tipo: 'INDIVIDUAL', competencia: null, nota: { ...NOTA, ...nota }, ...mais });

const texto = (qual: DocumentoDci) => escreverRegistros(LEIAUTE_DCI, registrosDaDci(qual));

/** Reads the file as the inspector does, without fields that are zeros or blank. */
function lidos(qual: DocumentoDci): [string | null, Record<string, string | null>][] {
  const { linhas, erros, avisos } = lerRegistros(LEIAUTE_DCI, texto(qual));
  expect([erros, avisos]).toEqual([[], []]);
  return linhas.map(({ registro, campos }) => [
    registro,
    Object.fromEntries(
      campos.filter(({ valor }) => valor !== null && !/^[0.]*$/.test(valor)).map(({ nome, valor }) => [nome, valor]),
    ),
  ]);
}
const doTipo = (qual: DocumentoDci, tipo: string) =>
  lidos(qual)
    .filter(([registro]) => registro === tipo)
    .map(([, valores]) => valores);

describe('A monthly DCI', () => {
  test('is written by position: the month, the industry, its account and the quantity of the month', () => {
    const [zero, um, vinteEUm, fim] = texto(documento()).split('\r\n');
    const vazios = (quantos: number) => ' '.repeat(quantos);
    const zeros = (quantos: number) => '0'.repeat(quantos);
    expect(zero).toBe(`00202611${zeros(14)}${vazios(5)}${vazios(9)}11222333000181${vazios(5)}`);
    expect(um).toBe(
      `0120261111222333000181${zeros(14)}${vazios(5 + 9 + 8 + 8 + 4 + 1 + 14 + 2 + 1)}001123456789-X${vazios(12)}`,
    );
    // NRITEM, CDDEST, DCRE, CDPROD 15, DCR 9, CDESC 45, VUNDOL 20, CREDUCAO 5, QTDPROD 14, QUANT 14, UNIMED 20, VPIS and VCOFINS 20.
    expect(vinteEUm).toBe(
      `21000${'2'}2026000012MOTO-150${vazios(7)}${zeros(9)}Motocicleta - 150 cc${vazios(25)}${zeros(20 + 5 + 14)}00000015000000${vazios(20)}${zeros(40)}`,
    );
    expect(fim).toBe('');
  });

  test('has a line for each product, destino and DCR-E', () => {
    const outroDcr = { ...MOTO, chave: 'x', dcr: { ...(MOTO.dcr as object), numero: '2026000099' } } as ItemDoArquivo;
    const naOcidental: ItemDoArquivo = { ...MOTO, chave: 'y', destino: 1, quantidade: '3.50000' };
    expect(
      doTipo(documento({ itens: [MOTO, outroDcr, naOcidental] }), '21').map(({ CDDEST, DCRE, QUANT }) => [
        CDDEST,
        DCRE,
        QUANT,
      ]),
    ).toEqual([
      ['2', '2026000012', '150.00000'],
      ['2', '2026000099', '150.00000'],
      ['1', '2026000012', '3.50000'],
    ]);
  });

  test('cuts what is longer than the file has room for', () => {
    const item = { ...MOTO, codigo: 'C'.repeat(16), descricao: 'D'.repeat(60) };
    expect(doTipo(documento({ itens: [item] }), '21')).toMatchObject([
      { CDPROD: 'C'.repeat(15), CDESC: 'D'.repeat(45) },
    ]);
  });
});

test('a foreign product has the DIs it came by after it, with freight and insurance of what was drawn, in dollars', () => {
  expect(lidos(documento({ itens: [PROJETOR, MOTO] })).slice(2, 5)).toEqual([
    [
      '11',
      {
        CODNCM: '85286200',
        CODINT: 'PROJETOR',
        CDDEST: '2',
        CDESC: 'Projetor',
        UNIDADE: 'UN',
        UNIMED: 'UN',
        QUNTOT: '40.00000',
        QTOT: '40.00000',
      },
    ],
    [
      '13',
      {
        NDI: '2690000010',
        NADICAO: '002',
        NITEMAD: '07',
        DL288: 'S',
        OBSOLE: 'N',
        QUANT: '30.00000',
        // 30 × 4.5 and 30 × 0.3125.
        VUNIT: '125.0000000',
        MOEDANEG: '220',
        VFRETE: '135.0000000',
        MOEDFRETE: '220',
        VSEGURO: '9.3750000',
        MOEDSEG: '220',
        SUSPPISCOF: 'N',
      },
    ],
    [
      '13',
      {
        // The number of a DUIMP and its hundredth item do not fit the fields.
        NADICAO: '001',
        DL288: 'S',
        OBSOLE: 'N',
        QUANT: '10.00000',
        VUNIT: '125.0000000',
        MOEDANEG: '220',
        VFRETE: '45.0000000',
        MOEDFRETE: '220',
        VSEGURO: '3.1250000',
        MOEDSEG: '220',
        SUSPPISCOF: 'S',
      },
    ],
  ]);
});

test('what was industrialised without PPB has its inputs, how much of each goes where, and their DIs', () => {
  const linhas = lidos(documento({ itens: [CAIXA, CAIXA_NA_OCIDENTAL] })).slice(2);
  expect(linhas.map(([registro]) => registro)).toEqual(['31', '32', '32', '33', '33', '33', '35', '35', '35', '35']);
  const [produto, resina, motor, resina2, motor2, resina1, ...dis] = linhas.map(([, valores]) => valores);
  expect(produto).toEqual({
    CDPROD: 'CAIXA',
    CDESC: 'Caixa de som',
    UNIMED: 'UN',
    DNCM: '85182100',
    DESTINO1: '2',
    QDEST1: '500.00000',
    DESTINO2: '1',
    QDEST2: '20.00000',
  });
  expect(resina).toEqual({
    CDPROD: 'CAIXA',
    CDISUM: 'RESINA',
    CDNCM: '39033020',
    DNCM: 'Resina ABS',
    UNIMED: 'KG',
    QTINSUM: '0.25000',
  });
  // An input that no cadastro knows has only its name.
  expect(motor).toEqual({ CDPROD: 'CAIXA', CDISUM: 'MOTOR', DNCM: 'MOTOR Motor DC', QTINSUM: '1.00000' });
  expect([resina2, motor2, resina1]).toEqual([
    { CDISUM: 'RESINA', QTOTINS: '130.00000', LOCDEST: '2', QTINSD: '125.00000' },
    { CDISUM: 'MOTOR', QTOTINS: '500.00000', LOCDEST: '2', QTINSD: '500.00000' },
    { CDISUM: 'RESINA', QTOTINS: '130.00000', LOCDEST: '1', QTINSD: '5.00000' },
  ]);
  expect(dis.map((di) => [di?.CDISUM, di?.LOCDEST, di?.NITEMAD, di?.QUANT])).toEqual([
    ['RESINA', '2', '07', '125.00000'],
    ['MOTOR', '2', '07', '300.00000'],
    ['MOTOR', '2', '08', '200.00000'],
    ['RESINA', '1', '07', '5.00000'],
  ]);
  expect(dis[0]).toMatchObject({ NDI: '2690000010', DL288: 'S', VUNIT: '125.0000000' });
});

test('a national product has its value', () => {
  expect(doTipo(documento({ itens: [FARINHA] }), '41')).toEqual([
    {
      CDNCM: '11062000',
      CDPROD: 'FARINHA',
      CDESC: 'Farinha de mandioca',
      UNIMED: 'KG',
      VTOTUN: '100.00',
      QTPROD: '12.50000',
    },
  ]);
});

describe('An individual DCI', () => {
  test('says of which nota it is, and to whom it goes', () => {
    const [zero, um] = lidos(individual());
    expect(zero).toEqual([
      '00',
      { NRINSES: '41234561', SERIE: '1', NFISCAL: '1001', CNPJINT: '11222333000181', VERS: '04.00' },
    ]);
    expect(um).toEqual([
      '01',
      {
        CNPJINT: '11222333000181',
        NRINSES: '41234561',
        SERIE: '1',
        NFISCAL: '1001',
        DTEMISS: '20261103',
        DTSAIDA: '20261104',
        CODCFOP: '6101',
        TPPESSOA: '1',
        CPFCNPJ: '44555666000103',
        UFDEST: 'SP',
        INTERNAC: 'N',
        NBCO: '1',
        NAG: '1234',
        NCC: '56789-X',
      },
    ]);
  });

  test('to a person in Acre it is bound to the destino, and leaves on the day it was issued where none is told', () => {
    const destinatario = { tipo: 'PF', documento: '12345678909' } as const;
    const [, um] = lidos(individual({ uf: 'AC', saida: null, destinatario }));
    expect(um?.[1]).toMatchObject({ TPPESSOA: '2', CPFCNPJ: '12345678909', INTERNAC: 'S', DTSAIDA: '20261103' });
  });

  test('has a line for each item of the nota, its figures without a point', () => {
    expect(doTipo(individual(), '21')).toEqual([
      {
        NRITEM: '3',
        CDDEST: '2',
        DCRE: '2026000012',
        CDPROD: 'MOTO-150',
        CDESC: 'Motocicleta - 150 cc',
        QTDPROD: '15000000',
      },
    ]);
    const itens = [
      { nItem: 3, chave: 'farinha', quantidade: '12.50000', valorUnitario: '8.00000005', valor: '100.00' },
    ];
    expect(doTipo(individual({ itens }, { itens: [FARINHA] }), '41')).toMatchObject([
      { NFITEM: '3', QTDUNI: '1250000', VUNIT: '80000001', VTOTUN: '100.00' },
    ]);
  });

  test('gives each item of the nota its own part of what was drawn', () => {
    const itens = ['25.00000', '15.00000'].map((quantidade, i) => ({
      nItem: i + 1,
      chave: 'projetor',
      quantidade,
      valorUnitario: '1.0000000000',
      valor: '1.00',
    }));
    const linhas = lidos(individual({ itens }, { itens: [PROJETOR] })).slice(2);
    expect(linhas.map(([registro, valores]) => [registro, valores.QUANT ?? valores.QUANTID])).toEqual([
      ['11', '2500000'],
      ['13', '25.00000'],
      ['11', '1500000'],
      ['13', '5.00000'],
      ['13', '10.00000'],
    ]);
  });
});

test('what came by a nota of purchase and by a DSI has records of its own, the notas first, and under an input as under a product', () => {
  const daNota: OrigemDoItem = {
    ...ORIGEM,
    lote: {
      id: 'n1',
      papel: 'NF',
      numeroDeclaracao: '1234',
      serie: '1',
      adicao: 0,
      item: 2,
      nota: { fornecedorCnpj: '11222333000181', emissao: '2026-08-20', cfop: '5102', valorUnitario: '980.5000000' },
    },
  };
  const daDsi: OrigemDoItem = {
    ...ORIGEM,
    quantidade: '4.0000000',
    lote: {
      id: 's1',
      papel: 'DSI',
      numeroDeclaracao: '2600001234',
      serie: null,
      adicao: 0,
      item: 3,
      nota: null,
    },
  };
  const nota = {
    CNPJFOR: '11222333000181',
    SERIE: '1',
    NF: '1234',
    NRITEMNOTA: '2',
    EMISSAO: '20260820',
    CFOP: '5102',
    DL288: 'S',
    QUANT: '30.00000',
    VLUNIT: '980.5000000',
  };
  const dsi = {
    NDSI: '2600001234',
    NRBEM: '3',
    QUANT: '4.00000',
    VUNIT: '125.0000000',
    MOEDANEG: '220',
    SUSPPISCOF: 'N',
    VFRETE: '18.0000000',
    MOEDFRETE: '220',
    VSEGURO: '1.2500000',
    MOEDSEG: '220',
  };
  const projetor = { ...PROJETOR, quantidade: '64.00000', origens: [daDsi, ORIGEM, daNota] };
  expect(lidos(documento({ itens: [projetor] })).slice(3)).toEqual([
    ['12', { ...nota, OBSOLE: 'N' }],
    ['13', expect.objectContaining({ NDI: '2690000010', OBSOLE: 'N' })],
    ['14', dsi],
  ]);
  const caixa = {
    ...CAIXA,
    origens: [daDsi, ORIGEM, daNota].map((origem) => ({ ...origem, insumo: 'MOTOR Motor DC' })),
  };
  const doInsumo = { CDISUM: 'MOTOR', LOCDEST: '2' };
  expect(lidos(documento({ itens: [caixa] })).slice(-3)).toEqual([
    ['34', { ...nota, ...doInsumo }],
    ['35', expect.objectContaining({ NDI: '2690000010', ...doInsumo })],
    ['36', { ...dsi, ...doInsumo }],
  ]);
});

test('what leaves as obsoleto is marked on each paper it came by, with its part of what it is sold for', () => {
  const daNota: OrigemDoItem = {
    ...ORIGEM,
    quantidade: '10.0000000',
    lote: {
      id: 'n1',
      papel: 'NF',
      numeroDeclaracao: '1234',
      serie: '1',
      adicao: 0,
      item: 2,
      nota: { fornecedorCnpj: '11222333000181', emissao: '2026-08-20', cfop: '5102', valorUnitario: '980.5000000' },
    },
  };
  const projetor = { ...PROJETOR, origens: [ORIGEM, daNota], obsoleto: { valor: '1000.01', parecer: '12/2026' } };
  const dosPapeis = (qual: DocumentoDci) =>
    lidos(qual)
      .filter(([registro]) => registro === '12' || registro === '13')
      .map(([registro, { OBSOLE, VLOBSOLE, VTOBSOL }]) => [registro, OBSOLE, VLOBSOLE ?? VTOBSOL]);
  expect(dosPapeis(documento({ itens: [projetor] }))).toEqual([
    ['12', 'S', '250.00'],
    ['13', 'S', '750.01'],
  ]);
  // Two items of a nota share it: 25 of the DI, then 5 of the DI and the 10 of the nota.
  const itens = ['25.00000', '15.00000'].map((quantidade, i) => ({
    nItem: i + 1,
    chave: 'projetor',
    quantidade,
    valorUnitario: '1.0000000000',
    valor: '1.00',
  }));
  expect(dosPapeis(individual({ itens }, { itens: [projetor] }))).toEqual([
    ['13', 'S', '625.01'],
    ['12', 'S', '250.00'],
    ['13', 'S', '125.00'],
  ]);
});

test('a retificadora says which it corrects and what more is to be paid of each group', () => {
  const grupos = [
    { modalidade: 'PE', tributo: 'II', principal: '1.00', multa: '0.10', juros: '0.01' },
    { modalidade: 'PE', tributo: 'COFINS', principal: '2.00', multa: null, juros: null },
    { modalidade: 'PI_COM_PPB', tributo: 'II', principal: '843.57', multa: '27.84', juros: '8.44' },
    { modalidade: 'PI_COM_PPB', tributo: 'IPI', principal: '0.00', multa: '0.00', juros: '0.00' },
    { modalidade: 'PI_SEM_PPB', tributo: 'IPI', principal: '4.00', multa: '0.40', juros: '0.04' },
  ] as const;
  const retificadora = documento({
    natureza: 'RETIFICADORA',
    anteriorNumero: '2026000007',
    processoRetificador: '12345678901234567',
    grupos,
  });
  expect(doTipo(retificadora, '03')).toEqual([
    {
      NRDCI: '2026000007',
      NRRET: '12345678901234567',
      VDIFPE: '1.00',
      VMDIFPE: '0.10',
      VJDIFPE: '0.01',
      VCOFPE: '2.00',
      VPPB: '843.57',
      VMPPB: '27.84',
      VJPPB: '8.44',
      VIPIPI: '4.00',
      VMIPIPI: '0.40',
      VJIPIPI: '0.04',
    },
  ]);
  expect(doTipo(documento({ grupos }), '03')).toEqual([]);
});

test('a CNPJ with letters goes as zeros, and what has no place at all is refused', () => {
  expect(lidos(documento({ cnpj: '12ABC34501DE35' }))[0]).toEqual(['00', { DTREF: '202611' }]);
  expect(() => texto(documento({ itens: [{ ...MOTO, descricao: 'Moto ✓' }] }))).toThrow(RegistroInvalido);
  expect(() => texto(documento({ itens: [{ ...MOTO, quantidade: '1234567890.00000' }] }))).toThrow(/campo QUANT/);
});
