import type { Uf } from '#lib/domain/aduana/viagem/uf.ts';

/** Codes of the parameters of CBS and IBS. A rate of a State or município goes before the one of the whole country. */
export const ALIQUOTA_CBS = 'CBS';
export const ALIQUOTA_IBS_UF = 'IBS_UF';
export const ALIQUOTA_IBS_MUN = 'IBS_MUN';
export const TCIF_INTEGRA_BASE = 'TCIF_INTEGRA_BASE_CBS_IBS';
export const ICMS_FRACAO = 'ICMS_FRACAO_PERC';
export const CREDITO_IMPORTACAO_REVENDA = 'CREDITO_PRESUMIDO_IBS_REVENDA';
export const CREDITO_CBS_ART_454 = 'CREDITO_PRESUMIDO_CBS_ART_454';
export const CREDITO_CBS_DEMAIS = 'CREDITO_PRESUMIDO_CBS_DEMAIS';
export const MESES_DA_CONVERSAO = 'ZFM_CONVERSAO_MESES';
export const DIAS_DO_RETORNO = 'ZFM_RETORNO_DIAS';

/** Whether CBS and IBS enter the base of the ICMS, which each State decides. */
export const integraBaseIcms = (uf: Uf) => `CBS_IBS_INTEGRA_BASE_ICMS_${uf}`;

/** What a parameter of CBS and IBS sets, for use within a sentence; null for any other code. */
export function parametroDaReformaPorExtenso(codigo: string): string | null {
  const exato = POR_EXTENSO.get(codigo);
  if (exato !== undefined) return exato;
  if (codigo.startsWith(`${ALIQUOTA_IBS_UF}_`)) return 'Alíquota do IBS do estado, em %, que vale antes da do país';
  if (codigo.startsWith(`${ALIQUOTA_IBS_MUN}_`)) {
    return 'Alíquota do IBS do município, pelo código do IBGE, em %, que vale antes da do país';
  }
  if (codigo.startsWith('CBS_IBS_INTEGRA_BASE_ICMS_')) {
    return '1 quando a CBS e o IBS entram na base do ICMS do estado, 0 quando não; sem o parâmetro, o cálculo pergunta';
  }
  return null;
}

const POR_EXTENSO: ReadonlyMap<string, string> = new Map([
  [ALIQUOTA_CBS, 'Alíquota da CBS, em %. Enquanto não for fixada, o cálculo a pede; a estimativa não é cobrada'],
  [ALIQUOTA_IBS_UF, 'Alíquota estadual do IBS, em %'],
  [ALIQUOTA_IBS_MUN, 'Alíquota municipal do IBS, em %'],
  [TCIF_INTEGRA_BASE, '1 quando a TCIF entra na base da CBS e do IBS, 0 quando não'],
  [ICMS_FRACAO, 'Parte das alíquotas do ICMS que ainda se cobra, em %'],
  [CREDITO_IMPORTACAO_REVENDA, 'Crédito presumido na importação para revenda presencial, em % da alíquota do IBS'],
  [CREDITO_CBS_ART_454, 'Crédito presumido de CBS na venda de produto do art. 454, em % da operação'],
  [CREDITO_CBS_DEMAIS, 'Crédito presumido de CBS nas demais vendas da indústria incentivada, em % da operação'],
  [
    MESES_DA_CONVERSAO,
    'Meses, da emissão do documento fiscal de importação, em que a suspensão se converte em isenção',
  ],
  [DIAS_DO_RETORNO, 'Dias em que volta à Zona Franca o bem que saiu para conserto, demonstração ou encomenda'],
]);
