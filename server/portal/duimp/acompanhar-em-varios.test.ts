import type { RespostaEmVarios } from '#lib/contracts/processo/ato-em-varios.ts';
import { abrirPortalDeTeste, ENDERECOS, type PortalDeTeste } from '#server/portal/testing/portal-de-teste.ts';
import { processoDaDuimp } from '#server/portal/testing/processo-de-teste.ts';
import { processosDeTeste } from '#server/testing/processos-de-teste.ts';
import { onServer } from '#server/testing/test-bench.ts';
import { filaDosAcompanhamentos } from './seguir-no-portal.ts';

describe('Many processos', () => {
  onServer(
    'followed in the Portal Único at once',
    (bench) => {
      let portal: PortalDeTeste;
      beforeAll(async () => {
        portal = await abrirPortalDeTeste(bench, (ao) => [filaDosAcompanhamentos(ao)]);
      });
      afterAll(() => portal.simulado.fechar());

      test('each DUIMP is said: followed, followed already, or without a number; the rehearsal writes nothing', async () => {
        const um = await processoDaDuimp(bench, portal);
        const com = um.chave;
        const dois = await processoDaDuimp(bench, portal, { com });
        await dois.acompanhar();
        const semDuimp = await processosDeTeste(com.pessoa).aberto({});
        const vistos = [await um.processo(), await dois.processo(), semDuimp];
        const emVarios = async (ensaio: boolean, credencialId = com.credencialId): Promise<RespostaEmVarios> => {
          const processos = vistos.map(({ id, versao }) => ({ id, versao }));
          const payload = { quais: { processos }, ato: { tipo: 'ACOMPANHAR', credencialId }, ensaio };
          return (await um.pedir('POST', '/api/Processo/EmVarios', payload)).corpo;
        };
        const dita = {
          feitos: [expect.objectContaining({ id: um.id })],
          recusados: [
            { id: dois.id, nome: vistos[1]?.numero, motivo: 'A DUIMP já é acompanhada no Portal Único.' },
            { id: semDuimp.id, nome: semDuimp.numero, motivo: 'Este processo ainda não tem o número da DUIMP.' },
          ],
        };
        expect(await emVarios(true)).toEqual(dita);
        expect(await um.visto()).toBeNull();
        expect(await emVarios(false)).toEqual(dita);
        expect(await um.visto()).toMatchObject({ ligado: true, credencialId: com.credencialId, numero: um.numero });
        const outra = await portal.comChave();
        const { feitos, recusados } = await emVarios(false, outra.credencialId);
        expect(feitos).toEqual([]);
        expect(recusados.slice(0, 2).map(({ motivo }) => motivo)).toEqual(Array(2).fill('Esta credencial não existe.'));
        const antes = portal.simulado.chamadas.length;
        await portal.correr();
        expect(portal.simulado.chamadas.slice(antes).filter(({ funcao }) => funcao === 'recuperarDuimp')).toHaveLength(
          2,
        );
      });
    },
    { portal: ENDERECOS },
  );
});
