import type { DeclaracaoImportacao, TributosDeclarados } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import type { FormaDaNota, PerfilDaNota } from '#lib/domain/aduana/nota/forma-da-nota.ts';
import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import { dinheiro, somar } from '#lib/domain/numeros/decimal-exato.ts';
import { integraBaseIcms } from '#lib/domain/zfm/cclasstrib/parametros-da-reforma.ts';
import {
  adicaoDeTeste,
  declaracaoDeTeste,
  pagamentoDeTeste,
} from '#lib/fiscal/importacao/testing/declaracao-de-teste.ts';
import type { InsumosDaNota, MercadoriaDaNota } from '#lib/fiscal/nota/insumos-da-nota.ts';
import { chaveDoItem } from '#lib/fiscal/nota/itens-da-nota.ts';
import { figurasDaReforma } from '#lib/fiscal/reforma/figuras-da-reforma.ts';
import { gruposDaNota } from '#lib/fiscal/reforma/grupos-da-nota.ts';
import type { NotaDoProcesso } from '#lib/fiscal/reforma/processo/nota-do-processo.ts';
import { NOTAS_DE_ENTRADA, type VetorDaNota } from '#lib/testing/vetores/nfe-entrada.ts';

/** Tests only: NFE-7 is of a State that leaves CBS and IBS out of the base of the ICMS. */
export const PARAMETROS_DOS_VETORES: readonly Parametro[] = [
  {
    codigo: integraBaseIcms('AM'),
    valor: '0',
    vigenciaInicio: '2027-01-01',
    vigenciaFim: null,
    fonte: 'vetor',
    situacao: 'CONFIRMAR',
  },
];

/** Tests only: what a note of the vectors is made from. */
export function insumosDoVetor(id: string, mudanca: Partial<FormaDaNota> = {}): InsumosDaNota {
  const vetor = NOTAS_DE_ENTRADA.find((caso) => caso.id === id);
  if (!vetor) throw new Error(`Não há ${id}.`);
  const industria = vetor.declarado.length > 1;
  const declaracao = industria ? declaracaoDeDois(vetor) : declaracaoDeUm(vetor);
  const { siscomex, tcif, thc, afrmm } = vetor.custos;
  const { serie = '', nNF = '', cNF = '', dhEmi = '' } = vetor.ide;
  return {
    declaracao,
    forma: { ...(industria ? FORMA_DA_INDUSTRIA : FORMA_DO_COMERCIO), ...FORMAS[id], ...mudanca },
    emit: EMITENTE,
    dest: EXPORTADOR,
    emissao: { serie, nNF, cNF, dhEmi },
    desembaraco: { local: 'MANAUS', uf: 'AM' },
    terceiro: id === 'NFE-3' ? { cnpj: '11444777000161', uf: 'AM' } : null,
    custos: Object.fromEntries(
      Object.entries({ SISCOMEX: siscomex, TCIF: tcif, THC: thc, AFRMM: afrmm }).filter(([, valor]) => valor),
    ) as Record<string, string>,
    mercadorias: mercadoriasDe(vetor, declaracao),
    cbsIbs: cbsIbsDe(vetor, declaracao, id === 'NFE-7' ? { cbs: '9.11' } : undefined),
    transporte: {},
    referencias: {},
  };
}

const EMITENTE: InsumosDaNota['emit'] = {
  CNPJ: '11222333000181',
  xNome: 'INDUSTRIA FICTICIA DA AMAZONIA LTDA',
  enderEmit: {
    xLgr: 'RUA FICTICIA',
    nro: '100',
    xBairro: 'DISTRITO INDUSTRIAL',
    cMun: '1302603',
    xMun: 'MANAUS',
    UF: 'AM',
    CEP: '69000000',
    cPais: '1058',
    xPais: 'BRASIL',
  },
  IE: '041234561',
  CRT: '3',
};

const EXPORTADOR: InsumosDaNota['dest'] = {
  nome: 'FICTICIA SHENZHEN CO., LTD.',
  identificacao: null,
  endereco: { xLgr: 'FICTICIA ROAD', nro: '1', xBairro: 'NANSHAN', cPais: '1600', xPais: 'CHINA, REPUBLICA POPULAR' },
};

const PIS_COFINS = { PAGO: '56', SUSPENSO: '72', ZERO: '08' };
const IPI = {
  PAGO: { cst: '00', cEnq: '999' },
  SUSPENSO: { cst: '05', cEnq: '999' },
  ZERO: { cst: '01', cEnq: '999' },
};
const COMUM = { origem: '1', ipi: IPI, pisCofins: PIS_COFINS };
const INDUSTRIA: PerfilDaNota = {
  ...COMUM,
  natOp: 'COMPRA PARA INDUSTRIALIZACAO',
  cfop: '3101',
  icms: { cst: '51', valores: null },
};
const COMERCIO: PerfilDaNota = {
  ...COMUM,
  natOp: 'COMPRA PARA COMERCIALIZACAO',
  cfop: '3102',
  icms: { cst: '00', modBC: '3', aliquota: '20' },
};

const SISCOMEX = { codigo: 'SISCOMEX', rateio: 'VALOR_ADUANEIRO', emVOutro: true, noIcms: true } as const;
const THC = { codigo: 'THC', rateio: 'PESO', emVOutro: true, noIcms: false } as const;
const AFRMM = { codigo: 'AFRMM', rateio: 'PESO', emVOutro: true, noIcms: true } as const;

const SUSPENSOS =
  '{DECLARACAO}; TRIBUTOS SUSPENSOS: II R$ {II_SUSPENSO}; IPI R$ {IPI_SUSPENSO}; PIS R$ {PIS_SUSPENSO}; COFINS R$ {COFINS_SUSPENSO}; SISCOMEX R$ {SISCOMEX}; THC R$ {THC}';

/** Tests only: freight apart, FOB, everything suspended (NFE-1). */
export const FORMA_DA_INDUSTRIA: FormaDaNota = {
  vProd: 'FOB',
  unitario: { casas: 10, manda: false },
  freteSeguro: 'DESTACADO',
  despesas: [SISCOMEX, THC],
  centavos: 'ULTIMO_ITEM',
  ii: { baseZerada: true, despesas: true },
  vNF: 'W16',
  perfis: { INDUSTRIALIZACAO: INDUSTRIA },
  pagamento: { tPag: '90', xPag: null },
  ide: { indFinal: '0', indPres: '0', tpAmb: '1', verProc: 'Cais' },
  modFrete: '0',
  infCpl: SUSPENSOS,
  totaisDaReforma: false,
};

const FORMA_DO_COMERCIO: FormaDaNota = {
  ...FORMA_DA_INDUSTRIA,
  vProd: 'VALOR_ADUANEIRO',
  freteSeguro: 'DENTRO',
  despesas: [SISCOMEX, AFRMM],
  ii: { baseZerada: false, despesas: false },
  perfis: { REVENDA: COMERCIO },
  infCpl: '{DECLARACAO}',
};

const FORMAS: Readonly<Record<string, Partial<FormaDaNota>>> = {
  'NFE-2': { vProd: 'VALOR_ADUANEIRO', freteSeguro: 'DENTRO' },
  'NFE-3': {
    despesas: [SISCOMEX],
    perfis: { INDUSTRIALIZACAO: { ...INDUSTRIA, icms: { cst: '51', valores: { modBC: '3', aliquota: '20' } } } },
    infCpl: '{DECLARACAO}; IMPORTACAO POR CONTA E ORDEM',
  },
  'NFE-4': { totaisDaReforma: true },
  'NFE-6': {
    perfis: {
      REVENDA: { ...COMERCIO, icms: { cst: '20', modBC: '3', aliquota: '20', reducao: '65', modo: 'CARGA_EFETIVA' } },
    },
  },
  'NFE-7': { totaisDaReforma: true },
};

function tributosDe(declarado: VetorDaNota['declarado'][number]): TributosDeclarados {
  const regime = { codigo: null, nome: declarado.suspenso ? 'SUSPENSAO' : 'RECOLHIMENTO INTEGRAL' };
  const tributo = (devido: string, aliquota: string) => ({
    regime,
    base: null,
    aliquota,
    aliquotaReduzida: null,
    devido,
    recolher: declarado.suspenso ? '0.00' : devido,
  });
  const { ii, ipi, pis, cofins } = declarado;
  return {
    ii: tributo(ii, '18'),
    ipi: tributo(ipi, '9.75'),
    pis: tributo(pis, '2.10'),
    cofins: tributo(cofins, '9.65'),
  };
}

const [QUANTIDADES, UNITARIOS] = [
  ['1200.00000', '350.00000'],
  ['412.7350000', '1985.1234567'],
];

function declaracaoDeDois({ id, declarado, itens }: VetorDaNota): DeclaracaoImportacao {
  const ehDuimp = id === 'NFE-3';
  return declaracaoDeTeste({
    numeroDI: ehDuimp ? '26BR00001234561' : '2601234562',
    dataRegistro: '2026-11-10',
    dataDesembaraco: '2026-11-13',
    caracterizacaoOperacao: { codigo: null, nome: ehDuimp ? 'IMPORTACAO_POR_CONTA_E_ORDEM' : 'Importação Própria' },
    carga: { ...declaracaoDeTeste().carga, viaTransporte: { codigo: '07', nome: null }, pesoLiquido: '1100.00000' },
    pagamentos: [pagamentoDeTeste('7811', '192.79')],
    adicoes: declarado.map((item, i) => {
      const adicao = adicaoDeTeste({
        numero: `00${i + 1}`,
        ncm: itens[i]?.prod.NCM ?? '',
        valorReais: item.fob ?? null,
        freteReais: item.frete ?? null,
        seguroReais: item.seguro ?? null,
        pesoLiquido: item.pesoLiquido ?? null,
        tributos: tributosDe(item),
        itens: [
          {
            sequencia: ehDuimp ? i + 1 : 1,
            descricao: itens[i]?.prod.xProd ?? '',
            quantidade: QUANTIDADES[i] ?? '',
            unidade: 'PECA',
            valorUnitario: UNITARIOS[i] ?? '',
          },
        ],
      });
      return adicao;
    }),
  });
}

/** TV7 does not tell its parts: FOB is the customs value. */
function declaracaoDeUm({ id, declarado: [item], itens }: VetorDaNota): DeclaracaoImportacao {
  if (!item) throw new Error(`${id} não tem item.`);
  const em2027 = id === 'NFE-7';
  const tributos = tributosDe(item);
  if (em2027) for (const tributo of ['ipi', 'pis', 'cofins'] as const) Object.assign(tributos[tributo], SEM_TRIBUTO);
  const adicao = adicaoDeTeste({
    ncm: itens[0]?.prod.NCM ?? '',
    aplicacao: 'REVENDA',
    valorReais: item.valorAduaneiro,
    freteReais: '0.00',
    seguroReais: '0.00',
    pesoLiquido: '900.00000',
    tributos,
    itens: [
      {
        sequencia: 1,
        descricao: itens[0]?.prod.xProd ?? '',
        quantidade: '500.00000',
        unidade: 'UN',
        valorUnitario: '100.0000000',
      },
    ],
  });
  return declaracaoDeTeste({
    numeroDI: em2027 ? '26BR00000000010' : '26BR00001234561',
    dataRegistro: em2027 ? '2027-01-11' : '2026-11-03',
    dataDesembaraco: em2027 ? '2027-01-15' : '2026-11-09',
    caracterizacaoOperacao: { codigo: null, nome: 'IMPORTACAO_DIRETA' },
    carga: { ...declaracaoDeTeste().carga, viaTransporte: { codigo: '01', nome: null }, pesoLiquido: '900.00000' },
    pagamentos: [pagamentoDeTeste('7811', '154.23')],
    adicoes: [adicao],
  });
}

const SEM_TRIBUTO = { devido: '0.00', recolher: '0.00', aliquota: '0' };

function mercadoriasDe(
  { itens }: VetorDaNota,
  { adicoes }: DeclaracaoImportacao,
): ReadonlyMap<string, MercadoriaDaNota> {
  return new Map(
    adicoes.flatMap(({ numero, aplicacao, itens: declarados }, i) =>
      declarados.map(({ sequencia }) => [
        chaveDoItem(numero, sequencia),
        {
          codigo: itens[i]?.prod.cProd ?? null,
          unidade: 'UN',
          aplicacao: aplicacao === null ? 'INDUSTRIALIZACAO' : null,
          exportador: 'EXP-0001',
          fabricante: 'FAB-0001',
        } as const,
      ]),
    ),
  );
}

/** The groups of CBS and IBS, by the engine of the reform. */
function cbsIbsDe(
  { custos, itens }: Pick<VetorDaNota, 'custos' | 'itens'>,
  di: DeclaracaoImportacao,
  aliquotas?: { cbs: string },
): NotaDoProcesso {
  const { siscomex, tcif, afrmm } = custos;
  const grupos = gruposDaNota(
    figurasDaReforma({
      dataRegistro: di.dataRegistro,
      dataLiberacao: di.dataDesembaraco,
      uf: 'AM',
      municipio: '1302603',
      aliquotas,
      componentes: { siscomex, tcif, afrmm },
      itens: di.adicoes.map(({ numero, valorReais, freteReais, seguroReais, pesoLiquido, tributos }, i) => ({
        numero,
        valorAduaneiro: dinheiro(somar([valorReais, freteReais, seguroReais])),
        ii: tributos.ii.recolher,
        is: '0.00',
        pesoLiquido: pesoLiquido ?? '0',
        cst: String(itens[i]?.IBSCBS.CST ?? '000'),
        cClassTrib: String(itens[i]?.IBSCBS.cClassTrib ?? '000001'),
      })),
    }),
  );
  return {
    motivo: null,
    itens: grupos.itens.flatMap((grupo, i) => {
      const [adicao] = di.adicoes.slice(i);
      return adicao ? [{ adicao: adicao.numero, sequencia: adicao.itens[0]?.sequencia ?? 0, ...grupo }] : [];
    }),
    totais: grupos.totais,
    acrescimo: '0.00',
  };
}
