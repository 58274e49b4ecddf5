import type { LinhaComparada } from '#lib/contracts/pedidos/pedido-diferencas.ts';
import { semearParaRascunhos } from '#server/portal/testing/duimp-de-teste.ts';
import { comDuimpRegistrada } from '#server/portal/testing/duimp-registrada-de-teste.ts';
import { abrirPortalDeTeste, ENDERECOS, type PortalDeTeste } from '#server/portal/testing/portal-de-teste.ts';
import { processosDeTeste } from '#server/testing/processos-de-teste.ts';
import { onServer } from '#server/testing/test-bench.ts';
import { filaDosRascunhos } from './mandar-duimp.ts';
import { filaDosRegistros } from './registrar-duimp.ts';

describe('The items of a DUIMP that was registered from the processo', () => {
  onServer(
    'of one NCM and one price, under the names of the catalogue',
    (bench) => {
      let portal: PortalDeTeste;
      beforeAll(async () => {
        portal = await abrirPortalDeTeste(bench, (ao) => [filaDosRegistros(ao), filaDosRascunhos(ao)]);
      });
      beforeEach(() => {
        bench().relogio.hora = new Date('2026-11-23T14:00:00Z');
        portal.prazoMs = 5_000;
        semearParaRascunhos(portal.simulado);
      });
      afterAll(() => portal.simulado.fechar());

      test('are those it was sent with: in the goods, in the order, and from the order to the stock', async () => {
        const { pessoa, id, numero, pedidoId } = await comDuimpRegistrada(portal, {
          ambiente: 'PRODUCAO',
          itens: 3,
          doPedido: true,
        });
        const ler = async (url: string) => {
          const resposta = await pessoa.pedir({ url });
          expect([resposta.statusCode, resposta.json().Error]).toEqual([200, undefined]);
          return resposta.json();
        };
        expect(await ler(`/api/Processo/${id}/Mercadorias`)).toMatchObject({
          comparadas: { conhecidos: 3, todos: 3 },
          semPrevisao: 0,
          naoDeclaradas: 0,
          linhas: ['001/1', '001/2', '001/3'].map((chave) => ({ chave, situacao: 'COMPARADA', difere: [] })),
        });

        const linhas: LinhaComparada[] = await ler(`/api/PurchaseOrder/${pedidoId}/Diferencas`);
        expect(linhas.map(({ embarques }) => embarques.map(({ declarado }) => declarado))).toMatchObject(
          ['3.00000', '4.00000', '5.00000'].map((quantidade) => [
            { situacao: 'ENCONTRADO', como: 'NUMERO', adicoes: [1], quantidade },
          ]),
        );

        const processos = processosDeTeste(pessoa);
        const { versao } = (await processos.ler(id)).json();
        const canal = { situacao: 'PARAMETRIZADO', canalRfb: 'VERDE', data: '2026-11-23' };
        expect((await processos.passar(id, { versao, ...canal })).statusCode).toBe(200);
        const livre = { situacao: 'DESEMBARACADO_RFB', data: '2026-11-23' };
        expect((await processos.passar(id, { versao: versao + 1, ...livre })).statusCode).toBe(200);
        const { arestas } = await ler(`/api/Linhagem?tipo=PROCESSO&id=${id}`);
        const declarados = arestas.filter(({ tipo }: { tipo: string }) => tipo === 'DECLARADO');
        expect(declarados.map(({ rotulo }: { rotulo: string }) => rotulo)).toEqual(
          Array(3).fill(expect.stringMatching(/pelo número do item na DUIMP$/)),
        );
        portal.simulado.duimps.todas.delete(numero);
      });
    },
    { portal: ENDERECOS },
  );
});
