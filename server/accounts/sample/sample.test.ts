import { setImmediate as umaVolta } from 'node:timers/promises';
import { and, eq, isNull } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { credencial } from '#server/platform/db/schema/access.ts';
import { fornecedor } from '#server/platform/db/schema/cadastros.ts';
import { empresaDeExemplo } from '#server/platform/db/schema/first-steps.ts';
import { aviso, webhookEntrega } from '#server/platform/db/schema/notices.ts';
import { historico } from '#server/platform/db/schema/records.ts';
import { EMPRESA_DE_EXEMPLO } from '#server/seeds/empresa-de-exemplo.ts';
import { newColleague } from '#server/testing/colleague.ts';

import { SMALL_SAMPLE } from '#server/testing/small-sample.ts';
import { onServer, type Pessoa, type TestBench } from '#server/testing/test-bench.ts';
import { sampleRepository } from './sample-repository.ts';
import type { SampleContent } from './samples.ts';

const URL = '/api/EmpresaDeExemplo';
const ver = async (pessoa: Pessoa) => (await pessoa.pedir({ url: URL })).json();
const postar = (pessoa: Pessoa, ato = '') => pessoa.pedir({ method: 'POST', url: `${URL}${ato}` });

/** Opens a sample company, waits until it is filled, and enters it. */
async function naEmpresaDeExemplo({ app }: TestBench, pessoa: Pessoa): Promise<Pessoa> {
  await postar(pessoa);
  await ateMudar(pessoa);
  const { token, id, idEmpresa } = (await postar(pessoa, '/Entrar')).json();
  return {
    ...pessoa,
    quem: { empresaId: idEmpresa, usuarioId: id },
    token,
    pedir: (opcoes) => app.inject({ ...opcoes, headers: { authorization: `Bearer ${token}`, ...opcoes.headers } }),
  };
}

async function ateMudar(pessoa: Pessoa): Promise<void> {
  while ((await ver(pessoa)).situacao === 'PREPARANDO') await umaVolta();
}

onServer('A sample company', (bench) => {
  test('is entered beside the own company, and thrown away', async () => {
    const pessoa = await bench().novaPessoa();
    const outra = await bench().novaPessoa();
    expect(await ver(pessoa)).toEqual({ situacao: 'NENHUMA', andamento: null });
    const la = await naEmpresaDeExemplo(bench(), pessoa);
    expect(await ver(pessoa)).toEqual({ situacao: 'PRONTA', andamento: null });
    expect((await postar(pessoa)).json()).toEqual({ situacao: 'PRONTA', andamento: null });
    expect(la.quem.empresaId).not.toBe(pessoa.quem.empresaId);
    expect((await la.pedir({ url: `/api/Empresa/${la.quem.empresaId}` })).json()).toMatchObject({
      nomeFantasia: 'Empresa de exemplo',
    });

    // Nobody else sees a row of it, and it sees nobody's.
    const [fornecedor] = (await la.pedir({ url: '/api/Fornecedor' })).json();
    expect(fornecedor).toMatchObject({ razaoSocial: 'FICTICIA DE EXEMPLO LTD' });
    for (const de of [pessoa, outra]) {
      expect((await de.pedir({ url: '/api/Fornecedor' })).json()).toEqual([]);
      expect((await de.pedir({ url: `/api/Fornecedor/${fornecedor.id}` })).statusCode).toBe(404);
      expect((await de.pedir({ url: `/api/Empresa/${la.quem.empresaId}` })).statusCode).toBe(404);
    }
    expect(await ver(outra)).toMatchObject({ situacao: 'NENHUMA' });
    expect((await la.pedir({ url: `/api/Empresa/${pessoa.quem.empresaId}` })).statusCode).toBe(404);

    expect((await postar(pessoa, '/JogarFora')).json()).toEqual({ situacao: 'NENHUMA', andamento: null });
    expect((await la.pedir({ url: '/api/Fornecedor' })).statusCode).toBe(401);
    expect((await postar(pessoa, '/Entrar')).statusCode).toBe(422);
    expect((await pessoa.pedir({ url: '/api/Fornecedor' })).statusCode).toBe(200);
    const motivos = await bench()
      .conexao.db.select({ motivo: historico.motivo })
      .from(historico)
      .where(and(eq(historico.empresaId, pessoa.quem.empresaId), eq(historico.registroId, pessoa.quem.usuarioId)))
      .orderBy(historico.id);
    expect(motivos.map(({ motivo }) => motivo)).toEqual([
      'Abriu uma empresa de exemplo.',
      'Jogou fora a empresa de exemplo.',
    ]);
  });

  test('has no log-in, tells nobody, and lets nothing and nobody in or out', async () => {
    const la = await naEmpresaDeExemplo(bench(), await bench().novaPessoa());
    const { db } = bench().conexao;
    const { empresaId } = la.quem;
    const novo = { papel: 'FABRICANTE', razaoSocial: 'FICTICIA DOIS LTD', pais: { codigo: '160' } };
    expect((await la.pedir({ method: 'POST', url: '/api/Fornecedor', payload: novo })).statusCode).toBe(201);
    expect(await db.select().from(credencial).where(eq(credencial.empresaId, empresaId))).toEqual([]);
    expect(await db.select().from(aviso).where(eq(aviso.empresaId, empresaId))).toEqual([]);
    expect(await db.select().from(webhookEntrega).where(eq(webhookEntrega.empresaId, empresaId))).toEqual([]);
    const pedidos: InjectOptions[] = [
      { method: 'POST', url: '/api/Usuario', payload: { nome: 'Ana', email: 'ana@teste.local' } },
      { method: 'POST', url: '/api/Webhook', payload: {} },
      { method: 'POST', url: '/api/PortalUnico/Credencial', payload: {} },
      { method: 'POST', url: '/api/PortalUnico/Busca', payload: {} },
      { method: 'POST', url: '/api/MinhaConta/SegundoFator/Aplicativo', payload: {} },
      { method: 'POST', url: '/api/MinhaConta/Senha', payload: {} },
      { method: 'POST', url: URL },
      { method: 'GET', url: `/api/Empresa/${empresaId}/Exportacao` },
    ];
    for (const pedido of pedidos) {
      const resposta = await la.pedir(pedido);
      expect([pedido.url, resposta.statusCode]).toEqual([pedido.url, 403]);
      expect(resposta.json()).toMatchObject({
        codigo: 'PROIBIDO',
        Error: expect.stringMatching(/é fictícia: nada sai/),
      });
    }
    expect((await la.pedir({ url: '/api/Usuario' })).statusCode).toBe(200);
  });

  test('that was left half-made is told so, and opening it again begins anew', async () => {
    const pessoa = await bench().novaPessoa();
    await metade(bench(), pessoa);
    expect(await ver(pessoa)).toEqual({ situacao: 'INTERROMPIDA', andamento: null });
    expect((await postar(pessoa, '/Entrar')).statusCode).toBe(422);
    await postar(pessoa);
    await ateMudar(pessoa);
    expect(await ver(pessoa)).toEqual({ situacao: 'PRONTA', andamento: null });
    const { db } = bench().conexao;
    const suas = await db
      .select()
      .from(empresaDeExemplo)
      .where(eq(empresaDeExemplo.empresaId, pessoa.quem.empresaId))
      .orderBy(empresaDeExemplo.id);
    expect(suas.map(({ prontaEm, jogadaForaEm }) => [prontaEm, jogadaForaEm !== null])).toEqual([
      [null, true],
      [expect.any(Date), false],
    ]);
  });

  test('five people of a company have one at a time, and no more', async () => {
    const pessoa = await bench().novaPessoa();
    for (let i = 0; i < 5; i += 1) await metade(bench(), await newColleague(bench(), pessoa));
    const recusada = await postar(pessoa);
    expect([recusada.statusCode, recusada.json().Error]).toEqual([
      409,
      'A sua empresa já tem 5 empresas de exemplo abertas. Peça a um colega que jogue fora a dele.',
    ]);
    expect(await ver(pessoa)).toMatchObject({ situacao: 'NENHUMA' });
  });

  test('ends with the access of its person', async () => {
    const pessoa = await bench().novaPessoa();
    const colega = await newColleague(bench(), pessoa);
    await metade(bench(), colega);
    const url = `/api/Usuario/${colega.quem.usuarioId}`;
    expect((await pessoa.pedir({ method: 'DELETE', url })).statusCode).toBe(204);
    const { db } = bench().conexao;
    const guardadas = await db
      .select()
      .from(empresaDeExemplo)
      .where(and(eq(empresaDeExemplo.empresaId, pessoa.quem.empresaId), isNull(empresaDeExemplo.jogadaForaEm)));
    expect(guardadas).toEqual([]);
  });
});

/** What a server that was killed half-way leaves: the company without its rows, and no job. */
async function metade({ conexao: { db }, relogio }: TestBench, { quem }: Pessoa): Promise<void> {
  await sampleRepository(db, quem.empresaId).criar(uuidv7(), quem.usuarioId, {
    empresa: EMPRESA_DE_EXEMPLO.empresa,
    nome: 'Pessoa de Teste',
    criadoEm: relogio.agora(),
  });
}

/** Fillings that wait in the middle until the test lets them go on. */
const portas: PromiseWithResolvers<void>[] = [];
const LENTA: SampleContent = {
  ...SMALL_SAMPLE,
  async preencher(ao, aoPasso) {
    aoPasso(1, 3);
    const porta = Promise.withResolvers<void>();
    portas.push(porta);
    await porta.promise;
    aoPasso(2, 3);
    await SMALL_SAMPLE.preencher(ao, () => {});
  },
};
const umaPorta = async () => {
  while (portas.length === 0) await umaVolta();
  return portas.pop() as PromiseWithResolvers<void>;
};

onServer(
  'A sample company that is being filled',
  (bench) => {
    test('says how far it is, is one, and cannot be entered', async () => {
      const pessoa = await bench().novaPessoa();
      await postar(pessoa);
      const porta = await umaPorta();
      const aMeio = { situacao: 'PREPARANDO', andamento: { feitos: 1, total: 3 } };
      expect(await ver(pessoa)).toEqual(aMeio);
      expect((await postar(pessoa)).json()).toEqual(aMeio);
      expect((await postar(pessoa, '/Entrar')).json()).toMatchObject({
        Error: 'A empresa de exemplo ainda não está pronta.',
      });
      porta.resolve();
      await ateMudar(pessoa);
      expect(await ver(pessoa)).toEqual({ situacao: 'PRONTA', andamento: null });
    });

    test('stops when it is thrown away, and what it had is never entered', async () => {
      const pessoa = await bench().novaPessoa();
      await postar(pessoa);
      const porta = await umaPorta();
      expect((await postar(pessoa, '/JogarFora')).json()).toEqual({ situacao: 'NENHUMA', andamento: null });
      porta.resolve();
      await postar(pessoa);
      (await umaPorta()).resolve();
      await ateMudar(pessoa);
      const { db } = bench().conexao;
      const suas = await db
        .select()
        .from(empresaDeExemplo)
        .where(eq(empresaDeExemplo.empresaId, pessoa.quem.empresaId))
        .orderBy(empresaDeExemplo.id);
      expect(suas.map(({ prontaEm, jogadaForaEm }) => [prontaEm !== null, jogadaForaEm !== null])).toEqual([
        [false, true],
        [true, false],
      ]);
      const fornecedores = await db.select({ de: fornecedor.empresaId }).from(fornecedor);
      expect(fornecedores.filter(({ de }) => de === suas[0]?.exemploEmpresaId)).toEqual([]);
    });

    test('stops with its server, and is told as left half-made', async () => {
      const pessoa = await bench().novaPessoa();
      const outro = await bench().outroServidor();
      const headers = { authorization: `Bearer ${pessoa.token}` };
      await outro.inject({ method: 'POST', url: URL, headers });
      const porta = await umaPorta();
      const fechado = outro.close();
      await umaVolta();
      porta.resolve();
      await fechado;
      expect(await ver(pessoa)).toEqual({ situacao: 'INTERROMPIDA', andamento: null });
    });
  },
  { exemplo: LENTA },
);
