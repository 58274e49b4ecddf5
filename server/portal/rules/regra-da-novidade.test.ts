import { filaDosAcompanhamentos } from '#server/portal/duimp/seguir-no-portal.ts';
import { abrirPortalDeTeste, ENDERECOS, type PortalDeTeste } from '#server/portal/testing/portal-de-teste.ts';
import { processoDaDuimp } from '#server/portal/testing/processo-de-teste.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { semearDoImportador } from '#server/testing/portal-simulado/seeds.ts';
import { logInAs } from '#server/testing/security/support/log-in-as.ts';
import { onServer } from '#server/testing/test-bench.ts';
import { em, verMeuDia } from '#server/views/meu-dia/dia-de-teste.ts';

describe('News of the Portal Único in Meu dia', () => {
  onServer(
    'what was fetched by itself',
    (bench) => {
      let portal: PortalDeTeste;
      beforeAll(async () => {
        portal = await abrirPortalDeTeste(bench, (ao) => [filaDosAcompanhamentos(ao)]);
      });
      beforeEach(() => {
        bench().relogio.hora = new Date('2026-11-24T14:00:00Z');
      });
      afterAll(() => portal.simulado.fechar());
      const novidades = async ({ quem }: { quem: Parameters<typeof verMeuDia>[1] }) =>
        (await verMeuDia(bench(), quem, em(4), { regra: 'NOVIDADE_DO_PORTAL', de: 'empresa' })).linhas.map(
          ({ titulo, porque, lugar }) => ({ titulo, porque, lugar }),
        );

      test('a newer version is told until it is accepted', async () => {
        const um = await processoDaDuimp(bench, portal, { com: await portal.comChave('PRODUCAO') });
        const { pessoa } = um.chave;
        await um.acompanhar();
        await portal.correr();
        expect(await novidades(pessoa)).toEqual([]);
        await portal.simulado.muda.novaVersao(um.numero, { informacaoComplementar: 'RETIFICACAO FICTICIA' });
        bench().relogio.hora = new Date('2026-11-24T15:00:00Z');
        await portal.correr();
        await portal.correr();
        await um.entrar();
        const { versaoNova } = await um.visto();
        expect(await novidades(pessoa)).toEqual([
          {
            titulo: (await um.processo()).numero,
            porque: expect.stringMatching(
              /^O Portal Único \(produção\) tem a versão 2 da DUIMP .*: veja-a como retificação\.$/,
            ),
            lugar: { onde: 'PROCESSO', id: um.id, aba: null, campo: null },
          },
        ]);
        const { rawPayload } = await um.injetar({ url: `/api/PortalUnico/Consulta/${versaoNova?.consultaId}/Arquivo` });
        const rota = `/api/Processo/ImportarDi?Bucket=di&retificar=true&processoId=${um.id}&aplicar=true`;
        expect((await um.injetar(multipartOf(rota, rawPayload, 'v2.zip'))).statusCode).toBe(200);
        expect(await novidades(pessoa)).toEqual([]);
      });

      test('a newer version of what is of training is told on its page alone', async () => {
        const um = await processoDaDuimp(bench, portal);
        await um.acompanhar();
        await portal.correr();
        await portal.simulado.muda.novaVersao(um.numero, { informacaoComplementar: 'RETIFICACAO FICTICIA' });
        bench().relogio.hora = new Date(bench().relogio.hora.getTime() + 86_400_000);
        await portal.correr();
        await portal.correr();
        await um.entrar();
        expect((await um.visto()).versaoNova).toMatchObject({ versao: 2 });
        expect(await novidades(um.chave.pessoa)).toEqual([]);
      });

      test('a DUIMP of the nightly round is told until a processo has it; one that a person fetched is not', async () => {
        const { pessoa, credencialId } = await portal.comChave();
        const ni = '11222333000181';
        const [daRonda = '', daPessoa = ''] = [
          ...semearDoImportador(portal.simulado, { ni, sequencias: [811], dia: '2026-11-24' }),
          ...semearDoImportador(portal.simulado, { ni: '45723174000110', sequencias: [812], dia: '2026-11-24' }),
        ];
        const importador = { razaoSocial: 'Fictícia', cnpj: ni, setor: '1', situacaoSuframa: 'NAO_INSCRITO' };
        const pedir = (url: string, payload: object) => pessoa.pedir({ method: 'POST', url, payload });
        const importadorId = (await pedir('/api/Importador', importador)).json().id;
        await pedir('/api/PortalUnico/Ronda', { credencialId, importadorId, ligada: true });
        await portal.pedirDuimp(pessoa, credencialId, daPessoa);
        await portal.correr();
        bench().relogio.hora = new Date('2026-11-25T07:00:01Z');
        await portal.correr();
        await portal.correr();
        const [linha, ...mais] = (await novidades(pessoa)).filter(({ lugar }) => lugar.campo === daRonda);
        expect(mais).toEqual([]);
        expect(linha).toEqual({
          titulo: expect.stringMatching(/^DUIMP 26BR.* · Fictícia$/),
          porque: 'A ronda da noite a buscou (treinamento), e nenhum processo a tem: importe-a pelo número.',
          lugar: { onde: 'DUIMP_A_IMPORTAR', id: importadorId, aba: null, campo: daRonda },
        });
        expect((await novidades(pessoa)).filter(({ lugar }) => lugar.campo === daPessoa)).toEqual([]);
        const authorization = `Bearer ${await logInAs(bench(), pessoa.quem)}`;
        const [consulta] = (await pessoa.pedir({ url: '/api/PortalUnico/Consulta', headers: { authorization } }))
          .json()
          .filter(({ numero }: { numero: string }) => numero === daRonda);
        const url = `/api/PortalUnico/Consulta/${consulta.id}/Arquivo`;
        const { rawPayload } = await pessoa.pedir({ url, headers: { authorization } });
        const importar = multipartOf('/api/Processo/ImportarDi', rawPayload, 'duimp.zip');
        const criado = await pessoa.pedir({ ...importar, headers: { ...importar.headers, authorization } });
        expect(criado.statusCode).toBe(201);
        expect((await novidades(pessoa)).filter(({ lugar }) => lugar.campo === daRonda)).toEqual([]);
      });
    },
    { portal: ENDERECOS },
  );
});
