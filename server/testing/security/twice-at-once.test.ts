import { onServer, type TestBench } from '#server/testing/test-bench.ts';
import { ACCESS_ONCE } from './once/access-once.ts';
import { CADASTROS_ONCE } from './once/cadastros-once.ts';
import { DECLARACAO_ONCE } from './once/declaracao-once.ts';
import { asked, type Case, oneDid, onTwoServers } from './once/once.ts';
import { ZFM_ONCE } from './once/zfm-once.ts';

const CASES: Record<string, Case> = { ...CADASTROS_ONCE, ...DECLARACAO_ONCE, ...ZFM_ONCE, ...ACCESS_ONCE };

onServer('What may be done once, asked for several times at once of two servers', (bench) => {
  let dois: TestBench;
  beforeAll(async () => {
    dois = await onTwoServers(bench());
    // Opens the connections first, so that the requests really run at the same time.
    await Promise.all(Array.from({ length: 8 }, () => bench().conexao.db.execute('select pg_sleep(0.05)')));
  });

  test.each(Object.entries(CASES))('%s: done once, and the others are told so', async (_nome, acts) => {
    const once = await acts.preparar(dois, await dois.novaPessoa());
    expect(await asked(once, acts)).toEqual(oneDid(acts));
    expect(await once.quantos()).toBe(1);
  });
});
