import { PARTES_A_PREENCHER, type ParteAPreencher, type Pendencia } from './pendencias-do-processo.ts';

export type EstadoDaParte = 'VAZIO' | 'EM_ANDAMENTO' | 'COM_PENDENCIAS' | 'COMPLETO';

export const NOME_ESTADO_DA_PARTE: Readonly<Record<EstadoDaParte, string>> = {
  VAZIO: 'vazio',
  EM_ANDAMENTO: 'em andamento',
  COM_PENDENCIAS: 'com pendências',
  COMPLETO: 'completo',
};

/**
 * A part with nothing filled in is empty, whatever its pendências. The open part is in progress until it has no pendências left.
 */
export function estadoDasPartes(
  pendencias: readonly Pendencia[],
  preenchidas: ReadonlySet<ParteAPreencher>,
  aberta: ParteAPreencher | null,
): Record<ParteAPreencher, EstadoDaParte> {
  const estado = (parte: ParteAPreencher): EstadoDaParte => {
    const pendente = pendencias.some((pendencia) => pendencia.parte === parte);
    if (!preenchidas.has(parte)) return parte === aberta ? 'EM_ANDAMENTO' : 'VAZIO';
    if (!pendente) return 'COMPLETO';
    return parte === aberta ? 'EM_ANDAMENTO' : 'COM_PENDENCIAS';
  };
  return Object.fromEntries(PARTES_A_PREENCHER.map((parte) => [parte, estado(parte)])) as Record<
    ParteAPreencher,
    EstadoDaParte
  >;
}
