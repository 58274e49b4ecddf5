import { randomUUID } from 'node:crypto';
import { limiteDeTentativas } from '#server/platform/db/schema/jobs.ts';
import { abrirPortalDeTeste, ENDERECOS, type PortalDeTeste } from '#server/portal/testing/portal-de-teste.ts';
import { duimpRegistrada, processoDaDuimp } from '#server/portal/testing/processo-de-teste.ts';
import { clienteDeWebhooks } from '#server/testing/portal-simulado/webhook-client.ts';
import { onServer } from '#server/testing/test-bench.ts';
import { filaDosAcompanhamentos } from './seguir-no-portal.ts';

const ORIGEM = 'https://cais.exemplo.com.br';
type Chave = Awaited<ReturnType<PortalDeTeste['comChave']>>;

describe('Notices of the Portal Único', () => {
  onServer(
    'by webhook',
    (bench) => {
      let portal: PortalDeTeste;
      beforeEach(async () => {
        bench().relogio.hora = new Date('2026-11-23T14:00:00Z');
        portal = await abrirPortalDeTeste(bench, (ao) => [filaDosAcompanhamentos(ao)]);
        portal.simulado.webhooks.rede.set(ORIGEM, await bench().endereco());
      });
      afterEach(async () => {
        expect(portal.simulado.fora).toEqual([]);
        await portal.simulado.fechar();
      });
      const capas = () => portal.simulado.chamadas.filter(({ funcao }) => funcao === 'recuperarDuimp').length;
      const em = (instante: string) => {
        bench().relogio.hora = new Date(instante);
      };

      /** Makes the address of a credential, and registers it at the Portal. The minute between two log-ins goes by twice. */
      const receber = async ({ pessoa, credencialId, clientId, clientSecret }: Chave) => {
        const feito = await pessoa.pedir({ method: 'POST', url: `/api/PortalUnico/Credencial/${credencialId}/Aviso` });
        expect(feito.statusCode).toBe(200);
        const { segredo, receptores } = feito.json();
        const { caminho } = receptores.find((um: { credencialId: string }) => um.credencialId === credencialId);
        portal.passar(61);
        const cliente = await clienteDeWebhooks(portal.simulado.endereco, { clientId, clientSecret });
        for (const evento of ['dimp-situacao-import', 'dimp-retifica-import']) {
          expect((await cliente.cadastrar(ORIGEM + caminho, segredo, evento)).status).toBe(200);
        }
        portal.passar(61);
        return { caminho: caminho as string, segredo: segredo as string };
      };
      const receptor = async ({ pessoa }: Chave) => (await pessoa.pedir({ url: '/api/PortalUnico/Aviso' })).json()[0];
      /** A followed processo whose credential receives notices; the first look is over. */
      const acompanhado = async (outros: Parameters<typeof processoDaDuimp>[2] = {}) => {
        const com = outros?.com ?? (await portal.comChave());
        const porta = await receber(com);
        const um = await processoDaDuimp(bench, portal, { ...outros, com });
        expect((await um.acompanhar()).status).toBe(200);
        await portal.correr();
        return { ...um, ...porta };
      };
      const avisar = (
        caminho: string,
        segredo: string | null,
        corpo: unknown,
        evento = 'dimp-situacao-import',
        remoteAddress = '127.0.0.1',
      ) =>
        bench().app.inject({
          method: 'POST',
          remoteAddress,
          url: caminho,
          headers: {
            'event-type': evento,
            'content-type': 'application/json',
            ...(segredo !== null && { secret: segredo }),
          },
          payload: JSON.stringify(corpo),
        });
      const avisoDe = (numero: string) => ({ identificacao: { numero, versao: '1' }, canal: 'CINZA' });

      test('from the fetch to the canal: the processo moves by the notice, minutes after the registration, without a look in between', async () => {
        const um = await acompanhado();
        expect((await um.processo()).situacao).toBe('REGISTRADO');
        const antes = capas();
        em('2026-11-23T14:12:00Z');
        await portal.correr();
        expect(capas()).toBe(antes);
        await portal.simulado.muda.situacao(um.numero, 'EM_CONFERENCIA_SELECIONADA', 'AMARELO');
        expect(portal.simulado.webhooks.enviados.map(({ status }) => status)).toEqual([204]);
        expect((await um.processo()).situacao).toBe('REGISTRADO');
        await portal.correr();
        expect(await um.processo()).toMatchObject({ situacao: 'PARAMETRIZADO', canalRfb: 'AMARELO' });
        expect(capas()).toBe(antes + 1);
        expect(await um.visto()).toMatchObject({
          olhadoEm: '2026-11-23T14:12:00.000Z',
          proximaEm: '2026-11-23T17:12:00.000Z',
        });
        expect(await receptor(um.chave)).toMatchObject({
          evento: 'dimp-situacao-import',
          numero: um.numero,
          avisos: 1,
          avisadoEm: '2026-11-23T14:12:00.000Z',
        });
        em('2026-11-23T14:30:00Z');
        await portal.simulado.muda.situacao(um.numero, 'DESEMBARACADA_AGUARDANDO_ENTREGA_CARGA', 'AMARELO');
        await portal.correr();
        expect((await um.processo()).situacao).toBe('DESEMBARACADO_RFB');
        await portal.simulado.muda.novaVersao(um.numero, { informacaoComplementar: 'RETIFICACAO FICTICIA' });
        await portal.correr();
        await portal.correr();
        expect((await um.visto()).versaoNova).toMatchObject({ versao: 2, situacao: 'PRONTA' });
        expect(portal.simulado.excessos()).toBe(0);
      });

      test('what the notice says is not believed: the cover of the Portal is', async () => {
        const um = await acompanhado();
        expect((await avisar(um.caminho, um.segredo, avisoDe(um.numero))).statusCode).toBe(204);
        expect(await um.processo()).toMatchObject({ situacao: 'REGISTRADO', canalRfb: null });
        await portal.correr();
        expect(await um.processo()).toMatchObject({ situacao: 'REGISTRADO', canalRfb: null });
      });

      test('the same notice twice makes one look, before the look and after it', async () => {
        const um = await acompanhado();
        const antes = capas();
        await portal.simulado.muda.situacao(um.numero, 'EM_CONFERENCIA_SELECIONADA', 'VERDE');
        await portal.simulado.muda.repetir(um.numero);
        await portal.correr();
        expect(capas()).toBe(antes + 1);
        await portal.simulado.muda.repetir(um.numero);
        await portal.correr();
        expect(capas()).toBe(antes + 1);
        expect((await um.processo()).passos.map(({ situacao }) => situacao)).toEqual(['REGISTRADO', 'PARAMETRIZADO']);
        expect((await receptor(um.chave)).avisos).toBe(3);
      });

      test('a notice that comes in during a look is followed by one more look', async () => {
        const um = await acompanhado();
        em('2026-11-23T15:10:00Z');
        let quantos = 0;
        portal.simulado.antes = (funcao) => {
          quantos += funcao === 'recuperarDuimp' ? 1 : 0;
        };
        // The cover of the look is answered first, and the canal comes out while it is on its way.
        const responder = bench().blobs.guardar;
        bench().blobs.guardar = async (...args) => {
          bench().blobs.guardar = responder;
          await portal.simulado.muda.situacao(um.numero, 'EM_CONFERENCIA_SELECIONADA', 'VERMELHO');
          return responder(...args);
        };
        await portal.correr();
        await um.entrar();
        expect(await um.processo()).toMatchObject({ canalRfb: 'VERMELHO' });
        expect(quantos).toBe(2);
      });

      test('a wrong secret, an unknown address and no secret get one answer, and nothing is looked at', async () => {
        const um = await acompanhado();
        const antes = await receptor(um.chave);
        const [empresaId = '', id = ''] = um.caminho.split('/').slice(-2);
        const desconhecido = '0b0f6a6e-5b1e-4c5e-9a59-0d9d5f3c2a11';
        const respostas = [
          await avisar(um.caminho, 'outra', avisoDe(um.numero)),
          await avisar(um.caminho, null, avisoDe(um.numero)),
          await avisar(um.caminho.replace(id, desconhecido), um.segredo, avisoDe(um.numero)),
          await avisar(um.caminho.replace(empresaId, desconhecido), um.segredo, avisoDe(um.numero)),
          await avisar(um.caminho.replace(id, 'nada'), um.segredo, avisoDe(um.numero)),
        ];
        expect(new Set(respostas.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
          new Set([`404 ${respostas[0]?.body}`]),
        );
        const chamadas = capas();
        await portal.correr();
        expect([capas(), await receptor(um.chave)]).toEqual([chamadas, antes]);
      });

      test('a DUIMP that nobody follows, a body that says nothing and another event are noted, and answered alike', async () => {
        const um = await acompanhado();
        const chamadas = capas();
        const respostas = [
          await avisar(um.caminho, um.segredo, avisoDe(duimpRegistrada(portal))),
          await avisar(um.caminho, um.segredo, { outra: 'coisa' }),
          await avisar(um.caminho, um.segredo, avisoDe('99BR00000000000')),
          await avisar(um.caminho, um.segredo, avisoDe(um.numero), 'talp-inclusao-exig'),
        ];
        expect(respostas.map(({ statusCode, body }) => [statusCode, body])).toEqual(Array(4).fill([204, '']));
        await portal.correr();
        expect(capas()).toBe(chamadas);
        expect(await receptor(um.chave)).toMatchObject({ avisos: 4, evento: 'talp-inclusao-exig' });
      });

      test('a flood of wrong secrets at any doors is slowed down by its address, writes nothing, and the right one comes in', async () => {
        const um = await acompanhado();
        const tentativas = () => bench().conexao.db.$count(limiteDeTentativas);
        const antes = await tentativas();
        const deLa = (caminho: string, segredo: string, corpo: unknown) =>
          avisar(caminho, segredo, corpo, 'dimp-situacao-import', '203.0.113.9');
        const status = [];
        for (let i = 0; i < 32; i++) {
          const porta = `/api/PortalUnico/Aviso/${randomUUID()}/${randomUUID()}`;
          status.push((await deLa(i % 2 ? um.caminho : porta, 'x', {})).statusCode);
        }
        expect([status.slice(0, 30).every((s) => s === 404), status.at(-1)]).toEqual([true, 429]);
        expect(await tentativas()).toBe(antes);
        expect((await deLa(um.caminho, um.segredo, avisoDe(um.numero))).statusCode).toBe(204);
      });

      test('each company gets the notice of one DUIMP at its own address, and moves only its own processo', async () => {
        const um = await acompanhado();
        const outra = await acompanhado({ numero: um.numero });
        const terceira = await portal.comChave();
        const sem = await receber(terceira);
        await portal.simulado.muda.situacao(um.numero, 'EM_CONFERENCIA_SELECIONADA', 'VERDE');
        expect(portal.simulado.webhooks.enviados.map(({ status }) => status)).toEqual([204, 204, 204]);
        const [antes, olhares] = [capas(), [await um.visto(), await outra.visto()]];
        expect(olhares.map(({ proximaEm }) => proximaEm)).toEqual(Array(2).fill(bench().relogio.hora.toISOString()));
        await portal.correr();
        expect(capas()).toBe(antes + 2);
        // The address of the third with its own secret names a DUIMP of the first: nobody looks.
        em('2026-11-23T14:40:00Z');
        expect((await avisar(sem.caminho, sem.segredo, { ...avisoDe(um.numero), agora: 1 })).statusCode).toBe(204);
        await portal.correr();
        expect(capas()).toBe(antes + 2);
        // The secret of one opens the address of no other.
        expect((await avisar(um.caminho, sem.segredo, avisoDe(um.numero))).statusCode).toBe(404);
      });

      test('a notice during the daily stop waits for its end: nothing is asked before, nothing is lost, nothing is done twice', async () => {
        const um = await acompanhado();
        // 02:00 of Brasília.
        em('2026-11-24T05:00:00Z');
        const antes = portal.simulado.chamadas.length;
        await portal.simulado.muda.situacao(um.numero, 'EM_CONFERENCIA_SELECIONADA', 'CINZA');
        await portal.simulado.muda.repetir(um.numero);
        await portal.correr();
        await portal.correr();
        expect(portal.simulado.chamadas).toHaveLength(antes);
        await um.entrar();
        expect(await um.visto()).toMatchObject({ proximaEm: '2026-11-24T06:00:30.000Z', ligado: true });
        const capasAntes = capas();
        em('2026-11-24T06:00:31Z');
        await portal.correr();
        await portal.correr();
        expect(capas()).toBe(capasAntes + 1);
        await um.entrar();
        const processo = await um.processo();
        expect(processo.passos.map(({ situacao }) => situacao)).toEqual(['REGISTRADO', 'PARAMETRIZADO']);
        expect(processo.canalRfb).toBe('CINZA');
      });

      test('while a limit is closed, notices make no call', async () => {
        const um = await acompanhado();
        em('2026-11-23T14:30:00Z');
        portal.simulado.limites.set('recuperarVersaoDuimpVigente', 0);
        await portal.simulado.muda.situacao(um.numero, 'EM_CONFERENCIA_SELECIONADA', 'VERDE');
        await portal.correr();
        expect(portal.simulado.excessos()).toBe(1);
        await portal.simulado.muda.situacao(um.numero, 'EM_CONFERENCIA_SELECIONADA', 'AMARELO');
        await portal.correr();
        expect(portal.simulado.excessos()).toBe(1);
        portal.simulado.limites.clear();
        em('2026-11-23T15:00:02Z');
        await portal.correr();
        await um.entrar();
        expect(await um.processo()).toMatchObject({ canalRfb: 'AMARELO' });
      });

      test('a DUIMP that nothing more was to change in is looked at again when the Portal tells of it, and rests again after', async () => {
        const um = await acompanhado();
        um.noPortal('DESEMBARACADA_CARGA_ENTREGUE', 'VERDE');
        em('2026-11-23T16:00:00Z');
        await portal.correr();
        await um.entrar();
        expect(await um.visto()).toMatchObject({ ligado: false, frase: null, visto: { canal: 'VERDE' } });
        const antes = capas();
        em('2026-11-30T14:00:00Z');
        await portal.correr();
        expect(capas()).toBe(antes);
        await portal.simulado.muda.novaVersao(um.numero, { informacaoComplementar: 'RETIFICACAO FICTICIA' });
        await portal.simulado.muda.repetir(um.numero);
        await portal.correr();
        await portal.correr();
        await um.entrar();
        expect(capas()).toBe(antes + 2);
        expect(await um.visto()).toMatchObject({
          ligado: false,
          frase: null,
          olhadoEm: '2026-11-30T14:00:00.000Z',
          versaoNova: { versao: 2, situacao: 'PRONTA' },
        });
        expect(portal.simulado.excessos()).toBe(0);
        await um.pedir('POST', `/api/PortalUnico/Credencial/${um.credencialId}/Encerrar`);
        expect(await um.visto()).toMatchObject({ ligado: false, frase: 'A credencial foi encerrada.' });
      });

      test('what a notice woke is asked again the next day when the Portal refuses the look, and a person may stop it', async () => {
        const um = await acompanhado();
        um.noPortal('CANCELADA_PELA_ADUANA', 'VERDE');
        em('2026-11-23T16:00:00Z');
        await portal.correr();
        const versoes = portal.simulado.duimps.todas.get(um.numero) ?? [];
        portal.simulado.duimps.todas.delete(um.numero);
        expect((await avisar(um.caminho, um.segredo, avisoDe(um.numero))).statusCode).toBe(204);
        await portal.correr();
        await um.entrar();
        expect(await um.visto()).toMatchObject({
          ligado: true,
          proximaEm: '2026-11-24T07:00:00.000Z',
          frase: expect.stringMatching(/não mostra a DUIMP/),
        });
        portal.simulado.duimps.todas.set(um.numero, versoes);
        expect((await um.pedir('DELETE', `/api/Processo/${um.id}/PortalUnico`)).corpo.acompanhamento).toMatchObject({
          ligado: false,
          frase: 'Alguém parou o acompanhamento: um aviso do Portal Único já não o retoma.',
        });
        const antes = capas();
        expect((await avisar(um.caminho, um.segredo, { ...avisoDe(um.numero), outro: 1 })).statusCode).toBe(204);
        await portal.correr();
        expect([capas(), (await um.visto()).ligado]).toEqual([antes, false]);
      });

      test('another secret shuts the former one out; ending the address, or the credential, shuts everything out', async () => {
        const um = await acompanhado();
        const url = `/api/PortalUnico/Credencial/${um.credencialId}/Aviso`;
        const { segredo, receptores } = (await um.pedir('POST', url)).corpo;
        expect(receptores[0].caminho).toBe(um.caminho);
        expect((await avisar(um.caminho, um.segredo, avisoDe(um.numero))).statusCode).toBe(404);
        expect((await avisar(um.caminho, segredo, avisoDe(um.numero))).statusCode).toBe(204);
        expect((await um.pedir('DELETE', url)).corpo).toEqual([]);
        expect((await avisar(um.caminho, segredo, avisoDe(um.numero))).statusCode).toBe(404);
        expect((await um.pedir('DELETE', url)).status).toBe(404);
        const ultimo = (await um.pedir('POST', url)).corpo.segredo;
        await um.pedir('POST', `/api/PortalUnico/Credencial/${um.credencialId}/Encerrar`);
        expect((await avisar(um.caminho, ultimo, avisoDe(um.numero))).statusCode).toBe(404);
        expect((await um.pedir('POST', url)).status).toBe(409);
        const historico = await um.pedir(
          'GET',
          `/api/Historico?recurso=CredencialDoPortal&registroId=${um.credencialId}`,
        );
        expect(historico.corpo.map(({ motivo }: { motivo: string }) => motivo)).toEqual(
          expect.arrayContaining([
            'Feito o endereço dos avisos do Portal Único (treinamento).',
            'Feita outra chave dos avisos do Portal Único (treinamento).',
            'Encerrado o endereço dos avisos do Portal Único (treinamento).',
          ]),
        );
      });

      test('a body of more than 64 KB is refused', async () => {
        const um = await acompanhado();
        const resposta = await avisar(um.caminho, um.segredo, { message: 'x'.repeat(65 * 1024) });
        expect(resposta.statusCode).toBe(413);
      });
    },
    { portal: ENDERECOS },
  );
});
