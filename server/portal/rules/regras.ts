import type { Regras } from '#server/views/meu-dia/regra.ts';
import { aResolverNoPortal } from './a-resolver-no-portal.ts';
import { avisosDoPortal } from './avisos-do-portal.ts';
import { credencialDoPortal } from './credencial-do-portal.ts';
import {
  fabricanteARevisar,
  fabricanteRecusado,
  operadorARevisar,
  operadorRecusado,
  produtoARevisar,
  produtoRecusado,
} from './do-catalogo.ts';
import { novidadeDoPortal } from './novidade-do-portal.ts';
import { registroAAprovar } from './registro-a-aprovar.ts';

/** What waits for a person because of the Portal Único. */
export const REGRAS: Regras = [
  credencialDoPortal,
  avisosDoPortal,
  registroAAprovar,
  aResolverNoPortal,
  produtoRecusado,
  produtoARevisar,
  operadorRecusado,
  operadorARevisar,
  fabricanteRecusado,
  fabricanteARevisar,
  novidadeDoPortal,
];
