import type { ImportadoDoDcr } from '#lib/domain/zfm/dcr.ts';
import { LEIAUTE_DCRE } from '#lib/siscomex/registros/dcre-leiaute.ts';
import { escreverRegistros } from '#lib/siscomex/registros/escrever-registros.ts';
import { lerRegistros } from '#lib/siscomex/registros/ler-registros.ts';
import { type ComCusto, type DocumentoDcre, registrosDoDcre } from './dcre-registros.ts';

const NOTA = { nf: '123', serie: '1', cnpj: '11222333000181', ie: '041234561', dataEmissao: '2026-11-02' };
const CHICOTE = {
  ...NOTA,
  codigo: 'CHICOTE-01',
  descricao: 'Chicote — elétrico',
  unidade: 'peça',
  ncm: '85443000',
  quantidade: '2.0000000',
  moeda: 'USD',
  preco: '18.250000',
  custoUSD: '18.250000',
} as const;
const MOTOR: ComCusto<ImportadoDoDcr> = {
  ...CHICOTE,
  codigo: 'MOTOR-01',
  descricao: 'Motor parcial',
  documento: 'DI',
  numeroDeclaracao: '2690000010',
  adicao: 2,
  itemDaAdicao: 7,
  aliquotaII: '18.00',
  suspensao: 'S',
  reduz: 'N',
};

const documento = (mudancas: Partial<DocumentoDcre> = {}): DocumentoDcre => ({
  cnpj: '11222333000181',
  cpf: '12345678909',
  ppb: 'Portaria 1/2020, Resolução 205/2021',
  codigoProduto: 'MOTO-150',
  descricao: 'Motocicleta 150 cc',
  ncm: '87112020',
  unidade: 'unidade',
  pesoBruto: '110.50000',
  salarios: '12.3400',
  encargos: '8.1600',
  tipo: 'N',
  anteriorNumero: null,
  processoRetificador: null,
  tipoCoeficiente: 'FIXO',
  modelos: [{ modelo: '0001', descricao: 'Padrão', precoVenda: '15000.00' }],
  nacionais: [CHICOTE],
  subcomponentes: [],
  importados: [MOTOR],
  ...mudancas,
});

/** Reads the file as the inspector does. */
function lidos(mudancas: Partial<DocumentoDcre> = {}) {
  const { linhas, erros, avisos } = lerRegistros(
    LEIAUTE_DCRE,
    escreverRegistros(LEIAUTE_DCRE, registrosDoDcre(documento(mudancas))),
  );
  expect([erros, avisos]).toEqual([[], []]);
  return linhas.map(({ registro, campos }) => ({
    registro,
    valores: Object.fromEntries(campos.map(({ nome, valor }) => [nome, valor])),
  }));
}

test('the header says what, whose and of which type, in capitals', () => {
  expect(lidos()[0]).toEqual({
    registro: '0',
    valores: {
      CNPJ: '11222333000181',
      CPF: '12345678909',
      PPB: 'PORTARIA 1/2020, RESOLUÇÃO 205/2021',
      DESCPROD: 'MOTOCICLETA 150 CC',
      NCM: '87112020',
      UNIDADE: 'UNIDADE',
      PESO_BRUTO: '110.50000',
      SALARIO: '12.3400',
      ENCARGO: '8.1600',
      TP_DCRE: 'N',
      DCRE_ANT: '',
      PROCESSO: '',
      VERSAO: '',
      ORIDCRE: '',
      TP_COEFIC: 'F',
    },
  });
});

test.each([
  ['S', { DCRE_ANT: '2026000012', PROCESSO: '' }],
  ['R', { DCRE_ANT: '2026000012', PROCESSO: '12345678901234567' }],
  ['N', { DCRE_ANT: '', PROCESSO: '' }],
] as const)('of type %s the former one and the process go only where they belong', (tipo, valores) => {
  const mudancas = { tipo, anteriorNumero: '2026000012', processoRetificador: '12345678901234567' };
  expect(lidos(mudancas)[0]?.valores).toMatchObject(valores);
});

test('a national component has its NF, padded, and no character the file has not', () => {
  expect(lidos()[2]).toEqual({
    registro: '2',
    valores: {
      CODPROD: 'CHICOTE-01',
      NUMERO: '0001',
      NF: '0000000123',
      SERIE: '1',
      CNPJ: '11222333000181',
      IE: '041234561',
      DATAEMIS: '2026-11-02',
      DESCPROD: 'Chicote - elétrico',
      UNIDADE: 'PEÇA',
      NCM: '85443000',
      QTDE: '2.0000000',
      CUSTO_UNIT: '18.250000',
    },
  });
});

test('of what was imported directly only the declaration goes: the NF, the unit, the NCM and the rate are blank', () => {
  expect(lidos()[3]?.valores).toMatchObject({
    IMP_DIR: 'S',
    INDIC_SUSP: 'S',
    DI: '2690000010',
    NUM_ADICAO: '002',
    NUM_ITEM: '07',
    NF: '',
    CNPJ: '',
    DATAEMIS: null,
    UNIDADE: '',
    NCM: '00000000',
    ALIQUOTA: '0.00',
    IND_RED_II: 'N',
  });
});

test('of what was bought in the country the NF goes, and no declaration', () => {
  expect(lidos({ importados: [{ ...MOTOR, documento: 'NF', suspensao: 'N' }] })[3]?.valores).toMatchObject({
    IMP_DIR: 'N',
    INDIC_SUSP: 'N',
    DI: '',
    NUM_ADICAO: '',
    NF: '0000000123',
    UNIDADE: 'PEÇA',
    NCM: '85443000',
    ALIQUOTA: '18.00',
  });
});

test('the number of a DUIMP has no place in the file', () => {
  const [, , , motor] = lidos({ importados: [{ ...MOTOR, documento: 'DUIMP', numeroDeclaracao: '26BR00001234567' }] });
  expect(motor?.valores).toMatchObject({ IMP_DIR: 'S', DI: '', NUM_ADICAO: '002' });
});

test('a subcomponente names its national component by its number, and in the base it is suspended', () => {
  const nacionais = [{ ...CHICOTE, codigo: 'OUTRO' }, CHICOTE];
  const sub = { ...MOTOR, codigo: 'TERMINAL', pai: 'CHICOTE-01', incluiBC: 'S', suspensao: 'N' } as const;
  const [, , , , terminal] = lidos({ nacionais, subcomponentes: [sub] });
  expect(terminal).toMatchObject({
    registro: '3',
    valores: { NROSUB: '0001', NUMERO: '0002', INCLUI_BC: 'S', INDIC_SUSP: 'S', CODPROD: 'TERMINAL' },
  });
});
