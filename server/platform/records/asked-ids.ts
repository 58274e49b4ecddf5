import { MAXIMO_DE_VARIOS } from '#lib/contracts/platform/varios.ts';
import { againstRule } from '#server/platform/refusals.ts';

/** The rows by id, or the whole result of a list with the number of rows the person saw. */
export type ManyRequest<Consulta> =
  | { ids: string[] }
  | { consulta: Omit<Consulta, 'pagina' | 'tamanho'>; total: number };

/**
 * The rows a request about many means, each once.
 * @throws {Refusal} 422 when a result is no longer what the person saw, or has more rows than `MAXIMO_DE_VARIOS`.
 */
export async function askedIds<Consulta>(
  pedido: ManyRequest<Consulta>,
  idsDe: (consulta: Omit<Consulta, 'pagina' | 'tamanho'>) => Promise<string[]>,
): Promise<string[]> {
  if ('ids' in pedido) return [...new Set(pedido.ids)];
  const ids = await idsDe(pedido.consulta);
  if (ids.length !== pedido.total) {
    throw againstRule(
      `O resultado mudou: tinha ${inteiro(pedido.total)} e agora tem ${inteiro(ids.length)}. Confira a lista e peça de novo.`,
    );
  }
  if (ids.length > MAXIMO_DE_VARIOS) {
    throw againstRule(
      `O resultado tem ${inteiro(ids.length)} registros, e de uma vez vão até ${inteiro(MAXIMO_DE_VARIOS)}. Filtre mais.`,
    );
  }
  return ids;
}

const inteiro = (n: number) => n.toLocaleString('pt-BR');
