import { dciRoutes } from '#server/comex/dci/dci-routes.ts';
import { dcrRoutes } from '#server/comex/dcr/dcr-routes.ts';
import { daiRoutes } from '#server/comex/sefaz/dai-routes.ts';
import { apelidoRoutes } from './cadastros/apelido-routes.ts';
import { cadastrosPropostosRoutes } from './cadastros/cadastros-propostos-routes.ts';
import { desfazerMarca, marcarDai } from './dai/marcar-dai.ts';
import { marcarVariasDais } from './dai/marcar-varias-dais.ts';
import { diRoutes } from './declaracao/di-routes.ts';
import { passoRoutes } from './declaracao/passos-do-processo-routes.ts';
import { historicoTrazidoRoutes } from './historico/historico-trazido-routes.ts';
import { comecoRoutes } from './processo/comeco-routes.ts';
import { darPassoNaDci, desfazerPassoDaDci } from './zfm/dar-passo-na-dci.ts';
import { darPassoNoDcr, desfazerPassoDoDcr } from './zfm/dar-passo-no-dcr.ts';

/** Acts on several documents, and the documents whose steps they take. */
export const FLOW_ROUTES = [
  passoRoutes,
  comecoRoutes,
  apelidoRoutes,
  diRoutes,
  historicoTrazidoRoutes,
  cadastrosPropostosRoutes,
  daiRoutes({ marcar: marcarDai, desfazer: desfazerMarca, marcarVarias: marcarVariasDais }),
  dcrRoutes({ dar: darPassoNoDcr, desfazer: desfazerPassoDoDcr }),
  dciRoutes({ dar: darPassoNaDci, desfazer: desfazerPassoDaDci }),
];
