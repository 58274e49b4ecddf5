import { diaDoPortal } from '#lib/portal/domain/horas-do-portal.ts';
import type { SituacaoDaConsulta } from '#lib/portal/domain/portal-unico.ts';

/** Whether it waits already, or the Portal answered it today. A refused one may be asked again at once: its cause may be gone. */
export function pedidaHoje(
  { situacao, olhadaEm }: { situacao: SituacaoDaConsulta; olhadaEm: Date | null },
  agora: Date,
): boolean {
  if (situacao === 'NA_FILA') return true;
  return situacao === 'PRONTA' && olhadaEm !== null && diaDoPortal(olhadaEm) === diaDoPortal(agora);
}
