import type { MapaDePlanilha } from '#lib/contracts/platform/planilha.ts';
import { ehValorVazio, type ValorLido } from '#lib/registros/planilha/coluna-de-planilha.ts';

export interface RowFields {
  /** By path of the field; an empty text is an empty cell, what has no column is not there. */
  valores: ReadonlyMap<string, ValorLido>;
}

/**
 * The fields a form would send for a row: those of the record it changes, or those a new record begins with, and over them what the row
 * says. An empty field is left out, for the contract to say what it is then.
 */
export function buildFields(
  { valores }: RowFields,
  antes: object | null,
  vazias: MapaDePlanilha['vazias'],
  comeca: object = {},
): Record<string, unknown> {
  const campos = structuredClone(antes ?? comeca) as Campos;
  for (const [caminho, valor] of valores) {
    const partes = caminho.split('.');
    if (!ehValorVazio(valor)) escrever(campos, partes, valor);
    else if (antes === null || vazias === 'APAGAR') esvaziar(campos, partes);
  }
  return campos;
}

/** A field that points at another record is replaced as a whole; any other object keeps its further fields. */
function escrever(campos: Campos, [campo = '', dentro, ...resto]: string[], valor: ValorLido): void {
  if (dentro === undefined) campos[campo] = valor;
  else if (APONTA.includes(dentro)) {
    campos[campo] = Array.isArray(valor) ? valor.map((elemento) => ({ [dentro]: elemento })) : { [dentro]: valor };
  } else {
    const filho = { ...(campos[campo] as Campos | undefined) };
    escrever(filho, [dentro, ...resto], valor);
    campos[campo] = filho;
  }
}

function esvaziar(campos: Campos, [campo = '', dentro, ...resto]: string[]): void {
  if (dentro === undefined || APONTA.includes(dentro)) delete campos[campo];
  else if (!campos[campo]) return;
  else if (resto.length === 0) campos[campo] = { ...(campos[campo] as Campos), [dentro]: null };
  else {
    const folha = resto.at(-1) ?? '';
    const meio = [dentro, ...resto.slice(0, -1)];
    const dono = meio.reduce<Campos | undefined>((parte, nome) => parte?.[nome] as Campos, campos[campo] as Campos);
    if (dono) delete dono[folha];
  }
}

type Campos = Record<string, unknown>;

/** What a field points at another record by; without it the field points at none. */
const APONTA = ['codigo', 'id'];
