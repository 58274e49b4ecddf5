import { join } from 'node:path';
import { porMesa } from '#scripts/comandos/mesa.ts';
import { type Comando, NA_SUITE, NO_COMPRIDO } from '#scripts/comandos/registro.ts';
import { freePort } from '#server/platform/free-port.ts';
import { subir } from '#server/testing/proofs/from-outside.ts';

/**
 * `npm run -s prova -- comandos` runs every command of the documents as written, one after the other, in a copy of the tree with
 * its own packages. A bench or a proof runs in the short form of the registry. `npm run -s prova -- comandos bench disco` runs the
 * commands that contain one of the words. It takes the better part of an hour, exits with 1 when a command fails, and names that
 * command.
 */
const NO_NAVEGADOR = 'http://localhost:4000';
const palavras = process.argv.slice(2);
const todos = Object.entries({ ...NA_SUITE, ...NO_COMPRIDO });
const quais = todos.filter(
  ([comando]) => palavras.length === 0 || palavras.some((palavra) => comando.includes(palavra)),
);
const mesa = porMesa({ instalada: true, env: { PORT: String(await freePort()) } });
const falhas: string[] = [];
for (const [comando, como] of quais) {
  const inicio = Date.now();
  try {
    await (comando.includes(NO_NAVEGADOR) ? noSiteServido(comando, como) : mesa.rodar(comando, como));
    console.log(`${((Date.now() - inicio) / 1000).toFixed(0).padStart(5)} s  ${comando} ${como.breve ?? ''}`);
  } catch (erro) {
    falhas.push(comando);
    console.error(`  FALHOU  ${(erro as Error).message}\n`);
  }
}
mesa.desfazer();
console.log(`${quais.length - falhas.length} de ${quais.length} comandos; falharam: ${falhas.join('; ') || 'nenhum'}`);
process.exitCode = falhas.length > 0 ? 1 : 0;

/** Runs a command that needs a served site, on a new server at another address than the document's. */
async function noSiteServido(comando: string, como: Comando): Promise<void> {
  await mesa.rodar('npm run -s build');
  const PORT = String(await freePort());
  const comeco = { programa: process.execPath, argumentos: ['server/main.ts'], cwd: mesa.pasta };
  const servidor = await subir({ PORT, DATA_DIR: join(mesa.pasta, `dados-${PORT}`) }, comeco);
  try {
    await mesa.rodar(comando.replace(NO_NAVEGADOR, servidor.url), como);
  } finally {
    servidor.processo.kill('SIGTERM');
    await servidor.fim;
  }
}
