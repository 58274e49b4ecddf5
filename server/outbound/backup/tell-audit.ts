import type { Audit } from './audit.ts';
import { sealText } from './seal.ts';

/** Writes the result of a company as text for the operator. */
export function tellAudit({ empresaId, nome, linhas, selo, falhas }: Audit): string {
  return [
    `${nome} (${empresaId})`,
    `  ${contadas(linhas)}, ${falhas.length === 0 ? 'todas no lugar' : `${falhas.length} ${falhas.length === 1 ? 'falha' : 'falhas'}`}`,
    ...falhas.map((falha) => `  ✗ ${falha}`),
    ...(selo ? [`  ${sealText(selo)}`] : []),
  ].join('\n');
}

function contadas(linhas: number): string {
  return linhas === 1 ? '1 linha no histórico' : `${linhas.toLocaleString('pt-BR')} linhas no histórico`;
}
