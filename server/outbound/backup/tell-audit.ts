import type { Audit, RowsAudit } from './audit.ts';
import { sealText } from './seal.ts';

/** Writes the result of a company as text for the operator. */
export function tellAudit({ empresaId, nome, linhas, selo, registros, falhas }: Audit): string {
  return [
    `${nome} (${empresaId})`,
    `  ${contadas(linhas)}, ${falhas.length === 0 ? 'todas no lugar' : `${falhas.length} ${falhas.length === 1 ? 'falha' : 'falhas'}`}`,
    ...(registros ? [`  ${comparados(registros)}`] : []),
    ...falhas.map((falha) => `  ✗ ${falha}`),
    ...(selo ? [`  ${sealText(selo)}`] : []),
  ].join('\n');
}

function contadas(linhas: number): string {
  return linhas === 1 ? '1 linha no histórico' : `${linhas.toLocaleString('pt-BR')} linhas no histórico`;
}

function comparados({ comparados, naoComparados }: RowsAudit): string {
  const contagem =
    comparados === 1 ? '1 registro comparado' : `${comparados.toLocaleString('pt-BR')} registros comparados`;
  return naoComparados === 0
    ? `${contagem} com o histórico`
    : `${contagem} com o histórico, ${naoComparados} sem comparação`;
}
