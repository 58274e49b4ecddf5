import type { MapaDePlanilha } from '#lib/contracts/planilha.ts';
import { ehValorVazio, type ValorLido } from '#lib/registros/planilha/coluna-de-planilha.ts';

export interface RowFields {
  /** By path of the field; an empty text is an empty cell, what has no column is not there. */
  valores: ReadonlyMap<string, ValorLido>;
}

/**
 * The fields a form would send for a row: those of the record it changes, and over them what the row says. An empty field is left out,
 * for the contract to say what it is then.
 */
export function buildFields(
  { valores }: RowFields,
  antes: object | null,
  vazias: MapaDePlanilha['vazias'],
): Record<string, unknown> {
  const campos: Record<string, unknown> = structuredClone(antes ?? {}) as Record<string, unknown>;
  for (const [caminho, valor] of valores) {
    const [campo = '', dentro] = caminho.split('.');
    if (ehValorVazio(valor)) {
      if (antes === null || vazias === 'APAGAR') esvaziar(campos, campo, dentro);
    } else if (dentro === undefined) campos[campo] = valor;
    else if (!APONTA.includes(dentro)) campos[campo] = { ...(campos[campo] as object | undefined), [dentro]: valor };
    else if (Array.isArray(valor)) campos[campo] = valor.map((um) => ({ [dentro]: um }));
    else campos[campo] = { [dentro]: valor };
  }
  return campos;
}

function esvaziar(campos: Record<string, unknown>, campo: string, dentro: string | undefined): void {
  if (dentro === undefined || APONTA.includes(dentro)) delete campos[campo];
  else if (campos[campo]) campos[campo] = { ...campos[campo], [dentro]: null };
}

/** What a field points at another record by; without it the field points at none. */
const APONTA = ['codigo', 'id'];
