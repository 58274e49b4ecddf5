import type { PassoLido } from '#lib/contracts/processo.ts';
import type { processo } from '#server/platform/db/schema-processo.ts';

/** What the row of a process keeps of its steps, those that stand, so that lists need not read them. */
export function ondeEsta(
  passos: readonly Pick<PassoLido, 'situacao' | 'data' | 'canalRfb' | 'prazo'>[],
): Pick<typeof processo.$inferInsert, 'situacao' | 'desde' | 'canalRfb' | 'prazoExigencia'> {
  const ultimo = passos.at(-1);
  return {
    situacao: ultimo?.situacao ?? 'EM_ABERTO',
    desde: ultimo?.data ?? null,
    canalRfb: passos.findLast(({ canalRfb }) => canalRfb !== null)?.canalRfb ?? null,
    prazoExigencia: ultimo?.prazo ?? null,
  };
}
