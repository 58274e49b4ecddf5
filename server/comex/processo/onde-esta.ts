import type { PassoLido } from '#lib/contracts/processo/processo.ts';
import type { processo } from '#server/platform/db/schema/processo.ts';

/** Summarises the steps that are not undone for the row of the process, so lists need not read the steps. */
export function ondeEsta(
  passos: readonly Pick<PassoLido, 'situacao' | 'data' | 'canalRfb' | 'prazo'>[],
): Pick<typeof processo.$inferInsert, 'situacao' | 'desde' | 'registradoEm' | 'canalRfb' | 'prazoExigencia'> {
  const ultimo = passos.at(-1);
  return {
    situacao: ultimo?.situacao ?? 'EM_ABERTO',
    desde: ultimo?.data ?? null,
    registradoEm: passos.find(({ situacao }) => situacao === 'REGISTRADO')?.data ?? null,
    canalRfb: passos.findLast(({ canalRfb }) => canalRfb !== null)?.canalRfb ?? null,
    prazoExigencia: ultimo?.prazo ?? null,
  };
}
