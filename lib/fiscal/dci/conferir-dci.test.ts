import type { ApontamentoDaDci } from '#lib/domain/zfm/dci.ts';
import { calcularDocumentoDci } from './calcular-documento.ts';
import { conferirDci } from './conferir-dci.ts';
import { conteudoDaDciDeTeste, estrangeiroDeTeste, itemDeTeste, origemDeTeste } from './documento-dci-de-teste.ts';
import type { DciAConferir, FatosDaDci, NotaAConferir } from './fatos-da-dci.ts';

const CNPJ = '11222333000181';
const PRODUTO = { id: 'produto-1', codigo: 'MOTO-150' };
const DCR = {
  numero: '2026000012',
  processo: 'DCR-2026-0001',
  importadorCnpj: CNPJ,
  vigenciaInicio: '2026-01-10',
  vigenciaFim: null,
};
const ITEM_DA_NOTA = {
  nItem: 1,
  codigo: 'MOTO-150',
  modalidade: 'PI_COM_PPB' as const,
  quantidade: '150.00000',
  produto: PRODUTO,
  dcrId: 'dcr-1',
};
const nota = (
  mudancas: Partial<NotaAConferir> = {},
  item: Partial<NotaAConferir['itens'][number]> = {},
): NotaAConferir => ({
  id: 'nota-1',
  numero: '1001',
  emissao: '2026-11-03',
  saida: '2026-11-04',
  destino: 2,
  itens: [{ ...ITEM_DA_NOTA, ...item }],
  ...mudancas,
});

function fatos(documento: Partial<DciAConferir> = {}, mais: Partial<FatosDaDci> = {}): FatosDaDci {
  const inteiro: DciAConferir = {
    ...conteudoDaDciDeTeste(),
    tipo: 'MENSAL',
    natureza: 'ORIGINAL',
    competencia: '2026-11',
    processoRetificador: null,
    presencaEm: null,
    presencaRecinto: null,
    presencaDispensa: null,
    banco: '001',
    agencia: '1234',
    conta: '56789-0',
    dataTransmissao: null,
    ...documento,
  };
  return {
    hoje: '2026-12-02',
    documento: inteiro,
    calculo: calcularDocumentoDci(inteiro),
    importador: { cnpj: CNPJ, inscricaoEstadual: '041234561', dciMensal: true },
    representante: { impedimento: null },
    anterior: null,
    mesmaCompetencia: null,
    notas: [nota()],
    emOutraDci: [],
    itens: new Map(inteiro.itens.map(({ chave }) => [chave, { unidade: 'UN', exigivelPadrao: true }])),
    dcrs: new Map([['dcr-1', DCR]]),
    faltantes: [],
    antesDoDesembaraco: [],
    recusas: [],
    faltanteBloqueia: true,
    ...mais,
  };
}

const ditos = (deles: FatosDaDci) => conferirDci(deles).map(({ nivel, codigo }) => `${nivel} ${codigo}`);
const dito = (deles: FatosDaDci, codigo: string) => conferirDci(deles).find((um) => um.codigo === codigo);
const CHAVE = itemDeTeste().chave;
const DUIMP = origemDeTeste({
  lote: {
    id: 'lote-2',
    papel: 'DECLARACAO',
    numeroDeclaracao: '26BR00001234561',
    serie: null,
    nota: null,
    adicao: 1,
    item: 1,
  },
});
const ANTES_DO_DESEMBARACO = {
  nota: { id: 'nota-1', numero: '1001' },
  dia: '2026-11-04',
  insumo: 'pn:PARAFUSO',
  codigo: 'PARAFUSO',
  lote: 'DI 26/9000001-0, adição 001, item 01',
  desembaraco: '2026-11-16',
  escolhido: false,
};
const FALTANTE = {
  insumo: 'pn:PARAFUSO',
  codigo: 'PARAFUSO',
  unidade: 'UN',
  necessidade: '3600.0000000',
  faltante: '600.0000000',
};
const ORDEM = { modalidade: 'PI_COM_PPB', tributo: 'II', valor: '10.00', processo: '1', motivo: null } as const;
const CORRIGIDA = { numero: '2026000007', processo: 'DCI-2026-0007', situacao: 'REGISTRADA' } as const;

test('nothing is held against one that is as it should be', () => {
  expect(conferirDci(fatos())).toEqual([]);
});

describe('What keeps it from being validated, each where it is mended', () => {
  test.each<[string, Partial<DciAConferir>, Partial<FatosDaDci>, Partial<ApontamentoDaDci>]>([
    ['SEM_REPRESENTANTE', {}, { representante: 'FALTA' }, { campo: 'representante.id', etapa: 'periodo' }],
    [
      'REPRESENTANTE_IMPEDIDO',
      {},
      { representante: { impedimento: 'A procuração venceu em 01/11/2026.' } },
      { mensagem: 'A procuração venceu em 01/11/2026.' },
    ],
    [
      'NAO_HABILITADA',
      {},
      { importador: { cnpj: CNPJ, inscricaoEstadual: null, dciMensal: false } },
      { campo: 'importador.id', etapa: 'periodo' },
    ],
    ['SEM_COMPETENCIA', { competencia: null }, {}, { campo: 'competencia' }],
    [
      'COMPETENCIA_FUTURA',
      { competencia: '2027-01' },
      {},
      { campo: 'competencia', mensagem: 'A competência 01/2027 ainda não começou.' },
    ],
    [
      'COMPETENCIA_REPETIDA',
      {},
      { mesmaCompetencia: { numero: null, processo: 'DCI-2026-0003' } },
      { mensagem: expect.stringContaining('Já há a DCI mensal DCI-2026-0003 desta indústria em 11/2026') },
    ],
    ['SEM_ANTERIOR', { natureza: 'RETIFICADORA' }, { anterior: { ...CORRIGIDA, numero: null } }, { campo: 'anterior' }],
    [
      'ANTERIOR_NAO_REGISTRADA',
      { natureza: 'RETIFICADORA' },
      { anterior: { ...CORRIGIDA, situacao: 'CANCELADA' } },
      { mensagem: 'A DCI 2026000007 está “Cancelada”: só uma registrada pode ser retificada.' },
    ],
    ['CONTA_INCOMPLETA', { agencia: null }, {}, { campo: 'agencia', mensagem: 'Falta a agência da conta de débito.' }],
    ['SEM_TAXA', { taxaUSD: null }, {}, { campo: 'taxaUSD', etapa: 'periodo' }],
    [
      'PAGAMENTO_ANTES_DA_SAIDA',
      { pagamento: '2025-12-02' },
      {},
      {
        campo: 'dataPagamento',
        etapa: 'tributos',
        mensagem: 'O pagamento não pode ser antes da última saída que a DCI declara, em 04/11/2026.',
      },
    ],
    ['SEM_NOTA', {}, { notas: [] }, { etapa: 'notas' }],
    [
      'MAIS_DE_UMA_NOTA',
      { tipo: 'INDIVIDUAL', competencia: null },
      { notas: [nota(), nota({ id: 'nota-2', numero: '1002' })] },
      { mensagem: 'A DCI individual é de uma nota só, e esta tem 2.' },
    ],
    [
      'SEM_MUNICIPIO',
      {},
      { notas: [nota({ destino: null })] },
      { nota: { id: 'nota-1', numero: '1001' }, mensagem: 'Nota 1001: falta o município do destinatário.' },
    ],
    ['NA_ZFM', {}, { notas: [nota({ destino: 'ZFM' })] }, { nota: { id: 'nota-1', numero: '1001' } }],
    [
      'SEM_QUANTIDADE',
      {},
      { notas: [nota({}, { nItem: 3, quantidade: '0.00000' })] },
      { mensagem: 'Nota 1001, item 3: a quantidade tem de ser maior que zero.' },
    ],
    [
      'EM_OUTRA_DCI',
      {},
      {
        emOutraDci: [
          { nota: { id: 'nota-1', numero: '1001' }, dci: { numero: '2026000009', processo: 'DCI-2026-0001' } },
        ],
      },
      { mensagem: expect.stringContaining('já está na DCI 2026000009'), nota: { id: 'nota-1', numero: '1001' } },
    ],
    [
      'SEM_MODALIDADE',
      {},
      { notas: [nota({}, { modalidade: null }), nota({ id: 'nota-2' }, { modalidade: null })] },
      {
        campo: 'modalidades',
        etapa: 'itens',
        mensagem: expect.stringContaining('MOTO-150 (nota 1001 e mais 1): não é produto nem item cadastrado.'),
      },
    ],
    [
      'SEM_DCRE',
      {},
      {
        notas: [
          nota({}, { dcrId: null }),
          nota({ id: 'nota-2', numero: '1002', saida: null, emissao: '2026-11-20' }, { dcrId: null }),
        ],
      },
      {
        produto: PRODUTO,
        mensagem:
          'MOTO-150 (nota 1001 e mais 1): nenhum DCR-E do produto estava em vigor na saída, de 04/11/2026 a 20/11/2026.',
      },
    ],
    [
      'DCRE_DE_OUTRO',
      {},
      { dcrs: new Map([['dcr-1', { ...DCR, importadorCnpj: '44555666000103' }]]) },
      { mensagem: 'MOTO-150: o DCR-E 2026000012 é de outra indústria, 44.555.666/0001-03.' },
    ],
    [
      'DCRE_NAO_REGISTRADO',
      {},
      { dcrs: new Map([['dcr-1', { ...DCR, numero: null, vigenciaInicio: null }]]) },
      { mensagem: 'MOTO-150: o DCR-E DCR-2026-0001 não está registrado.', produto: PRODUTO },
    ],
    [
      'DCRE_FORA_DA_VIGENCIA',
      {},
      { dcrs: new Map([['dcr-1', { ...DCR, vigenciaFim: '2026-11-03' }]]) },
      {
        mensagem: 'MOTO-150: o DCR-E 2026000012 vale de 10/01/2026 a 03/11/2026, e não no dia da saída (nota 1001).',
        nota: { id: 'nota-1', numero: '1001' },
      },
    ],
    [
      'DCRE_FORA_DA_VIGENCIA',
      {},
      { dcrs: new Map([['dcr-1', { ...DCR, vigenciaInicio: '2026-11-05' }]]) },
      { mensagem: expect.stringContaining('vale de 05/11/2026 em diante') },
    ],
    [
      'FALTA_SALDO',
      {},
      { faltantes: [FALTANTE] },
      {
        campo: 'pn:PARAFUSO',
        etapa: 'insumos',
        mensagem: 'PARAFUSO: faltam 600 UN dos 3.600 UN de que esta DCI precisa.',
      },
    ],
    [
      'SAIDA_ANTES_DO_DESEMBARACO',
      {},
      { antesDoDesembaraco: [ANTES_DO_DESEMBARACO] },
      {
        campo: 'pn:PARAFUSO',
        etapa: 'insumos',
        nota: { id: 'nota-1', numero: '1001' },
        mensagem:
          'Nota 1001: PARAFUSO saiu em 04/11/2026, antes do desembaraço da DI 26/9000001-0, adição 001, item 01, em 16/11/2026: o lote não serve a esta saída, e falta o insumo.',
      },
    ],
    [
      'ESCOLHA_IMPOSSIVEL',
      {},
      {
        recusas: [
          {
            insumo: 'pn:PARAFUSO',
            codigo: 'PARAFUSO',
            lote: 'DI 26/9000001-0, adição 001, item 01',
            pedido: '10.5000000',
            possivel: '0.0000000',
          },
        ],
      },
      {
        campo: 'pn:PARAFUSO',
        mensagem: 'PARAFUSO: foram escolhidos à mão 10,5 (DI 26/9000001-0, adição 001, item 01), e cabem 0.',
      },
    ],
    ['SEM_SALDO', { itens: [estrangeiroDeTeste({ falta: true })] }, { faltanteBloqueia: false }, { etapa: 'insumos' }],
    [
      'SEM_EXIGIBILIDADE',
      { itens: [itemDeTeste({ exigivel: null })] },
      {},
      {
        campo: CHAVE,
        etapa: 'tributos',
        mensagem: 'MOTO-150 para Demais regiões: falta dizer se os tributos suspensos são exigíveis neste destino.',
      },
    ],
    [
      'SEM_MOTIVO',
      { itens: [itemDeTeste({ exigivel: false })] },
      {},
      {
        campo: CHAVE,
        mensagem:
          'MOTO-150 para Demais regiões (Industrializado com PPB): os tributos estão como não exigíveis, e a tabela diz que são. Diga por quê.',
      },
    ],
    [
      'SEM_CUSTO',
      { itens: [estrangeiroDeTeste({ origens: [origemDeTeste({ vuUSD: null })] })] },
      {},
      { etapa: 'tributos', mensagem: expect.stringContaining('não diz quanto custou em dólares PROJETOR.') },
    ],
    [
      'SEM_ALIQUOTA',
      { itens: [estrangeiroDeTeste({ origens: [origemDeTeste({ aliq: { ...origemDeTeste().aliq, PIS: null } })] })] },
      {},
      { mensagem: expect.stringContaining('não diz a alíquota de PIS de PROJETOR.') },
    ],
    ['ORDEM_REPETIDA', { ordensJudiciais: [ORDEM, ORDEM] }, {}, { campo: 'ordensJudiciais.1.tributo' }],
    [
      'SEM_SELIC',
      { vencimento: '2026-08-10', pagamento: '2026-12-02', selic: [{ mes: '2026-10', taxa: '1.00' }] },
      {},
      { campo: 'selic', etapa: 'tributos', mensagem: 'Falta a Selic de 09/2026, 11/2026.' },
    ],
  ])('%s', (codigo, documento, mais, esperado) => {
    expect(dito(fatos(documento, mais), codigo)).toMatchObject({ nivel: 'erro', ...esperado });
  });
});

describe('What a person should look at', () => {
  test.each<[string, Partial<DciAConferir>, Partial<FatosDaDci>, Partial<ApontamentoDaDci>]>([
    ['COMPETENCIA_ABERTA', { competencia: '2026-12' }, {}, { campo: 'competencia' }],
    [
      'CNPJ_NAO_CABE',
      {},
      {
        importador: { cnpj: '12ABC34501DE35', inscricaoEstadual: null, dciMensal: true },
        dcrs: new Map([['dcr-1', { ...DCR, importadorCnpj: '12ABC34501DE35' }]]),
      },
      { campo: 'importador.id' },
    ],
    [
      'SEM_INSCRICAO',
      { tipo: 'INDIVIDUAL', competencia: null },
      { importador: { cnpj: CNPJ, inscricaoEstadual: null, dciMensal: false } },
      { campo: 'importador.id' },
    ],
    [
      'SEM_PRESENCA',
      { tipo: 'INDIVIDUAL', competencia: null },
      {},
      {
        campo: 'presencaEm',
        etapa: 'periodo',
        mensagem: expect.stringContaining('Portaria ALF/MNS 73/2025, a confirmar'),
      },
    ],
    [
      'SEM_RECINTO',
      { tipo: 'INDIVIDUAL', competencia: null, presencaEm: '2026-11-04' },
      {},
      { campo: 'presencaRecinto' },
    ],
    ['SEM_CONTA', { banco: null, agencia: null, conta: null }, {}, { campo: 'banco' }],
    [
      'PRAZO_VENCIDO',
      { vencimento: '2026-12-01' },
      {},
      { campo: 'vencimento', mensagem: expect.stringContaining('O prazo venceu em 01/12/2026') },
    ],
    [
      'DEPOIS_DA_TRANSMISSAO',
      { dataTransmissao: '2026-11-03' },
      {},
      { mensagem: 'Nota 1001: saiu em 04/11/2026, depois da transmissão, em 03/11/2026.' },
    ],
    [
      'DCRE_SUBSTITUIDO',
      {},
      { dcrs: new Map([['dcr-1', { ...DCR, vigenciaFim: '2026-11-15' }]]) },
      { mensagem: expect.stringContaining('MOTO-150: o DCR-E 2026000012 deixou de valer em 15/11/2026') },
    ],
    [
      'TEXTO_LONGO',
      { itens: [itemDeTeste({ chave: CHAVE, descricao: 'D'.repeat(46) })] },
      {},
      {
        campo: CHAVE,
        mensagem: 'MOTO-150 para Demais regiões: a descrição tem 46 caracteres, e no arquivo cabem 45: vai cortado.',
      },
    ],
    [
      'DUIMP_NAO_CABE',
      { itens: [estrangeiroDeTeste({ origens: [DUIMP] })] },
      {},
      { mensagem: expect.stringContaining('PROJETOR para Demais regiões (Produto estrangeiro)') },
    ],
    ['FALTA_SALDO', {}, { faltantes: [FALTANTE], faltanteBloqueia: false }, { etapa: 'insumos' }],
    [
      'ESCOLHA_ANTES_DO_DESEMBARACO',
      {},
      { antesDoDesembaraco: [{ ...ANTES_DO_DESEMBARACO, escolhido: true }] },
      {
        etapa: 'insumos',
        mensagem:
          'Nota 1001: PARAFUSO saiu em 04/11/2026, antes do desembaraço da DI 26/9000001-0, adição 001, item 01, em 16/11/2026: o lote foi escolhido à mão para esta saída.',
      },
    ],
    [
      'CONTRA_A_TABELA',
      { itens: [itemDeTeste({ exigivel: false, motivo: 'liminar' })] },
      {},
      { campo: CHAVE, mensagem: expect.stringMatching(/a tabela diz que são\. Motivo: liminar$/) },
    ],
    [
      'ORDEM_SEM_ITEM',
      { ordensJudiciais: [{ ...ORDEM, modalidade: 'PE' }] },
      {},
      { campo: 'ordensJudiciais.0.modalidade' },
    ],
    ['ORDEM_FORA_DO_ARQUIVO', { ordensJudiciais: [ORDEM] }, {}, { campo: 'ordensJudiciais' }],
    [
      'SEM_PROCESSO',
      {
        natureza: 'RETIFICADORA',
        anterior: [{ modalidade: 'PI_COM_PPB', tributo: 'II', principal: '4000.00' }],
      },
      { anterior: CORRIGIDA },
      { campo: 'processoRetificador', etapa: 'periodo' },
    ],
  ])('%s', (codigo, documento, mais, esperado) => {
    expect(dito(fatos(documento, mais), codigo)).toMatchObject({ nivel: 'aviso', ...esperado });
  });
});

describe('Nothing is said', () => {
  test.each<[string, Partial<DciAConferir>]>([
    ['a monthly DCI', {}],
    [
      'an individual one with its day and recinto',
      { tipo: 'INDIVIDUAL', competencia: null, presencaEm: '2026-11-04', presencaRecinto: 'Recinto fictício' },
    ],
    [
      'an individual one whose dispensation was told',
      { tipo: 'INDIVIDUAL', competencia: null, presencaDispensa: 'Formulário 12/2026' },
    ],
  ])('of the presença de carga of %s', (_qual, documento) => {
    expect(ditos(fatos(documento)).filter((dito) => /PRESENCA|RECINTO/.test(dito))).toEqual([]);
  });

  test('of a retificadora that takes the month of another, nor of one whose refund has its process', () => {
    expect(
      conferirDci(
        fatos(
          {
            natureza: 'RETIFICADORA',
            processoRetificador: '12345678901234567',
            anterior: [{ modalidade: 'PI_COM_PPB', tributo: 'II', principal: '4000.00' }],
          },
          { anterior: CORRIGIDA, mesmaCompetencia: { numero: CORRIGIDA.numero, processo: CORRIGIDA.processo } },
        ),
      ).filter(({ codigo }) => codigo !== 'SEM_CONTA'),
    ).toEqual([]);
  });

  test('of whether it falls due where the table asks, once somebody said so', () => {
    const itens = [estrangeiroDeTeste({ destino: 1, exigivel: false, motivo: 'pauta' })];
    const quadro = new Map(itens.map(({ chave }) => [chave, { unidade: 'UN', exigivelPadrao: null }]));
    expect(ditos(fatos({ itens }, { itens: quadro, notas: [nota({}, { modalidade: 'PE', dcrId: null })] }))).toEqual(
      [],
    );
  });

  test('of a product that leaves on the last day of its DCR-E, nor of the Selic where nothing is to be paid', () => {
    expect(ditos(fatos({}, { dcrs: new Map([['dcr-1', { ...DCR, vigenciaFim: '2026-11-04' }]]) }))).toEqual([
      'aviso DCRE_SUBSTITUIDO',
    ]);
    const tarde = { vencimento: '2026-08-10', pagamento: '2026-12-02' };
    const itens = [itemDeTeste({ exigivel: false, motivo: 'x' })];
    expect(ditos(fatos({ ...tarde, itens }))).not.toContain('erro SEM_SELIC');
  });

  test('twice of missing stock, where it blocks already', () => {
    const deles = fatos({ itens: [estrangeiroDeTeste({ falta: true })] }, { faltantes: [FALTANTE] });
    expect(ditos(deles).filter((um) => um.includes('SALDO'))).toEqual(['erro FALTA_SALDO']);
  });
});

test('of a thousand notas twenty are named, and how many there are more', () => {
  const notas = Array.from({ length: 1000 }, (_, i) => nota({ id: `nota-${i}`, numero: String(i + 1), destino: null }));
  const semMunicipio = conferirDci(fatos({}, { notas })).filter(({ codigo }) => codigo === 'SEM_MUNICIPIO');
  expect(semMunicipio).toHaveLength(21);
  expect(semMunicipio.at(-1)).toMatchObject({
    nivel: 'erro',
    nota: null,
    vezes: 980,
    mensagem: 'Mais 980 notas estão assim.',
  });
});

test('every finding is a sentence', () => {
  const tudo = conferirDci(
    fatos(
      { taxaUSD: null, banco: null, agencia: null, conta: null, ordensJudiciais: [ORDEM, ORDEM] },
      { representante: 'FALTA', notas: [nota({ destino: null }, { modalidade: null })], faltantes: [FALTANTE] },
    ),
  );
  expect(tudo.length).toBeGreaterThan(6);
  for (const { mensagem } of tudo) expect(mensagem).toMatch(/^[A-Z].+\.$/);
});

test('uma DCI já retificada pode ser corrigida de novo', () => {
  const deNovo = fatos({ natureza: 'RETIFICADORA' }, { anterior: { ...CORRIGIDA, situacao: 'RETIFICADA' } });
  expect(dito(deNovo, 'ANTERIOR_NAO_REGISTRADA')).toBeUndefined();
});
