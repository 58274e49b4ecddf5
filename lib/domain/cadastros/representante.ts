import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import { type SituacaoDaValidade, situacaoDaValidade } from '#lib/domain/datas/validade.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';

export const NOME_VINCULO_REPRESENTANTE = {
  SOCIO: 'Sócio',
  PROCURADOR: 'Procurador',
  DESPACHANTE: 'Despachante aduaneiro',
  AJUDANTE: 'Ajudante de despachante',
} as const;
export type VinculoRepresentante = keyof typeof NOME_VINCULO_REPRESENTANTE;
export const VINCULOS_REPRESENTANTE = Object.keys(NOME_VINCULO_REPRESENTANTE) as [
  VinculoRepresentante,
  ...VinculoRepresentante[],
];

export const TIPOS_CERTIFICADO = ['A1', 'A3'] as const;
export type TipoCertificado = (typeof TIPOS_CERTIFICADO)[number];

/** What entitles a representative to act. No key is ever stored: of the certificate only the holder and the last day. */
export interface Habilitacao {
  ativo: boolean;
  procuracaoValidade: DataTexto | null;
  certificadoValidade: DataTexto | null;
}

/**
 * Why a representative may not act on a day, as a sentence for the user; null if allowed. Power of attorney and certificate are
 * still valid on their last day; without a date they have no end.
 */
export function impedimentoDoRepresentante(
  { ativo, procuracaoValidade, certificadoValidade }: Habilitacao,
  dia: DataTexto,
): string | null {
  if (!ativo) return 'O representante está inativo.';
  if (venceu(procuracaoValidade, dia)) return `A procuração venceu em ${diaPorExtenso(procuracaoValidade)}.`;
  if (venceu(certificadoValidade, dia)) return `O certificado digital venceu em ${diaPorExtenso(certificadoValidade)}.`;
  return null;
}

/** Validity of whichever expires first, power of attorney or certificate. */
export function validadeDoRepresentante(
  { procuracaoValidade, certificadoValidade }: Pick<Habilitacao, 'procuracaoValidade' | 'certificadoValidade'>,
  dia: DataTexto,
): SituacaoDaValidade {
  return situacaoDaValidade(primeiroFim({ procuracaoValidade, certificadoValidade }), dia);
}

/** Last day on which both are valid; null if neither has an end. */
export function primeiroFim({
  procuracaoValidade,
  certificadoValidade,
}: Pick<Habilitacao, 'procuracaoValidade' | 'certificadoValidade'>): DataTexto | null {
  const [primeiro = null] = [procuracaoValidade, certificadoValidade].filter((fim) => fim !== null).sort();
  return primeiro;
}

function venceu(ate: DataTexto | null, dia: DataTexto): ate is DataTexto {
  return situacaoDaValidade(ate, dia).situacao === 'VENCIDA';
}
