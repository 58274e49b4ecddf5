import { NUMERO_SEMEADA } from '#lib/siscomex/testing/duimp-semeada.ts';
import {
  abrirPortalDeTeste,
  type ChaveDeTeste,
  CREDENCIAL,
  ENDERECOS,
  type PortalDeTeste,
} from '#server/portal/testing/portal-de-teste.ts';
import { NUMERO_GERADO } from '#server/testing/portal-simulado/seeds.ts';
import { onServer } from '#server/testing/test-bench.ts';

describe('One person of the Portal Único', () => {
  onServer(
    'with several credentials',
    (bench) => {
      let portal: PortalDeTeste;
      beforeAll(async () => {
        portal = await abrirPortalDeTeste(bench);
      });
      beforeEach(() => {
        portal.passar(24 * 3600);
        bench().relogio.hora = new Date(`${bench().relogio.hora.toISOString().slice(0, 10)}T12:00:00Z`);
        Object.assign(portal.simulado, { chamadas: [], falhas: [], fora: [], rajadas: 0, antes: undefined });
        portal.simulado.limites.clear();
      });
      afterEach(() => expect(portal.simulado.fora).toEqual([]));
      afterAll(() => portal.simulado.fechar());

      const testar = async ({ pessoa, credencialId }: ChaveDeTeste) => {
        const resposta = await pessoa.pedir({
          method: 'POST',
          url: `/api/PortalUnico/Credencial/${credencialId}/Teste`,
        });
        return resposta.statusCode === 200 ? resposta.json()[0].testeFrase : resposta.json().Error;
      };
      const pedir = async (chave: ChaveDeTeste, numero = NUMERO_SEMEADA) => {
        const id = await portal.pedirDuimp(chave.pessoa, chave.credencialId, numero);
        return async () => (await portal.consulta(await portal.deNovo(chave.pessoa), id)).situacao;
      };
      const correr = async ({ vezes, cadaMinutos }: { vezes: number; cadaMinutos: number }) => {
        for (let i = 0; i < vezes; i += 1) {
          await Promise.all([portal.correr(), portal.correr()]);
          portal.passar(cadaMinutos * 60);
        }
      };
      const recusadas = () => portal.simulado.chamadas.filter(({ status }) => status !== 200);

      test('the same key in three companies is one queue: no burst, no log-in within a minute, no excess more', async () => {
        portal.simulado.limites.set('recuperar', 30);
        const uma = await portal.comChave();
        const [outra, terceira] = [
          await portal.comChave('TREINAMENTO', uma),
          await portal.comChave('TREINAMENTO', uma),
        ];
        const pedidas = [await pedir(uma), await pedir(outra), await pedir(terceira)];
        await correr({ vezes: 10, cadaMinutos: 5 });
        expect(recusadas().map(({ funcao }) => funcao)).toEqual(['recuperar']);
        await correr({ vezes: 16, cadaMinutos: 10 });
        expect(await Promise.all(pedidas.map((como) => como()))).toEqual(['PRONTA', 'PRONTA', 'PRONTA']);
        expect(recusadas().map(({ funcao }) => funcao)).toEqual(['recuperar']);
        expect(portal.simulado.chamadas.filter(({ funcao }) => funcao === 'recuperar')).toHaveLength(3 * 21 + 1);
        expect([portal.simulado.rajadas, portal.simulado.excessos()]).toEqual([0, 1]);
      });

      test('two keys of one person take turns once the Portal has let both in', async () => {
        const uma = await portal.comChave();
        const outra = await portal.comChave('TREINAMENTO', { cpf: uma.cpf });
        expect(await testar(uma)).toBe('O Portal Único aceitou a chave.');
        portal.passar(61);
        expect(await testar(outra)).toBe('O Portal Único aceitou a chave.');
        const pedidas = [await pedir(uma), await pedir(outra, NUMERO_GERADO), await pedir(uma, NUMERO_GERADO)];
        await correr({ vezes: 6, cadaMinutos: 2 });
        expect(await Promise.all(pedidas.map((como) => como()))).toEqual(['PRONTA', 'PRONTA', 'PRONTA']);
        expect([portal.simulado.rajadas, recusadas()]).toEqual([0, []]);
      });

      test('a key that the Portal does not let in holds nobody up, and learns nothing of the person it names', async () => {
        const dela = await portal.comChave();
        const alheia = await bench().novaPessoa();
        const criada = await alheia.pedir({
          method: 'POST',
          url: '/api/PortalUnico/Credencial',
          payload: { ...CREDENCIAL, cpf: dela.cpf, clientId: dela.clientId, clientSecret: 'inventado' },
        });
        const inventada = { ...dela, pessoa: alheia, credencialId: criada.json().id };
        expect(await testar(dela)).toBe('O Portal Único aceitou a chave.');
        expect(await testar(inventada)).toMatch(/Chave inválida\. \(PLAT-ER8008\)$/);
        portal.passar(61);
        expect(await testar(inventada)).toMatch(/Chave inválida\. \(PLAT-ER8008\)$/);
        expect(await testar(dela)).toBe('O Portal Único aceitou a chave.');
      });
    },
    { portal: ENDERECOS },
  );
});
