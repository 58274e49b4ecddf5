import type { ApontamentoDoDcr } from '#lib/domain/zfm/dcr.ts';
import { calcularDocumentoDcr } from './calcular-documento.ts';
import { conferirDcr } from './conferir-dcr.ts';
import { type DocumentoAConferir, type FatosDoDcr, type LoteDoDcr, lugarDoLote } from './fatos-do-dcr.ts';
import {
  conteudoDeTeste,
  importadoDeTeste,
  nacionalDeTeste,
  subcomponenteDeTeste,
} from './testing/documento-dcr-de-teste.ts';

const CNPJ = '11222333000181';
const OUTRO = '44555666000103';
const NCMS: FatosDoDcr['ncms'] = new Map(
  ['84073390', '85443000', '87112020'].map((ncm) => [ncm, { aliquotaII: null }]),
);
const LOTE: LoteDoDcr = {
  importadorCnpj: CNPJ,
  saldo: '500.0000000',
  suspensao: 'S',
  dataDesembaraco: '2026-10-05',
  maisRecente: null,
};
const DO_MOTOR = lugarDoLote('2690000010', 1, 1);

function fatos(documento: Partial<DocumentoAConferir> = {}, mais: Partial<FatosDoDcr> = {}): FatosDoDcr {
  const inteiro: DocumentoAConferir = {
    ...conteudoDeTeste(),
    tipo: 'N',
    processoRetificador: null,
    ncm: '87112020',
    pesoBruto: '110.00000',
    ppb: 'PORTARIA 1/2020 RESOLUCAO 205/2021',
    resolucao: null,
    informatica: false,
    dataBase: '2026-11-20',
    modelos: [{ modelo: '0001', descricao: 'Moto 150', precoVenda: '15000.00' }],
    ...documento,
  };
  return {
    hoje: '2026-11-20',
    documento: inteiro,
    calculo: calcularDocumentoDcr(inteiro, 'MEIO_PARA_CIMA'),
    importador: { cnpj: CNPJ, resolucoes: [] },
    representante: { impedimento: null },
    ncms: NCMS,
    tabelaNcmCompleta: true,
    lotes: new Map([[DO_MOTOR, LOTE]]),
    declaracoes: new Map([['2690000010', { importadorCnpj: CNPJ, desembaracada: true }]]),
    anterior: 'FALTA',
    vigente: null,
    comparado: null,
    ...mais,
  };
}

const ditos = (deles: FatosDoDcr) => conferirDcr(deles).map(({ nivel, codigo }) => `${nivel} ${codigo}`);
const dito = (deles: FatosDoDcr, codigo: string): ApontamentoDoDcr | undefined =>
  conferirDcr(deles).find((um) => um.codigo === codigo);

test('nothing is held against one that is as it should be', () => {
  expect(conferirDcr(fatos())).toEqual([]);
});

describe('What keeps it from being validated, each at its field', () => {
  test.each<[string, Partial<DocumentoAConferir>, Partial<FatosDoDcr>, Partial<ApontamentoDoDcr>]>([
    ['SEM_REPRESENTANTE', {}, { representante: 'FALTA' }, { campo: 'representante.id', etapa: 'identificacao' }],
    [
      'REPRESENTANTE_IMPEDIDO',
      {},
      { representante: { impedimento: 'A procuração venceu em 01/11/2026.' } },
      { campo: 'representante.id', mensagem: 'A procuração venceu em 01/11/2026.' },
    ],
    ['SEM_ANTERIOR', { tipo: 'S' }, {}, { campo: 'anterior.id' }],
    [
      'ANTERIOR_NAO_REGISTRADO',
      { tipo: 'S' },
      { anterior: { numero: '2026000001', processo: 'DCR-2026-0001', situacao: 'SUBSTITUIDO' } },
      {
        campo: 'anterior.id',
        mensagem:
          'O DCR-E anterior, 2026000001, está “Substituído”: só um registrado e em vigor pode ter substitutivo.',
      },
    ],
    ['SEM_PROCESSO', { tipo: 'R' }, {}, { campo: 'processoRetificador' }],
    ['NCM_FORA_DA_TABELA', { ncm: '11111111' }, {}, { campo: 'ncm', etapa: 'identificacao' }],
    ['SEM_PPB', { ppb: null }, {}, { campo: 'ppb' }],
    ['SEM_MODELO', { modelos: [] }, {}, { campo: 'modelos', etapa: 'modelos' }],
    [
      'MODELO_REPETIDO',
      {
        modelos: [1, 2].map(() => ({ modelo: '0001', descricao: 'Moto', precoVenda: '1.00' })),
      },
      {},
      { campo: 'modelos.1.modelo' },
    ],
    ['SEM_PRECO', { nacionais: [nacionalDeTeste({ preco: '0.000000' })] }, {}, { campo: 'nacionais.0.preco' }],
    [
      'SEM_ALIQUOTA',
      { importados: [importadoDeTeste({ aliquotaII: null })] },
      {},
      {
        campo: 'importados.0.aliquotaII',
        etapa: 'importados',
        mensagem: 'Linha 1, MOTOR-01: falta a alíquota do II. Se é zero, informe 0,00.',
      },
    ],
    [
      'SEM_ALIQUOTA',
      { importados: [importadoDeTeste({ aliquotaII: null })] },
      { ncms: new Map([...NCMS]).set('84073390', { aliquotaII: '14.4' }) },
      {
        mensagem: 'Linha 1, MOTOR-01: falta a alíquota do II (a da NCM hoje é 14,40 %). Se é zero, informe 0,00.',
      },
    ],
    [
      'SEM_ALIQUOTA',
      {
        importados: [importadoDeTeste({ documento: 'NF', suspensao: 'N', aliquotaII: null })],
      },
      {},
      { mensagem: expect.stringContaining('falta a alíquota do II') },
    ],
    [
      'SEM_ALIQUOTA',
      {
        subcomponentes: [subcomponenteDeTeste({ suspensao: 'N', aliquotaII: null })],
      },
      {},
      { campo: 'subcomponentes.0.aliquotaII', etapa: 'subcomponentes' },
    ],
    [
      'TEXTO_LONGO',
      { nacionais: [nacionalDeTeste({ codigo: 'C'.repeat(16) })] },
      {},
      { campo: 'nacionais.0.codigo', etapa: 'nacionais' },
    ],
    [
      'TEXTO_LONGO',
      { importados: [importadoDeTeste({ descricao: 'D'.repeat(81) })] },
      {},
      { campo: 'importados.0.descricao' },
    ],
    ['SEM_UNIDADE', { nacionais: [nacionalDeTeste({ unidade: null })] }, {}, { campo: 'nacionais.0.unidade' }],
    [
      'LINHA_REPETIDA',
      { nacionais: [nacionalDeTeste(), nacionalDeTeste()] },
      {},
      { campo: 'nacionais.1.codigo', mensagem: expect.stringContaining('já está na linha 1') },
    ],
    [
      'PAI_INEXISTENTE',
      { subcomponentes: [subcomponenteDeTeste({ pai: 'OUTRO' })] },
      {},
      { campo: 'subcomponentes.0.pai', etapa: 'subcomponentes' },
    ],
    [
      'SEM_DECLARACAO',
      { importados: [importadoDeTeste({ adicao: null })] },
      {},
      { campo: 'importados.0.numeroDeclaracao', etapa: 'importados' },
    ],
    [
      'ITEM_NAO_CABE',
      { importados: [importadoDeTeste({ itemDaAdicao: 100 })] },
      {},
      { campo: 'importados.0.itemDaAdicao' },
    ],
    [
      'NOTA_INCOMPLETA',
      { importados: [importadoDeTeste({ documento: 'NF', nf: '10' })] },
      {},
      { mensagem: expect.stringContaining('falta da nota fiscal o CNPJ do fornecedor, a emissão') },
    ],
    [
      'ALIQUOTA_NAO_CABE',
      { importados: [importadoDeTeste({ documento: 'NF', aliquotaII: '1.605' })] },
      {},
      { campo: 'importados.0.aliquotaII', mensagem: expect.stringContaining('1,605 %, tem mais casas do que as 2') },
    ],
    [
      'DE_OUTRO_IMPORTADOR',
      {},
      { lotes: new Map([[DO_MOTOR, { ...LOTE, importadorCnpj: OUTRO }]]) },
      { mensagem: expect.stringContaining('é de outro importador, 44.555.666/0001-03') },
    ],
    [
      'DE_OUTRO_IMPORTADOR',
      {},
      {
        lotes: new Map(),
        declaracoes: new Map([['2690000010', { importadorCnpj: OUTRO, desembaracada: false }]]),
      },
      { campo: 'importados.0.numeroDeclaracao' },
    ],
    [
      'NAO_DESEMBARACADA',
      {},
      {
        lotes: new Map(),
        declaracoes: new Map([['2690000010', { importadorCnpj: CNPJ, desembaracada: false }]]),
      },
      { mensagem: 'Linha 1, MOTOR-01: a DI 26/9000001-0 ainda não foi desembaraçada.' },
    ],
    [
      'ITEM_INEXISTENTE',
      {},
      { lotes: new Map() },
      { mensagem: 'Linha 1, MOTOR-01: a DI 26/9000001-0 não tem adição 001, item 01.' },
    ],
    [
      'SEM_CALCULO',
      { nacionais: [], importados: [], salarios: '0.0000', encargos: '0.0000' },
      {},
      { campo: null, etapa: 'calculo' },
    ],
  ])('%s', (codigo, documento, mais, esperado) => {
    expect(dito(fatos(documento, mais), codigo)).toMatchObject({ nivel: 'erro', ...esperado });
  });
});

describe('What a person should look at', () => {
  test.each<[string, Partial<DocumentoAConferir>, Partial<FatosDoDcr>, Partial<ApontamentoDoDcr>]>([
    ['JA_HA_EM_VIGOR', {}, { vigente: { numero: '2026000001', processo: 'DCR-2026-0001' } }, { campo: 'tipo' }],
    ['ANTERIOR_FORA', { tipo: 'S' }, { anterior: 'FORA' }, { campo: 'anteriorNumero' }],
    ['INFORMATICA_NO_FIXO', { informatica: true }, {}, { campo: 'tipoCoeficiente' }],
    ['RESOLUCAO_FORA', { resolucao: '1/1999' }, {}, { campo: 'resolucao' }],
    [
      'RESOLUCAO_VENCIDA',
      { resolucao: '205/2021' },
      {
        importador: {
          cnpj: CNPJ,
          resolucoes: [
            {
              numero: '205/2021',
              data: '2021-01-01',
              produto: 'Moto',
              portariaPpb: null,
              tipoCoeficiente: 'FIXO',
              acrescimo: '0.00',
              validade: '2026-11-19',
            },
          ],
        },
      },
      { mensagem: 'A Resolução CAS 205/2021 venceu em 19/11/2026.' },
    ],
    ['SEM_NOTA', { nacionais: [nacionalDeTeste({ nf: null })] }, {}, { campo: 'nacionais.0.nf' }],
    [
      'DEPOIS_DA_DATA_BASE',
      { dataBase: '2026-11-01' },
      {},
      { mensagem: 'Linha 1, CHICOTE-01: a nota fiscal, de 02/11/2026, é depois da data base, 01/11/2026.' },
    ],
    [
      'DEPOIS_DA_DATA_BASE',
      { dataBase: '2026-10-04', nacionais: [] },
      {},
      { mensagem: expect.stringContaining('o desembaraço da DI 26/9000001-0, de 05/10/2026') },
    ],
    [
      'II_JA_PAGO',
      {},
      { lotes: new Map([[DO_MOTOR, { ...LOTE, suspensao: 'N' }]]) },
      { campo: 'importados.0.suspensao' },
    ],
    ['II_SUSPENSO', { importados: [importadoDeTeste({ suspensao: 'N' })] }, {}, { campo: 'importados.0.suspensao' }],
    ['SEM_SALDO', {}, { lotes: new Map([[DO_MOTOR, { ...LOTE, saldo: '0.0000000' }]]) }, {}],
    [
      'HA_MAIS_RECENTE',
      {},
      {
        lotes: new Map([
          [DO_MOTOR, { ...LOTE, maisRecente: { numeroDeclaracao: '2690000028', dataDesembaraco: '2026-11-10' } }],
        ]),
      },
      { mensagem: expect.stringContaining('a DI 26/9000002-8, desembaraçada em 10/11/2026') },
    ],
    [
      'ALIQUOTA_DIFERE',
      {},
      { ncms: new Map([...NCMS]).set('84073390', { aliquotaII: '14.40' }) },
      { mensagem: 'Linha 1, MOTOR-01: a alíquota do II informada é 18,00 % e a da NCM hoje, 14,40 %.' },
    ],
    [
      'ALIQUOTA_ZERADA',
      { importados: [importadoDeTeste({ aliquotaII: '0.00' })] },
      {},
      { campo: 'importados.0.aliquotaII' },
    ],
    [
      'SEM_ALIQUOTA',
      { importados: [importadoDeTeste({ suspensao: 'N', aliquotaII: null })] },
      { lotes: new Map([[DO_MOTOR, { ...LOTE, suspensao: 'N' }]]) },
      {
        mensagem:
          'Linha 1, MOTOR-01: a alíquota do II não foi informada. Nada depende dela: o II da linha não se exige.',
      },
    ],
    ['DECLARACAO_FORA', {}, { lotes: new Map(), declaracoes: new Map() }, { campo: 'importados.0.numeroDeclaracao' }],
    [
      'DUIMP_NAO_CABE',
      { importados: [importadoDeTeste({ documento: 'DUIMP', numeroDeclaracao: '26BR00001234567' })] },
      { lotes: new Map(), declaracoes: new Map() },
      {},
    ],
    [
      'SUBCOMPONENTES_NO_VARIAVEL',
      { tipoCoeficiente: 'VARIAVEL', subcomponentes: [subcomponenteDeTeste()] },
      {},
      { etapa: 'calculo' },
    ],
  ])('%s', (codigo, documento, mais, esperado) => {
    expect(dito(fatos(documento, mais), codigo)).toMatchObject({ nivel: 'aviso', ...esperado });
  });

  test('an II that moved by more than a fifth of what it was is told, by a fifth it is not', () => {
    const comparado = (iiUnitUSD: string) => fatos({}, { comparado: { CRA: '88.00', iiUnitUSD } });
    // 4.536 is 3.78 plus a fifth of 3.78.
    expect(ditos(comparado('3.7800000'))).toEqual([]);
    expect(dito(comparado('3.7799999'), 'II_MUDOU_MUITO')).toMatchObject({
      nivel: 'aviso',
      mensagem: 'O II por unidade subiu 20,00 % em relação ao DCR-E anterior do produto.',
    });
    expect(dito(comparado('9.0720000'), 'II_MUDOU_MUITO')?.mensagem).toContain('caiu 50,00 %');
  });

  test('whether the NCMs exist cannot be told without the table, which is said once', () => {
    expect(
      ditos(
        fatos({ ncm: '11111111', nacionais: [nacionalDeTeste({ ncm: '22222222' })] }, { tabelaNcmCompleta: false }),
      ),
    ).toEqual(['aviso NCM_NAO_CONFERIDAS']);
  });

  test('what was imported after the data base is not what it should have been costed by', () => {
    const maisRecente = { numeroDeclaracao: '2690000028', dataDesembaraco: '2026-11-21' };
    expect(ditos(fatos({}, { lotes: new Map([[DO_MOTOR, { ...LOTE, maisRecente }]]) }))).toEqual([]);
  });

  test('one part in two national components is not told twice', () => {
    const [um, dois] = [subcomponenteDeTeste(), subcomponenteDeTeste({ pai: 'CHICOTE-02' })];
    const nacionais = [nacionalDeTeste(), nacionalDeTeste({ codigo: 'CHICOTE-02' })];
    expect(ditos(fatos({ nacionais, subcomponentes: [um, dois] }))).toEqual([]);
    expect(ditos(fatos({ nacionais, subcomponentes: [um, um] }))).toEqual(['erro LINHA_REPETIDA']);
  });
});

describe('Labour that nobody gave', () => {
  const SEM = { salarios: '0.0000', encargos: '0.0000' };

  test('prevents the validation of a variable coefficient, and warns of a fixed one', () => {
    const maoDeObra = { campo: 'salarios', etapa: 'mao-de-obra' };
    expect(dito(fatos({ ...SEM, tipoCoeficiente: 'VARIAVEL' }), 'SEM_MAO_DE_OBRA')).toEqual({
      ...maoDeObra,
      nivel: 'erro',
      codigo: 'SEM_MAO_DE_OBRA',
      mensagem:
        'Informe a mão de obra: sem os salários não se sabe o coeficiente variável. Se não há nenhuma, informe 0,00 pelo total do mês.',
    });
    expect(dito(fatos(SEM), 'SEM_MAO_DE_OBRA')).toMatchObject({ ...maoDeObra, nivel: 'aviso' });
    expect(dito(fatos({ tipoCoeficiente: 'VARIAVEL' }), 'SEM_MAO_DE_OBRA')).toBeUndefined();
  });
});

test('a substitutivo that is stale, or changes nothing, is told before it ends the former one', () => {
  const sucessor = (sucessao: FatosDoDcr['sucessao']) => fatos({ tipo: 'S' }, { anterior: 'FORA', sucessao });
  expect(dito(sucessor({ mudancas: 15, igual: false }), 'DESATUALIZADO')).toMatchObject({
    nivel: 'aviso',
    campo: 'dataBase',
    mensagem: 'Há 15 mudanças desde a data base: atualize-o no passo “Cálculo” antes de validar.',
  });
  expect(dito(sucessor({ mudancas: 0, igual: true }), 'IGUAL_AO_ANTERIOR')).toMatchObject({
    nivel: 'aviso',
    mensagem: 'Nada muda em relação ao DCR-E anterior, e o registro deste encerra a vigência daquele.',
  });
  expect(ditos(sucessor({ mudancas: 0, igual: false }))).toEqual(['aviso ANTERIOR_FORA']);
});
