import type { Database } from '#server/platform/db/database.ts';
import type { RecordRead, Registro } from './cadastro.ts';
import { fieldsOf } from './fields-of.ts';

/** A kind of record whose rows can be held against its history. */
export interface Auditable {
  recurso: string;
  /**
   * Compares a record with what the history says of it last: a sentence where they differ, an empty one where they do not, null when
   * one of them cannot be read by today's rules.
   */
  comparar(tx: Database, empresaId: string, id: string, dito: Record<string, unknown>): Promise<string | null>;
}

export function auditableOf<Campos extends object, Lido extends RecordRead>(
  registro: Registro<Campos, Lido>,
): Auditable {
  const { recurso, rotulos, noHistorico = (lido: Lido): object => lido } = registro;
  return {
    recurso,
    async comparar(tx, empresaId, id, dito) {
      const lido = await registro.repositorio(tx, empresaId).buscar(id);
      if (!lido) return `${recurso} ${id} está no histórico e não existe mais.`;
      const fields = [fieldsIn(registro, dito), fieldsIn(registro, noHistorico(lido))] as const;
      if (!fields[0] || !fields[1]) return null;
      const [told, now] = fields;
      const names = Object.keys(told).filter((name) => name in now && canonical(told[name]) !== canonical(now[name]));
      if (names.length === 0) return '';
      return `${recurso} ${id}: ${names.map((name) => rotulos[name] ?? name).join(', ')} não é o que o histórico diz.`;
    },
  };
}

function fieldsIn<Campos extends object, Lido extends RecordRead>(
  registro: Registro<Campos, Lido>,
  row: object,
): Record<string, unknown> | null {
  try {
    return fieldsOf(registro, row) as Record<string, unknown>;
  } catch {
    return null;
  }
}

/** As text in which neither the order of keys nor an absent value counts. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(
          Object.entries(inner)
            .filter(([, member]) => member !== null && member !== undefined)
            .sort(([a], [b]) => (a < b ? -1 : 1)),
        )
      : (inner ?? null),
  );
}
