import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { onDisk } from './pglite-fsync.ts';
import { reconnectingPglite } from './reconnecting-pglite.ts';

const pasta = mkdtempSync(join(tmpdir(), 'cais-volta-'));
afterAll(() => rmSync(pasta, { recursive: true, force: true }));

const PANICO = Object.assign(new Error('could not write to file "pg_wal/xlogtemp.42": No space left on device'), {
  severity: 'PANIC',
  code: '53100',
});

test('after a panic it is opened anew, with all that was answered before, and is heard again', async () => {
  const abertos: PGlite[] = [];
  const banco = await reconnectingPglite(async () => {
    const aberto = await PGlite.create(onDisk(join(pasta, 'pglite')));
    abertos.push(aberto);
    return aberto;
  });
  const linhas = async () => (await banco.query<{ n: number }>('select n from t order by n')).rows.map(({ n }) => n);
  const ouvidos: string[] = [];
  await banco.listen('canal', (texto) => ouvidos.push(texto));
  expect((await banco.query<{ fsync: string }>('show fsync')).rows).toEqual([{ fsync: 'on' }]);
  await banco.exec('create table t (n int)');
  await banco.query('insert into t values (1)');

  // The statement fails, and so would the rollback after it.
  const gravar = banco.transaction(async (tx) => {
    await tx.query('insert into t values (2)');
    quebrar(abertos[0]);
    await tx.query('insert into t values (3)');
  });
  await expect(gravar).rejects.toThrow('No space left on device');

  expect(await linhas()).toEqual([1]);
  expect(abertos).toHaveLength(2);
  await banco.query('insert into t values (4)');
  expect(await linhas()).toEqual([1, 4]);
  await banco.query("select pg_notify('canal', 'de novo')");
  expect(ouvidos).toEqual(['de novo']);
  await banco.close();
});

test('while it cannot be opened, whoever asks is told, and the next one tries again; what is only wrong opens nothing', async () => {
  const abertos: PGlite[] = [];
  let fechada = false;
  const banco = await reconnectingPglite(async () => {
    if (fechada) throw new Error('PGlite failed to initialize properly');
    const aberto = await PGlite.create();
    abertos.push(aberto);
    return aberto;
  });
  await expect(banco.query('select 1 / 0')).rejects.toThrow('division by zero');
  expect(abertos).toHaveLength(1);

  fechada = true;
  quebrar(abertos[0]);
  await expect(banco.query('select 1')).rejects.toThrow('No space left on device');
  await expect(banco.query('select 1')).rejects.toThrow('PGlite failed to initialize properly');
  fechada = false;
  expect((await banco.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
  expect(abertos).toHaveLength(2);

  await banco.close();
  await expect(banco.query('select 1')).rejects.toThrow('O banco embutido foi fechado.');
});

/** From here on it answers as one whose log cannot be written. */
function quebrar(aberto: PGlite | undefined): void {
  if (aberto) Object.defineProperty(aberto, 'execProtocolRaw', { value: () => Promise.reject(PANICO) });
}
