import type { EscolhaDaAdicao } from './dai.ts';
import type { ChaveDaMatriz } from './matriz-tributacao.ts';

/** What a row of the matriz is chosen by, in the order a person is asked for it. */
export const CAMPOS_DA_CHAVE = [
  'ncm',
  'codigoSuframa',
  'destinacao',
  'utilizacao',
] as const satisfies readonly (keyof ChaveDaMatriz)[];

/** The key a choice comes to; null as long as a part of it is missing. */
export function chaveEscolhida(escolha: EscolhaDaAdicao | undefined): ChaveDaMatriz | null {
  const { ncm, codigoSuframa, destinacao, utilizacao } = escolha ?? {};
  return ncm && codigoSuframa && destinacao && utilizacao ? { ncm, codigoSuframa, destinacao, utilizacao } : null;
}
