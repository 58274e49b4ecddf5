import { match } from 'node:assert';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { comandosDoTexto } from '#scripts/comandos/colher.ts';
import { fazerPacote } from '#scripts/pacote.ts';
import { garantirSite } from '#scripts/preparar.mjs';

/**
 * `npm run -s prova -- instalacao`, as root: runs the block of docs/operacao.md that installs the package, line by line. It runs in
 * a mount namespace whose /etc, /opt and /var/lib lie over those of the machine and disappear afterwards. No systemd runs in it:
 * `prova -- systemd` starts the unit.
 */
const SO_COM_SYSTEMD = 'systemctl ';
const [, instalar = ''] =
  readFileSync('docs/operacao.md', 'utf8').match(/### Installing it on a server[\s\S]*?(```sh\n[\s\S]*?^```)/m) ?? [];
const linhas = comandosDoTexto(instalar).filter((linha) => !linha.startsWith(SO_COM_SYSTEMD));
await garantirSite();
const pasta = mkdtempSync(join(tmpdir(), 'cais-instalacao-'));
try {
  await fazerPacote(join(pasta, 'cais'));
  // The overlay lies on a tmpfs of the namespace, which disappears with its last process.
  const por = (onde: string, nome: string) =>
    `mkdir /mnt/${nome} /mnt/${nome}-w; mount -t overlay overlay -o lowerdir=${onde},upperdir=/mnt/${nome},workdir=/mnt/${nome}-w ${onde}`;
  const programa = [
    'set -e',
    'mount -t tmpfs tmpfs /mnt',
    por('/etc', 'etc'),
    por('/var/lib', 'var-lib'),
    // Makes the machine one that never had Cais.
    'userdel cais 2>/dev/null || true; rm -rf /etc/cais /var/lib/cais',
    `mount --bind ${pasta} /opt; chmod 755 /opt`,
    'set -x',
    ...linhas,
    'systemd-analyze verify /etc/systemd/system/cais.service',
    'HOME=/var/lib/cais runuser -u cais -- npm run -s auditar',
    'stat -c "%U %a" /var/lib/cais /etc/cais',
  ].join('\n');
  const PATH = (process.env.PATH ?? '')
    .split(':')
    .filter((uma) => !uma.includes('node_modules'))
    .join(':');
  const saida = execFileSync('unshare', ['--mount', 'bash', '-c', programa], {
    encoding: 'utf8',
    env: { PATH, HOME: process.env.HOME } as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  match(saida, /Maria já pode entrar com maria@exemplo\.com\.br\./);
  match(saida, /Empresa Ltda [\s\S]*todas no lugar/);
  match(saida, /cais 700\nroot 700\n$/);
  console.log(`docs/operacao.md: ${linhas.length} linhas que instalam, seguidas uma a uma`);
} finally {
  rmSync(pasta, { recursive: true, force: true });
}
