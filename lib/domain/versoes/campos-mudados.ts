type Campos = Readonly<Record<string, unknown>>;

/**
 * Paths of the fields in which two versions of a record differ: `razaoSocial`, `endereco.cidade`. A value that is an object in both
 * versions is compared field by field; a list counts as one field.
 */
export function camposMudados(antes: Campos, depois: Campos): string[] {
  const campos = [...new Set([...Object.keys(antes), ...Object.keys(depois)])];
  return campos.flatMap((campo) => {
    const [era, ficou] = [antes[campo], depois[campo]];
    if (eGrupo(era) && eGrupo(ficou)) return camposMudados(era, ficou).map((dentro) => `${campo}.${dentro}`);
    return iguais(era, ficou) ? [] : [campo];
  });
}

/** The value at a path, null if there is none. */
export function valorEm(campos: Campos, caminho: string): unknown {
  return caminho.split('.').reduce<unknown>((valor, campo) => (eGrupo(valor) ? valor[campo] : null), campos) ?? null;
}

/** A copy of `campos` with the values of `origem` at these paths. */
export function comValoresDe(campos: Campos, origem: Campos, caminhos: readonly string[]): Campos {
  return caminhos.reduce((copia, caminho) => comValor(copia, caminho.split('.'), valorEm(origem, caminho)), campos);
}

function comValor(campos: Campos, [campo = '', ...resto]: string[], valor: unknown): Campos {
  const dentro = campos[campo];
  return { ...campos, [campo]: resto.length > 0 ? comValor(eGrupo(dentro) ? dentro : {}, resto, valor) : valor };
}

/** Compares as JSON; a missing value equals null. */
export function iguais(valor: unknown, outro: unknown): boolean {
  return JSON.stringify(valor ?? null) === JSON.stringify(outro ?? null);
}

function eGrupo(valor: unknown): valor is Campos {
  return typeof valor === 'object' && valor !== null && !Array.isArray(valor);
}
