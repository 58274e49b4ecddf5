import { setImmediate as umaVolta } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { RecebimentoDeNotas } from '#lib/contracts/dci/dci-notas.ts';
import type { Planilha } from '#lib/contracts/platform/planilha.ts';
import { trabalho } from '#server/platform/db/schema/jobs.ts';
import { dcisDeTeste } from '#server/testing/dcis-de-teste.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { notaDeTeste, zipDe } from '#server/testing/notas-de-teste.ts';
import { type BuiltBench, buildTestBench, type Pessoa } from '#server/testing/test-bench.ts';

describe('two servers on one PostgreSQL', () => {
  let bench: BuiltBench;
  let outro: FastifyInstance;
  let pessoa: Pessoa;
  beforeAll(async () => {
    bench = await buildTestBench();
    outro = await bench.outroServidor();
  });
  beforeEach(async () => {
    pessoa = await bench.novaPessoa();
  });
  afterAll(() => bench.desmontar());

  const pedirAoOutro = (opcoes: InjectOptions) =>
    outro.inject({ ...opcoes, headers: { authorization: `Bearer ${pessoa.token}`, ...opcoes.headers } });
  const daqui = () => bench.app.cais.trabalhos;
  const dOutro = () => outro.cais.trabalhos;
  test('one is at a work at a time, and the other knows how far it is', async () => {
    const qual = { empresaId: pessoa.quem.empresaId, id: crypto.randomUUID() };
    const lugar = await daqui().abrir(qual, { feitas: 0 });
    expect(await dOutro().abrir(qual, {})).toBeNull();
    expect(await dOutro().ver(qual)).toEqual({ estado: { feitas: 0 }, emCurso: true });
    expect(await dOutro().ver({ ...qual, empresaId: crypto.randomUUID() })).toBeNull();
    await lugar?.terminar();
    expect(await dOutro().ver(qual)).toEqual({ estado: { feitas: 0 }, emCurso: false });
    expect(await dOutro().abrir(qual, { feitas: 7 })).not.toBeNull();
    expect(await daqui().ver(qual)).toEqual({ estado: { feitas: 7 }, emCurso: true });
  });

  test('one is asked to stop by the other, and what it has done since is told', async () => {
    const qual = { empresaId: pessoa.quem.empresaId, id: crypto.randomUUID() };
    const estado = { feitas: 0 };
    const parou = Promise.withResolvers<string>();
    await daqui().abrir(qual, estado, parou.resolve);
    estado.feitas = 41;
    await dOutro().pedirQuePare(qual, 'Cancelado a pedido.');
    expect(await parou.promise).toBe('Cancelado a pedido.');
    expect(await dOutro().ver(qual)).toEqual({ estado: { feitas: 41 }, emCurso: true });
  });

  test('the work of a server that went away is taken over, and that one stops if it comes back', async () => {
    const qual = { empresaId: pessoa.quem.empresaId, id: crypto.randomUUID() };
    const parou = Promise.withResolvers<string>();
    await daqui().abrir(qual, {}, parou.resolve);
    // Of a server that is not heard: what this one tells does not reach its row any more.
    await bench.conexao.db
      .update(trabalho)
      .set({ em: sql`clock_timestamp() - interval '16 seconds'`, servidor: crypto.randomUUID() });
    expect(await dOutro().ver(qual)).toEqual({ estado: {}, emCurso: false });
    expect(await dOutro().abrir(qual, {})).not.toBeNull();
    expect(await parou.promise).toBe('Outro servidor assumiu este trabalho.');
  });

  test('an import begun at one is followed and finished at the other', async () => {
    const csv = `PN;Descrição;NCM;UN;Origem\n${Array.from({ length: 600 }, (_, i) => `FX-${i};Peça ${i};01012100;PECA;Importado`).join('\n')}`;
    const enviada: Planilha = (await pessoa.pedir(multipartOf('/api/Planilha?recurso=Item', csv, 'itens.csv'))).json();
    const url = `/api/Planilha/${enviada.id}`;
    const ateOFim = async () => {
      const situacoes = new Set<string>();
      for (;;) {
        const resposta = await pedirAoOutro({ url });
        expect([resposta.statusCode, resposta.json().Error]).toEqual([200, undefined]);
        const vista: Planilha = resposta.json();
        situacoes.add(vista.situacao);
        // What is answered from memory alone would leave the work no turn.
        await umaVolta();
        if (vista.progresso === null) return { situacoes: [...situacoes], vista };
      }
    };
    await pessoa.pedir({ method: 'POST', url: `${url}/Conferir`, payload: { mapa: enviada.folhas[0]?.palpite } });
    const conferida = await ateOFim();
    expect(conferida).toMatchObject({
      situacoes: ['CONFERINDO', 'CONFERIDA'],
      vista: { contagens: { novas: 600 }, falha: null },
    });
    await pedirAoOutro({ method: 'POST', url: `${url}/Gravar`, payload: { modo: 'TUDO' } });
    const ocupada = await pessoa.pedir({ method: 'POST', url: `${url}/Gravar`, payload: { modo: 'TUDO' } });
    expect(ocupada.json()).toMatchObject({ Error: 'Esta planilha está ocupada. Espere o que está em curso.' });
    expect(await ateOFim()).toMatchObject({ vista: { situacao: 'GRAVADA', falha: null, contagens: { novas: 600 } } });
  });

  test('notas received by one are told of by the other', async () => {
    const { criada, pedir } = await dcisDeTeste(pessoa);
    const { id } = await criada();
    const comecado = await pessoa.pedir(
      multipartOf(`/api/Dci/${id}/Notas?Bucket=nfe`, zipDe([notaDeTeste({ numero: 1 })]), 'notas.zip'),
    );
    const url = `/api/Dci/${id}/Recebimento/${comecado.json().id}`;
    let andamento: RecebimentoDeNotas;
    do {
      const resposta = await pedirAoOutro({ url });
      expect([resposta.statusCode, resposta.json().Error]).toEqual([200, undefined]);
      andamento = resposta.json();
      await umaVolta();
    } while (andamento.situacao === 'RECEBENDO' || andamento.situacao === 'APURANDO');
    expect(andamento).toEqual((await pedir('GET', `${id}/Recebimento/${comecado.json().id}`)).json());
    expect(andamento).toMatchObject({ situacao: 'TERMINADO', incluidas: 1, falha: null });
  });

  test('a receipt whose server went away is told as failed, not as going on for ever', async () => {
    const { criada } = await dcisDeTeste(pessoa);
    const { id } = await criada();
    const recebimento = crypto.randomUUID();
    const estado = {
      id: recebimento,
      dciId: id,
      situacao: 'APURANDO',
      lidos: 3,
      total: 3,
      incluidas: 0,
      repetidas: 0,
      fora: {},
      recusadas: [],
      recusadasAoTodo: 0,
      falha: null,
    };
    const { empresaId } = pessoa.quem;
    await bench.conexao.db.insert(trabalho).values({
      empresaId,
      id: recebimento,
      servidor: crypto.randomUUID(),
      estado,
      terminado: false,
      em: sql`clock_timestamp() - interval '16 seconds'`,
    });
    expect((await pessoa.pedir({ url: `/api/Dci/${id}/Recebimento/${recebimento}` })).json()).toMatchObject({
      situacao: 'FALHOU',
      falha:
        'O servidor parou antes de dizer o resultado. Envie o arquivo de novo: as notas que já entraram não se repetem.',
    });
  });

  test('one export of a company at a time, over both', async () => {
    const { empresaId } = pessoa.quem;
    const url = `/api/Empresa/${empresaId}/Exportacao`;
    const lugar = await daqui().abrir({ empresaId, id: empresaId }, {});
    expect((await pedirAoOutro({ url })).statusCode).toBe(409);
    await lugar?.terminar();
    expect((await pedirAoOutro({ url })).statusCode).toBe(200);
  });

  test('wrong passwords are counted by both together', async () => {
    const { email, senha } = pessoa;
    const entrarEm = (app: FastifyInstance, password: string) =>
      app.inject({
        method: 'POST',
        url: '/Auth/Login',
        payload: { email, password },
        remoteAddress: '203.0.113.201',
      });
    for (let i = 0; i < 10; i += 1) {
      expect((await entrarEm(i % 2 ? outro : bench.app, 'errada')).statusCode).toBe(401);
    }
    expect((await entrarEm(outro, senha)).statusCode).toBe(429);
    expect((await entrarEm(bench.app, senha)).statusCode).toBe(429);
  });
});
