import { eq } from 'drizzle-orm';
import { NUMERO_SEMEADA } from '#lib/siscomex/testing/duimp-semeada.ts';
import { portalCredencial } from '#server/platform/db/schema/portal.ts';
import { abrirPortalDeTeste, ENDERECOS, type PortalDeTeste } from '#server/portal/testing/portal-de-teste.ts';
import { onServer } from '#server/testing/test-bench.ts';

onServer(
  'A session with the Portal Único',
  (bench) => {
    let portal: PortalDeTeste;
    beforeAll(async () => {
      portal = await abrirPortalDeTeste(bench);
    });
    afterAll(() => portal.simulado.fechar());

    const entradas = () => portal.simulado.chamadas.filter(({ funcao }) => funcao === 'autenticarChaveAcesso').length;

    test('is used while it lasts, and one that a clock a year ahead wrote down is not', async () => {
      const { pessoa, credencialId } = await portal.comChave();
      const buscar = async () => {
        await portal.pedirDuimp(pessoa, credencialId, NUMERO_SEMEADA);
        await portal.correr();
        portal.passar(90);
        return entradas();
      };
      const { db } = bench().conexao;
      expect([await buscar(), await buscar()]).toEqual([1, 1]);
      const adiante = new Date(bench().relogio.hora.getTime() + 365 * 24 * 3_600_000);
      await db.update(portalCredencial).set({ sessaoAte: adiante }).where(eq(portalCredencial.id, credencialId));
      expect(await buscar()).toBe(2);
    });
  },
  { portal: ENDERECOS },
);
