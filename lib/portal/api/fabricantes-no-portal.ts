import useSWR from 'swr';
import { type ListResource, readAll } from '#lib/api/platform/list.ts';
import {
  type FabricanteNoPortal,
  fabricanteNoPortal,
  type ListaDeFabricantes,
  listaDeFabricantes,
  type PreparoDeFabricantes,
} from '#lib/portal/contracts/fabricantes-no-portal.ts';
import { intervaloDasEsperas, relerEnquantoEspera } from './portal-intervalo.ts';
import { preparoNoPortal } from './preparo-no-portal.ts';

/** The list of the links of products to makers. */
export const FABRICANTES_NO_PORTAL: ListResource<FabricanteNoPortal> = {
  recurso: '/api/PortalUnico/Fabricante',
  linha: fabricanteNoPortal,
  reler: relerEnquantoEspera,
};

const { useListas, useAtos } = preparoNoPortal<
  FabricanteNoPortal,
  FabricanteNoPortal,
  never,
  PreparoDeFabricantes,
  ListaDeFabricantes
>({
  lista: FABRICANTES_NO_PORTAL,
  lido: fabricanteNoPortal,
  listas: '/api/PortalUnico/ListaDeFabricantes',
  listaDoPortal: listaDeFabricantes,
  noAto: 'fabricantes',
  noAchado: (codigo) => ({ esta: codigo !== null }),
});
export const useListasDeFabricantes = useListas;
export const useAtosDosFabricantes = useAtos;

/** The links of one product, read again while the Portal is being asked about one. */
export const useFabricantesDoProduto = (produtoId: string) =>
  useSWR([FABRICANTES_NO_PORTAL.recurso, { produtoId }] as const, () => readAll(FABRICANTES_NO_PORTAL, { produtoId }), {
    refreshInterval: (todos) => intervaloDasEsperas(todos?.map(({ proximaEm }) => proximaEm)),
  });
