import type { AmbienteDoPortal } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { useCredenciaisDoPortal } from '#lib/portal/api/portal-unico.ts';
import type { CredencialDoPortal } from '#lib/portal/contracts/portal-unico.ts';

/** The keys that were not ended, those of the training environment first; undefined while they come. */
export function useCredenciaisEmUso(ambiente?: AmbienteDoPortal): CredencialDoPortal[] | undefined {
  const { data: todas } = useCredenciaisDoPortal();
  return todas
    ?.filter(
      (credencial) => credencial.encerradaEm === null && (ambiente === undefined || credencial.ambiente === ambiente),
    )
    .toSorted((a, b) => b.ambiente.localeCompare(a.ambiente));
}
