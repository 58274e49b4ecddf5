export type Valores = Readonly<Record<string, unknown>>;

export interface Diferenca {
  campo: string;
  /** Value when the form opened. */
  base: unknown;
  minha: unknown;
  /** Value that the other person saved meanwhile. */
  dela: unknown;
  /** Which side changed the field since then. */
  quem: 'eu' | 'outra' | 'ambas';
}

export type Escolha = 'minha' | 'dela';

/** Returns the fields in which the three versions of a record differ. The same change on both sides is no difference. */
export function compararVersoes(base: Valores, minha: Valores, dela: Valores): Diferenca[] {
  return Object.keys(minha)
    .flatMap((campo) => separar({ campo, base: base[campo], minha: minha[campo], dela: dela[campo] }))
    .filter((valores) => !mesmoValor(valores.minha, valores.dela))
    .map((valores) => ({ ...valores, quem: quemMudou(valores) }));
}

type TresVersoes = Omit<Diferenca, 'quem'>;

/** Splits a field that is a group in any of the versions: two people may each change a part of the same address. */
function separar(versoes: TresVersoes): TresVersoes[] {
  const { campo, base, minha, dela } = versoes;
  const grupos = [base, minha, dela].filter((valor) => !vazio(valor));
  if (grupos.length === 0 || !grupos.every(ehGrupo)) return [versoes];
  const partes = [...new Set(grupos.flatMap((grupo) => Object.keys(grupo)))];
  return partes.flatMap((parte) =>
    separar({ campo: `${campo}.${parte}`, base: em(base, parte), minha: em(minha, parte), dela: em(dela, parte) }),
  );
}

function ehGrupo(valor: unknown): valor is Valores {
  return typeof valor === 'object' && valor !== null && !Array.isArray(valor);
}

function em(grupo: unknown, parte: string): unknown {
  return ehGrupo(grupo) ? grupo[parte] : undefined;
}

/** Merges the versions: the other person's version, with the fields only I changed and those where I chose mine. */
export function juntarVersoes(
  dela: Valores,
  diferencas: readonly Diferenca[],
  escolhas: Readonly<Record<string, Escolha>>,
): Record<string, unknown> {
  const minhas = diferencas.filter(
    ({ campo, quem }) => quem === 'eu' || (quem === 'ambas' && escolhas[campo] === 'minha'),
  );
  return minhas.reduce((junta, { campo, minha }) => comValor(junta, campo.split('.'), minha), { ...dela });
}

function comValor(valores: Valores, [nome = '', ...dentro]: string[], valor: unknown): Record<string, unknown> {
  if (dentro.length === 0) return { ...valores, [nome]: valor };
  const grupo = valores[nome];
  return { ...valores, [nome]: comValor(ehGrupo(grupo) ? grupo : {}, dentro, valor) };
}

/** Compares values by content. All empty values are equal. */
export function mesmoValor(um: unknown, outro: unknown): boolean {
  if (um === outro) return true;
  if (vazio(um) || vazio(outro)) return vazio(um) && vazio(outro);
  if (typeof um !== 'object' || typeof outro !== 'object' || um === null || outro === null) return false;
  return (
    Object.keys(um).every((chave) => mesmoValor((um as Valores)[chave], (outro as Valores)[chave])) &&
    Object.keys(outro).every((chave) => Object.hasOwn(um, chave) || vazio((outro as Valores)[chave]))
  );
}

function quemMudou({ base, minha, dela }: Omit<Diferenca, 'campo' | 'quem'>): Diferenca['quem'] {
  if (mesmoValor(minha, base)) return 'outra';
  return mesmoValor(dela, base) ? 'eu' : 'ambas';
}

/** Returns whether a value is empty. A group of empty fields counts as empty, because a form builds such a group from `null`. */
function vazio(valor: unknown): boolean {
  return valor === null || valor === undefined || valor === '' || (ehGrupo(valor) && Object.values(valor).every(vazio));
}
