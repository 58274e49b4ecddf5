import { lerAtributosDaNcm } from '#lib/portal/codecs/atributos-da-ncm.ts';
import type { AtributosNoPortal } from '#lib/portal/contracts/portal-unico.ts';
import { escreverParada } from '#server/portal/talk/at-time.ts';
import { abrirPortalDeTeste, ENDERECOS, type PortalDeTeste } from '#server/portal/testing/portal-de-teste.ts';
import { semearAtributos } from '#server/testing/portal-simulado/attributes.ts';
import { onServer } from '#server/testing/test-bench.ts';
import { atributosRepository } from './atributos-repository.ts';

const FUNCAO = 'consultar /cadatributos/api/ext/atributo-ncm/{codigo-ncm}';
const NCM = '85340011';

describe('The attributes of a NCM', () => {
  onServer(
    'asked of the Portal Único',
    (bench) => {
      let portal: PortalDeTeste;
      beforeAll(async () => {
        portal = await abrirPortalDeTeste(bench);
      });
      beforeEach(() => {
        bench().relogio.hora = new Date('2026-11-23T14:00:00Z');
        Object.assign(portal.simulado, { chamadas: [], falhas: [], fora: [], antes: undefined });
        portal.simulado.limites.clear();
        semearAtributos(portal.simulado.atributos, NCM);
      });
      afterEach(() => expect(portal.simulado.fora).toEqual([]));
      afterAll(() => portal.simulado.fechar());

      const chamadas = () => portal.simulado.chamadas.filter(({ funcao }) => funcao === FUNCAO).length;
      const comChave = async () => {
        const quem = await portal.comChave();
        const pedir = async (ncms: string[] | null, credencialId = quem.credencialId) => {
          const payload = { credencialId, ncms };
          const resposta = await quem.pessoa.pedir({ method: 'POST', url: '/api/PortalUnico/Atributos', payload });
          return { status: resposta.statusCode, corpo: resposta.json() };
        };
        const listar = async (ambiente = ''): Promise<AtributosNoPortal[]> =>
          (await quem.pessoa.pedir({ url: `/api/PortalUnico/Atributos${ambiente}` })).json();
        /** As read when the session of the person is over. */
        const depois = () => atributosRepository(bench().conexao.db, quem.pessoa.quem.empresaId).listar('TREINAMENTO');
        const cadastrar = async (...ncms: string[]) => {
          for (const [i, ncm] of ncms.entries()) {
            const payload = { ...ITEM, partNumber: `FICT-${i}`, ncm };
            const criado = await quem.pessoa.pedir({ method: 'POST', url: '/api/Item', payload });
            expect(criado.statusCode).toBe(201);
          }
        };
        return { ...quem, pedir, listar, depois, cadastrar };
      };

      test('come as they were answered, with day, environment and SHA-256, and are read again from there', async () => {
        const quem = await comChave();
        expect(await quem.listar()).toEqual([]);
        expect(await quem.pedir([NCM])).toEqual({ status: 202, corpo: { pedidas: 1 } });
        const [esperando] = await quem.listar();
        expect(esperando).toMatchObject({
          ncm: NCM,
          itens: 0,
          ambiente: 'TREINAMENTO',
          pedido: { situacao: 'NA_FILA', olhadaEm: null, sha256: null, titular: 'Maria da Silva' },
        });
        const arquivo = () => quem.pessoa.pedir({ url: `/api/PortalUnico/Atributos/${esperando?.pedido?.id}/Arquivo` });
        expect((await arquivo()).statusCode).toBe(422);
        await portal.correr();
        expect(await quem.listar()).toMatchObject([
          {
            pedido: {
              situacao: 'PRONTA',
              frase: null,
              proximaEm: null,
              olhadaEm: '2026-11-23T14:00:00.000Z',
              sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
            },
          },
        ]);
        const lidos = lerAtributosDaNcm((await arquivo()).rawPayload, NCM);
        expect(lidos.map(({ nome }) => nome)).toContain('Espessura em milímetros');
        expect(await quem.listar('?ambiente=PRODUCAO')).toEqual([]);
      });

      test('are asked for the NCMs of all items, one at a time and seconds apart, and not twice a day', async () => {
        const quem = await comChave();
        expect((await quem.pedir(null)).corpo.Error).toBe('Nenhum item cadastrado tem NCM: cadastre os itens antes.');
        await quem.cadastrar(NCM, '73181500', NCM);
        expect((await quem.listar()).map(({ ncm, itens, pedido }) => [ncm, itens, pedido])).toEqual([
          ['73181500', 1, null],
          [NCM, 2, null],
        ]);
        expect((await quem.pedir(null)).corpo).toEqual({ pedidas: 2 });
        expect((await quem.pedir(null)).corpo).toEqual({ pedidas: 0 });
        await portal.correr();
        expect(chamadas()).toBe(1);
        portal.passar(4);
        await portal.correr();
        expect(chamadas()).toBe(1);
        portal.passar(2);
        await portal.correr();
        expect(chamadas()).toBe(2);
        expect((await quem.pedir([NCM])).corpo).toEqual({ pedidas: 0 });
        portal.passar(60);
        await portal.correr();
        expect(chamadas()).toBe(2);
      });

      test('wait for the hour of a limit with one excess, and for the end of the daily stop with none', async () => {
        const quem = await comChave();
        bench().relogio.hora = new Date('2026-11-23T14:40:00Z');
        portal.simulado.limites.set(FUNCAO, 1);
        await quem.pedir([NCM, '73181500']);
        await portal.correr();
        portal.passar(10);
        await portal.correr();
        const frases = async () => (await quem.depois()).map(({ pedido }) => pedido?.frase ?? pedido?.situacao);
        // 73181500 was asked first, by its order.
        expect(await frases()).toEqual(['PRONTA', expect.stringMatching(/^O limite de consultas por hora/)]);
        portal.passar(60);
        await portal.correr();
        expect([chamadas(), portal.simulado.excessos()]).toEqual([2, 1]);
        portal.simulado.limites.clear();
        bench().relogio.hora = new Date('2026-11-23T15:00:02Z');
        await portal.correr();
        expect(await frases()).toEqual(['PRONTA', 'PRONTA']);

        bench().relogio.hora = new Date('2026-11-24T04:30:00Z');
        const outra = await comChave();
        await outra.pedir([NCM]);
        const antes = chamadas();
        await portal.correr();
        expect((await outra.listar())[0]?.pedido).toMatchObject({
          situacao: 'NA_FILA',
          proximaEm: '2026-11-24T06:00:30.000Z',
          frase: expect.stringContaining(`${escreverParada(new Date('2026-11-24T06:00:30Z'))} O Cais continua às `),
        });
        expect(chamadas()).toBe(antes);
      });

      test('that cannot be read are refused with a sentence, and the former answer stays', async () => {
        bench().relogio.hora = new Date('2026-11-24T02:50:00Z');
        const quem = await comChave();
        await quem.pedir([NCM]);
        await portal.correr();
        const [antes] = await quem.listar();
        // A minute past midnight of Brasília is another day, on which it may be asked again.
        bench().relogio.hora = new Date('2026-11-24T03:01:00Z');
        const deOutra = { listaNcm: [{ codigoNcm: '0101.21.00', listaAtributos: [] }], detalhesAtributos: [] };
        jest.spyOn(portal.simulado.atributos, 'atender').mockReturnValueOnce(deOutra);
        expect((await quem.pedir([NCM])).corpo).toEqual({ pedidas: 1 });
        await portal.correr();
        const ficou = { sha256: antes?.pedido?.sha256, olhadaEm: '2026-11-24T02:50:00.000Z' };
        const frase = expect.stringMatching(
          /^A resposta do Portal Único não se lê: A resposta não é da NCM 85340011\.$/,
        );
        expect((await quem.listar())[0]?.pedido).toMatchObject({ situacao: 'RECUSADA', frase, ...ficou });
        portal.simulado.falhas.push({ funcao: FUNCAO, tipo: 'HTML' });
        expect((await quem.pedir([NCM])).corpo).toEqual({ pedidas: 1 });
        await portal.correr();
        expect((await quem.listar())[0]?.pedido).toMatchObject({
          situacao: 'RECUSADA',
          frase: expect.stringMatching(/^O Portal Único recusou este caminho/),
          ...ficou,
        });
        expect((await quem.pedir([NCM])).corpo).toEqual({ pedidas: 1 });
        await portal.correr();
        expect((await quem.listar())[0]?.pedido).toMatchObject({ situacao: 'PRONTA', frase: null });
      });

      test('of an answer that was lost are asked again after a minute, from a new session', async () => {
        const quem = await comChave();
        portal.simulado.falhas.push({ funcao: FUNCAO, tipo: 'CALA' });
        await quem.pedir([NCM]);
        await portal.correr();
        expect((await quem.listar())[0]?.pedido).toMatchObject({
          situacao: 'NA_FILA',
          frase: 'O Portal Único não respondeu.',
          proximaEm: '2026-11-23T14:01:05.000Z',
        });
        portal.passar(66);
        await portal.correr();
        expect((await quem.listar())[0]?.pedido?.situacao).toBe('PRONTA');
        expect(chamadas()).toBe(2);
      });

      test('are not asked with a key of another company or an ended one, which ends what waits', async () => {
        const [quem, outra] = [await comChave(), await comChave()];
        expect((await quem.pedir([NCM], outra.credencialId)).status).toBe(404);
        await quem.pedir([NCM]);
        const [{ pedido } = { pedido: null }] = await quem.listar();
        const alheio = await outra.pessoa.pedir({ url: `/api/PortalUnico/Atributos/${pedido?.id}/Arquivo` });
        expect([alheio.statusCode, await outra.listar()]).toEqual([404, []]);
        const url = `/api/PortalUnico/Credencial/${quem.credencialId}/Encerrar`;
        expect((await quem.pessoa.pedir({ method: 'POST', url, payload: {} })).statusCode).toBe(200);
        await portal.correr();
        expect(chamadas()).toBe(0);
        expect((await quem.listar())[0]?.pedido).toMatchObject({
          situacao: 'RECUSADA',
          frase: 'A credencial foi encerrada antes do fim desta consulta.',
        });
        expect((await quem.pedir([NCM])).status).toBe(409);
      });
    },
    { portal: ENDERECOS },
  );
});

const ITEM = {
  descricao: 'Item fictício',
  unidadeComercializada: 'UNIDADE',
  origem: 'IMPORTADO',
};
