import { PgDialect } from 'drizzle-orm/pg-core';
import { type AtoEmVarios, pedidoEmVarios, type RespostaEmVarios } from '#lib/contracts/processo/ato-em-varios.ts';
import { digitoDaDi } from '#lib/domain/identificadores/digito-di.ts';
import { noHistorico } from '#server/comex/processo/processo-linhas.ts';
import { ACOMPANHAR_UM } from '#server/portal/duimp/acompanhar-no-portal.ts';
import { gerarArquivoDi } from '#server/seeds/arquivo-di.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { processosDeTeste } from '#server/testing/processos-de-teste.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';
import { atoEmVarios } from './ato-em-varios.ts';

const DIS = ['2600000010', '2600000029', '2600000037'];
const HOJE = '2026-11-20';
const CANAL_VERDE = { tipo: 'PASSO', situacao: 'PARAMETRIZADO', data: HOJE, canalRfb: 'VERDE' };

async function registrados(pessoa: Pessoa) {
  const processos = processosDeTeste(pessoa);
  const abertos = await Promise.all(DIS.map((numeroDI) => processos.aberto({ numeroDI })));
  const feitos = await Promise.all(
    abertos.map(({ id, versao }) => processos.passar(id, { situacao: 'REGISTRADO', data: HOJE, versao })),
  );
  return { ...processos, todos: feitos.map((um) => um.json()) };
}

const vistos = (todos: { id: string; versao: number }[]) => todos.map(({ id, versao }) => ({ id, versao }));

async function emVarios(pessoa: Pessoa, quais: object, ato: object, ensaio = false) {
  const resposta = await pessoa.pedir({
    method: 'POST',
    url: '/api/Processo/EmVarios',
    payload: { quais, ato, ensaio },
  });
  return { status: resposta.statusCode, dita: resposta.json() as RespostaEmVarios & { Error?: string } };
}

const DI_DE_DUAS_ADICOES = gerarArquivoDi({
  semente: 31,
  dataRegistro: '2026-11-17',
  adicoes: 2,
  itensPorAdicao: 1,
  importador: { numero: 'ZFM000AM000121', nome: 'FICTICIA LTDA' },
  taxas: { '220': '5.3417' },
});

onServer('One act on many processes', (bench) => {
  test('gives a canal to all, each through its own step and history', async () => {
    const pessoa = await bench().novaPessoa();
    const { todos, ler } = await registrados(pessoa);
    const { status, dita } = await emVarios(pessoa, { processos: vistos(todos) }, CANAL_VERDE);
    expect([status, dita.feitos.map(({ nome }) => nome), dita.recusados]).toEqual([
      200,
      todos.map(({ numero }) => numero),
      [],
    ]);
    for (const { id } of todos) {
      const lido = (await ler(id)).json();
      expect(lido).toMatchObject({ situacao: 'PARAMETRIZADO', canalRfb: 'VERDE', versao: 3 });
      expect(lido.passos.at(-1).usuario.id).toBe(pessoa.quem.usuarioId);
    }
  });

  test('says row by row what is refused, and changes the others', async () => {
    const pessoa = await bench().novaPessoa();
    const { todos, passar, aberto, ler } = await registrados(pessoa);
    const [um, dois, tres] = todos;
    await passar(dois.id, { situacao: 'PARAMETRIZADO', data: HOJE, canalRfb: 'VERMELHO', versao: dois.versao });
    const noComeco = await aberto({});
    const pedidos = vistos([um, dois, tres, noComeco]);
    const { dita } = await emVarios(pessoa, { processos: pedidos }, CANAL_VERDE);
    expect(dita.feitos.map(({ id }) => id)).toEqual([um.id, tres.id]);
    expect(dita.recusados).toEqual([
      {
        id: dois.id,
        nome: dois.numero,
        motivo: 'Este processo foi alterado por outra pessoa. Confira a diferença antes de gravar.',
      },
      {
        id: noComeco.id,
        nome: noComeco.numero,
        motivo: expect.stringContaining('De “Em aberto” não se passa a “Parametrizado”'),
      },
    ]);
    expect((await ler(dois.id)).json().canalRfb).toBe('VERMELHO');
  });

  test('rehearsed, it gives the same answers and writes nothing', async () => {
    const pessoa = await bench().novaPessoa();
    const { todos, aberto, ler } = await registrados(pessoa);
    const quais = { processos: vistos([...todos, await aberto({})]) };
    const ensaiada = await emVarios(pessoa, quais, CANAL_VERDE, true);
    expect(ensaiada.dita.feitos).toHaveLength(3);
    for (const { id, versao } of todos)
      expect((await ler(id)).json()).toMatchObject({ versao, situacao: 'REGISTRADO' });
    expect((await emVarios(pessoa, quais, CANAL_VERDE)).dita).toEqual(ensaiada.dita);
  });

  test('reads a pasted list of numbers and canais, each with its own', async () => {
    const pessoa = await bench().novaPessoa();
    const { todos, ler } = await registrados(pessoa);
    const coladas = [
      { numero: '26/0000001-0', canalRfb: 'AMARELO' },
      { numero: '2600000029', canalRfb: 'VERDE' },
      { numero: '26/0000001-0', canalRfb: 'VERDE' },
      { numero: '26/0000009-6', canalRfb: 'VERDE' },
    ];
    const { dita } = await emVarios(pessoa, { coladas }, { ...CANAL_VERDE, canalRfb: null });
    expect(dita.feitos.map(({ nome, canalRfb }) => [nome, canalRfb])).toEqual([
      [todos[0].numero, 'AMARELO'],
      [todos[1].numero, 'VERDE'],
    ]);
    expect(dita.recusados.map(({ nome }) => nome)).toEqual(['26/0000001-0', '26/0000009-6']);
    expect(dita.recusados[0]?.motivo).toBe('Este número já está em outra linha.');
    expect((await ler(todos[0].id)).json().canalRfb).toBe('AMARELO');
  });

  test('assigns the person in charge to a whole result, which must be the one that was seen', async () => {
    const pessoa = await bench().novaPessoa();
    const { ler, todos } = await registrados(pessoa);
    const ato = { tipo: 'RESPONSAVEL', responsavelId: pessoa.quem.usuarioId };
    const consulta = { situacao: 'REGISTRADO' };
    const mudado = await emVarios(pessoa, { consulta, total: 2 }, ato);
    expect([mudado.status, mudado.dita.Error]).toEqual([
      422,
      'O resultado mudou: tinha 2 e agora tem 3. Confira a lista e peça de novo.',
    ]);
    expect((await emVarios(pessoa, { consulta, total: 3 }, ato)).dita.feitos).toHaveLength(3);
    expect((await ler(todos[2].id)).json().responsavel).toEqual({
      id: pessoa.quem.usuarioId,
      nome: 'Pessoa de Teste',
    });
  });

  test('tells the history what the record of each says before and after, also of a declared one', async () => {
    const pessoa = await bench().novaPessoa();
    const { ler, aberto } = processosDeTeste(pessoa);
    const importado = await pessoa.pedir(multipartOf('/api/Processo/ImportarDi', DI_DE_DUAS_ADICOES));
    const todos = [importado.json()[0], await aberto({ referencia: 'SEM DECLARAÇÃO' })].map(({ id }) => id);
    const lidos = () => Promise.all(todos.map(async (id) => (await ler(id)).json()));
    const antes = await lidos();
    expect(antes.map(({ adicoes }) => adicoes)).toEqual([2, 0]);
    const ato = { tipo: 'RESPONSAVEL', responsavelId: pessoa.quem.usuarioId };
    expect((await emVarios(pessoa, { processos: vistos(antes) }, ato)).dita.recusados).toEqual([]);
    for (const [i, depois] of (await lidos()).entries()) {
      expect(depois).toEqual({
        ...antes[i],
        versao: 2,
        responsavel: { id: pessoa.quem.usuarioId, nome: 'Pessoa de Teste' },
        alteradoEm: expect.any(String),
        alteradoPor: 'Pessoa de Teste',
      });
      const consulta = new URLSearchParams({ recurso: 'Processo', registroId: depois.id });
      const [linha] = (await pessoa.pedir({ url: `/api/Historico?${consulta}` })).json();
      expect([linha.antes, linha.depois]).toEqual([antes[i], depois].map(noHistorico));
    }
  });

  test('neither touches a process of another company nor names it', async () => {
    const { todos, ler } = await registrados(await bench().novaPessoa());
    const estranha = await bench().novaPessoa();
    const { dita } = await emVarios(estranha, { processos: vistos(todos) }, CANAL_VERDE);
    expect(dita.feitos).toEqual([]);
    expect(dita.recusados[0]).toEqual({ id: todos[0].id, nome: '—', motivo: 'Este processo não existe.' });
    expect(
      (await emVarios(estranha, { coladas: [{ numero: DIS[0], canalRfb: 'VERDE' }] }, CANAL_VERDE)).dita.feitos,
    ).toEqual([]);
    expect((await ler(todos[0].id)).json().situacao).toBe('REGISTRADO');
  });

  // Statements, not time: one process more must not cost a round trip more.
  test.each<[string, (quem: string) => AtoEmVarios]>([
    ['a canal', () => pedidoEmVarios.shape.ato.parse(CANAL_VERDE)],
    ['a person in charge', (responsavelId) => ({ tipo: 'RESPONSAVEL', responsavelId })],
  ])('gives nine processes %s with as many statements as three', async (_, atoDe) => {
    const pessoa = await bench().novaPessoa();
    const { passar, aberto, ler } = processosDeTeste(pessoa);
    const todos = await Promise.all(
      Array.from({ length: 12 }, async (_um, i) => {
        const nove = `2600001${String(i).padStart(2, '0')}`;
        const { id, versao } = await aberto({ numeroDI: nove + digitoDaDi(nove) });
        return (await passar(id, { situacao: 'REGISTRADO', data: HOJE, versao })).json();
      }),
    );
    const ao = { db: bench().conexao.db, relogio: bench().relogio, quem: pessoa.quem, acompanhar: ACOMPANHAR_UM };
    const comandos = jest.spyOn(PgDialect.prototype, 'sqlToQuery');
    const contados = async (parte: typeof todos) => {
      comandos.mockClear();
      const quais = { processos: vistos(parte).map((visto) => ({ ...visto, canalRfb: null })) };
      const { feitos } = await atoEmVarios(ao, { quais, ato: atoDe(pessoa.quem.usuarioId), ensaio: false });
      return [feitos.length, comandos.mock.calls.length];
    };
    const [[, comTres], [, comNove]] = [await contados(todos.slice(0, 3)), await contados(todos.slice(3))];
    comandos.mockRestore();
    // A table that has grown enough is analysed in between; what was written to are the steps and the history.
    expect(comNove).toBeLessThanOrEqual((comTres ?? 0) + 2);
    for (const { id } of todos) expect((await ler(id)).json().versao).toBe(3);
  });
});
