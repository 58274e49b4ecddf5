import { filaDosCatalogos } from '#server/portal/catalogue/fetch-list.ts';
import { filaDosRascunhos } from '#server/portal/duimp/mandar-duimp.ts';
import { filaDosRegistros } from '#server/portal/duimp/registrar-duimp.ts';
import { semearParaRascunhos } from '#server/portal/testing/duimp-de-teste.ts';
import { abrirPortalDeTeste, ENDERECOS, type PortalDeTeste } from '#server/portal/testing/portal-de-teste.ts';
import { semearAtributos } from '#server/testing/portal-simulado/attributes.ts';
import { onServer, type TestBench } from '#server/testing/test-bench.ts';
import { asked, type Case, oneDid, onTwoServers } from './once/once.ts';
import { portalOnce } from './once/portal-once.ts';

describe('What may be done once at the Portal Único', () => {
  onServer(
    'asked for several times at once of two servers',
    (bench) => {
      let dois: TestBench;
      let portal: PortalDeTeste;
      beforeAll(async () => {
        dois = await onTwoServers(bench());
        portal = await abrirPortalDeTeste(
          () => dois,
          (ao) => [filaDosRegistros(ao), filaDosRascunhos(ao), filaDosCatalogos(ao)],
        );
        // Opens the connections first, so that the requests really run at the same time.
        await Promise.all(Array.from({ length: 8 }, () => bench().conexao.db.execute('select pg_sleep(0.05)')));
      });
      beforeEach(() => {
        bench().relogio.hora = new Date('2026-11-23T14:00:00Z');
        portal.prazoMs = 5_000;
        const { simulado } = portal;
        Object.assign(simulado, { chamadas: [], falhas: [], fora: [], antes: undefined });
        simulado.limites.clear();
        semearParaRascunhos(simulado);
        semearAtributos(simulado.atributos, '85340011');
      });
      afterAll(() => portal.simulado.fechar());

      const cases: Record<string, Case> = portalOnce(
        () => portal,
        () => dois,
      );
      test.each(Object.entries(cases))('%s: done once, and the others are told so', async (_nome, acts) => {
        const once = await acts.preparar(dois, await dois.novaPessoa());
        expect(await asked(once, acts)).toEqual(oneDid(acts));
        expect(await once.quantos()).toBe(1);
      });
    },
    { portal: ENDERECOS },
  );
});
