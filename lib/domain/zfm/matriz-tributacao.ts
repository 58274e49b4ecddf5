import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import { escreverNcm } from '#lib/domain/identificadores/escrever-identificador.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';

/** Key of a row of an importer's matriz de tributação (layouts/dai-die-xml.csv, ItemMatriz). */
export interface ChaveDaMatriz {
  /** Do produto final, oito algarismos. */
  ncm: string;
  /** Do produto na Suframa, quatro algarismos. */
  codigoSuframa: string;
  destinacao: string;
  utilizacao: string;
}

/** Both days included; a null `vigenciaFim` means no end. */
export interface VigenciaDaMatriz {
  vigenciaInicio: DataTexto;
  vigenciaFim: DataTexto | null;
}

/**
 * The importer's row in force on a day for this key; null if there is none, and then no código de tributação may be guessed. The
 * cadastro prevents two rows of one key from being in force on the same day (domain/zfm.md §4, item 1).
 */
export function matrizEmVigor<Linha extends ChaveDaMatriz & VigenciaDaMatriz>(
  linhas: readonly Linha[],
  chave: ChaveDaMatriz,
  dia: DataTexto,
): Linha | null {
  return linhas.find((linha) => mesmaChave(linha, chave) && vigoraEm(linha, dia)) ?? null;
}

/** The days on which both are in force; null if there are none. */
export function diasEmComum(vigencia: VigenciaDaMatriz, outro: VigenciaDaMatriz): VigenciaDaMatriz | null {
  const [, vigenciaInicio = vigencia.vigenciaInicio] = [vigencia.vigenciaInicio, outro.vigenciaInicio].sort();
  const [vigenciaFim = null] = [vigencia.vigenciaFim, outro.vigenciaFim].filter((fim) => fim !== null).sort();
  return vigenciaFim !== null && vigenciaFim < vigenciaInicio ? null : { vigenciaInicio, vigenciaFim };
}

/** `de 01/01/2026 a 31/12/2026`, or `desde 01/01/2026`. */
export function vigenciaDaMatrizPorExtenso({ vigenciaInicio, vigenciaFim }: VigenciaDaMatriz): string {
  const inicio = diaPorExtenso(vigenciaInicio);
  return vigenciaFim === null ? `desde ${inicio}` : `de ${inicio} a ${diaPorExtenso(vigenciaFim)}`;
}

/** `NCM 8473.30.41, código Suframa 0123, destinação 01 e utilização 02`. */
export function chaveDaMatrizPorExtenso({ ncm, codigoSuframa, destinacao, utilizacao }: ChaveDaMatriz): string {
  return `NCM ${escreverNcm(ncm)}, código Suframa ${codigoSuframa}, destinação ${destinacao} e utilização ${utilizacao}`;
}

/** Short form for titles: `8473.30.41 · 0123 · 01/02`. */
export function nomeNaMatriz({ ncm, codigoSuframa, destinacao, utilizacao }: ChaveDaMatriz): string {
  return `${escreverNcm(ncm)} · ${codigoSuframa} · ${destinacao}/${utilizacao}`;
}

export function mesmaChave(chave: ChaveDaMatriz, outra: ChaveDaMatriz): boolean {
  return (
    chave.ncm === outra.ncm &&
    chave.codigoSuframa === outra.codigoSuframa &&
    chave.destinacao === outra.destinacao &&
    chave.utilizacao === outra.utilizacao
  );
}

export function vigoraEm({ vigenciaInicio, vigenciaFim }: VigenciaDaMatriz, dia: DataTexto): boolean {
  return vigenciaInicio <= dia && (vigenciaFim === null || dia <= vigenciaFim);
}
