import type { AoBuscar } from '#server/portal/talk/keep-answer.ts';
import type { Fila } from '#server/portal/talk/queue.ts';
import { RAMO_DOS_FABRICANTES } from './ramo-dos-fabricantes.ts';
import { RAMO_DOS_OPERADORES } from './ramo-dos-operadores.ts';
import { RAMO_DOS_PRODUTOS } from './ramo-dos-produtos.ts';
import { ramoRoutes } from './ramo-routes.ts';
import { filaDeEnvios } from './send-once.ts';

export const ROTAS_DO_CATALOGO = [
  ramoRoutes(RAMO_DOS_PRODUTOS),
  ramoRoutes(RAMO_DOS_OPERADORES),
  ramoRoutes(RAMO_DOS_FABRICANTES),
];

/** What people sent of each ramo. */
export const filaDosProdutos = (ao: AoBuscar): Fila => filaDeEnvios(ao, RAMO_DOS_PRODUTOS);
export const filaDosOperadores = (ao: AoBuscar): Fila => filaDeEnvios(ao, RAMO_DOS_OPERADORES);
export const filaDosFabricantes = (ao: AoBuscar): Fila => filaDeEnvios(ao, RAMO_DOS_FABRICANTES);
