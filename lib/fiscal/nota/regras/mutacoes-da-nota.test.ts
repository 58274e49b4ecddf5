import type { ItemDaNota, NotaDeImportacao } from '#lib/domain/aduana/nota/nota-de-importacao.ts';
import { montarNota } from '#lib/fiscal/nota/montar-nota.ts';
import { insumosDoVetor, PARAMETROS_DOS_VETORES } from '#lib/fiscal/nota/testing/insumos-de-teste.ts';
import { MUTACOES_DA_NOTA } from '#lib/testing/vetores/nfe-entrada.ts';
import { conferirNota } from './conferir-nota.ts';

const notaDe = (id: string) => montarNota(insumosDoVetor(id), PARAMETROS_DOS_VETORES).nota;
const HOJE: Readonly<Record<string, string>> = { 'NFE-7': '2027-01-18' };
const codigos = (nota: NotaDeImportacao, hoje: string) => conferirNota(nota, hoje).map(({ cStat }) => cStat);

test.each(['NFE-4', 'NFE-6', 'NFE-7'])('%s is clean', (id) => {
  expect(conferirNota(notaDe(id), HOJE[id] ?? '2026-11-16')).toEqual([]);
});

test.each(['NFE-1', 'NFE-2', 'NFE-3'])('%s has the IPI suspended with enquadramento 999, which only warns', (id) => {
  const conferencias = conferirNota(notaDe(id), '2026-11-16');
  expect(conferencias).toEqual(
    [0, 1].map((i) => ({
      cStat: 388,
      obrigatoria: false,
      caminho: `itens.${i}.IPI.cEnq`,
      mensagem: `Item ${i + 1}: o IPI de CST 05 pede enquadramento de 101 a 199, e o da nota é 999.`,
    })),
  );
});

/** Each change is made to a note in which it breaks one rule: the totals follow the items unless the total is what changes. */
type Mudanca = [id: string, mudar: (nota: NotaDeImportacao) => void];
const noPrimeiro = (mudar: (item: ItemDaNota, nota: NotaDeImportacao) => void) => (nota: NotaDeImportacao) => {
  const [item] = nota.itens;
  if (item) mudar(item, nota);
};
const noTotal = (nome: 'vBC' | 'vICMS' | 'vFrete' | 'vIPI' | 'vProd' | 'vII' | 'vPIS' | 'vCOFINS'): Mudanca => [
  'NFE-4',
  ({ total }) => {
    total[nome] = '1.23';
  },
];
const naReforma = (mudar: (grupo: NonNullable<ItemDaNota['IBSCBS']>) => void): Mudanca => [
  'NFE-4',
  noPrimeiro(({ IBSCBS }) => IBSCBS && mudar(IBSCBS)),
];
const naDi = (id: string, mudar: (di: NonNullable<ItemDaNota['DI']>) => void): Mudanca => [
  id,
  noPrimeiro(({ DI }) => DI && mudar(DI)),
];

const MUDANCAS: Readonly<Record<string, readonly Mudanca[]>> = {
  597: [['NFE-7', noPrimeiro((item) => Object.assign(item, { IPI: undefined }))]],
  599: [['NFE-1', noPrimeiro((item) => Object.assign(item, { II: undefined }))]],
  731: [['NFE-4', ({ ide }) => Object.assign(ide, { idDest: '1' })]],
  520: [['NFE-4', ({ dest }) => Object.assign(dest.enderDest, { UF: 'AM' })]],
  720: [['NFE-4', ({ dest }) => Object.assign(dest, { idEstrangeiro: undefined })]],
  509: [['NFE-4', ({ dest }) => Object.assign(dest.enderDest, { cMun: '1302603' })]],
  926: [['NFE-4', ({ dest }) => Object.assign(dest.enderDest, { cPais: '1058' })]],
  376: [
    naDi('NFE-4', (di) => Object.assign(di, { dDesemb: '2026-11-17' })),
    naDi('NFE-4', (di) => Object.assign(di, { dDesemb: '2021-11-15' })),
  ],
  330: [naDi('NFE-4', (di) => Object.assign(di, { vAFRMM: undefined }))],
  331: [naDi('NFE-3', (di) => Object.assign(di, { CNPJ: undefined }))],
  333: [naDi('NFE-3', (di) => Object.assign(di, { UFTerceiro: undefined }))],
  334: [['NFE-4', noPrimeiro(({ prod }) => Object.assign(prod, { CFOP: '3127' }))]],
  629: [['NFE-4', noPrimeiro(({ prod }) => Object.assign(prod, { vUnCom: '500.0001000000' }))]],
  630: [['NFE-4', noPrimeiro(({ prod }) => Object.assign(prod, { vUnTrib: '500.0001000000' }))]],
  528: [
    [
      'NFE-4',
      noPrimeiro(({ ICMS }, { total }) => {
        ICMS.vICMS = total.vICMS = '88682.95';
      }),
    ],
  ],
  352: [
    [
      'NFE-3',
      noPrimeiro(({ ICMS }, { total }) => {
        Object.assign(ICMS, { vICMSDif: '71060.69', vICMS: '0.02' });
        total.vICMS = '0.02';
      }),
    ],
  ],
  353: [
    [
      'NFE-3',
      noPrimeiro(({ ICMS }, { total }) => {
        ICMS.vICMS = total.vICMS = '0.02';
      }),
    ],
  ],
  531: [noTotal('vBC')],
  532: [noTotal('vICMS')],
  535: [noTotal('vFrete')],
  538: [noTotal('vIPI')],
  564: [noTotal('vProd')],
  601: [noTotal('vII')],
  602: [noTotal('vPIS')],
  603: [noTotal('vCOFINS')],
  388: ['02', '04', '05'].map((CST): Mudanca => ['NFE-7', noPrimeiro(({ IPI }) => IPI && Object.assign(IPI, { CST }))]),
  745: [['NFE-7', noPrimeiro((item) => Object.assign(item, { PIS: undefined }))]],
  748: [['NFE-7', noPrimeiro((item) => Object.assign(item, { COFINS: undefined }))]],
  904: [['NFE-4', ({ pag }) => Object.assign(pag, { vPag: '1.00' })]],
  927: [['NFE-4', noPrimeiro((item) => Object.assign(item, { nItem: '2' }))]],
  519: [['NFE-4', noPrimeiro(({ prod }) => Object.assign(prod, { CFOP: '5102' }))]],
  253: [['NFE-4', (nota) => Object.assign(nota, { chave: nota.chave?.replace(/.$/, '9') })]],
  1037: [naReforma((grupo) => Object.assign(grupo, { pCBS: '0.8000', vCBS: '2372.75' }))],
  1026: [naReforma((grupo) => Object.assign(grupo, { pIBSUF: '0.2000', vIBSUF: '593.19', vIBS: '593.19' }))],
  1036: [naReforma((grupo) => Object.assign(grupo, { pIBSMun: '0.1000', vIBSMun: '296.59', vIBS: '593.18' }))],
  1052: [naReforma((grupo) => Object.assign(grupo, { vIBSMun: '0.02', vIBS: '296.61' }))],
  1069: [naReforma((grupo) => Object.assign(grupo, { vCBS: '2669.37' }))],
  1020: [naReforma((grupo) => Object.assign(grupo, { CST: '999' }))],
  1021: [naReforma((grupo) => Object.assign(grupo, { CST: '410', cClassTrib: '410008' }))],
  1022: [['NFE-4', noPrimeiro((item) => Object.assign(item, { IBSCBS: { CST: '000', cClassTrib: '000001' } }))]],
  1115: [['NFE-4', noPrimeiro((item) => Object.assign(item, { IBSCBS: undefined }))]],
};

test.each(MUTACOES_DA_NOTA)('$mudanca: $cStat and no other', ({ cStat }) => {
  const mudancas = MUDANCAS[cStat] ?? [];
  expect(mudancas.length).toBeGreaterThan(0);
  for (const [id, mudar] of mudancas) {
    const [antes, nota] = [codigos(notaDe(id), HOJE[id] ?? '2026-11-16'), notaDe(id)];
    mudar(nota);
    const depois = codigos(nota, HOJE[id] ?? '2026-11-16');
    for (const codigo of antes) if (depois.includes(codigo)) depois.splice(depois.indexOf(codigo), 1);
    expect(depois).toEqual([Number(cStat)]);
  }
});

test('the rules that the table of changes does not name', () => {
  const achados = (id: string, mudar: (nota: NotaDeImportacao) => void) => {
    const nota = notaDe(id);
    mudar(nota);
    return codigos(nota, '2026-11-16').filter((codigo) => codigo !== 388);
  };
  expect(
    achados(
      'NFE-4',
      noPrimeiro((item) => Object.assign(item, { DI: undefined })),
    ),
  ).toEqual([525]);
  expect(achados('NFE-4', ({ dest }) => Object.assign(dest, { indIEDest: '1' }))).toEqual([790]);
  expect(achados('NFE-4', ({ dest }) => Object.assign(dest, { IE: '123' }))).toEqual([925]);
  expect(achados('NFE-4', ({ dest }) => Object.assign(dest, { idEstrangeiro: 'A_B*12' }))).toEqual([372]);
  expect(achados('NFE-4', ({ dest }) => Object.assign(dest.enderDest, { cPais: null }))).toEqual([510]);
  expect(
    achados(
      'NFE-3',
      noPrimeiro(({ DI }) => DI && Object.assign(DI, { CNPJ: '11444777000162' })),
    ),
  ).toEqual([332]);
  expect(achados('NFE-4', ({ emit }) => Object.assign(emit, { CNPJ: '11222333000182' }))).toEqual([207]);
  expect(achados('NFE-4', ({ emit }) => Object.assign(emit.enderEmit, { cMun: '3550308' }))).toEqual([273]);
  expect(
    achados(
      'NFE-4',
      noPrimeiro(({ prod }) => Object.assign(prod, { NCM: '8467111' })),
    ),
  ).toEqual([777]);
  expect(achados('NFE-4', ({ pag }) => Object.assign(pag, { tPag: '99', vPag: '325356.74' }))).toEqual([866]);
  expect(achados('NFE-4', ({ total }) => Object.assign(total, { ibscbs: undefined }))).toEqual([1119]);
  expect(
    achados(
      'NFE-4',
      noPrimeiro(({ IBSCBS }) => IBSCBS && Object.assign(IBSCBS, { vIBS: '296.61' })),
    ),
  ).toEqual([1150]);
  expect(
    achados(
      'NFE-3',
      noPrimeiro(({ ICMS }) => Object.assign(ICMS, { vBC: '355303.65' })),
    ),
  ).toEqual([351, 531]);
});
