import type { Audit } from './audit.ts';
import { sealText } from './seal.ts';

/** What was found of a company, as the operator reads it. */
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
