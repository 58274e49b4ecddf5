import { type LeituraDaMora, MORA_PELA_LEI } from '#lib/domain/aduana/tributos/mora.ts';
import type { LocalDestino } from '#lib/domain/aduana/viagem/local-destino.ts';
import type { Parametro, ParametroFixado } from '#lib/domain/cadastros/parametro.ts';
import { mesesDaSelic } from '#lib/domain/datas/meses-da-selic.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { type ModalidadeTributada, TRIBUTOS_DCI, type TributoDci } from '#lib/domain/zfm/dci.ts';
import {
  codigoDaExigibilidade,
  codigoDaReceita,
  DIA_DO_VENCIMENTO,
  FALTANTE_BLOQUEIA,
  MORA_PRIMEIRO_DIA_UTIL,
  SELIC_MENSAL,
} from '#lib/domain/zfm/parametros-da-dci.ts';
import { parametroEmVigor, parametroSeHouver } from '#lib/fiscal/parametros/em-vigor.ts';

/** Tells whether the suspended taxes fall due, by the table of the company. Null when the table leaves it to a person. */
export function exigibilidadeEmVigor(
  parametros: readonly Parametro[],
  modalidade: ModalidadeTributada,
  destino: LocalDestino,
  dia: DataTexto,
): boolean | null {
  const parametro = parametroSeHouver(parametros, codigoDaExigibilidade(modalidade, destino), dia);
  return parametro && sim(parametro);
}

/** Returns the códigos de receita, four digits each. @throws {RegraViolada} as {@link parametroEmVigor}. */
export function receitasDaDci(parametros: readonly Parametro[], dia: DataTexto): Record<TributoDci, string> {
  const receitas = TRIBUTOS_DCI.map((tributo) => {
    const { valor } = parametroEmVigor(parametros, codigoDaReceita(tributo), dia);
    return [tributo, new Exato(valor).toFixed(0).padStart(4, '0')];
  });
  return Object.fromEntries(receitas);
}

/** Tells whether a shortfall of stock prevents the validation of a DCI, or only warns. */
export function faltanteBloqueia(parametros: readonly Parametro[], dia: DataTexto): boolean {
  return sim(parametroEmVigor(parametros, FALTANTE_BLOQUEIA, dia));
}

/** Returns the due day, in the month after the competência. */
export function diaDoVencimento(parametros: readonly Parametro[], dia: DataTexto): number {
  return new Exato(parametroEmVigor(parametros, DIA_DO_VENCIMENTO, dia).valor).toNumber();
}

/** Returns the reading of from which day the multa counts, for a due day. */
export function leituraDaMora(parametros: readonly Parametro[], vencimento: DataTexto | null): LeituraDaMora {
  const parametro = parametroSeHouver(parametros, MORA_PRIMEIRO_DIA_UTIL, vencimento);
  if (parametro === null) return MORA_PELA_LEI;
  const doPrimeiroDiaUtil = sim(parametro);
  const { situacao, autor } = parametro;
  // The source of the factory parameter names both readings; that of a person is of the one chosen.
  const fonte = autor ? parametro.fonte : doPrimeiroDiaUtil ? NA_PRATICA : MORA_PELA_LEI.fonte;
  const aConfirmar = situacao === 'VERIFICADO' ? '' : ', a confirmar';
  return { doPrimeiroDiaUtil, fonte: `${fonte}${aConfirmar}` };
}

/**
 * Returns the Selic of the months charged for a late payment, as far as it was entered: percent, 2 decimals. The value of a month
 * is the parameter that begins in it. A parameter that goes on does not hold for later months, because nobody entered those.
 */
export function selicDosMeses(
  parametros: readonly Parametro[],
  vencimento: DataTexto,
  pagamento: DataTexto,
): { mes: string; taxa: DecimalTexto }[] {
  return mesesDaSelic(vencimento, pagamento).flatMap((mes) => {
    const doMes = parametros.filter(({ vigenciaInicio }) => vigenciaInicio?.startsWith(mes));
    const parametro = parametroSeHouver(doMes, SELIC_MENSAL, null);
    return parametro ? [{ mes, taxa: new Exato(parametro.valor).toFixed(2) }] : [];
  });
}

const NA_PRATICA = 'Boletim Central SRF 16/1997 e ADN Cosit 1/1997';
const sim = ({ valor }: ParametroFixado) => !new Exato(valor).isZero();
