import { expect, test } from './apoio.ts';
import type { PessoaInventada } from './pessoas.ts';
import { freePort, type RunningServer, startProcess, startServer } from './server.ts';
import { withServer } from './with-server.ts';

/** The instant at which both clocks start: noon, whatever hour it is here, since the Portal stops every night. */
export const AGORA = '2026-11-23T15:00:00.000Z';

/** Gives the tests of a file a server and a simulated Portal of their own, with one person; answers what orders the Portal about. */
export function comPortalSimulado(pessoa: PessoaInventada) {
  let comandos: number;
  const mandar = async (comando: object): Promise<unknown> => {
    const resposta = await fetch(`http://127.0.0.1:${comandos}`, { method: 'POST', body: JSON.stringify(comando) });
    if (!resposta.ok) throw new Error(await resposta.text());
    return resposta.json();
  };

  withServer(async (): Promise<RunningServer> => {
    const porta = String(await freePort());
    comandos = await freePort();
    const relogio = { RELOGIO: AGORA, RELOGIO_PASSO_MS: '0' };
    const noMeioDia = ['./e2e/relogio-adiante.mjs'];
    const [portal, servidor] = await Promise.all([
      startProcess(['--import', ...noMeioDia, 'medidas/provas/portal.ts'], {
        env: { ...relogio, PORTAL_SIMULADO_PORTA: porta, PORTAL_SIMULADO_COMANDOS: String(comandos) },
        ready: 'Portal Único simulado',
      }),
      startServer({
        first: { ...pessoa, empresa: 'Registro Fictício' },
        preloads: noMeioDia,
        env: { ...relogio, PORTAL_UNICO_TREINAMENTO: `http://127.0.0.1:${porta}` },
      }),
    ]);
    return {
      ...servidor,
      stop: async () => {
        await Promise.all([portal.stop(), servidor.stop()]);
      },
    };
  });
  // Every request that the journey made is one of the published documents, whatever the screens showed.
  test.afterAll(async () => expect(await mandar({ comando: 'fora' })).toEqual([]));
  return { mandar };
}
