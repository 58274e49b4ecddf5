import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import {
  ALIQUOTA_CBS,
  ALIQUOTA_IBS_MUN,
  ALIQUOTA_IBS_UF,
  CREDITO_CBS_ART_454,
  CREDITO_CBS_DEMAIS,
  CREDITO_IMPORTACAO_REVENDA,
  DIAS_DO_RETORNO,
  ICMS_FRACAO,
  integraBaseIcms,
  MESES_DA_CONVERSAO,
  TCIF_INTEGRA_BASE,
} from '#lib/domain/zfm/cclasstrib/parametros-da-reforma.ts';

const ANO_DE_TESTE = { vigenciaInicio: '2026-01-01', vigenciaFim: '2026-12-31' } as const;
const ATE_2028 = { vigenciaInicio: '2027-01-01', vigenciaFim: '2028-12-31' } as const;
const SEMPRE = { vigenciaInicio: null, vigenciaFim: null } as const;
const DESDE_2027 = { vigenciaInicio: '2027-01-01', vigenciaFim: null } as const;

/**
 * CBS, IBS and what the reform changes around them (domain/reforma.md §2). Rates and credits are in per cent, deadlines in months
 * or days, a yes or no is 1 or 0. A rate nobody has fixed is an empty row: it says so on the list, and the calculation asks. Whether
 * Amazonas puts CBS and IBS into the base of the ICMS from 2027 on is not known, so it has no row and is asked too.
 */
export const PARAMETROS_REFORMA: readonly Parametro[] = [
  oficial(ALIQUOTA_CBS, '0.90', ANO_DE_TESTE, 'LC 214/2025, art. 346; Decreto 12.955/2026, art. 582'),
  {
    codigo: ALIQUOTA_CBS,
    valor: null,
    estimativa: '9.11',
    ...ATE_2028,
    fonte:
      'LC 214/2025, art. 347; Decreto 12.955/2026, art. 585: alíquota de referência do Senado menos 0,1 ponto, ainda não fixada. Estimativa inferida por terceiros da Res. CGIBS 14/2026',
    situacao: 'ESTIMATIVA',
  },
  oficial(ALIQUOTA_IBS_UF, '0.10', ANO_DE_TESTE, 'LC 214/2025, art. 343'),
  oficial(ALIQUOTA_IBS_MUN, '0.00', ANO_DE_TESTE, 'LC 214/2025, art. 343'),
  oficial(ALIQUOTA_IBS_UF, '0.05', ATE_2028, 'LC 214/2025, art. 344; ADCT, art. 127'),
  oficial(ALIQUOTA_IBS_MUN, '0.05', ATE_2028, 'LC 214/2025, art. 344; ADCT, art. 127'),
  {
    codigo: TCIF_INTEGRA_BASE,
    valor: '1.00',
    ...SEMPRE,
    fonte: 'Decreto 12.955/2026, art. 80, IX (cita a TSA, extinta) e XIII (outras taxas): interpretação',
    situacao: 'CONFIRMAR',
  },
  {
    codigo: integraBaseIcms('AM'),
    valor: '0.00',
    ...ANO_DE_TESTE,
    fonte:
      'A LC 214/2025 não o diz e os estados divergem; no Amazonas nada consta. Em 2026 o recolhimento é dispensado',
    situacao: 'CONFIRMAR',
  },
  fracaoDoIcms('100.00', null, '2028-12-31'),
  fracaoDoIcms('90.00', '2029-01-01', '2029-12-31'),
  fracaoDoIcms('80.00', '2030-01-01', '2030-12-31'),
  fracaoDoIcms('70.00', '2031-01-01', '2031-12-31'),
  fracaoDoIcms('60.00', '2032-01-01', '2032-12-31'),
  fracaoDoIcms('0.00', '2033-01-01', null),
  oficial(CREDITO_IMPORTACAO_REVENDA, '50.00', DESDE_2027, 'LC 214/2025, art. 444, § 1º; Res. CGIBS 6/2026, art. 515'),
  oficial(CREDITO_CBS_ART_454, '6.00', DESDE_2027, 'LC 214/2025, art. 450, § 2º, I'),
  oficial(CREDITO_CBS_DEMAIS, '2.00', DESDE_2027, 'LC 214/2025, art. 450, § 2º, II'),
  oficial(
    MESES_DA_CONVERSAO,
    '48.00',
    SEMPRE,
    'Decreto 12.955/2026, art. 528, § 2º; Res. CGIBS 6/2026, art. 514, § 2º',
  ),
  oficial(DIAS_DO_RETORNO, '180.00', SEMPRE, 'Decreto 12.955/2026, art. 528, § 5º; Res. CGIBS 6/2026, art. 514, § 5º'),
];

type Vigencia = Pick<Parametro, 'vigenciaInicio' | 'vigenciaFim'>;

function oficial(codigo: string, valor: string, vigencia: Vigencia, fonte: string): Parametro {
  return { codigo, valor, ...vigencia, fonte, situacao: 'VERIFICADO' };
}

function fracaoDoIcms(valor: string, vigenciaInicio: string | null, vigenciaFim: string | null): Parametro {
  return oficial(ICMS_FRACAO, valor, { vigenciaInicio, vigenciaFim }, 'LC 87/1996, art. 31-A; ADCT, arts. 128 e 129');
}
