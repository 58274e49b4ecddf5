import { proveAbsence } from '#server/testing/proofs/prove-absence.ts';
import { DEATHS, proveCrashes } from '#server/testing/proofs/prove-crashes.ts';
import { proveFailover } from '#server/testing/proofs/prove-failover.ts';
import { provePortal } from '#server/testing/proofs/prove-portal.ts';
import { proveTwoNodes } from '#server/testing/proofs/prove-two-nodes.ts';
import { createPair } from './disposable-pair.ts';
import { createCluster, type DisposableCluster } from './disposable-postgres.ts';
import { liveServers } from './separate-server.ts';

// A short form of `npm run prova -- quedas`, `dois-nos`, `banco-fora` and `portal-em-dois`. Each throws at the first record that
// differs from its answer or is incomplete.

afterAll(() => {
  for (const { processo } of liveServers) processo.kill('SIGKILL');
});

test.each(DEATHS)('killed in the middle of writes (%s), all it had answered is there', async (death) => {
  const { respondidas } = await proveCrashes({ rodadas: 2, death });
  expect(respondidas).toBeGreaterThan(0);
});

describe('on a PostgreSQL that is named', () => {
  let cluster: DisposableCluster;
  beforeAll(async () => {
    cluster = await createCluster();
  });
  afterAll(() => cluster.remove());

  test('of two servers behind one port, each is killed under load: nothing answered is lost, and the other goes on', async () => {
    const [primeira, segunda] = await proveTwoNodes(cluster.url);
    expect(primeira?.respondidas).toBeGreaterThan(20);
    expect(segunda?.respondidas).toBeGreaterThan(20);
  });

  describe('of two servers and the Portal Único', () => {
    test('each is killed in the middle of a DUIMP: all come whole, one request of a person at a time', async () => {
      // A death costs a turn of a minute, and a log-in the minute since the former one.
      const { duimps, chamadas } = await provePortal(cluster.url);
      expect(duimps).toBe(20);
      expect(chamadas).toBeGreaterThanOrEqual(20 * 6);
    });
  });

  test('the database goes away under load: the server says so, and goes on by itself when it is back', async () => {
    const { respondidas } = await proveAbsence(cluster, 2);
    expect(respondidas).toBeGreaterThan(15);
  });

  test('the primary of two database servers dies under load: the standby goes on, and the API is not restarted', async () => {
    const pair = await createPair();
    const counts = await proveFailover(pair, 2).finally(() => pair.stop());
    // A round waits for 61 answers, and three answers are two things counted: an order, created and changed, and its attachment.
    expect(counts.map(({ respondidas }) => respondidas > 30)).toEqual([true, true]);
  });
});
