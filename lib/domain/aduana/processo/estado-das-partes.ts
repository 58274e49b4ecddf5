import { PARTES_A_PREENCHER, type ParteAPreencher, type Pendencia } from './pendencias-do-processo.ts';

export type EstadoDaParte = 'VAZIO' | 'EM_ANDAMENTO' | 'COM_PENDENCIAS' | 'COMPLETO';

export const NOME_ESTADO_DA_PARTE: Readonly<Record<EstadoDaParte, string>> = {
  VAZIO: 'vazio',
  EM_ANDAMENTO: 'em andamento',
  COM_PENDENCIAS: 'com pendências',
  COMPLETO: 'completo',
};

/**
 * A part with nothing filled in is empty, whatever its pendências, or in progress while it is open. A part is complete when neither
 * it nor a part it rests on lacks anything.
 */
export function estadoDasPartes(
  pendencias: readonly Pendencia[],
  preenchidas: ReadonlySet<ParteAPreencher>,
  aberta: ParteAPreencher | null,
): Record<ParteAPreencher, EstadoDaParte> {
  const estado = (parte: ParteAPreencher): EstadoDaParte => {
    if (!preenchidas.has(parte)) return parte === aberta ? 'EM_ANDAMENTO' : 'VAZIO';
    const pendente = pendencias.some((pendencia) => pendencia.parte === parte || pendencia.tambem?.includes(parte));
    return pendente ? 'COM_PENDENCIAS' : 'COMPLETO';
  };
  return Object.fromEntries(PARTES_A_PREENCHER.map((parte) => [parte, estado(parte)])) as Record<
    ParteAPreencher,
    EstadoDaParte
  >;
}
