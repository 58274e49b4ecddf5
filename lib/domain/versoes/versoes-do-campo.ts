export type Valores = Readonly<Record<string, unknown>>;

/** A value of a record in its three versions: when the form opened, as I typed it, and as the other person saved it meanwhile. */
export interface TresVersoes<Valor = unknown> {
  base: Valor;
  minha: Valor;
  dela: Valor;
}

export interface Diferenca extends TresVersoes {
  /** Path of the field, unique among the differences. In a list of rows the key of the row stands where its index would. */
  campo: string;
  /** Which side changed the field since the form opened. */
  quem: 'eu' | 'outra' | 'ambas';
  /** The row, where the difference is in a list compared row by row. */
  linha?: LinhaDiferente;
  /** The list, where the difference is the order of its rows. */
  ordemDe?: string;
}

export interface LinhaDiferente {
  lista: string;
  chave: string;
  /** Path of the field in the row; empty for the whole row, which is undefined on the side that does not have it. */
  parte: string;
  /** Position from 1, in my version or else in another that has the row. */
  numero: number;
  /** The row in that version. */
  conteudo: unknown;
}

/** Returns the differences of one field; of a group, those of its parts. The same change on both sides is no difference. */
export function diferencasDoCampo(campo: string, versoes: TresVersoes): Diferenca[] {
  return separar(campo, versoes)
    .filter(({ minha: versaoPropria, dela: versaoAlheia }) => !mesmoValor(versaoPropria, versaoAlheia))
    .map((diferenca) => ({ ...diferenca, quem: quemMudou(diferenca) }));
}

/** Splits a field that is a group in any of the versions: two people may each change a part of the same address. */
function separar(campo: string, versoes: TresVersoes): (TresVersoes & { campo: string })[] {
  const { base, minha: versaoPropria, dela: versaoAlheia } = versoes;
  const grupos = [base, versaoPropria, versaoAlheia].filter((valor) => !vazio(valor));
  if (grupos.length === 0 || !grupos.every(ehGrupo)) return [{ campo, base, minha: versaoPropria, dela: versaoAlheia }];
  const partes = [...new Set(grupos.flatMap((grupo) => Object.keys(grupo)))];
  return partes.flatMap((parte) =>
    separar(`${campo}.${parte}`, {
      base: em(base, parte),
      minha: em(versaoPropria, parte),
      dela: em(versaoAlheia, parte),
    }),
  );
}

export function quemMudou({ base, minha: versaoPropria, dela: versaoAlheia }: TresVersoes): Diferenca['quem'] {
  if (mesmoValor(versaoPropria, base)) return 'outra';
  return mesmoValor(versaoAlheia, base) ? 'eu' : 'ambas';
}

/** A copy of the values with this value at a path. */
export function comValor(valores: Valores, [nome = '', ...dentro]: string[], valor: unknown): Record<string, unknown> {
  if (dentro.length === 0) return { ...valores, [nome]: valor };
  const grupo = valores[nome];
  return { ...valores, [nome]: comValor(ehGrupo(grupo) ? grupo : {}, dentro, valor) };
}

export function em(grupo: unknown, parte: string): unknown {
  return ehGrupo(grupo) ? grupo[parte] : undefined;
}

export function ehGrupo(valor: unknown): valor is Valores {
  return typeof valor === 'object' && valor !== null && !Array.isArray(valor);
}

/** Compares values by content. All empty values are equal. */
export function mesmoValor(valor: unknown, outro: unknown): boolean {
  if (valor === outro) return true;
  if (vazio(valor) || vazio(outro)) return vazio(valor) && vazio(outro);
  if (typeof valor !== 'object' || typeof outro !== 'object' || valor === null || outro === null) return false;
  return (
    Object.keys(valor).every((chave) => mesmoValor((valor as Valores)[chave], (outro as Valores)[chave])) &&
    Object.keys(outro).every((chave) => Object.hasOwn(valor, chave) || vazio((outro as Valores)[chave]))
  );
}

/** Returns whether a value is empty. A group of empty fields counts as empty, because a form builds such a group from `null`. */
export function vazio(valor: unknown): boolean {
  return valor === null || valor === undefined || valor === '' || (ehGrupo(valor) && Object.values(valor).every(vazio));
}
