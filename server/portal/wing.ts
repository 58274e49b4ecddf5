import type { FastifyInstance } from 'fastify';
import type { FreeSpace } from '#server/platform/http/disk-space.ts';
import { guardApi, named } from '#server/platform/http/guarded-api.ts';
import { refuseInSample } from '#server/platform/http/sample-company.ts';
import { filaDosCatalogos } from './catalogue/fetch-list.ts';
import { filaDosFabricantes, filaDosOperadores, filaDosProdutos, ROTAS_DO_CATALOGO } from './catalogue/ramos.ts';
import { semearCatalogo } from './catalogue/semear-catalogo.ts';
import { acompanhamentoRoutes } from './duimp/acompanhamento-routes.ts';
import { ACOMPANHAR_UM } from './duimp/acompanhar-no-portal.ts';
import { duimpRoutes } from './duimp/duimp-routes.ts';
import { filaDosRascunhos } from './duimp/mandar-duimp.ts';
import { filaDosRegistros } from './duimp/registrar-duimp.ts';
import { filaDosAcompanhamentos } from './duimp/seguir-no-portal.ts';
import { LOCKED_COLUMNS } from './locked-columns.ts';
import { assinaturasDoPortalRoutes } from './notices/assinatura-routes.ts';
import { avisosDoPortalRoutes, receberAvisoRoutes } from './notices/aviso-routes.ts';
import { portalRoutes } from './portal-routes.ts';
import { atributosNoPortalRoutes } from './questions/atributos-routes.ts';
import { tratamentosConhecidos } from './questions/known-treatments.ts';
import { nomenclaturaRoutes } from './questions/nomenclature-routes.ts';
import { perguntasAoPortalRoutes } from './questions/pergunta-routes.ts';
import { buscaNoPortalRoutes } from './queue/busca-routes.ts';
import { REGRAS } from './rules/regras.ts';
import { scheduleFetches } from './schedule-fetches.ts';

/** The Portal Único, which Cais talks to for an office that gives it a credential. */
export const portal = { plug, schedule, rules: REGRAS, lockedColumns: LOCKED_COLUMNS, seed: semearCatalogo };

/** Adds its routes to a server, and to the product what the product asks of it. */
async function plug(app: FastifyInstance, { espacoLivre }: { espacoLivre?: FreeSpace | undefined }): Promise<void> {
  const { cais } = app;
  const { db, blobs } = cais;
  cais.acompanhar = ACOMPANHAR_UM;
  cais.tratamentos = (empresaId, mercadorias) => tratamentosConhecidos({ db, blobs }, empresaId, mercadorias);
  await app.register(receberAvisoRoutes, { prefix: '/api' });
  await app.register(
    async (api) => {
      guardApi(api, espacoLivre);
      refuseInSample(api);
      for (const rotas of ROTAS) await api.register(named(rotas));
    },
    { prefix: '/api' },
  );
}

/** Begins to do what waits for the Portal. */
function schedule({ cais, log }: FastifyInstance): { parar(): Promise<void> } {
  const outras = FILAS.map((fila) => fila(cais));
  return scheduleFetches({ ...cais, log, outras });
}

const ROTAS = [
  portalRoutes,
  nomenclaturaRoutes,
  buscaNoPortalRoutes,
  atributosNoPortalRoutes,
  ...ROTAS_DO_CATALOGO,
  perguntasAoPortalRoutes,
  avisosDoPortalRoutes,
  assinaturasDoPortalRoutes,
  acompanhamentoRoutes,
  duimpRoutes,
];

const FILAS = [
  filaDosRegistros,
  filaDosRascunhos,
  filaDosProdutos,
  filaDosOperadores,
  filaDosFabricantes,
  filaDosCatalogos,
  filaDosAcompanhamentos,
];
