import { useCredenciaisDoPortal } from '#lib/api/portal/portal-unico.ts';
import type { CredencialDoPortal } from '#lib/contracts/portal/portal-unico.ts';
import type { AmbienteDoPortal } from '#lib/domain/sistema/portal-unico.ts';

/** The keys that were not ended, those of the training environment first; undefined while they come. */
export function useCredenciaisEmUso(ambiente?: AmbienteDoPortal): CredencialDoPortal[] | undefined {
  const { data: todas } = useCredenciaisDoPortal();
  return todas
    ?.filter((uma) => uma.encerradaEm === null && (ambiente === undefined || uma.ambiente === ambiente))
    .toSorted((a, b) => b.ambiente.localeCompare(a.ambiente));
}
