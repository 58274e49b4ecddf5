import type { AssinaturaDosAvisos, PedidoDaAssinatura } from '#lib/portal/contracts/assinaturas-do-portal.ts';
import { EVENTOS_DA_DUIMP } from '#lib/portal/domain/endereco-dos-avisos.ts';
import { NUMERO_SEMEADA } from '#lib/siscomex/testing/duimp-semeada.ts';
import { assinaturaRepository } from '#server/portal/notices/assinatura-repository.ts';
import { receptorRepository } from '#server/portal/notices/receptor-repository.ts';
import { abrirPortalDeTeste, ENDERECOS, type PortalDeTeste } from '#server/portal/testing/portal-de-teste.ts';
import { PortalError } from '#server/testing/portal-simulado/portal-error.ts';
import { clienteDeWebhooks } from '#server/testing/portal-simulado/webhook-client.ts';
import { proveAgain } from '#server/testing/prove-again.ts';
import { onServer } from '#server/testing/test-bench.ts';

const ORIGEM = 'https://cais.exemplo.com.br';
const EVENTOS = EVENTOS_DA_DUIMP.map(({ evento }) => evento);
const TODOS = (situacao: string) => EVENTOS.map((evento) => [evento, situacao]);

describe('The address of notices', () => {
  onServer(
    'registered at the Portal Único',
    (bench) => {
      let portal: PortalDeTeste;
      beforeEach(async () => {
        bench().relogio.hora = new Date('2026-11-23T14:00:00Z');
        portal = await abrirPortalDeTeste(bench);
        portal.simulado.webhooks.rede.set(ORIGEM, await bench().endereco());
      });
      afterEach(async () => {
        expect(portal.simulado.fora).toEqual([]);
        expect(portal.simulado.rajadas).toBe(0);
        await portal.simulado.fechar();
      });
      const em = (instante: string) => {
        bench().relogio.hora = new Date(instante);
      };
      const chamadas = (funcao: string) => portal.simulado.chamadas.filter((uma) => uma.funcao === funcao).length;
      const mudar = (canal: string) =>
        portal.simulado.muda.situacao(NUMERO_SEMEADA, 'EM_CONFERENCIA_SELECIONADA', canal);

      /** A person with a key and an address for its notices. */
      const comEndereco = async (ambiente?: 'PRODUCAO') => {
        const chave = await portal.comChave(ambiente);
        const { pessoa, credencialId } = chave;
        const aviso = `/api/PortalUnico/Credencial/${credencialId}/Aviso`;
        const fazer = async (): Promise<string> => (await pessoa.pedir({ method: 'POST', url: aviso })).json().segredo;
        const segredo = await fazer();
        const { caminho } = (await pessoa.pedir({ url: '/api/PortalUnico/Aviso' })).json()[0];
        const pedir = (payload: PedidoDaAssinatura) =>
          pessoa.pedir({ method: 'POST', url: `/api/PortalUnico/Credencial/${credencialId}/Assinatura`, payload });
        const { empresaId } = pessoa.quem;
        /** As read when the session of the person is over, too. */
        const ver = async (): Promise<AssinaturaDosAvisos> => {
          const [uma] = await assinaturaRepository(bench().conexao.db, empresaId).listar();
          if (!uma) throw new Error('Nada foi pedido.');
          return uma;
        };
        const eventos = async () => (await ver()).eventos?.map(({ evento, situacao }) => [evento, situacao]);
        const avisos = async () => (await receptorRepository(bench().conexao.db, empresaId).listar())[0]?.avisos;
        const assinado = async (endereco = ORIGEM) => {
          expect((await pedir({ ato: 'ASSINAR', endereco })).statusCode).toBe(202);
          await portal.correr();
        };
        const motivos = async () => {
          const url = `/api/Historico?recurso=CredencialDoPortal&registroId=${credencialId}`;
          return (await pessoa.pedir({ url })).json().map(({ motivo }: { motivo: string }) => motivo);
        };
        return { ...chave, aviso, fazer, segredo, caminho, pedir, ver, eventos, avisos, assinado, motivos };
      };

      test('by one press, all four events call this server, and the first notice comes in', async () => {
        const um = await comEndereco();
        const pedido = await um.pedir({ ato: 'ASSINAR', endereco: 'cais.exemplo.com.br/' });
        expect([pedido.statusCode, pedido.json()]).toMatchObject([
          202,
          [{ ato: 'ASSINAR', situacao: 'NA_FILA', endpoint: ORIGEM + um.caminho, eventos: null, olhadaEm: null }],
        ]);
        await portal.correr();
        expect(await um.ver()).toMatchObject({
          ato: 'OLHAR',
          situacao: 'PRONTA',
          frase: null,
          outras: [],
          falhas: [],
          quantasFalhas: 0,
          olhadaEm: '2026-11-23T14:00:00.000Z',
          podeOlharEm: '2026-11-23T14:10:00.000Z',
          // 04:00 of Brasília.
          proximaEm: '2026-11-24T07:00:00.000Z',
        });
        expect(await um.eventos()).toEqual(TODOS('ASSINADO'));
        expect((await um.ver()).eventos?.map(({ assinatura }) => assinatura?.endpoint)).toEqual(
          Array(4).fill(ORIGEM + um.caminho),
        );
        await mudar('AMARELO');
        expect(portal.simulado.webhooks.enviados).toEqual([
          { endpoint: ORIGEM + um.caminho, evento: 'dimp-situacao-import', status: 204 },
        ]);
        expect(await um.avisos()).toBe(1);
        expect(await um.motivos()).toEqual(
          expect.arrayContaining([
            'Pedido ao Portal Único: cadastrar os avisos em cais.exemplo.com.br (treinamento).',
            'Avisos no Portal Único: 4 eventos cadastrados (treinamento).',
          ]),
        );
      });

      test('asked again, nothing is made twice', async () => {
        const um = await comEndereco();
        await um.assinado();
        await um.assinado();
        expect([chamadas('cadastrarWebhook'), chamadas('alterarWebhook')]).toEqual([4, 0]);
      });

      test.each(['CALA', 'CAI', 'ERRO_500', 'HTML'] as const)(
        'an answer that is lost (%s) leaves no event twice, and the notice comes in once',
        async (tipo) => {
          const um = await comEndereco();
          portal.simulado.falhas.push({ funcao: 'cadastrarWebhook', tipo });
          await um.assinado();
          expect(await um.ver()).toMatchObject({ situacao: 'NA_FILA', frase: expect.any(String) });
          portal.passar(130);
          await portal.correr();
          expect(await um.eventos()).toEqual(TODOS('ASSINADO'));
          await mudar('VERDE');
          expect(portal.simulado.webhooks.enviados).toHaveLength(1);
          expect(await um.avisos()).toBe(1);
        },
      );

      test('another secret is given to the Portal by itself; the former one opens nothing', async () => {
        const um = await comEndereco();
        await um.assinado();
        portal.passar(5);
        await um.fazer();
        expect(await um.eventos()).toEqual(TODOS('OUTRA_CHAVE'));
        await mudar('VERDE');
        expect(portal.simulado.webhooks.enviados.at(-1)?.status).toBe(404);
        await portal.correr();
        expect(await um.eventos()).toEqual(TODOS('ASSINADO'));
        expect([chamadas('cadastrarWebhook'), chamadas('alterarWebhook')]).toEqual([4, 4]);
        await mudar('AMARELO');
        expect(portal.simulado.webhooks.enviados.at(-1)?.status).toBe(204);
        // The delivery that was refused is shown, without the secret that came with it.
        em('2026-11-24T07:00:01Z');
        await portal.correr();
        const { falhas, quantasFalhas } = await um.ver();
        expect([quantasFalhas, falhas[0]]).toMatchObject([1, { evento: 'dimp-situacao-import', status: '404' }]);
      });

      test('another address of this server takes the place of the former one', async () => {
        const um = await comEndereco();
        await um.assinado();
        const novo = 'https://outro.exemplo.com.br/cais';
        await um.assinado(novo);
        expect((await um.ver()).eventos?.map(({ assinatura }) => assinatura?.endpoint)).toEqual(
          Array(4).fill(novo + um.caminho),
        );
        expect([chamadas('cadastrarWebhook'), chamadas('alterarWebhook')]).toEqual([4, 4]);
      });

      test('no longer received, it is removed at the Portal; taken back, it is registered anew', async () => {
        const um = await comEndereco();
        await um.assinado();
        await um.pessoa.pedir({ method: 'DELETE', url: um.aviso });
        await portal.correr();
        expect(await um.eventos()).toEqual(TODOS('EXCLUIDO'));
        expect(await um.ver()).toMatchObject({ situacao: 'PRONTA', endpoint: null, proximaEm: null });
        await mudar('VERDE');
        expect(portal.simulado.webhooks.enviados).toEqual([]);
        expect((await um.pedir({ ato: 'ASSINAR', endereco: ORIGEM })).json()).toMatchObject({
          Error: 'Esta credencial deixou de receber avisos. Faça o endereço de novo.',
        });
        await um.fazer();
        await um.assinado();
        expect(await um.eventos()).toEqual(TODOS('ASSINADO'));
        await um.pedir({ ato: 'RETIRAR', alvo: null });
        await portal.correr();
        expect(await um.eventos()).toEqual(TODOS('EXCLUIDO'));
        expect(await um.avisos()).toBe(0);
      });

      test('registrations of another address are shown, and removed one by one when a person says so', async () => {
        const um = await comEndereco();
        const cliente = await clienteDeWebhooks(portal.simulado.endereco, um);
        await cliente.cadastrar('https://erp.exemplo.com.br/a', 's');
        await cliente.cadastrar('https://erp.exemplo.com.br/b', 's', 'dimp-icms-import');
        portal.passar(61);
        await um.assinado();
        const { outras } = await um.ver();
        expect(outras.map(({ id, endpoint }) => [id, endpoint])).toEqual([
          ['1', 'https://erp.exemplo.com.br/a'],
          ['2', 'https://erp.exemplo.com.br/b'],
        ]);
        await um.pedir({ ato: 'RETIRAR', alvo: '1' });
        await portal.correr();
        expect((await um.ver()).outras.map(({ id }) => id)).toEqual(['2']);
        expect(await um.eventos()).toEqual(TODOS('ASSINADO'));
        expect((await um.ver()).endpoint).toBe(ORIGEM + um.caminho);
      });

      test('what the Portal refuses is said event by event, and the others are registered', async () => {
        const um = await comEndereco();
        let vez = 0;
        portal.simulado.antes = (funcao) => {
          if (funcao !== 'cadastrarWebhook') return;
          vez += 1;
          if (vez === 2) throw new PortalError(422, null, 'Evento sem permissão para este perfil');
        };
        await um.assinado();
        expect(await um.ver()).toMatchObject({
          situacao: 'RECUSADA',
          frase: 'dimp-retifica-import: Evento sem permissão para este perfil.',
        });
        expect(await um.eventos()).toEqual(EVENTOS.map((evento, i) => [evento, i === 1 ? 'NAO_ASSINADO' : 'ASSINADO']));
        portal.simulado.antes = undefined;
        await um.assinado();
        expect(await um.eventos()).toEqual(TODOS('ASSINADO'));
      });

      test('a registration that the Portal dropped is found by the daily look', async () => {
        const um = await comEndereco();
        await um.assinado();
        portal.simulado.webhooks.rede.delete(ORIGEM);
        await mudar('VERDE');
        // Thirty days later nothing was delivered.
        em('2026-12-23T14:00:01Z');
        await portal.correr();
        const [primeiro, ...outros] = (await um.ver()).eventos ?? [];
        expect(primeiro).toMatchObject({
          evento: 'dimp-situacao-import',
          situacao: 'EXCLUIDO',
          assinatura: { motivo: 'Exclusão automática: 30 dias só de falhas', excluidaEm: '2026-12-23T14:00:01.000Z' },
        });
        expect(outros.map(({ situacao }) => situacao)).toEqual(Array(3).fill('ASSINADO'));
        expect(await um.ver()).toMatchObject({ situacao: 'PRONTA', proximaEm: '2026-12-24T07:00:00.000Z' });
      });

      test('a daily look that was refused to a key is made by another key at once, and nothing is registered twice', async () => {
        const um = await comEndereco();
        await um.assinado();
        portal.revogar(um.clientId);
        em('2026-11-24T14:00:00Z');
        await portal.correr();
        expect(await um.ver()).toMatchObject({ situacao: 'RECUSADA', proximaEm: '2026-11-25T07:00:00.000Z' });
        const pessoa = await portal.deNovo(um.pessoa);
        const payload = { ...portal.novaChave(um.cpf), validaAte: null, confirmacao: null };
        const url = `/api/PortalUnico/Credencial/${um.credencialId}/Chave`;
        expect((await pessoa.pedir({ method: 'POST', url, payload })).statusCode).toBe(200);
        portal.passar(61);
        await portal.correr();
        expect(await um.ver()).toMatchObject({ situacao: 'PRONTA', frase: null, olhadaEm: '2026-11-24T14:01:01.000Z' });
        expect(await um.eventos()).toEqual(TODOS('ASSINADO'));
        expect(chamadas('cadastrarWebhook')).toBe(EVENTOS.length);
        await mudar('AMARELO');
        expect(await um.avisos()).toBe(1);
      });

      test('the daily stop and a limit are waited for, without a call or a punishment', async () => {
        const um = await comEndereco();
        expect((await um.pedir({ ato: 'ASSINAR', endereco: ORIGEM })).statusCode).toBe(202);
        // 02:00 of Brasília.
        em('2026-11-24T05:00:00Z');
        await portal.correr();
        expect(portal.simulado.chamadas).toEqual([]);
        expect(await um.ver()).toMatchObject({ situacao: 'NA_FILA', proximaEm: '2026-11-24T06:00:30.000Z' });
        em('2026-11-24T06:00:31Z');
        portal.simulado.limites.set('cadastrarWebhook', 2);
        await portal.correr();
        await portal.correr();
        expect(portal.simulado.excessos()).toBe(1);
        expect((await um.ver()).frase).toMatch(/^O limite de consultas por hora/);
        portal.simulado.limites.clear();
        em('2026-11-24T07:00:02Z');
        await portal.correr();
        expect(await um.eventos()).toEqual(TODOS('ASSINADO'));
        expect(chamadas('cadastrarWebhook')).toBe(5);
      });

      test('a session that somebody else took is opened again, and what was asked goes on', async () => {
        const um = await comEndereco();
        portal.simulado.antes = (funcao) => {
          if (funcao !== 'cadastrarWebhook') return;
          portal.simulado.antes = undefined;
          portal.simulado.roubarSessao(um.clientId);
        };
        await um.assinado();
        portal.passar(130);
        await portal.correr();
        expect(await um.eventos()).toEqual(TODOS('ASSINADO'));
        expect(chamadas('cadastrarWebhook')).toBeLessThanOrEqual(5);
      });

      test('two servers at once register each event once', async () => {
        const um = await comEndereco();
        expect((await um.pedir({ ato: 'ASSINAR', endereco: ORIGEM })).statusCode).toBe(202);
        await Promise.all([portal.correr(), portal.correr()]);
        await portal.correr();
        expect(chamadas('cadastrarWebhook')).toBe(4);
        expect(await um.eventos()).toEqual(TODOS('ASSINADO'));
      });

      test('what a person asks while the Portal is being asked is done next, and not lost', async () => {
        const um = await comEndereco();
        portal.simulado.antes = (funcao) => {
          if (funcao !== 'listarFalhasDosWebhooks') return;
          portal.simulado.antes = undefined;
          void assinaturaRepository(bench().conexao.db, um.pessoa.quem.empresaId).pedir({
            credencialId: um.credencialId,
            ato: 'RETIRAR',
            endpoint: null,
            alvo: null,
            pedidaEm: bench().relogio.hora,
            pedidaPor: um.pessoa.quem.usuarioId,
          });
        };
        await um.assinado();
        await portal.correr();
        expect(await um.eventos()).toEqual(TODOS('EXCLUIDO'));
      });

      test.each([
        ['', 'Escreva onde este servidor está na internet.'],
        ['http://cais.exemplo.com.br', 'O Portal Único só chama endereços https, na porta 443: este não serve.'],
        ['https://cais.exemplo.com.br:8443', 'O Portal Único só chama endereços https, na porta 443: este não serve.'],
        ['localhost', 'Este endereço é só desta máquina ou desta rede: o Portal Único não chega a ele.'],
        [
          'https://cais.exemplo.com.br?a=1',
          'Escreva onde este servidor está na internet, por exemplo https://cais.exemplo.com.br.',
        ],
        [
          `cais.exemplo.com.br/${'a'.repeat(480)}`,
          expect.stringMatching(/^O endereço inteiro tem \d+ caracteres, e o Portal Único guarda 500\.$/),
        ],
      ])('the address “%.40s” is refused at its field, and nothing is asked', async (endereco, frase) => {
        const um = await comEndereco();
        const recusado = await um.pedir({ ato: 'ASSINAR', endereco });
        expect([recusado.statusCode, recusado.json().campos]).toEqual([400, { endereco: frase }]);
        await portal.correr();
        expect(portal.simulado.chamadas).toEqual([]);
      });

      test('a look is asked for every ten minutes at most, and an ended credential asks nothing more', async () => {
        const um = await comEndereco();
        await um.assinado();
        const cedo = await um.pedir({ ato: 'OLHAR' });
        expect([cedo.statusCode, cedo.json().Error]).toEqual([
          422,
          expect.stringMatching(/^O Cais olhou às \d\d:00\. Pode olhar de novo às \d\d:10\.$/),
        ]);
        em('2026-11-23T14:10:00Z');
        expect((await um.pedir({ ato: 'OLHAR' })).statusCode).toBe(202);
        await proveAgain(um.pessoa);
        await um.pessoa.pedir({ method: 'POST', url: `/api/PortalUnico/Credencial/${um.credencialId}/Encerrar` });
        em('2026-11-25T14:10:00Z');
        await portal.correr();
        expect(await um.ver()).toMatchObject({
          situacao: 'RECUSADA',
          frase: 'A credencial foi encerrada.',
          proximaEm: null,
          olhadaEm: '2026-11-23T14:00:00.000Z',
        });
      });

      test('nobody registers by the credential of another company, nor sees what it has', async () => {
        const um = await comEndereco();
        await um.assinado();
        const outra = await comEndereco();
        const url = `/api/PortalUnico/Credencial/${um.credencialId}/Assinatura`;
        const payload = { ato: 'RETIRAR', alvo: null };
        expect((await outra.pessoa.pedir({ method: 'POST', url, payload })).statusCode).toBe(404);
        expect((await outra.pessoa.pedir({ url: '/api/PortalUnico/Assinatura' })).json()).toEqual([]);
      });
    },
    { portal: ENDERECOS },
  );
});
