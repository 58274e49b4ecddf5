import type { Auditoria } from './audit.ts';
import { seloPorExtenso } from './seal.ts';

/** What was found of a company, as the operator reads it. */
export function contarAuditoria({ empresaId, nome, linhas, selo, falhas }: Auditoria): string {
  return [
    `${nome} (${empresaId})`,
    `  ${contadas(linhas)}, ${falhas.length === 0 ? 'todas no lugar' : `${falhas.length} ${falhas.length === 1 ? 'falha' : 'falhas'}`}`,
    ...falhas.map((falha) => `  ✗ ${falha}`),
    ...(selo ? [`  ${seloPorExtenso(selo)}`] : []),
  ].join('\n');
}

function contadas(linhas: number): string {
  return linhas === 1 ? '1 linha no histórico' : `${linhas.toLocaleString('pt-BR')} linhas no histórico`;
}
