import { readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { processo } from '#server/platform/db/schema/processo.ts';
import { marcarDeTreinamento } from '#server/portal/testing/duimp-registrada-de-teste.ts';
import { abrirPortalDeTeste, ENDERECOS, type PortalDeTeste } from '#server/portal/testing/portal-de-teste.ts';
import { processoDaDuimp } from '#server/portal/testing/processo-de-teste.ts';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { linhaDeTeste, pedidosDeTeste } from '#server/testing/pedidos-de-teste.ts';
import { saldoDeTeste } from '#server/testing/saldo-de-teste.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';
import { writeDirectly } from '#server/testing/writes-in-painel.ts';

// That it is in no figure of any route is in server/testing/training-in-no-figure.test.ts.

const contados = async ({ pedir }: Pick<Pessoa, 'pedir'>) => (await pedir({ url: '/api/Processo/Treinamento' })).json();

describe('A processo of training', () => {
  onServer(
    'that was born of a DUIMP of the training environment',
    (bench) => {
      let portal: PortalDeTeste;
      beforeAll(async () => {
        portal = await abrirPortalDeTeste(bench);
      });
      beforeEach(() => {
        bench().relogio.hora = new Date('2026-11-23T14:00:00Z');
      });
      afterAll(() => portal.simulado.fechar());
      const deTreinamento = async () => {
        const um = await processoDaDuimp(bench, portal);
        const { pessoa } = um.chave;
        const ler = async (url: string) => (await pessoa.pedir({ url })).json();
        return { ...um, pessoa, ler };
      };

      test('is said to be so, and is in the list by its filter alone', async () => {
        const { id, ler, processo: lido } = await deTreinamento();
        const { numero, treinamento, situacaoDai, proximoPasso } = await lido();
        expect({ treinamento, situacaoDai, proximoPasso }).toEqual({
          treinamento: true,
          situacaoDai: null,
          proximoPasso: null,
        });
        expect(await ler('/api/Processo')).toEqual([]);
        expect(await ler('/api/Processo?treinamento=true')).toMatchObject([{ id, treinamento: true, alertas: [] }]);
        expect((await ler('/api/Processo/Totais')).valorAduaneiro).toBe('0.00');
        expect((await ler('/api/Processo/Totais?treinamento=true')).valorAduaneiro).not.toBe('0.00');
        expect((await ler('/api/Processo/Agrupados?por=SITUACAO')).grupos).toEqual([]);
        expect((await ler('/api/Processo/Agrupados?por=SITUACAO&treinamento=true')).grupos).toMatchObject([
          { chave: 'REGISTRADO', total: 1 },
        ]);
        const [achado] = await ler(`/api/Busca?q=${numero}`);
        expect(achado.detalhe).toMatch(/^Treinamento · DUIMP /);
        const { nos } = await ler(`/api/Linhagem?tipo=PROCESSO&id=${id}`);
        expect(nos.find((no: { id: string }) => no.id === `PROCESSO:${id}`).situacao).toBe('Treinamento · Registrado');
      });

      test('says on its papers that it is no declaration of truth', async () => {
        const { id, pessoa } = await deTreinamento();
        const naFolha = async (caminho: string) => {
          const { rawPayload } = await pessoa.pedir({ url: `/api/Processo/${caminho}` });
          const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), { mergePages: true });
          return text.replaceAll(/\s+/g, ' ').match(/Treinamento: não é declaração de verdade/g)?.length ?? 0;
        };
        // Under the title, above the text, and at the foot of each page.
        expect(await naFolha(`${id}/Espelho`)).toBeGreaterThanOrEqual(3);
        expect(await naFolha(`Espelhos?ids=${id}`)).toBeGreaterThanOrEqual(2);
        expect(await naFolha(`${id}/Reforma/Anos/Pdf`)).toBe(1);
      });

      test('is thrown away with all the others in one act, which says who did it, and comes back', async () => {
        const { id, pessoa, ler } = await deTreinamento();
        expect(await contados(pessoa)).toEqual({ processos: 1, declaracoes: 1, descartados: 0, ultimoDescarte: null });
        const todos = (payload: object, oQue: string) =>
          pessoa.pedir({ method: 'POST', url: `/api/Processo/${oQue}`, payload });
        const fora = await todos({ consulta: { treinamento: 'true' }, total: 1 }, 'ExcluirVarios');
        expect(fora.json()).toEqual({ feitos: [id], recusados: [] });
        expect(await contados(pessoa)).toEqual({
          processos: 0,
          declaracoes: 0,
          descartados: 1,
          ultimoDescarte: {
            em: '2026-11-23T14:00:00.000Z',
            usuario: { id: pessoa.quem.usuarioId, nome: expect.any(String) },
          },
        });
        expect(await ler('/api/Processo?treinamento=true')).toEqual([]);
        const descartado = { treinamento: 'true', excluidos: 'true' };
        expect(await ler('/api/Processo?treinamento=true&excluidos=true')).toMatchObject([{ id }]);
        const [linha] = await ler(`/api/Historico?recurso=Processo&registroId=${id}`);
        expect(linha).toMatchObject({ acao: 'EXCLUIR', em: '2026-11-23T14:00:00.000Z' });
        const volta = await todos({ consulta: descartado, total: 1 }, 'RestaurarVarios');
        expect(volta.json()).toEqual({ feitos: [id], recusados: [] });
        expect(await contados(pessoa)).toEqual({ processos: 1, declaracoes: 1, descartados: 0, ultimoDescarte: null });
        expect(await ler('/api/Processo')).toEqual([]);
      });

      test('is not a real one while its declaration is of training, and is not followed in production', async () => {
        const { id, pessoa, chave, numero } = await deTreinamento();
        expect(await marcarDeTreinamento(pessoa, id, false)).toMatchObject({
          status: 422,
          corpo: {
            Error: 'A declaração veio do treinamento do Portal Único. Retire-a antes, ou exclua o processo.',
          },
        });
        const outra = await pessoa.pedir({
          method: 'POST',
          url: '/api/PortalUnico/Credencial',
          payload: {
            ambiente: 'PRODUCAO',
            titular: 'Maria de Teste',
            cpf: chave.cpf,
            validaAte: null,
            ...portal.novaChave(chave.cpf),
            confirmacao: 'dados de verdade',
          },
        });
        const seguir = (de: string, credencialId: string) =>
          pessoa.pedir({ method: 'POST', url: `/api/Processo/${de}/PortalUnico`, payload: { credencialId } });
        expect((await seguir(id, outra.json().id)).json().Error).toMatch(/^Este processo é de treinamento/);
        // The number of a DUIMP of training, typed into a real processo, does not make it registered.
        await pessoa.pedir({ method: 'DELETE', url: `/api/Processo/${id}` });
        const real = (
          await cadastroDeTeste(pessoa, 'Processo').criar({ tipoDocumento: 'DUIMP', numeroDuimp: numero })
        ).json();
        expect((await seguir(real.id, chave.credencialId)).json().Error).toMatch(
          /^O treinamento não move um processo de verdade/,
        );
      });

      test('from before there was a mark is marked by the migration', async () => {
        const { id, ler } = await deTreinamento();
        const { db } = bench().conexao;
        await writeDirectly(db, (tx) => tx.update(processo).set({ treinamento: false }).where(eq(processo.id, id)));
        expect((await ler(`/api/Processo/${id}`)).treinamento).toBe(false);
        const marca = readFileSync(MIGRACAO, 'utf8').split('--> statement-breakpoint').at(-1) ?? '';
        await writeDirectly(db, (tx) => tx.execute(sql.raw(marca)));
        expect((await ler(`/api/Processo/${id}`)).treinamento).toBe(true);
      });
    },
    { portal: ENDERECOS },
  );

  onServer('that a person marks', (bench) => {
    test('takes nothing of its orders, and takes it again when it is a real one', async () => {
      const { pessoa, criar, pedidos } = await pedidosDeTeste(bench());
      const po = await criar({ decidido: 'EMITIDA', itens: [linhaDeTeste('A', { quantidade: '10' })] });
      const linhas = po.itens.map(({ id, quantidade }) => ({ pedidoItemId: id, quantidade }));
      const doPedido = () => pessoa.pedir({ method: 'POST', url: '/api/Processo/DoPedido', payload: { linhas } });
      const { id } = (await doPedido()).json();
      const estado = async () => {
        const { status, itens } = (await pedidos.ler(po.id)).json();
        return [status, itens[0].saldo];
      };
      const embarcado = await estado();
      expect(embarcado[1]).toBe('0.00000');
      expect((await marcarDeTreinamento(pessoa, id)).status).toBe(200);
      expect(await estado()).toEqual(['EMITIDA', '10.00000']);
      expect((await marcarDeTreinamento(pessoa, id, false)).status).toBe(200);
      expect(await estado()).toEqual(embarcado);

      await marcarDeTreinamento(pessoa, id);
      expect((await doPedido()).statusCode).toBe(201);
      expect((await marcarDeTreinamento(pessoa, id, false)).corpo.Error).toMatch(
        /^Este processo não pode voltar: o item A foi embarcado em outro\./,
      );
    });

    test('leaves the stock and the queue of the Sefaz, has no DAI made, and comes back by the history', async () => {
      const pessoa = await bench().novaPessoa();
      const saldo = saldoDeTeste(pessoa);
      const id = await saldo.importar({ numero: '260000011', adicoes: [{ itens: [{ quantidade: '7' }] }] });
      const ler = async (url: string) => (await pessoa.pedir({ url })).json();
      const [antes] = await saldo.listar();
      expect(antes.saldo).toBe('7.0000000');
      expect(await ler('/api/Dai')).toHaveLength(1);

      const marcado = await marcarDeTreinamento(pessoa, id);
      expect([marcado.status, marcado.corpo.treinamento]).toEqual([200, true]);
      expect(await saldo.listar()).toEqual([]);
      expect(await ler('/api/Dai')).toEqual([]);
      const dai = await ler(`/api/Dai/${id}`);
      expect([dai.bloqueio, dai.proximoAto]).toEqual(['Este processo é de treinamento: não se faz DAI dele.', null]);

      const [linha] = await ler(`/api/Historico?recurso=Processo&registroId=${id}`);
      expect(linha.motivo).toBe('Marcado como de treinamento: fica fora das somas, dos relatórios e do saldo.');
      const desfeito = await pessoa.pedir({
        method: 'POST',
        url: `/api/Historico/${linha.id}/Desfazer`,
        payload: { versao: marcado.corpo.versao },
      });
      expect([desfeito.statusCode, desfeito.json().Error]).toEqual([200, undefined]);
      expect((await ler(`/api/Processo/${id}`)).treinamento).toBe(false);
      expect((await saldo.listar()).map((lote: { saldo: string }) => lote.saldo)).toEqual(['7.0000000']);
      expect(await ler('/api/Dai')).toHaveLength(1);
    });

    test('is refused where something of it was drawn', async () => {
      const pessoa = await bench().novaPessoa();
      const saldo = saldoDeTeste(pessoa);
      const id = await saldo.importar({ numero: '260000012', adicoes: [{ itens: [{ quantidade: '7' }] }] });
      const [lote] = await saldo.listar();
      const devolvido = await saldo.devolver(lote.id, { versao: (await saldo.ler(lote.id)).versao, quantidade: '3' });
      expect(devolvido.json().Error ?? null).toBeNull();
      expect((await marcarDeTreinamento(pessoa, id)).corpo.Error).toMatch(
        /^Este processo não pode ir para o treinamento\. /,
      );
      expect((await saldo.listar())[0].saldo).toBe('4.0000000');
    });
  });
});

const MIGRACAO = 'server/platform/db/migrations/0002_treinamento.sql';
