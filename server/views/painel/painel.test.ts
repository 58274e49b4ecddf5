import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Painel } from '#lib/contracts/views/painel.ts';
import type { Relatorio } from '#lib/domain/telas/relatorio.ts';
import { escreverDiXml } from '#lib/siscomex/di/di-xml.ts';
import { cotacao } from '#server/platform/db/schema/core.ts';
import { painelMudanca } from '#server/platform/db/schema/painel.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { dai } from '#server/platform/db/schema/sefaz.ts';
import { gerarDeclaracao } from '#server/seeds/gerador-di.ts';
import { daisDeTeste, ENVIADA, NOTIFICADA, PARAMETRIZADA } from '#server/testing/dais-de-teste.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { processosDeTeste } from '#server/testing/processos-de-teste.ts';
import { saldoDeTeste } from '#server/testing/saldo-de-teste.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';
import { writeDirectly } from '#server/testing/writes-in-painel.ts';

type QuemVe = Pick<Pessoa, 'pedir'>;
const ver = async ({ pedir }: QuemVe, consulta = ''): Promise<Painel> => {
  const resposta = await pedir({ url: `/api/Dashboard?${consulta}` });
  expect([resposta.statusCode, resposta.json().Error]).toEqual([200, undefined]);
  return resposta.json();
};

// The clock stands at 2026-11-20.
onServer('The dashboard', (bench) => {
  let pessoa: Pessoa;
  beforeEach(async () => {
    pessoa = await bench().novaPessoa();
  });

  const importar = async (dataRegistro: string) => {
    const di = gerarDeclaracao({
      semente: Number(dataRegistro.replaceAll('-', '')),
      dataRegistro,
      adicoes: 2,
      itensPorAdicao: 2,
      importador: { numero: '12ABC34501DE35', nome: 'FICTICIA DA AMAZONIA' },
      taxas: { '220': '5.3417' },
    });
    const importada = await pessoa.pedir(multipartOf('/api/Processo/ImportarDi', escreverDiXml([di])));
    return importada.json()[0].id as string;
  };

  test('of a company that has begun nothing shows nothing, for the last six months', async () => {
    expect(await ver(pessoa)).toMatchObject({
      hoje: '2026-11-20',
      de: '2026-06',
      ate: '2026-11',
      importador: null,
      situacoes: [],
      registro: { quantidade: 0, valorAduaneiro: '0.00', tributos: '0.00', recolher: '0.00', canais: [] },
      etapas: [],
      suspenso: { lotes: 0, valor: '0.00' },
      darfs: { quantidade: 0, total: '0.00', vencidos: 0, totalVencido: '0.00', proximo: null },
      notificacoes: { quantidade: 0, total: '0.00' },
      chegadas: { total: 0, atrasadas: 0, proximas: [] },
      prazos: [],
    });
  });

  test.each([
    ['de=x&ate=y', 'Informe o mês como AAAA-MM.'],
    ['ate=9999-12', 'O ano vai de 1990 a 2100.'],
    ['de=0001-01', 'O ano vai de 1990 a 2100.'],
    ['ate=0001-01', 'O ano vai de 1990 a 2100.'],
    ['ate=2026-11&de=0001-01', 'O ano vai de 1990 a 2100.'],
    ['de=1990-01', 'O período tem no máximo 36 meses.'],
    ['de=2100-12', 'O período acaba antes de começar.'],
    ['de=2026-11&ate=2026-10', 'O período acaba antes de começar.'],
  ])('of %s says “%s”', async (consulta, frase) => {
    const resposta = await pessoa.pedir({ url: `/api/Dashboard?${consulta}` });
    expect([resposta.statusCode, Object.values(resposta.json().campos ?? {})[0]]).toEqual([400, frase]);
  });

  test('ends in the first month of the calendar that is taken', async () => {
    expect(await ver(pessoa, 'ate=1990-01')).toMatchObject({ de: '1989-08', ate: '1990-01' });
  });

  test('counts a process where it stands, and no longer where it stood; a deleted one nowhere', async () => {
    const processos = processosDeTeste(pessoa);
    const { id, versao } = await processos.aberto();
    await processos.aberto();
    expect((await ver(pessoa)).situacoes).toEqual([{ situacao: 'EM_ABERTO', quantidade: 2 }]);
    await processos.passar(id, { versao, situacao: 'EM_TRANSITO', data: '2026-11-20' });
    expect((await ver(pessoa)).situacoes).toEqual([
      { situacao: 'EM_ABERTO', quantidade: 1 },
      { situacao: 'EM_TRANSITO', quantidade: 1 },
    ]);
    await processos.excluir(id);
    expect((await ver(pessoa)).situacoes).toEqual([{ situacao: 'EM_ABERTO', quantidade: 1 }]);
  });

  test('of another company shows none of it', async () => {
    await processosDeTeste(pessoa).aberto();
    expect((await ver(await bench().novaPessoa())).situacoes).toEqual([]);
  });

  test('sums the declarations of the months asked for, and of as many before them', async () => {
    await importar('2026-03-31');
    await importar('2026-09-15');
    await importar('2026-11-03');
    const { registro } = await ver(pessoa, 'de=2026-09&ate=2026-11');
    expect(registro.meses.map(({ mes, quantidade }) => [mes, quantidade])).toEqual([
      ['2026-09', 1],
      ['2026-10', 0],
      ['2026-11', 1],
    ]);
    const { totais }: Relatorio = (
      await pessoa.pedir({ url: '/api/Relatorio/CustoRealizado?de=2026-09-01&ate=2026-11-30' })
    ).json();
    expect(registro.recolher).toBe(totais.recolhido);
    const { totais: devidos }: Relatorio = (
      await pessoa.pedir({ url: '/api/Relatorio/RegistroDi?de=2026-09-01&ate=2026-11-30' })
    ).json();
    expect([registro.valorAduaneiro, registro.tributos]).toEqual([devidos.valorAduaneiro, devidos.total]);
    expect(registro.antes.quantidade).toBe(0);
    expect((await ver(pessoa, 'de=2026-06&ate=2026-08')).registro.antes.quantidade).toBe(1);
  });

  test('says how many registered processes no sum has, as the values of their declaration are not here', async () => {
    await importar('2026-11-03');
    const processos = processosDeTeste(pessoa);
    await processos.aberto();
    await processos.aberto({ tipoDocumento: 'DI', numeroDI: '2690000015' });
    const { registro } = await ver(pessoa);
    expect([registro.quantidade, registro.semValores]).toEqual([1, 1]);
    await daisDeTeste(pessoa).registrado('2690000023');
    const { registro: comCanal } = await ver(pessoa);
    expect(comCanal.canaisSemValores).toEqual([
      { canal: 'VERDE', quantidade: 1 },
      { canal: null, quantidade: 1 },
    ]);
    expect(comCanal.semValores).toBe(2);
  });

  test('tells by day who is expected within fourteen days, and who should have been here', async () => {
    const processos = processosDeTeste(pessoa);
    for (const eta of ['2026-11-19', '2026-11-20', '2026-12-03', '2026-12-04']) await processos.aberto({ eta });
    await processos.aberto({ eta: '2026-11-20', chegada: '2026-11-19' });
    const { chegadas } = await ver(pessoa);
    expect(chegadas).toMatchObject({ total: 2, atrasadas: 1 });
    expect(chegadas.dias).toHaveLength(14);
    expect(chegadas.dias.filter(({ quantidade }) => quantidade > 0)).toEqual([
      { dia: '2026-11-20', quantidade: 1 },
      { dia: '2026-12-03', quantidade: 1 },
    ]);
    expect(chegadas.proximas.map(({ eta }) => eta)).toEqual(['2026-11-20', '2026-12-03']);
    const lista = await pessoa.pedir({ url: '/api/Processo?aChegar=true&etaDe=2026-11-20&etaAte=2026-12-03' });
    expect(lista.headers['x-total-count']).toBe('2');
  });

  test('has what is still suspended in stock, and less once some of it is gone', async () => {
    const saldo = saldoDeTeste(pessoa);
    await saldo.importar({
      numero: '260000001',
      adicoes: [{ ipi: '100.00', itens: [{ descricao: 'PLACA', quantidade: '30' }] }],
    });
    const { suspenso } = await ver(pessoa);
    const semFaltas = { lotes: 0, valor: '0.00' };
    expect(suspenso).toEqual({
      lotes: 1,
      valor: (await saldo.totais('comSuspensao=true')).suspenso,
      faltas: semFaltas,
    });
    expect(Number(suspenso.valor)).toBeGreaterThan(0);
    const [lote] = await saldo.listar();
    await saldo.ajustar(lote.id, { versao: 1, quantidade: '-3', natureza: 'FALTA' });
    expect((await ver(pessoa)).suspenso).toEqual({ lotes: 1, valor: '90.00', faltas: { lotes: 1, valor: '10.00' } });
    await saldo.ajustar(lote.id, { versao: 2, quantidade: '-27' });
    expect((await ver(pessoa)).suspenso).toEqual({ ...semFaltas, faltas: { lotes: 1, valor: '10.00' } });
  });

  test('has what the Sefaz asked for, and of it what is late, as the queue has it', async () => {
    const dais = daisDeTeste(pessoa);
    const { db } = bench().conexao;
    const notificada = async (numeroDI: string, vencimento: string) => {
      const id = await dais.registrado(numeroDI);
      await dais.marcada(id, ENVIADA, PARAMETRIZADA, 'CIENCIA_DADA', NOTIFICADA);
      // Written in the database: the API refuses a deadline before the day of the notificação, and here the deadline passes
      // afterwards.
      await db.update(dai).set({ notificacaoVencimento: vencimento }).where(eq(dai.processoId, id));
    };
    await notificada('2600000010', '2026-11-19');
    await notificada('2600000029', '2026-11-20');
    expect((await ver(pessoa)).notificacoes).toEqual({
      quantidade: 2,
      total: '2469.00',
      vencidos: 1,
      totalVencido: '1234.50',
      proximo: '2026-11-20',
    });
    for (const [filtro, quantas] of [
      ['pendencia=NOTIFICACAO_ABERTA', '2'],
      ['notificacaoVencida=true', '1'],
    ]) {
      expect((await dais.listar(`${filtro}&tamanho=1`)).headers['x-total-count']).toBe(quantas);
    }
  });

  test('has the rates of the last thirty days, each day once, whatever the months', async () => {
    const { db } = bench().conexao;
    const obtidaEm = new Date();
    await db
      .insert(cotacao)
      .values(
        ['2026-10-20', '2026-10-21', '2026-11-19'].map((data, i) => ({
          sigla: 'NOK',
          data,
          valorTaxa: `0.5${i}123456`,
          fonte: 'PTAX' as const,
          obtidaEm,
        })),
      )
      .onConflictDoNothing();
    const { cotacoes } = await ver(pessoa, 'de=2025-01&ate=2025-02');
    expect(cotacoes.find(({ sigla }) => sigla === 'NOK')?.dias).toEqual([
      { data: '2026-10-21', valorTaxa: '0.5112' },
      { data: '2026-11-19', valorTaxa: '0.5212' },
    ]);
    await db.delete(cotacao).where(eq(cotacao.sigla, 'NOK'));
  });

  test.each([
    ['de=2026-11&ate=2026-10', 'ate', 'O período acaba antes de começar.'],
    ['de=2020-01&ate=2026-10', 'ate', 'O período tem no máximo 36 meses.'],
    ['de=2026-13', 'de', 'Informe o mês como AAAA-MM.'],
    ['importadorId=outro', 'importadorId', expect.any(String)],
  ])('asked with %s says what is wrong', async (consulta, campo, frase) => {
    const resposta = await pessoa.pedir({ url: `/api/Dashboard?${consulta}` });
    expect([resposta.statusCode, resposta.json().campos]).toEqual([400, { [campo]: frase }]);
  });

  test('sums up what was changed by two at once, each once', async () => {
    const { db } = bench().conexao;
    const processos = processosDeTeste(pessoa);
    const abertos = await Promise.all(Array.from({ length: 6 }, () => processos.aberto()));
    const vistos = await Promise.all([
      ver(pessoa),
      ...abertos.map(({ id, versao }) => processos.passar(id, { versao, situacao: 'EM_TRANSITO', data: '2026-11-20' })),
      ver(pessoa),
      ver(pessoa),
    ]);
    expect(vistos).toHaveLength(9);
    expect((await ver(pessoa)).situacoes).toEqual([{ situacao: 'EM_TRANSITO', quantidade: 6 }]);
    expect(await db.$count(painelMudanca, eq(painelMudanca.empresaId, pessoa.quem.empresaId))).toBe(0);
  });

  test('takes in many thousand that came past the application', async () => {
    const { db } = bench().conexao;
    const { empresaId, usuarioId } = pessoa.quem;
    const linhas = Array.from({ length: 6_000 }, (_, i) => ({
      empresaId,
      id: uuidv7(),
      numero: `IMP-2026-9${i}`,
      tipoDocumento: 'DI' as const,
      situacao: 'ENTREGUE' as const,
      busca: '',
      criadoEm: new Date(),
      criadoPor: usuarioId,
    }));
    for (let i = 0; i < linhas.length; i += 1_000) {
      await writeDirectly(db, (tx) => tx.insert(processo).values(linhas.slice(i, i + 1_000)));
    }
    expect((await ver(pessoa)).situacoes).toEqual([{ situacao: 'ENTREGUE', quantidade: 6_000 }]);
  });
});
