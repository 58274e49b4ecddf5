import { equal, match } from 'node:assert';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { comandosDoTexto } from '#scripts/comandos/colher.ts';
import { freePort } from '#server/platform/free-port.ts';
import { startServer } from '#server/testing/separate-server.ts';

/** `npm run -s prova -- api` runs the shell lines of docs/api.md, in one shell, against the demonstration. */
const pasta = mkdtempSync(join(tmpdir(), 'cais-api-'));
const servidor = startServer({ PORT: String(await freePort()), DATA_DIR: join(pasta, 'dados') });
try {
  await servidor.noAr;
  const blocos = readFileSync('docs/api.md', 'utf8').match(/^```sh\n[\s\S]*?^```/gm) ?? [];
  const linhas = comandosDoTexto(blocos.join('\n')).map((linha) =>
    linha.replace('http://localhost:4000', servidor.url),
  );
  const saida = execFileSync('bash', ['-euo', 'pipefail', '-c', linhas.join('\n')], { cwd: pasta, encoding: 'utf8' });
  const pedidos = JSON.parse(saida.match(/^\[\{.*\}\]/m)?.[0] ?? '[]');
  equal(pedidos.length, 2);
  match(readFileSync(join(pasta, 'cais.d.ts'), 'utf8'), /export interface paths/);
  console.log(
    `docs/api.md: ${linhas.length} linhas do shell rodadas; ${pedidos.map((um: { numero: string }) => um.numero).join(' e ')} lidos.`,
  );
} finally {
  servidor.processo.kill();
  await servidor.fim;
  rmSync(pasta, { recursive: true, force: true });
}
