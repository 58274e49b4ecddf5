import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from './folder-lock.ts';

const novaPasta = () => mkdtemp(join(tmpdir(), 'cais-trava-'));
const PROCESSO_VIVO = process.ppid;
const PROCESSO_QUE_NAO_EXISTE = 2 ** 22 + 1;

test('a folder another living process holds is refused by name', async () => {
  const pasta = await novaPasta();
  await writeFile(join(pasta, 'em-uso.pid'), String(PROCESSO_VIVO));
  await expect(lockFolder(pasta)).rejects.toThrow(
    `DATA_DIR: a pasta "${pasta}" já está em uso pelo processo ${PROCESSO_VIVO}. Pare-o ou indique outra pasta.`,
  );
});

test('what a killed process left behind does not keep anybody out', async () => {
  const pasta = await novaPasta();
  await writeFile(join(pasta, 'em-uso.pid'), String(PROCESSO_QUE_NAO_EXISTE));
  await expect(lockFolder(pasta)).resolves.toBeInstanceOf(Function);
});

test('a released folder can be taken again', async () => {
  const pasta = await novaPasta();
  const destravar = await lockFolder(pasta);
  await destravar();
  await expect(lockFolder(pasta)).resolves.toBeInstanceOf(Function);
});
