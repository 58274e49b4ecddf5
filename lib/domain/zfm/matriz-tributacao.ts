import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import { escreverNcm } from '#lib/domain/identificadores/escrever-identificador.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';

/** What a row of an importer's matriz de tributação is found by (layouts/dai-die-xml.csv, ItemMatriz). */
export interface ChaveDaMatriz {
  /** Do produto final, oito algarismos. */
  ncm: string;
  /** Do produto na Suframa, quatro algarismos. */
  codigoSuframa: string;
  destinacao: string;
  utilizacao: string;
}

/** Both days included; without a last one there is no end. */
export interface VigenciaDaMatriz {
  vigenciaInicio: DataTexto;
  vigenciaFim: DataTexto | null;
}

/**
 * Of the rows of one importer the one that rules what is declared on a day; null where there is none, and then no code of taxation
 * may be guessed. The cadastro keeps two rows of a key from holding on one day (domain/zfm.md §4, item 1).
 */
export function matrizEmVigor<Linha extends ChaveDaMatriz & VigenciaDaMatriz>(
  linhas: readonly Linha[],
  chave: ChaveDaMatriz,
  dia: DataTexto,
): Linha | null {
  return linhas.find((linha) => mesmaChave(linha, chave) && vigoraEm(linha, dia)) ?? null;
}

/** The days on which both hold; null where there is none. */
export function diasEmComum(um: VigenciaDaMatriz, outro: VigenciaDaMatriz): VigenciaDaMatriz | null {
  const [, vigenciaInicio = um.vigenciaInicio] = [um.vigenciaInicio, outro.vigenciaInicio].sort();
  const [vigenciaFim = null] = [um.vigenciaFim, outro.vigenciaFim].filter((fim) => fim !== null).sort();
  return vigenciaFim !== null && vigenciaFim < vigenciaInicio ? null : { vigenciaInicio, vigenciaFim };
}

/** `de 01/01/2026 a 31/12/2026`. */
export function vigenciaDaMatrizPorExtenso({ vigenciaInicio, vigenciaFim }: VigenciaDaMatriz): string {
  const inicio = diaPorExtenso(vigenciaInicio);
  return vigenciaFim === null ? `desde ${inicio}` : `de ${inicio} a ${diaPorExtenso(vigenciaFim)}`;
}

/** `NCM 8473.30.41, código Suframa 0123, destinação 01 e utilização 02`. */
export function chaveDaMatrizPorExtenso({ ncm, codigoSuframa, destinacao, utilizacao }: ChaveDaMatriz): string {
  return `NCM ${escreverNcm(ncm)}, código Suframa ${codigoSuframa}, destinação ${destinacao} e utilização ${utilizacao}`;
}

/** `8473.30.41 · 0123 · 01/02`: the same, as short as a title is. */
export function nomeNaMatriz({ ncm, codigoSuframa, destinacao, utilizacao }: ChaveDaMatriz): string {
  return `${escreverNcm(ncm)} · ${codigoSuframa} · ${destinacao}/${utilizacao}`;
}

/** What each field is called, by its path. */
export const ROTULOS_MATRIZ: Readonly<Record<string, string>> = {
  importador: 'Importador',
  'importador.cnpj': 'CNPJ do importador',
  ncm: 'NCM do produto final',
  codigoSuframa: 'Código Suframa do produto',
  destinacao: 'Destinação',
  utilizacao: 'Utilização',
  codigoTributacao: 'Código de tributação',
  tratamento: 'Tratamento do ICMS',
  reducaoPerc: 'Redução da base (%)',
  decreto: 'Decreto concessivo',
  tipoDocumento: 'Tipo do documento concessivo',
  numeroDocumento: 'Número do documento concessivo',
  vigenciaInicio: 'Início da vigência',
  vigenciaFim: 'Fim da vigência',
};

export function mesmaChave(uma: ChaveDaMatriz, outra: ChaveDaMatriz): boolean {
  return (
    uma.ncm === outra.ncm &&
    uma.codigoSuframa === outra.codigoSuframa &&
    uma.destinacao === outra.destinacao &&
    uma.utilizacao === outra.utilizacao
  );
}

/** Whether a row rules on a day. */
export function vigoraEm({ vigenciaInicio, vigenciaFim }: VigenciaDaMatriz, dia: DataTexto): boolean {
  return vigenciaInicio <= dia && (vigenciaFim === null || dia <= vigenciaFim);
}
