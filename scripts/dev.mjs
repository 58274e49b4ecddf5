// npm run dev: starts `next dev` on PORT and the API one port up, both on one origin through Next's rewrites.
import { garantirDependencias, NODE, rodar } from './preparar.mjs';
import { servir } from './servir.mjs';

await garantirDependencias();
await rodar(NODE, ['--disable-warning=ExperimentalWarning', 'scripts/site/ajuda.ts']);
const porta = Number(process.env.PORT || 4000);
const portaDaApi = porta + 1;
servir(['--watch-path=server', '--watch-path=lib', 'server/main.ts'], { PORT: String(portaDaApi) });
servir(['node_modules/next/dist/bin/next', 'dev', '--port', String(porta)], {
  CAIS_DEV_API: `http://localhost:${portaDaApi}`,
});
