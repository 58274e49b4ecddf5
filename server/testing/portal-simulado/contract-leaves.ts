import type { PublishedSchema as Esquema } from './contract-notation.ts';

/** The schema with its references in place; one that is inside itself ends there. */
export function inteiro(esquema: Esquema, todos: Record<string, Esquema>, dentroDe: readonly string[] = []): Esquema {
  const { $ref, properties, items, ...resto } = esquema;
  if ($ref) {
    if (dentroDe.includes($ref)) return {};
    return inteiro(todos[$ref.split('/').at(-1) ?? ''] ?? {}, todos, [...dentroDe, $ref]);
  }
  return {
    ...resto,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([nome, um]) => [nome, inteiro(um, todos, dentroDe)]),
      ),
    }),
    ...(items && { items: inteiro(items, todos, dentroDe) }),
  };
}

export function folhasEm({ properties, items }: Esquema, caminho: string): string[] {
  if (properties) {
    return Object.entries(properties).flatMap(([nome, um]) => folhasEm(um, caminho ? `${caminho}.${nome}` : nome));
  }
  return items ? folhasEm(items, `${caminho}[]`) : [caminho];
}

export function acharEm(esquema: Esquema | null, folha: string): Esquema | undefined {
  return folha
    .split(/\.|(?=\[\])/)
    .reduce<Esquema | undefined>(
      (um, nome) => (nome === '[]' ? um?.items : um?.properties?.[nome]),
      esquema ?? undefined,
    );
}

/** Whether what the reader makes of an answer changes with this leaf alone. */
export function leem(ler: (corpo: unknown) => unknown, esquema: Esquema | null, folha: string): boolean {
  const dizer = (outra: boolean) => JSON.stringify(ler(preencher(esquema ?? {}, '', outra ? folha : null)));
  return dizer(false) !== dizer(true);
}

/** An answer with a value in every leaf; that of `outra` differs. */
function preencher({ properties, items, ...esquema }: Esquema, caminho: string, outra: string | null): unknown {
  if (properties) {
    return Object.fromEntries(
      Object.entries(properties).map(([nome, um]) => [
        nome,
        preencher(um, caminho ? `${caminho}.${nome}` : nome, outra),
      ]),
    );
  }
  if (items) return [preencher(items, `${caminho}[]`, outra)];
  return valorDe(esquema, caminho, caminho === outra);
}

/** Values the readers can take: days where a day is read, numbers where a number is. */
function valorDe({ type, enum: codigos }: Esquema, caminho: string, outro: boolean): unknown {
  if (/data|Data/.test(caminho)) return outro ? '2026-02-02T10:00:00-0300' : '2026-01-01T10:00:00-0300';
  if (type === 'boolean') return outro;
  if (caminho.endsWith('possuiAtributosAdicionais')) return outro ? 'S' : 'N';
  if (caminho === 'cpfCnpjRaiz') return outro ? 'R2' : 'R1';
  if (caminho === 'codigo' || type === 'integer' || type === 'number') return outro ? 22 : 11;
  if (caminho === 'versao') return outro ? '13' : '12';
  if (codigos) return codigos[outro ? 1 : 0];
  return outro ? 'OUTRO' : 'UM';
}

export const emBytes = (corpo: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(corpo));
