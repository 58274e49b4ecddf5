import type { MapaDePlanilha } from '#lib/contracts/planilha.ts';

export interface CamposDaLinha {
  /** By path of the field; an empty text is an empty cell, what has no column is not there. */
  valores: ReadonlyMap<string, string | readonly string[]>;
}

/** The fields a form would send for a row: those of the record it changes, and over them what the row says. */
export function montarCampos(
  { valores }: CamposDaLinha,
  antes: object | null,
  vazias: MapaDePlanilha['vazias'],
): Record<string, unknown> {
  const campos: Record<string, unknown> = structuredClone(antes ?? {}) as Record<string, unknown>;
  for (const [caminho, valor] of valores) {
    if (valor.length === 0 && antes !== null && vazias === 'MANTER') continue;
    const [campo = '', dentro] = caminho.split('.');
    if (dentro === undefined) campos[campo] = vazio(valor) ? null : valor;
    else if (APONTA.includes(dentro)) campos[campo] = vazio(valor) ? null : { [dentro]: valor };
    else campos[campo] = { ...(campos[campo] as object | undefined), [dentro]: vazio(valor) ? null : valor };
  }
  return campos;
}

const vazio = (valor: string | readonly string[]) => valor === '';

/** What a field points at another record by; without it the field points at none. */
const APONTA = ['codigo', 'id'];
