import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { accountFor } from './account.ts';
import { startCluster } from './cluster.ts';
import { openEmbedded, runningEmbedded } from './embedded-database.ts';
import { noteNewestCopy } from './newest-copy.ts';
import { EmbeddedFailure } from './why-it-does-not-start.ts';

// Starts the PostgreSQL of the product, and kills it.

let root = '';
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'cais-embutido-'));
});
afterAll(() => rm(root, { recursive: true, force: true, maxRetries: 20 }));

const newFolder = async (name = 'dados') => {
  const folder = join(await mkdtemp(join(root, 'um-')), name);
  await mkdir(folder, { recursive: true });
  return folder;
};

async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function until<T>(act: () => Promise<T> | T): Promise<T> {
  for (;;) {
    try {
      return await act();
    } catch {
      await wait(50);
    }
  }
}

const postmasterOf = (folder: string) =>
  Number(readFileSync(join(folder, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);

const runs = (pid: number) => existsSync(`/proc/${pid}`);

/** Another process that has the database of a folder open. */
async function otherOwner(folder: string) {
  const code = `import { openEmbedded } from '#server/platform/db/embedded/embedded-database.ts';
    globalThis.open = await openEmbedded(${JSON.stringify(folder)});
    console.log('open');
    setInterval(() => {}, 60_000);`;
  const owner = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(owner.stdout, 'data');
  return {
    async die() {
      owner.kill('SIGKILL');
      await once(owner, 'exit');
    },
  };
}

test.each([
  ['blanks and accents', 'pasta do escritório'],
  ['more letters than a socket has room for', 'longa '.repeat(30).trim()],
])('a path with %s holds a database, which is there at the next start', async (_, name) => {
  const folder = await newFolder(name);
  const first = await openEmbedded(folder);
  await ask(first.url, 'create table note (text text)');
  await ask(first.url, `insert into note values ('fica')`);
  await first.close();
  const second = await openEmbedded(folder);
  expect(await ask(second.url, 'select text from note')).toEqual([{ text: 'fica' }]);
  expect(
    await ask(second.url, `select current_setting('fsync') as fsync, current_setting('listen_addresses') as tcp`),
  ).toEqual([{ fsync: 'on', tcp: '' }]);
  await second.close();
});

test('it asks for its password, also on the socket', async () => {
  const folder = await newFolder();
  const { url, close } = await openEmbedded(folder);
  await expect(ask(url.replace(/:[^:@/]+@/, ':outra@'), 'select 1')).rejects.toMatchObject({ code: '28P01' });
  await close();
});

test('killed, it is started again with all it had answered', async () => {
  const folder = await newFolder();
  const { url, close } = await openEmbedded(folder);
  await ask(url, 'create table note (text text)');
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  const before = postmasterOf(folder);
  process.kill(before, 'SIGKILL');
  expect(await until(() => ask(url, 'select count(*)::int as n from note'))).toEqual([{ n: 0 }]);
  expect(postmasterOf(folder)).not.toBe(before);
  expect(said).toHaveBeenCalledWith('O PostgreSQL embutido parou (137) e é iniciado de novo.');
  said.mockRestore();
  await close();
});

test('closed while it is started again, it ends', async () => {
  const folder = await newFolder();
  const { close } = await openEmbedded(folder);
  const died = new Promise((heard) => {
    jest.spyOn(console, 'error').mockImplementation(heard);
  });
  process.kill(postmasterOf(folder), 'SIGKILL');
  await died;
  await close();
  jest.restoreAllMocks();
  expect(await runningEmbedded(folder)).toBeNull();
  await (await openEmbedded(folder)).close();
});

test('what cannot end fast is ended at once, and nothing it answered is lost', async () => {
  const folder = join(await newFolder(), 'postgres');
  const start = { folder, account: accountFor(root), patienceMs: 100 };
  const first = await startCluster(start);
  await ask(first.url, 'create table note (text text)');
  const [checkpointer] = await ask(first.url, `select pid from pg_stat_activity where backend_type = 'checkpointer'`);
  process.kill(Number(checkpointer?.pid), 'SIGSTOP');
  await first.stop();
  const second = await startCluster(start);
  expect(await ask(second.url, 'select count(*)::int as n from note')).toEqual([{ n: 0 }]);
  await second.stop();
});

test('a connection that was cut is a full disk, where PostgreSQL said so; another failure stays what it is', async () => {
  const held = await openEmbedded(await newFolder());
  const refused = Object.assign(new Error('a rule'), { code: '23505' });
  expect(await held.because(refused)).toBe(refused);
  await ask(held.url, `do $$ begin raise log 'could not write: No space left on device'; end $$`);
  const cut = Object.assign(new Error('read'), { code: 'ECONNRESET' });
  expect(await held.because(cut)).toMatchObject({ message: expect.stringContaining('Não há espaço no disco') });
  await held.close();
});

test('it ends by itself after the process that started it was killed', async () => {
  const folder = await newFolder();
  const owner = await otherOwner(folder);
  const postmaster = postmasterOf(folder);
  await owner.die();
  while (runs(postmaster)) await wait(20);
});

test('what a process left that was killed with its supervisor is ended by the next start', async () => {
  const folder = await newFolder();
  const owner = await otherOwner(folder);
  const postmaster = postmasterOf(folder);
  const [, supervisor] = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${postmaster}/status`, 'utf8')) ?? [];
  const children = readFileSync(`/proc/${supervisor}/task/${supervisor}/children`, 'utf8')
    .trim()
    .split(' ')
    .map(Number);
  for (const pid of [Number(supervisor), ...children].filter((one) => one !== postmaster)) process.kill(pid, 'SIGKILL');
  await owner.die();
  expect(runs(postmaster)).toBe(true);
  const { url, close } = await openEmbedded(folder);
  expect(postmasterOf(folder)).not.toBe(postmaster);
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await close();
});

test('a number left behind that another program has now holds nothing up', async () => {
  const folder = await newFolder();
  await (await openEmbedded(folder)).close();
  const cluster = join(folder, 'postgres', 'cluster');
  await writeFile(join(cluster, 'postmaster.pid'), `${process.ppid}\n${cluster}\n1\n5432\n\n\n0 0\nready\n`);
  await (await openEmbedded(folder)).close();
});

test('another process is kept out, and an operator’s command joins it', async () => {
  const folder = await newFolder();
  expect(await runningEmbedded(folder)).toBeNull();
  const { close } = await openEmbedded(folder);
  await expect(openEmbedded(folder)).rejects.toThrow(
    `DATA_DIR: a pasta "${folder}" já está em uso pelo processo ${process.pid}`,
  );
  const joined = await runningEmbedded(folder);
  expect(await ask(joined?.url ?? '', 'select 1 as one')).toEqual([{ one: 1 }]);
  await joined?.close();
  await close();
});

describe('Files that do not open', () => {
  const damaged = async () => {
    const folder = await newFolder();
    await (await openEmbedded(folder)).close();
    await truncate(join(folder, 'postgres', 'cluster', 'global', 'pg_control'), 100);
    return folder;
  };

  test('are told, with the command that restores a copy', async () => {
    const folder = await damaged();
    await expect(openEmbedded(folder)).rejects.toThrow(
      /^DATA_DIR ".*": O banco não abre \(.*\): seus arquivos estão danificados\. Restaure a cópia mais nova: npm run restore -- copia\.tar\.gz --substituir\. O que está na pasta é guardado ao lado\.$/,
    );
  });

  test('and with the newest copy, where one was made', async () => {
    const folder = await damaged();
    const archive = join(folder, 'copia de ontem.tar.gz');
    await writeFile(archive, '');
    await noteNewestCopy(folder, archive);
    await expect(openEmbedded(folder)).rejects.toThrow(`npm run restore -- "${archive}" --substituir`);
  });

  test('are told too where PostgreSQL starts and a page of its catalogue is changed', async () => {
    const folder = await newFolder();
    const { url, close } = await openEmbedded(folder);
    const [{ path } = {}] = await ask(url, `select pg_relation_filepath('pg_class') as path`);
    await close();
    const file = await open(join(folder, 'postgres', 'cluster', String(path)), 'r+');
    for (const page of [0, 1, 2]) await file.write('changed from outside', page * 8192 + 100);
    await file.close();
    await expect(openEmbedded(folder)).rejects.toThrow('Restaure a cópia mais nova: npm run restore');
  });

  test('of another PostgreSQL are refused with the way out', async () => {
    const folder = await newFolder();
    await (await openEmbedded(folder)).close();
    await writeFile(join(folder, 'postgres', 'cluster', 'PG_VERSION'), '17\n');
    await expect(openEmbedded(folder)).rejects.toThrow(
      'é do PostgreSQL 17, e esta versão do Cais traz o 18. Faça uma cópia com a versão de antes (npm run backup) e restaure-a aqui com --substituir.',
    );
  });

  test('of the embedded database of before are refused with the way out, and stay', async () => {
    const folder = await newFolder();
    await mkdir(join(folder, 'pglite'));
    await expect(openEmbedded(folder)).rejects.toThrow(
      'tem o banco da versão anterior do Cais (PGlite), que esta não abre. Com a versão anterior faça a cópia: npm run backup -- copia.tar.gz; e com esta restaure-a: npm run restore -- copia.tar.gz --substituir.',
    );
    expect((await readdir(folder)).toSorted()).toEqual(['em-uso.trava', 'pglite']);
  });
});

test.each([
  ['PANIC:  could not locate a valid checkpoint record at 0/1', true],
  ['FATAL:  could not read file "global/pg_control": read 100 of 8192', true],
  ['FATAL:  database files are incompatible with server', true],
  ['FATAL:  could not write lock file "postmaster.pid": No space left on device', false],
  ['FATAL:  invalid value for parameter "max_connections": "muitas"', false],
  ['', false],
])('files are called damaged only where PostgreSQL says so: %s', (said, damaged) => {
  const failure = EmbeddedFailure.from(said);
  expect([failure.damaged, failure.message.includes('danificados')]).toEqual([damaged, damaged]);
});
