import { NUMERO_SEMEADA } from '#lib/siscomex/testing/duimp-semeada.ts';
import { abrirPortalDeTeste, ENDERECOS, type PortalDeTeste } from '#server/portal/testing/portal-de-teste.ts';
import { PortalError } from '#server/testing/portal-simulado/portal-error.ts';
import { onServer } from '#server/testing/test-bench.ts';
import { verMeuDia } from '#server/views/meu-dia/dia-de-teste.ts';

describe('Notices of the Portal in Meu dia', () => {
  onServer(
    'that are not registered there',
    (bench) => {
      let portal: PortalDeTeste;
      beforeEach(async () => {
        bench().relogio.hora = new Date('2026-11-23T14:00:00Z');
        portal = await abrirPortalDeTeste(bench);
      });
      afterEach(() => portal.simulado.fechar());

      /** A credential whose address of notices was asked to be registered. */
      const pedido = async () => {
        const { pessoa, credencialId } = await portal.comChave();
        const url = `/api/PortalUnico/Credencial/${credencialId}`;
        await pessoa.pedir({ method: 'POST', url: `${url}/Aviso` });
        const assinar = async () => {
          const payload = { ato: 'ASSINAR', endereco: 'https://cais.exemplo.com.br' };
          expect((await pessoa.pedir({ method: 'POST', url: `${url}/Assinatura`, payload })).statusCode).toBe(202);
          await portal.correr();
        };
        const linhas = async (dia: string) =>
          (await verMeuDia(bench(), pessoa.quem, dia, { regra: 'AVISOS_DO_PORTAL' })).linhas.map(
            ({ titulo, porque, lugar }) => [titulo, porque, lugar.onde, lugar.id],
          );
        return { pessoa, credencialId, url, assinar, linhas };
      };
      const linha = (id: string, porque: string) => ['Maria da Silva · treinamento', porque, 'PORTAL_UNICO', id];
      const UM_DE_QUATRO =
        'O Portal Único não tem 1 dos 4 avisos cadastrados: destes, o Cais só olha de tempos em tempos.';

      test('one that was refused, until it is registered', async () => {
        const um = await pedido();
        expect(await um.linhas('2026-11-23')).toEqual([]);
        let vez = 0;
        portal.simulado.antes = (funcao) => {
          if (funcao === 'cadastrarWebhook') vez += 1;
          if (vez === 2) throw new PortalError(422, null, 'Evento sem permissão para este perfil');
        };
        await um.assinar();
        expect(await um.linhas('2026-11-23')).toEqual([linha(um.credencialId, UM_DE_QUATRO)]);
        portal.simulado.antes = undefined;
        await um.assinar();
        expect(await um.linhas('2026-11-23')).toEqual([]);
      });

      test('one that the Portal dropped, and none once nobody wants them', async () => {
        const um = await pedido();
        await um.assinar();
        await portal.simulado.muda.situacao(NUMERO_SEMEADA, 'EM_CONFERENCIA_SELECIONADA', 'VERDE');
        // Thirty days later nothing was delivered.
        bench().relogio.hora = new Date('2026-12-23T14:00:01Z');
        await portal.correr();
        expect(await um.linhas('2026-12-23')).toEqual([linha(um.credencialId, UM_DE_QUATRO)]);
        const pessoa = await portal.deNovo(um.pessoa);
        expect((await pessoa.pedir({ method: 'DELETE', url: `${um.url}/Aviso` })).statusCode).toBe(200);
        expect(await um.linhas('2026-12-23')).toEqual([]);
      });

      test('all of them, where the Portal takes none', async () => {
        const um = await pedido();
        portal.simulado.antes = (funcao) => {
          if (funcao === 'cadastrarWebhook') throw new PortalError(422, null, 'Perfil sem acesso');
        };
        await um.assinar();
        expect(await um.linhas('2026-11-23')).toEqual([
          linha(um.credencialId, 'O Portal Único não tem os avisos cadastrados: o Cais só olha de tempos em tempos.'),
        ]);
      });
    },
    { portal: ENDERECOS },
  );
});
