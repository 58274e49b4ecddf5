// npm start: from a fresh clone to a working product.
import { garantirDependencias, garantirSite } from './preparar.mjs';
import { servir } from './servir.mjs';

try {
  await garantirDependencias();
  await garantirSite();
  servir(['server/main.ts']);
} catch (erro) {
  console.error(`\n${erro.message}`);
  process.exit(1);
}
