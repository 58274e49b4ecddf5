/** The tax number that the Portal's catalogue gives of a foreign operator, as written there, and the code of the operator. */
export interface TinDoOperador {
  tin: string;
  operador: string;
}

/** A tax number without what papers vary: case, spaces and punctuation. */
export const tinCanonico = (tin: string): string => tin.replaceAll(/[^0-9a-z]/gi, '').toUpperCase();

/** Places of “Identificação fiscal (TIN)” in the cadastro. */
export const MAXIMO_TIN = 40;

/** The tax number of a company, where all that tell one tell the same; null where none does, two differ, or it has no place. */
export function tinUnico(tins: readonly TinDoOperador[]): TinDoOperador | null {
  const [primeiro, ...outros] = tins.filter(({ tin }) => tinCanonico(tin) !== '');
  if (!primeiro || primeiro.tin.length > MAXIMO_TIN) return null;
  return outros.every(({ tin }) => tinCanonico(tin) === tinCanonico(primeiro.tin)) ? primeiro : null;
}
