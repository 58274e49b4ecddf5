import type { PortalParts } from './portal-parts.ts';

const nothing = () => null;

/** For tests: a build that talks to the Portal, whose parts show nothing. */
export const EMPTY_PARTS: PortalParts = {
  Duimp: nothing,
  NoPortal: nothing,
  VersaoNova: nothing,
  Buscar: nothing,
  Tratamentos: nothing,
  AcompanharEmVarios: nothing,
  PrepararNoCatalogo: nothing,
  DoItem: nothing,
  DoFornecedor: nothing,
  destinos: {},
};
