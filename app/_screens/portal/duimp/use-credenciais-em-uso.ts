import type { AmbienteDoPortal } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { useCredenciaisDoPortal } from '#lib/portal/api/portal-unico.ts';
import type { CredencialDoPortal } from '#lib/portal/contracts/portal-unico.ts';

/** The keys that were not ended, those of the training environment first; undefined while they come. */
export function useCredenciaisEmUso(ambiente?: AmbienteDoPortal): CredencialDoPortal[] | undefined {
  const { data: todas } = useCredenciaisDoPortal();
  return todas
    ?.filter((uma) => uma.encerradaEm === null && (ambiente === undefined || uma.ambiente === ambiente))
    .toSorted((a, b) => b.ambiente.localeCompare(a.ambiente));
}
