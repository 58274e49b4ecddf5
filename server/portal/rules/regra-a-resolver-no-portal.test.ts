import { eq } from 'drizzle-orm';
import { portalRegistro } from '#server/platform/db/schema/portal-duimp.ts';
import { filaDosRascunhos } from '#server/portal/duimp/mandar-duimp.ts';
import { filaDosRegistros } from '#server/portal/duimp/registrar-duimp.ts';
import { filaDosAcompanhamentos } from '#server/portal/duimp/seguir-no-portal.ts';
import { comProcessoDeDuimp, semearParaRascunhos } from '#server/portal/testing/duimp-de-teste.ts';
import { abrirPortalDeTeste, ENDERECOS, type PortalDeTeste } from '#server/portal/testing/portal-de-teste.ts';
import { processoDaDuimp } from '#server/portal/testing/processo-de-teste.ts';
import { PortalError } from '#server/testing/portal-simulado/portal-error.ts';
import { onServer } from '#server/testing/test-bench.ts';
import { verMeuDia } from '#server/views/meu-dia/dia-de-teste.ts';

describe('What is to be settled with the Portal', () => {
  onServer(
    'stands in Meu dia',
    (bench) => {
      let portal: PortalDeTeste;
      beforeAll(async () => {
        portal = await abrirPortalDeTeste(bench, (ao) => [
          filaDosRegistros(ao),
          filaDosRascunhos(ao),
          filaDosAcompanhamentos(ao),
        ]);
      });
      beforeEach(() => {
        bench().relogio.hora = new Date('2026-11-23T14:00:00Z');
        Object.assign(portal.simulado, { falhas: [], antes: undefined });
        semearParaRascunhos(portal.simulado);
      });
      afterAll(() => portal.simulado.fechar());
      const linhas = async ({ quem }: { quem: Parameters<typeof verMeuDia>[1] }, dia = '2026-11-23') =>
        (await verMeuDia(bench(), quem, dia, { regra: 'A_RESOLVER_NO_PORTAL', de: 'empresa' })).linhas.map(
          ({ nivel, porque, lugar }) => [nivel, porque, lugar.aba],
        );

      test('an exigência of an anuente and another canal than ours, until they are settled', async () => {
        const um = await processoDaDuimp(bench, portal, { com: await portal.comChave('PRODUCAO') });
        const { pessoa } = um.chave;
        await um.acompanhar();
        await portal.correr();
        expect(await linhas(pessoa)).toEqual([]);
        const conferencia = { siglaOrgao: 'ANVISA', situacao: 'EM_EXIGENCIA' };
        um.noPortal('EM_CONFERENCIA_SELECIONADA', 'AMARELO', { situacaoConferenciaAnuente: [conferencia] });
        bench().relogio.hora = new Date('2026-11-23T15:00:01Z');
        await portal.correr();
        expect(await linhas(pessoa)).toEqual([
          ['aviso', 'ANVISA fez exigência: o texto está no Portal Único. (produção)', null],
        ]);
        um.noPortal('EM_CONFERENCIA_SELECIONADA', 'AMARELO', { situacaoConferenciaAnuente: [] });
        bench().relogio.hora = new Date('2026-11-23T18:00:02Z');
        await portal.correr();
        expect(await linhas(pessoa)).toEqual([]);
        um.noPortal('CANCELADA_PELO_IMPORTADOR', 'VERDE');
        bench().relogio.hora = new Date('2026-11-23T21:00:03Z');
        await portal.correr();
        expect(await linhas(pessoa)).toEqual([
          [
            'aviso',
            'O Portal Único diz canal verde; este processo, amarelo. Fica o daqui até que alguém mude. O Portal Único diz cancelada. Cancele o processo aqui, com o motivo. (produção)',
            null,
          ],
        ]);
      });

      test('a followed DUIMP of which the Portal says nothing for more than a day', async () => {
        const um = await processoDaDuimp(bench, portal, { com: await portal.comChave('PRODUCAO') });
        const { pessoa } = um.chave;
        await um.acompanhar();
        await portal.correr();
        portal.revogar(um.chave.clientId);
        bench().relogio.hora = new Date('2026-11-23T20:00:00Z');
        await portal.correr();
        expect(await linhas(pessoa, '2026-11-24')).toEqual([]);
        expect(await linhas(pessoa, '2026-11-25')).toEqual([
          [
            'aviso',
            expect.stringMatching(/^O Portal Único \(produção\) não diz nada da DUIMP \S+ há mais de um dia\. ./),
            null,
          ],
        ]);
      });

      test('a draft that was refused, until it is sent again', async () => {
        const um = await comProcessoDeDuimp(portal);
        await um.complementar();
        portal.simulado.antes = (funcao) => {
          if (funcao === 'criarNovaDuimp') throw new PortalError(422, 'DIMP-ER0001', 'Importador sem habilitação');
        };
        await um.mandar();
        await portal.correr();
        expect(await linhas(um.pessoa)).toEqual([
          ['aviso', 'O Portal Único (treinamento) recusou o rascunho da DUIMP, ou parte dele.', 'duimp'],
        ]);
        portal.simulado.antes = undefined;
        await um.mandar();
        await portal.correr();
        expect(await linhas(um.pessoa)).toEqual([]);
      });

      test('a registration that may have debited stands first, and a refused one too', async () => {
        const um = await comProcessoDeDuimp(portal);
        await um.complementar();
        await um.mandar();
        await portal.correr();
        const { rascunho, escrito, conferencias } = await um.ler();
        await portal.simulado.rascunhos.concluirDiagnostico(rascunho?.numero ?? '');
        const payload = {
          valor: '1300.00',
          sha256: escrito?.sha256,
          confirmacao: null,
          diagnosticoLido: true,
          conferenciasVistas: conferencias.sha256,
        };
        await um.pessoa.pedir({ method: 'POST', url: `/api/Processo/${um.id}/Duimp/Registro`, payload });
        expect(await linhas(um.pessoa)).toEqual([]);
        portal.simulado.falhas.push({ funcao: 'registrarDuimp', tipo: 'CAI' });
        await portal.correr();
        expect(await linhas(um.pessoa)).toEqual([
          [
            'erro',
            expect.stringMatching(
              /^Não se sabe se o Portal Único fez o registro da DUIMP \S+ em treinamento: R\$\s1\.300,00 podem ter sido debitados\.$/,
            ),
            'duimp',
          ],
        ]);
        const { db } = bench().conexao;
        await db.update(portalRegistro).set({ situacao: 'RECUSADO' }).where(eq(portalRegistro.processoId, um.id));
        expect(await linhas(um.pessoa)).toEqual([
          ['erro', expect.stringMatching(/^O Portal Único recusou o registro da DUIMP \S+ em treinamento\.$/), 'duimp'],
        ]);
      });
    },
    { portal: ENDERECOS },
  );
});
