import type { ListResource } from '#lib/api/platform/list.ts';
import {
  type ListaDoCatalogo,
  listaDoCatalogo,
  type PreparoDeProdutos,
  type ProdutoNoPortal,
  type ProdutoNoPortalNovo,
  type ProdutoNoPortalResumo,
  produtoNoPortal,
  produtoNoPortalResumo,
} from '#lib/portal/contracts/catalogo-de-produtos.ts';
import { relerEnquantoEspera } from './portal-intervalo.ts';
import { preparoNoPortal } from './preparo-no-portal.ts';

/** The list of the catalogue of products. */
export const PRODUTOS_NO_PORTAL: ListResource<ProdutoNoPortalResumo> = {
  recurso: '/api/PortalUnico/Produto',
  linha: produtoNoPortalResumo,
  reler: relerEnquantoEspera,
};

const { useUm, useListas, useAtos } = preparoNoPortal<
  ProdutoNoPortalResumo,
  ProdutoNoPortal,
  ProdutoNoPortalNovo,
  PreparoDeProdutos,
  ListaDoCatalogo
>({
  lista: PRODUTOS_NO_PORTAL,
  lido: produtoNoPortal,
  listas: '/api/PortalUnico/Catalogo',
  listaDoPortal: listaDoCatalogo,
  noAto: 'produtos',
});
export const useProdutoNoPortal = useUm;
export const useListasDoCatalogo = useListas;
export const useAtosDoCatalogo = useAtos;
