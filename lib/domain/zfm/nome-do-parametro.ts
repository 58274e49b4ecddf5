import { LOCAIS_DESTINO, NOME_LOCAL_DESTINO } from '#lib/domain/aduana/viagem/local-destino.ts';
import { noMeioDaFrase } from '#lib/domain/textos/no-meio-da-frase.ts';
import { CONTRIBUICOES_AM, NOME_BASE_CONTRIBUICAO } from './contribuicoes-am.ts';
import { MODALIDADES_DCI, SIGLA_MODALIDADE_DCI, TRIBUTOS_DCI } from './dci.ts';
import { codigoDaExigibilidade, codigoDaReceita } from './parametros-da-dci.ts';

/** How the value of a parameter is read: in %, in reais, a count, a código de receita, or one of two answers. */
export type UnidadeDoParametro =
  | 'PERCENTUAL'
  | 'REAIS'
  | 'DIAS'
  | 'MESES'
  | 'DIA_DO_MES'
  | 'RECEITA'
  | 'EXIGIVEL'
  | 'SIM_NAO';

export interface NomeDoParametro {
  nome: string;
  unidade: UnidadeDoParametro;
}

/** What a parameter is, in the words of the trade, and the unit of its value; null for a code of the company alone. */
export function nomeDoParametro(codigo: string): NomeDoParametro | null {
  const exato = NOMES.get(codigo);
  if (exato) return exato;
  const [, ibs, onde] = /^IBS_(UF|MUN)_(\w+)$/.exec(codigo) ?? [];
  if (ibs) return percentual(`Alíquota ${ibs === 'UF' ? 'estadual' : 'municipal'} do IBS, ${onde}`);
  const [, uf] = /^CBS_IBS_INTEGRA_BASE_ICMS_(\w{2})$/.exec(codigo) ?? [];
  return uf ? { nome: `CBS e IBS entram na base do ICMS, ${uf}`, unidade: 'SIM_NAO' } : null;
}

const de =
  (unidade: UnidadeDoParametro) =>
  (nome: string): NomeDoParametro => ({ nome, unidade });
const percentual = de('PERCENTUAL');
const reais = de('REAIS');
const simOuNao = de('SIM_NAO');

const TAXA_POR_ADICAO: readonly (readonly [codigo: string, faixa: string])[] = [
  ['ATE_2', 'até a 2ª'],
  ['ATE_5', 'da 3ª à 5ª'],
  ['ATE_10', 'da 6ª à 10ª'],
  ['ATE_20', 'da 11ª à 20ª'],
  ['ATE_50', 'da 21ª à 50ª'],
  ['DEMAIS', 'da 51ª em diante'],
];

const NOMES: ReadonlyMap<string, NomeDoParametro> = new Map<string, NomeDoParametro>([
  ['ADMISSAO_TEMPORARIA_PERC_MES', percentual('Admissão temporária: parte dos tributos, por mês')],
  ['AFRMM_CABOTAGEM', percentual('AFRMM na cabotagem, sobre o frete')],
  ['AFRMM_LONGO_CURSO', percentual('AFRMM no longo curso, sobre o frete')],
  ['AFRMM_FLUVIAL_GRANEL_LIQUIDO', percentual('AFRMM fluvial e lacustre, granel líquido, sobre o frete')],
  ['AFRMM_FLUVIAL_OUTRAS_CARGAS', percentual('AFRMM fluvial e lacustre, outras cargas, sobre o frete')],
  ['AFRMM_NAO_INCIDE_N_NE', simOuNao('Não incide AFRMM na carga com destino ao Norte ou ao Nordeste')],
  ['PIS_IMPORTACAO_GERAL', percentual('PIS-importação, alíquota geral')],
  ['PIS_IMPORTACAO_AUTOPECAS', percentual('PIS-importação de autopeças')],
  ['COFINS_IMPORTACAO_GERAL', percentual('COFINS-importação, alíquota geral')],
  ['COFINS_IMPORTACAO_AUTOPECAS', percentual('COFINS-importação de autopeças')],
  ['COFINS_ADICIONAL', percentual('Adicional da COFINS-importação')],
  ['ICMS_AM_GERAL', percentual('ICMS do Amazonas, alíquota geral')],
  ['ICMS_FRACAO_PERC', percentual('Parte das alíquotas do ICMS que ainda se cobra')],
  ['CBS', percentual('Alíquota da CBS')],
  ['IBS_UF', percentual('Alíquota estadual do IBS')],
  ['IBS_MUN', percentual('Alíquota municipal do IBS')],
  ['TCIF_INTEGRA_BASE_CBS_IBS', simOuNao('TCIF entra na base da CBS e do IBS')],
  ['CREDITO_PRESUMIDO_IBS_REVENDA', percentual('Crédito presumido de IBS na importação para revenda presencial')],
  ['CREDITO_PRESUMIDO_CBS_ART_454', percentual('Crédito presumido de CBS nos produtos do art. 454')],
  ['CREDITO_PRESUMIDO_CBS_DEMAIS', percentual('Crédito presumido de CBS nas demais vendas incentivadas')],
  ['ZFM_CONVERSAO_MESES', de('MESES')('Prazo em que a suspensão se converte em isenção')],
  ['ZFM_RETORNO_DIAS', de('DIAS')('Prazo do retorno de saída temporária')],
  ['TAXA_SISCOMEX_DECLARACAO', reais('Taxa Siscomex, por declaração')],
  ...TAXA_POR_ADICAO.map(
    ([codigo, faixa]) => [`TAXA_SISCOMEX_${codigo}`, reais(`Taxa Siscomex, por adição: ${faixa}`)] as const,
  ),
  ['TCIF_PEDIDO', reais('TCIF, por pedido de licenciamento')],
  ['TCIF_ITEM', reais('TCIF, por mercadoria do pedido')],
  ['TCIF_LIMITE_PERC', percentual('TCIF, limite sobre o valor das mercadorias')],
  ['TUM', reais('TUM (taxa de utilização do Mercante), por conhecimento')],
  ['TOLERANCIA_MINIMA', reais('Diferença aceita numa soma, no mínimo')],
  ['TOLERANCIA_POR_ADICAO', reais('Diferença aceita numa soma, por adição')],
  ['TOLERANCIA_PAGAMENTO', reais('Diferença aceita num pagamento')],
  ['DCI_DIA_VENCIMENTO', de('DIA_DO_MES')('Vencimento da DCI mensal, no mês seguinte')],
  ['DCI_FALTANTE_BLOQUEIA', simOuNao('Falta de saldo impede de validar a DCI')],
  ['MORA_PRIMEIRO_DIA_UTIL', simOuNao('Multa de mora contada do primeiro dia útil depois do vencimento')],
  ['SELIC_MENSAL', percentual('Selic acumulada do mês')],
  ...TRIBUTOS_DCI.map(
    (tributo) => [codigoDaReceita(tributo), de('RECEITA')(`DARF da DCI, código de receita: ${tributo}`)] as const,
  ),
  ...MODALIDADES_DCI.filter((modalidade) => modalidade !== 'PN').flatMap((modalidade) =>
    LOCAIS_DESTINO.map((destino) => {
      const nome = `${SIGLA_MODALIDADE_DCI[modalidade]} para ${noMeioDaFrase(NOME_LOCAL_DESTINO[destino])}`;
      return [codigoDaExigibilidade(modalidade, destino), de('EXIGIVEL')(nome)] as const;
    }),
  ),
  ...Object.entries(CONTRIBUICOES_AM).map(
    ([codigo, { nome, base }]) =>
      [codigo, percentual(`${nome}, sobre o ${noMeioDaFrase(NOME_BASE_CONTRIBUICAO[base])}`)] as const,
  ),
]);
