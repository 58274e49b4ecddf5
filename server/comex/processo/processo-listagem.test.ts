import { sql } from 'drizzle-orm';
import { processoConsulta } from '#lib/contracts/consultas/processo.ts';
import { rowsOf } from '#server/platform/db/rows-of.ts';
import { gerarArquivoDi } from '#server/seeds/arquivo-di.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { onServer, type TestBench } from '#server/testing/test-bench.ts';
import { writeDirectly } from '#server/testing/writes-in-painel.ts';
import { processoListagem } from './processo-listagem.ts';

type Pessoa = Awaited<ReturnType<TestBench['novaPessoa']>>;

onServer('The pages of a list of processes', (bench) => {
  test.each([
    ['the order they began in', 'ordem=-criadoEm'],
    ['an order of their declarations', 'ordem=valorAduaneiro'],
    ['a filter on their declarations', 'dataRegistroDe=2026-11-01'],
    ['a search', 'q=FICTICIA'],
  ])('give the same total with %s, whether they are full, the last, or past the end', async (_, consulta) => {
    const pessoa = await bench().novaPessoa();
    for (const semente of [21, 22, 23]) await importar(pessoa, semente);
    const paginas = [
      { tamanho: 2, pagina: 1, linhas: 2, total: 3 },
      { tamanho: 2, pagina: 2, linhas: 1, total: 3 },
      { tamanho: 2, pagina: 3, linhas: 0, total: 3 },
      { tamanho: 3, pagina: 1, linhas: 3, total: 3 },
      { tamanho: 1, pagina: 3, linhas: 1, total: 3 },
      { tamanho: 25, pagina: 1, linhas: 3, total: 3 },
    ];
    for (const { tamanho, pagina, ...esperado } of paginas) {
      const { linhas, total } = await ler(pessoa, `${consulta}&tamanho=${tamanho}&pagina=${pagina}`);
      expect({ tamanho, pagina, linhas, total }).toEqual({ tamanho, pagina, ...esperado });
    }
    const vista = await ler(pessoa, `${consulta}&tamanho=25`);
    const aos = await Promise.all([1, 2, 3].map((pagina) => ler(pessoa, `${consulta}&tamanho=1&pagina=${pagina}`)));
    expect(aos.flatMap(({ ids }) => ids)).toEqual(vista.ids);
    expect(await ler(pessoa, `${consulta}&tamanho=25&situacao=CANCELADO`)).toMatchObject({ linhas: 0, total: 0 });
  });

  test('has the instants and decimals that the process alone has', async () => {
    const pessoa = await bench().novaPessoa();
    await importar(pessoa, 24);
    const [linha] = (await pessoa.pedir({ url: '/api/Processo' })).json();
    const inteiro = (await pessoa.pedir({ url: `/api/Processo/${linha.id}` })).json();
    for (const campo of ['criadoEm', 'valorAduaneiro', 'dataRegistro', 'itens', 'importador', 'excluidoEm']) {
      expect({ [campo]: linha[campo] }).toEqual({ [campo]: inteiro[campo] });
    }
  });
});

onServer('The first page of a rare situação', (bench) => {
  test('is planned once for a connection, not at each page', async () => {
    const { empresaId, usuarioId } = (await bench().novaPessoa()).quem;
    await writeDirectly(bench().conexao.db, async (tx) => {
      await tx.execute(sql`insert into processo (empresa_id, id, numero, tipo_documento, situacao, busca, criado_em, criado_por)
        select ${empresaId}, gen_random_uuid(), 'IMP-' || n, 'DI', case n when 1 then 'CANCELADO' else 'ENTREGUE' end, '', now(), ${usuarioId}
        from generate_series(1, 6000) n`);
      await tx.execute(sql`analyze processo`);
      const consulta = processoConsulta.parse({ ordem: '-criadoEm', situacao: 'CANCELADO' });
      // Another test may have prepared another list, or this one, on the same connection.
      const planos = () =>
        rowsOf<{ name: string; sem: number; com: number }>(
          tx,
          sql`select name, generic_plans::int as sem, custom_plans::int as com from pg_prepared_statements where name like 'processos_desc%'`,
        );
      const antes = new Map((await planos()).map(({ name, sem, com }) => [name, sem + com]));
      for (let vez = 0; vez < 8; vez += 1) {
        const { linhas, total } = await processoListagem(tx, empresaId).listar(consulta, '2026-11-28');
        expect({ linhas: linhas.map(({ numero }) => numero), total }).toEqual({ linhas: ['IMP-1'], total: 1 });
      }
      const usados = (await planos()).flatMap(({ name, sem, com }) => {
        const vezes = sem + com - (antes.get(name) ?? 0);
        return vezes > 0 ? [{ vezes, com }] : [];
      });
      // PostgreSQL plans with the values five times before it decides.
      expect(usados).toEqual([{ vezes: 8, com: 5 }]);
    });
  });
});

async function importar(pessoa: Pessoa, semente: number): Promise<void> {
  const arquivo = gerarArquivoDi({
    semente,
    dataRegistro: '2026-11-17',
    adicoes: 1,
    itensPorAdicao: 1,
    importador: { numero: 'ZFM000AM000121', nome: 'FICTICIA LTDA' },
    taxas: { '220': '5.3417' },
  });
  const resposta = await pessoa.pedir(multipartOf('/api/Processo/ImportarDi', arquivo));
  expect([resposta.statusCode, resposta.json().Error]).toEqual([201, undefined]);
}

async function ler(pessoa: Pessoa, consulta: string) {
  const resposta = await pessoa.pedir({ url: `/api/Processo?${consulta}` });
  const linhas: { id: string }[] = resposta.json();
  return {
    linhas: linhas.length,
    total: Number(resposta.headers['x-total-count']),
    ids: linhas.map(({ id }) => id),
  };
}
