import { Pool } from 'pg';
import { DatabaseHosts } from './hosts.ts';
import { listenToPostgres } from './listen.ts';

test('the first connection fails where nothing answers', async () => {
  const hosts = new DatabaseHosts('postgres://cais@127.0.0.1:1/cais');
  await expect(listenToPostgres(hosts, 'news', () => {})).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

const url = process.env.TEST_DATABASE_URL ?? '';

test('a server that is left while the listener connects to it is not listened to', async () => {
  const nowhere = 'the one that was left';
  const hosts = new DatabaseHosts(url);
  // It is left as soon as its address was asked for.
  const asked = jest.spyOn(hosts, 'current', 'get').mockReturnValueOnce(url).mockReturnValueOnce(nowhere);
  const heard: string[] = [];
  let listening = () => {};
  const first = new Promise<void>((done) => {
    listening = done;
  });
  const stop = await listenToPostgres(hosts, 'news', (text) => {
    heard.push(text);
    listening();
  });
  const pool = new Pool({ connectionString: url });
  await pool.query(`select pg_notify('news', 'here')`);
  await first;
  expect(heard).toEqual(['here']);
  // Asked by each of two attempts, before and after.
  expect(asked).toHaveBeenCalledTimes(4);
  await stop();
  await pool.end();
});
