import type { PublishedSchema, PublishedSize } from './contract-notation.ts';

/** What a body has beyond the sizes that the published documents give its fields. */
export function foraDoTamanho(
  valor: unknown,
  esquema: PublishedSchema,
  todos: Readonly<Record<string, PublishedSchema>>,
  caminho = '',
): string[] {
  if (esquema.$ref) return foraDoTamanho(valor, todos[esquema.$ref.split('/').at(-1) ?? ''] ?? {}, todos, caminho);
  const { properties, items, size = {} } = esquema;
  if (Array.isArray(valor)) return valor.flatMap((um) => foraDoTamanho(um, items ?? {}, todos, `${caminho}[]`));
  if (typeof valor === 'object' && valor !== null) {
    return Object.entries(valor).flatMap(([nome, um]) =>
      foraDoTamanho(um, properties?.[nome] ?? {}, todos, caminho === '' ? nome : `${caminho}.${nome}`),
    );
  }
  return cabe(String(valor), size) ? [] : [`${caminho}: ${valor}`];
}

function cabe(escrito: string, { decimals, digits, most, exactly = [] }: PublishedSize): boolean {
  if (decimals) return new RegExp(`^\\d{1,${decimals[0]}}(\\.\\d{1,${decimals[1]}})?$`).test(escrito);
  if (digits !== undefined) return new RegExp(`^\\d{1,${digits}}$`).test(escrito);
  if (most === undefined && exactly.length === 0) return true;
  return (most !== undefined && escrito.length <= most) || exactly.includes(escrito.length);
}
