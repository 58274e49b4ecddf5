import type { DemandedProof } from '#lib/contracts/platform/erro.ts';
import { PROVA_VALE_MS } from '#lib/domain/acesso/sessao.ts';

/** When the person of a session last gave the password in it, and a second factor. */
export interface Proofs {
  senhaProvadaEm: Date | null;
  fatorProvadoEm: Date | null;
}

/** Whether what was proved is not older than ten minutes. What a clock that ran ahead wrote down proves nothing. */
export function isProved(
  demanded: DemandedProof,
  { senhaProvadaEm, fatorProvadoEm }: Proofs,
  { agora, temFator }: { agora: Date; temFator: boolean },
): boolean {
  const senha = isRecent(senhaProvadaEm, agora);
  const fator = isRecent(fatorProvadoEm, agora);
  return demanded === 'UMA' ? senha || fator : senha && (fator || !temFator);
}

function isRecent(em: Date | null, agora: Date): boolean {
  if (!em) return false;
  const idade = agora.getTime() - em.getTime();
  return idade < PROVA_VALE_MS && idade > -CLOCKS_DIFFER_MS;
}

/** The clocks of two servers differ a little. */
const CLOCKS_DIFFER_MS = 60_000;
