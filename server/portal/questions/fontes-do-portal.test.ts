import { fontesDosTributos } from '#lib/contracts/processo/fontes-dos-tributos.ts';
import { proporTributos } from '#lib/fiscal/importacao/prevista/propor-tributos.ts';
import { abrirPortalDeTeste, ENDERECOS, type PortalDeTeste } from '#server/portal/testing/portal-de-teste.ts';
import { semearTratamentos } from '#server/testing/portal-simulado/tax-treatment.ts';
import { processosDeTeste } from '#server/testing/processos-de-teste.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';

const NCM = '85340011';
const MERCADORIA = { ncm: NCM, partNumbers: ['FX-1'], aplicacao: null, paisOrigem: '160' };

describe('The grounds that the Portal Único told', () => {
  onServer(
    'as a source of proposals',
    (bench) => {
      let portal: PortalDeTeste;
      beforeAll(async () => {
        portal = await abrirPortalDeTeste(bench);
        semearTratamentos(portal.simulado.tratamentos, NCM);
      });
      beforeEach(() => {
        bench().relogio.hora = new Date('2026-11-23T14:00:00Z');
      });
      afterAll(() => portal.simulado.fechar());

      const fontes = async (pessoa: Pessoa, processoId: string, pais: string | null = '160') => {
        const payload = { mercadorias: [{ ncm: NCM, partNumber: 'FX-1', pais }] };
        const url = `/api/Processo/${processoId}/FontesDosTributos`;
        return fontesDosTributos.parse((await pessoa.pedir({ method: 'POST', url, payload })).json());
      };
      const perguntar = async ({ pessoa, credencialId }: { pessoa: Pessoa; credencialId: string }, dia: string) => {
        const perguntas = [{ tipo: 'TRATAMENTO', ncm: NCM, pais: '160', dia }];
        const payload = { credencialId, perguntas };
        await pessoa.pedir({ method: 'POST', url: '/api/PortalUnico/Pergunta', payload });
        await portal.correr();
        portal.passar(6);
      };
      const aberto = async (pessoa: Pessoa): Promise<string> => (await processosDeTeste(pessoa).aberto({})).id;

      test('have their day and environment, and are no value by themselves', async () => {
        const quem = await portal.comChave();
        const processo = await aberto(quem.pessoa);
        expect((await fontes(quem.pessoa, processo)).tratamentos).toEqual([]);
        await perguntar(quem, '2026-11-23');
        const lidas = await fontes(quem.pessoa, processo);
        expect(lidas.tratamentos).toMatchObject([
          {
            ncm: NCM,
            pais: '160',
            deTreinamento: true,
            dataDoFato: '2026-11-23',
            respondidoEm: '2026-11-23',
            fundamentos: [
              {
                tributo: 'ii',
                regime: 'REDUCAO',
                codigo: '9006',
                normal: true,
                condicao: expect.stringMatching(/^se EX II/),
              },
              { tributo: 'ii', regime: 'SUSPENSAO', codigo: '9909', normal: false, condicao: null },
              { tributo: 'ipi', regime: 'SUSPENSAO', codigo: '9910' },
              { tributo: 'pis', regime: 'ISENCAO', codigo: '9020' },
            ],
          },
        ]);
        const [doII] = proporTributos(MERCADORIA, lidas);
        expect(doII).toMatchObject({ tributo: 'ii', qual: 'regime', candidatos: [] });
        expect(doII?.opcoes.map(({ escrito }) => escrito)).toEqual([
          'Redução, fundamento 9006',
          'Suspensão, fundamento 9909',
        ]);
        expect((await fontes(quem.pessoa, processo, '023')).tratamentos).toEqual([]);
        expect((await fontes(quem.pessoa, processo, null)).tratamentos).toEqual([]);
      });

      test('are those of production where it answered, and else of the newest day asked about', async () => {
        const quem = await portal.comChave();
        const processo = await aberto(quem.pessoa);
        await perguntar(quem, '2026-12-01');
        await perguntar(quem, '2026-11-23');
        const codigos = async () =>
          (await fontes(quem.pessoa, processo)).tratamentos.map((um) => [
            um.deTreinamento,
            um.dataDoFato,
            um.fundamentos.map(({ codigo }) => codigo).join(),
          ]);
        // The ground of PIS ended with November.
        expect(await codigos()).toEqual([[true, '2026-12-01', '9006,9909,9910']]);
        const chave = await quem.pessoa.pedir({
          method: 'POST',
          url: '/api/PortalUnico/Credencial',
          payload: {
            ambiente: 'PRODUCAO',
            titular: 'Maria da Silva',
            cpf: '529.982.247-25',
            validaAte: null,
            clientId: quem.clientId,
            clientSecret: quem.clientSecret,
            confirmacao: 'dados de verdade',
          },
        });
        portal.passar(61);
        await perguntar({ pessoa: quem.pessoa, credencialId: chave.json().id }, '2026-11-23');
        expect(await codigos()).toEqual([[false, '2026-11-23', '9006,9909,9910,9020']]);
      });

      test('are of the company: another one knows none of them', async () => {
        const [quem, outra] = [await portal.comChave(), await portal.comChave()];
        await perguntar(quem, '2026-11-23');
        expect((await fontes(quem.pessoa, await aberto(quem.pessoa))).tratamentos).toHaveLength(1);
        expect((await fontes(outra.pessoa, await aberto(outra.pessoa))).tratamentos).toEqual([]);
      });
    },
    { portal: ENDERECOS },
  );
});
