import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { NUMERO_SEMEADA } from '#lib/siscomex/testing/duimp-semeada.ts';
import { portalChamadas } from '#server/platform/db/schema/portal.ts';
import { escreverHora } from '#server/portal/talk/at-time.ts';
import { abrirPortalDeTeste, ENDERECOS, type PortalDeTeste } from '#server/portal/testing/portal-de-teste.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { NUMERO_GERADO } from '#server/testing/portal-simulado/seeds.ts';
import { onServer } from '#server/testing/test-bench.ts';

describe('DUIMPs from the Portal Único', () => {
  onServer(
    'the fetch',
    (bench) => {
      let portal: PortalDeTeste;
      beforeAll(async () => {
        portal = await abrirPortalDeTeste(bench);
      });
      beforeEach(() => {
        portal.passar(3600);
        Object.assign(portal.simulado, { chamadas: [], falhas: [], fora: [], antes: undefined });
        portal.simulado.limites.clear();
      });
      afterEach(() => expect(portal.simulado.fora).toEqual([]));
      afterAll(() => portal.simulado.fechar());

      const buscar = async (numero: string) => {
        const quem = await portal.comChave();
        const id = await portal.pedirDuimp(quem.pessoa, quem.credencialId, numero);
        return { ...quem, id, como: () => portal.consulta(quem.pessoa, id) };
      };
      const chamadas = (funcao: string) => portal.simulado.chamadas.filter((uma) => uma.funcao === funcao).length;
      const pacote = async ({ pessoa, id }: Awaited<ReturnType<typeof buscar>>) => {
        const { rawPayload } = await pessoa.pedir({ method: 'GET', url: `/api/PortalUnico/Consulta/${id}/Arquivo` });
        return { bytes: rawPayload, dentro: unzipSync(rawPayload) };
      };
      const numerosDosItens = (dentro: Record<string, Uint8Array>) =>
        Object.entries(dentro)
          .filter(([nome]) => nome.startsWith('itens-'))
          .flatMap(([, bytes]) => JSON.parse(Buffer.from(bytes).toString()))
          .map(({ identificacao }) => identificacao.numeroItem);

      test('a DUIMP comes whole, kept as it came, and is read by the preview like a file', async () => {
        const feita = await buscar(NUMERO_SEMEADA);
        await portal.correr();
        expect(await feita.como()).toMatchObject({
          situacao: 'PRONTA',
          ambiente: 'TREINAMENTO',
          versao: 1,
          itens: 21,
          itensVindos: 21,
          proximaEm: null,
        });
        const { bytes, dentro } = await pacote(feita);
        expect(Object.keys(dentro)).toEqual([
          'capa.json',
          'catalogo-operadores.json',
          'catalogo-produtos.json',
          'itens-00001.json',
        ]);
        expect((await feita.como()).sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
        const lida = await feita.pessoa.pedir(multipartOf('/api/Di/Ler', bytes, 'portal.zip'));
        expect(lida.statusCode).toBe(200);
        const [declaracao] = lida.json().declaracoes;
        expect(declaracao.numeroDI).toBe(NUMERO_SEMEADA);
        expect(declaracao.adicoes).toHaveLength(5);
        expect(declaracao.adicoes[0].fornecedor).toBe('Exportador fictício OPE_2');
      });

      test('250 items come in three pages, described by the catalogue', async () => {
        const feita = await buscar(NUMERO_GERADO);
        await portal.correr();
        expect(await feita.como()).toMatchObject({ situacao: 'PRONTA', itensVindos: 250 });
        expect(chamadas('consultarItensDuimp')).toBe(3);
        const { bytes, dentro } = await pacote(feita);
        expect(numerosDosItens(dentro)).toEqual(Array.from({ length: 250 }, (_, i) => i + 1));
        const lida = await feita.pessoa.pedir(multipartOf('/api/Di/Ler', bytes, 'portal.zip'));
        expect(lida.json().declaracoes[0].adicoes[0].itens[0].descricao).toBe(
          'Descrição por extenso do produto 45, versão 3, como está no Catálogo.',
        );
      });

      test('one request at a time, one log-in, and every request as the published document has it', async () => {
        const feita = await buscar(NUMERO_SEMEADA);
        const outra = await portal.pedirDuimp(feita.pessoa, feita.credencialId, NUMERO_GERADO);
        await Promise.all([portal.correr(), portal.correr(), portal.correr()]);
        await portal.correr();
        expect((await portal.consulta(feita.pessoa, outra)).situacao).toBe('PRONTA');
        expect(portal.simulado.rajadas).toBe(0);
        expect(chamadas('autenticarChaveAcesso')).toBe(1);
        expect(portal.simulado.chamadas.every(({ status }) => status === 200)).toBe(true);
      });

      test('a limit closes its function until the hour the Portal tells, and from then on Cais stops by itself at its number', async () => {
        bench().relogio.hora = new Date('2026-11-21T12:50:00Z');
        portal.simulado.limites.set('recuperar', 5);
        const feita = await buscar(NUMERO_SEMEADA);
        await portal.correr();
        const esperando = await feita.como();
        expect(esperando.situacao).toBe('NA_FILA');
        expect(esperando.frase).toMatch(/^O limite de consultas por hora .* só pergunta de novo às \d\d:\d\d\.$/);
        for (let i = 0; i < 4; i += 1) {
          portal.passar(120);
          await portal.correr();
        }
        expect(chamadas('recuperar')).toBe(6);
        expect(portal.simulado.excessos()).toBe(1);
        const como = async () => portal.consulta(await portal.deNovo(feita.pessoa), feita.id);
        // The limit stays, and an hour allows five of the sixteen products that lack.
        for (const [hora, respondidas] of [
          ['13', 10],
          ['14', 15],
          ['15', 20],
        ] as const) {
          for (const minuto of ['01', '20', '40', '59']) {
            bench().relogio.hora = new Date(`2026-11-21T${hora}:${minuto}:00Z`);
            await portal.correr();
            expect([chamadas('recuperar'), portal.simulado.excessos()]).toEqual([respondidas + 1, 1]);
            expect((await como()).frase).toBe(
              esperando.frase?.replace(
                /às .*/,
                `às ${escreverHora(new Date(`2026-11-21T${Number(hora) + 1}:00:01Z`))}.`,
              ),
            );
          }
        }
        bench().relogio.hora = new Date('2026-11-21T16:00:30Z');
        await portal.correr();
        expect(await como()).toMatchObject({ situacao: 'PRONTA', frase: null });
        // What had come was not asked again.
        expect([chamadas('recuperarDuimp'), chamadas('recuperar')]).toEqual([1, 21 + 1]);
        expect([portal.simulado.excessos(), portal.simulado.rajadas]).toEqual([1, 0]);
      });

      test('nothing is asked during the daily stop', async () => {
        bench().relogio.hora = new Date('2026-11-22T05:50:00Z');
        const feita = await buscar(NUMERO_SEMEADA);
        await portal.correr();
        expect(portal.simulado.chamadas).toEqual([]);
        expect((await feita.como()).proximaEm).toBe('2026-11-22T06:00:30.000Z');
        bench().relogio.hora = new Date('2026-11-22T06:01:00Z');
        await portal.correr();
        expect((await feita.como()).situacao).toBe('PRONTA');
      });

      test('a session that another log-in took is opened again once its minute has passed', async () => {
        const feita = await buscar(NUMERO_SEMEADA);
        let roubada = false;
        portal.simulado.antes = (funcao) => {
          if (funcao !== 'recuperarDuimp' || roubada) return;
          roubada = true;
          portal.passar(120);
          portal.simulado.roubarSessao(feita.clientId);
        };
        await portal.correr();
        expect((await feita.como()).frase).toMatch(/^O Portal Único pede um minuto entre duas entradas/);
        portal.passar(65);
        await portal.correr();
        expect((await feita.como()).situacao).toBe('PRONTA');
        expect(chamadas('recuperarDuimp')).toBe(1);
      });

      test.each(['CALA', 'CAI', 'ERRO_500'] as const)(
        'an answer that is lost (%s) is asked again later',
        async (tipo) => {
          portal.simulado.falhas.push({ funcao: 'consultarItensDuimp', tipo });
          const feita = await buscar(NUMERO_GERADO);
          await portal.correr();
          expect(await feita.como()).toMatchObject({ situacao: 'NA_FILA', itensVindos: 0 });
          portal.passar(66);
          await portal.correr();
          expect(await feita.como()).toMatchObject({ situacao: 'PRONTA', itensVindos: 250 });
          expect(chamadas('consultarItensDuimp')).toBe(4);
          expect(portal.simulado.excessos()).toBeLessThanOrEqual(1);
        },
      );

      test('half a page loses nothing and repeats nothing', async () => {
        portal.simulado.falhas.push({ funcao: 'consultarItensDuimp', tipo: 'METADE' });
        const feita = await buscar(NUMERO_GERADO);
        await portal.correr();
        const { dentro } = await pacote(feita);
        expect(numerosDosItens(dentro)).toEqual(Array.from({ length: 250 }, (_, i) => i + 1));
      });

      test('a version that changes between the pages begins anew, and the package has one version', async () => {
        const feita = await buscar(NUMERO_GERADO);
        const versoes = portal.simulado.duimps.todas.get(NUMERO_GERADO) ?? [];
        const [primeira] = versoes;
        portal.simulado.antes = (funcao) => {
          if (funcao !== 'consultarItensDuimp' || versoes.length > 1 || !primeira) return;
          const outra = structuredClone(primeira);
          outra.capa.identificacao.versao = 2;
          for (const { identificacao } of outra.itens) identificacao.versao = '2';
          versoes.push(outra);
        };
        await portal.correr();
        versoes.splice(1);
        expect(await feita.como()).toMatchObject({ situacao: 'PRONTA', versao: 2, itensVindos: 250 });
        const { dentro } = await pacote(feita);
        expect(JSON.parse(Buffer.from(dentro['capa.json'] ?? []).toString()).identificacao.versao).toBe(2);
        expect(numerosDosItens(dentro)).toHaveLength(250);
      });

      test('a number that the Portal does not show is refused in words', async () => {
        const feita = await buscar('26BR00000000028');
        await portal.correr();
        expect(await feita.como()).toMatchObject({
          situacao: 'RECUSADA',
          frase:
            'O Portal Único não mostra a DUIMP 26BR0000000002-8 a este titular: o número não existe neste ambiente, ou falta a representação.',
        });
      });

      const limiteAprendido = async () => {
        bench().relogio.hora = new Date('2026-11-21T12:50:00Z');
        portal.simulado.limites.set('recuperar', 5);
        const feita = await buscar(NUMERO_SEMEADA);
        await portal.correr();
        expect(chamadas('recuperar')).toBe(6);
        const em = async (instante: string) => {
          bench().relogio.hora = new Date(instante);
          await portal.correr();
        };
        return { em, como: async () => portal.consulta(await portal.deNovo(feita.pessoa), feita.id) };
      };

      test('a limit that the Portal has raised is learnt a month later, in the last hour of its day', async () => {
        const { em, como } = await limiteAprendido();
        const doNumero = and(eq(portalChamadas.funcao, 'recuperar'), eq(portalChamadas.numero, 5));
        const sabidos = () => bench().conexao.db.$count(portalChamadas, doNumero);
        const antes = await sabidos();
        portal.simulado.limites.delete('recuperar');
        // 23:30 of Brasília is 02:30 of the next day.
        await em('2026-11-22T02:30:00Z');
        expect(chamadas('recuperar')).toBe(11);
        await em('2026-12-21T22:30:00Z');
        expect(chamadas('recuperar')).toBe(16);
        await em('2026-12-22T02:30:00Z');
        expect(await como()).toMatchObject({ situacao: 'PRONTA', frase: null });
        expect(await sabidos()).toBe(antes - 1);
        expect(portal.simulado.excessos()).toBe(1);
      });

      test('a limit that the Portal has not raised costs nothing to try: its block ends with the day, and the month begins again', async () => {
        const { em } = await limiteAprendido();
        await em('2026-12-22T02:30:00Z');
        expect(chamadas('recuperar')).toBe(6 + 6);
        for (const minuto of ['40', '59']) await em(`2026-12-22T02:${minuto}:00Z`);
        expect(chamadas('recuperar')).toBe(12);
        await em('2026-12-22T04:30:00Z');
        await em('2026-12-22T06:30:00Z');
        expect(chamadas('recuperar')).toBe(12 + 5);
        await em('2026-12-23T02:30:00Z');
        expect(chamadas('recuperar')).toBe(12 + 10);
        expect(portal.simulado.excessos()).toBe(1);
      });
    },
    { portal: ENDERECOS },
  );
});
