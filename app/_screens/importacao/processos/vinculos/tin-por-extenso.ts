import { type TinDoOperador, tinUnico } from '#lib/domain/cadastros/tin-do-operador.ts';

/** The tax number that a new supplier gets, with its source; nothing when no DUIMP tells one. */
export function tinPorExtenso(tins: readonly TinDoOperador[]): string {
  if (tins.length === 0) return '';
  const unico = tinUnico(tins);
  return unico
    ? `TIN ${unico.tin} (operador ${unico.operador} do Portal Único)`
    : 'TIN — (o Portal Único dá mais de um)';
}
