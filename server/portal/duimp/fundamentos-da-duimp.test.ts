import { comProcessoDeDuimp, semearParaRascunhos } from '#server/portal/testing/duimp-de-teste.ts';
import { abrirPortalDeTeste, ENDERECOS, type PortalDeTeste } from '#server/portal/testing/portal-de-teste.ts';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { semearTratamentos } from '#server/testing/portal-simulado/tax-treatment.ts';
import { onServer } from '#server/testing/test-bench.ts';

describe('The grounds of a DUIMP', () => {
  onServer(
    'that the Portal Único told',
    (bench) => {
      let portal: PortalDeTeste;
      beforeAll(async () => {
        portal = await abrirPortalDeTeste(bench);
        semearParaRascunhos(portal.simulado);
        semearTratamentos(portal.simulado.tratamentos, '85423190');
      });
      beforeEach(() => {
        bench().relogio.hora = new Date('2026-11-23T14:00:00Z');
      });
      afterAll(() => portal.simulado.fechar());

      test('are known for the tax and the regime of the adição, by its NCM and country', async () => {
        const um = await comProcessoDeDuimp(portal);
        const { id, versao, itens } = um.itensGravados.json();
        const tributos = {
          ii: { regime: 'SUSPENSAO', aliquota: '16' },
          ipi: { regime: 'ISENCAO', aliquota: '9.75' },
          pis: { regime: 'INTEGRAL', aliquota: '2.1' },
          cofins: { regime: 'INTEGRAL', aliquota: '9.65' },
        };
        const gravado = await cadastroDeTeste(um.pessoa, 'ItensDoProcesso').alterar({
          id,
          versao,
          itens,
          adicoes: [{ numero: 1, tributos }],
        });
        expect(gravado.json().Error ?? null).toBeNull();
        const fundamentos = async () => (await um.ler()).fundamentos;
        expect(await fundamentos()).toEqual([
          { adicao: 1, tributo: 'ii', regime: 'II: Suspensão', conhecidos: [] },
          { adicao: 1, tributo: 'ipi', regime: 'IPI: Isenção', conhecidos: [] },
        ]);
        const perguntas = [{ tipo: 'TRATAMENTO', ncm: '85423190', pais: '160', dia: '2026-11-23' }];
        const payload = { credencialId: um.chave.credencialId, perguntas };
        await um.pessoa.pedir({ method: 'POST', url: '/api/PortalUnico/Pergunta', payload });
        await portal.correr();
        expect((await fundamentos()).map(({ conhecidos }) => conhecidos)).toEqual([
          [
            {
              codigo: '9909',
              nome: 'ADMISSÃO FICTÍCIA NA ZONA FRANCA',
              condicao: null,
              deTreinamento: true,
              respondidoEm: '2026-11-23',
            },
          ],
          [],
        ]);
      });
    },
    { portal: ENDERECOS },
  );
});
