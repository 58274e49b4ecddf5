import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from './folder-lock.ts';

const novaPasta = () => mkdtemp(join(tmpdir(), 'cais-trava-'));

/** Starts another process that locks a folder and then waits. */
async function outroDono(pasta: string) {
  const codigo = `import { lockFolder } from '#server/platform/db/folder-lock.ts';
    globalThis.trava = await lockFolder(${JSON.stringify(pasta)});
    console.log('travada');
    setInterval(() => {}, 60_000);`;
  const dono = spawn(process.execPath, ['--input-type=module', '--eval', codigo], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(dono.stdout, 'data');
  return {
    pid: dono.pid,
    morrer: async () => {
      dono.kill('SIGKILL');
      await once(dono, 'exit');
    },
  };
}

test('a folder that another process holds is refused, and its process is named', async () => {
  const pasta = await novaPasta();
  const dono = await outroDono(pasta);
  await expect(lockFolder(pasta)).rejects.toThrow(
    `DATA_DIR: a pasta "${pasta}" já está em uso pelo processo ${dono.pid} da máquina ${hostname()}. Pare-o ou indique outra pasta.`,
  );
  await dono.morrer();
});

test('two containers, in each of which the server is process 1, do not share a folder', async () => {
  const pasta = await novaPasta();
  const dono = await outroDono(pasta);
  await writeFile(join(pasta, 'em-uso.txt'), `processo ${process.pid} da máquina ${hostname()}`);
  await expect(lockFolder(pasta)).rejects.toThrow('já está em uso');
  await dono.morrer();
});

test('a process that was killed keeps nobody out, even where another program has its number now', async () => {
  const pasta = await novaPasta();
  const dono = await outroDono(pasta);
  await dono.morrer();
  await writeFile(join(pasta, 'em-uso.txt'), `processo ${process.ppid} da máquina ${hostname()}`);
  await expect(lockFolder(pasta)).resolves.toBeInstanceOf(Function);
});

test('one process does not open a folder twice, and a released folder can be taken again', async () => {
  const pasta = await novaPasta();
  const destravar = await lockFolder(pasta);
  await expect(lockFolder(pasta)).rejects.toThrow('já está em uso');
  await destravar();
  await expect(lockFolder(pasta)).resolves.toBeInstanceOf(Function);
});
