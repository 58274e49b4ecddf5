import type { ListResource } from '#lib/api/platform/list.ts';
import {
  type ListaDeOperadores,
  listaDeOperadores,
  type OperadorNoPortal,
  type OperadorNoPortalNovo,
  type OperadorNoPortalResumo,
  operadorNoPortal,
  operadorNoPortalResumo,
  type PreparoDeOperadores,
} from '#lib/portal/contracts/operadores-estrangeiros.ts';
import { relerEnquantoEspera } from './portal-intervalo.ts';
import { preparoNoPortal } from './preparo-no-portal.ts';

/** The list of the foreign operators. */
export const OPERADORES_NO_PORTAL: ListResource<OperadorNoPortalResumo> = {
  recurso: '/api/PortalUnico/Operador',
  linha: operadorNoPortalResumo,
  reler: relerEnquantoEspera,
};

const { useUm, useListas, useAtos } = preparoNoPortal<
  OperadorNoPortalResumo,
  OperadorNoPortal,
  OperadorNoPortalNovo,
  PreparoDeOperadores,
  ListaDeOperadores
>({
  lista: OPERADORES_NO_PORTAL,
  lido: operadorNoPortal,
  listas: '/api/PortalUnico/ListaDeOperadores',
  listaDoPortal: listaDeOperadores,
  noAto: 'operadores',
});
export const useOperadorNoPortal = useUm;
export const useListasDeOperadores = useListas;
export const useAtosDosOperadores = useAtos;
