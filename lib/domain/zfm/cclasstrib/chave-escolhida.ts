import type { EscolhaDaAdicao } from '#lib/domain/zfm/dai.ts';
import type { ChaveDaMatriz } from '#lib/domain/zfm/matriz-tributacao.ts';

/** The parts of the key of a matriz row, in the order the user chooses them. */
export const CAMPOS_DA_CHAVE = [
  'ncm',
  'codigoSuframa',
  'destinacao',
  'utilizacao',
] as const satisfies readonly (keyof ChaveDaMatriz)[];

export const NOMES_DA_CHAVE: Readonly<Record<keyof ChaveDaMatriz, string>> = {
  ncm: 'NCM do produto final',
  codigoSuframa: 'Código Suframa do produto',
  destinacao: 'Destinação',
  utilizacao: 'Utilização',
};

/** The chosen key; null while a part is missing. */
export function chaveEscolhida(escolha: EscolhaDaAdicao | undefined): ChaveDaMatriz | null {
  const { ncm, codigoSuframa, destinacao, utilizacao } = escolha ?? {};
  return ncm && codigoSuframa && destinacao && utilizacao ? { ncm, codigoSuframa, destinacao, utilizacao } : null;
}
