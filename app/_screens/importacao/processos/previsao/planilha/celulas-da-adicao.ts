import { numeroDaAdicao } from '#app/_screens/importacao/processos/previsao/itens-linhas.ts';
import type { AdicaoPrevista, ItemDoProcesso } from '#lib/contracts/processo/itens-do-processo.ts';
import { TRIBUTOS_FEDERAIS } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { MercadoriaDaAdicao } from '#lib/fiscal/importacao/prevista/candidatos-a-proposta.ts';
import type { CampoDaPlanilha } from './colunas-da-planilha.ts';
import { CAMPOS_DO_TRIBUTO } from './colunas-da-planilha.ts';

/** An adição as a row of the sheet: a text per cell. */
export interface LinhaDaAdicao extends Readonly<Record<string, string>> {
  readonly id: string;
}

/** The goods of each adição: its criteria are the same in all of its items. */
export function mercadoriasDas(itens: readonly ItemDoProcesso[], numeros: readonly number[]): MercadoriaDaAdicao[] {
  const porAdicao = Map.groupBy(itens, ({ adicao }) => adicao);
  return numeros.map((numero) => {
    const itensDaAdicao = porAdicao.get(numero) ?? [];
    return {
      ncm: itensDaAdicao[0]?.ncm ?? '',
      partNumbers: [...new Set(itensDaAdicao.flatMap(({ partNumber }) => partNumber ?? []))],
      aplicacao: itensDaAdicao[0]?.aplicacao ?? null,
      paisOrigem: itensDaAdicao[0]?.paisOrigem?.codigo ?? null,
    };
  });
}

export function linhaDaAdicao(adicao: AdicaoPrevista, { ncm, partNumbers }: MercadoriaDaAdicao): LinhaDaAdicao {
  const dosTributos = TRIBUTOS_FEDERAIS.flatMap((tributo) => {
    const valores = adicao.tributos[tributo] as Readonly<Record<string, unknown>>;
    return Object.entries(CAMPOS_DO_TRIBUTO).map(([celula, campo]) => [
      `${tributo}${celula}`,
      escrito(valores[campo.nome], campo.decimal),
    ]);
  });
  const [primeiro = '', ...outros] = partNumbers;
  return {
    ...Object.fromEntries(dosTributos),
    id: String(adicao.numero),
    adicao: numeroDaAdicao(adicao.numero),
    ncm,
    partNumbers: outros.length > 0 ? `${primeiro} e mais ${outros.length}` : primeiro,
    codigoDoFundamento: adicao.campos.iiFundamentoLegalCodigo ?? '',
    fundamentoLegal: adicao.fundamentoLegal ?? '',
  };
}

/** Puts the changed cells of a row into its adição. What the sheet has no column for stays. */
export function adicaoDaLinha(adicao: AdicaoPrevista, era: LinhaDaAdicao, linha: LinhaDaAdicao): AdicaoPrevista {
  const mudou = (celula: CampoDaPlanilha) => (linha[celula] ?? '') !== (era[celula] ?? '');
  const tributos = TRIBUTOS_FEDERAIS.map((tributo) => {
    const mudados = Object.entries(CAMPOS_DO_TRIBUTO).flatMap(([celula, { nome }]) => {
      const campo = `${tributo}${celula}` as CampoDaPlanilha;
      return mudou(campo) ? [[nome, linha[campo] || undefined] as const] : [];
    });
    return [
      tributo,
      mudados.length > 0 ? { ...adicao.tributos[tributo], ...Object.fromEntries(mudados) } : adicao.tributos[tributo],
    ];
  });
  const { iiFundamentoLegalCodigo, ...campos } = adicao.campos;
  const codigo = mudou('codigoDoFundamento') ? linha.codigoDoFundamento : iiFundamentoLegalCodigo;
  return {
    ...adicao,
    tributos: Object.fromEntries(tributos) as AdicaoPrevista['tributos'],
    campos: codigo ? { ...campos, iiFundamentoLegalCodigo: codigo } : campos,
    fundamentoLegal: mudou('fundamentoLegal') ? linha.fundamentoLegal || null : adicao.fundamentoLegal,
  };
}

/** What a save would leave out of a row without a word, by cell. */
export function sobrasDaLinha(linha: LinhaDaAdicao): [CampoDaPlanilha, string][] {
  return TRIBUTOS_FEDERAIS.flatMap((tributo): [CampoDaPlanilha, string][] => {
    const cheias = (['AliquotaReduzida', 'ReducaoPerc'] as const)
      .map((celula) => `${tributo}${celula}` as CampoDaPlanilha)
      .filter((celula) => linha[celula]);
    const semReducao = linha[`${tributo}Regime`] !== 'REDUCAO';
    return [
      ...(semReducao ? cheias.map((celula): [CampoDaPlanilha, string] => [celula, SO_NA_REDUCAO]) : []),
      ...(linha[`${tributo}Tabela`] && linha[`${tributo}Aliquota`]
        ? [[`${tributo}Aliquota`, TABELA_OU_ALIQUOTA] as [CampoDaPlanilha, string]]
        : []),
    ];
  });
}

const SO_NA_REDUCAO = 'Só se grava com o regime Redução.';
const TABELA_OU_ALIQUOTA = 'A tabela já dá a alíquota, e esta não se grava: apague uma das duas.';

function escrito(valor: unknown, decimal: boolean): string {
  if (typeof valor !== 'string') return '';
  return decimal && /^\d+(\.\d{1,2})?$/.test(valor) ? new Exato(valor).toFixed(2) : valor;
}
