/** A schema of the published documents, as far as sizes go: these stand in the description of a field. */
export interface EsquemaComTamanho {
  $ref?: string;
  description?: string;
  properties?: Record<string, EsquemaComTamanho>;
  items?: EsquemaComTamanho;
}

/**
 * What a body has beyond the sizes that the descriptions of its fields give: `Tamanho máximo: 250` of a text, `Tamanho: 9,5` of a
 * decimal (digits before and after the point), `Tamanho: 7` of a code. The JSON Schema of the documents has none of them.
 */
export function foraDoTamanho(
  valor: unknown,
  esquema: EsquemaComTamanho,
  todos: Readonly<Record<string, EsquemaComTamanho>>,
  caminho = '',
): string[] {
  if (esquema.$ref) return foraDoTamanho(valor, todos[esquema.$ref.split('/').at(-1) ?? ''] ?? {}, todos, caminho);
  const { properties, items, description = '' } = esquema;
  if (Array.isArray(valor)) return valor.flatMap((um) => foraDoTamanho(um, items ?? {}, todos, `${caminho}[]`));
  if (typeof valor === 'object' && valor !== null) {
    return Object.entries(valor).flatMap(([nome, um]) =>
      foraDoTamanho(um, properties?.[nome] ?? {}, todos, caminho === '' ? nome : `${caminho}.${nome}`),
    );
  }
  return cabe(String(valor), description) ? [] : [`${caminho}: ${valor}`];
}

function cabe(escrito: string, descricao: string): boolean {
  const [, inteiros, casas] = /Tamanho: *(\d+),(\d+)/.exec(descricao) ?? [];
  if (inteiros !== undefined) {
    return new RegExp(`^\\d{1,${inteiros}}(\\.\\d{1,${casas}})?$`).test(escrito);
  }
  const [, algarismos] = /Inteiro, com até (\d+) dígitos/.exec(descricao) ?? [];
  if (algarismos !== undefined) return new RegExp(`^\\d{1,${algarismos}}$`).test(escrito);
  const [, maximo] = /Tamanho máximo: *(\d+)/.exec(descricao) ?? [];
  // Of a field with two forms, as CPF and CNPJ, each has its size.
  const exatos = [...descricao.matchAll(/Tamanho: *(\d+)(?!\d|,)/g)].map(([, um]) => Number(um));
  if (maximo === undefined && exatos.length === 0) return true;
  return (maximo !== undefined && escrito.length <= Number(maximo)) || exatos.includes(escrito.length);
}
