import { cotacao } from '#server/platform/db/schema/core.ts';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { processosDeTeste } from '#server/testing/processos-de-teste.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';
import { em, verMeuDia } from './dia-de-teste.ts';

// Monday the 23rd is the next business day: Friday the 20th is the Dia da Consciência Negra, when banks are closed.
const SEGUNDA = em(3);
const PECA = {
  descricao: 'Circuito integrado',
  ncm: '85423190',
  unidade: 'PECA',
  quantidade: '100',
  valorUnitario: '2.5',
  pesoLiquido: '10',
  moeda: { codigo: '055' },
  incoterm: 'FOB',
  adicao: 1,
};
const TRIBUTOS = {
  ii: { regime: 'INTEGRAL', aliquota: '16' },
  ipi: { regime: 'INTEGRAL', aliquota: '10' },
  pis: { regime: 'INTEGRAL', categoria: 'GERAL' },
  cofins: { regime: 'INTEGRAL', categoria: 'GERAL' },
};

onServer('What the bank is debited on registration', (bench) => {
  // A currency only this test uses: other tests set the rates of the other currencies.
  beforeEach(() =>
    bench()
      .conexao.db.insert(cotacao)
      .values({ sigla: 'DKK', data: em(-1), valorTaxa: '5', fonte: 'PTAX', obtidaEm: new Date() })
      .onConflictDoUpdate({ target: [cotacao.sigla, cotacao.data], set: { valorTaxa: '5' } }),
  );

  const comItens = async (pessoa: Pessoa, campos: object, itens: object[] = [PECA], tributos: object = TRIBUTOS) => {
    const { id, numero } = await processosDeTeste(pessoa).aberto(campos);
    const gravado = await cadastroDeTeste(pessoa, 'ItensDoProcesso').alterar({
      id,
      versao: 1,
      itens,
      adicoes: [{ numero: 1, tributos }],
    });
    expect(gravado.json().Error ?? null).toBeNull();
    return { id, numero };
  };
  const ver = (pessoa: Pessoa, consulta: object = {}) =>
    verMeuDia(bench(), pessoa.quem, em(0), { regra: 'A_DEBITAR', ...consulta });

  test('is told for the next business day, and leads to the taxes of the process', async () => {
    const pessoa = await bench().novaPessoa();
    const { id, numero } = await comItens(pessoa, { chegada: em(-2), presenca: em(-1) });
    const { linhas, grupos, aDebitar } = await ver(pessoa);
    // 250.00 × 5 = 1,250.00: II 200.00, IPI 145.00, PIS 26.25, COFINS 120.625 half up, Siscomex 154.23.
    expect(linhas).toEqual([
      {
        chave: `A_DEBITAR.${id}`,
        regra: 'A_DEBITAR',
        nivel: 'aviso',
        grupo: 'SETE_DIAS',
        titulo: numero,
        porque:
          'O banco debita este valor se a declaração for registrada em 23/11/2026, pelas últimas taxas de câmbio conhecidas.',
        prazo: SEGUNDA,
        valor: { valor: '646.11', oQue: 'A_DEBITAR' },
        lugar: { onde: 'PROCESSO', id, aba: 'tributos', campo: null },
        responsavel: null,
        importador: null,
        adiamento: null,
      },
    ]);
    expect(grupos).toEqual([{ grupo: 'SETE_DIAS', linhas: 1, valores: [{ valor: '646.11', oQue: 'A_DEBITAR' }] }]);
    expect(aDebitar).toEqual({ dia: SEGUNDA, valor: '646.11', calculados: 1, processos: 1 });
  });

  test('what cannot be reckoned says why, and the sum says how many it covers', async () => {
    const pessoa = await bench().novaPessoa();
    const processos = processosDeTeste(pessoa);
    await comItens(pessoa, { chegada: em(-2), presenca: em(-2) });
    await comItens(pessoa, { chegada: em(-1), presenca: em(-1) }, [PECA], { ...TRIBUTOS, ii: { regime: 'INTEGRAL' } });
    await comItens(pessoa, { chegada: em(-1), presenca: em(0) }, [{ ...PECA, moeda: { codigo: '860' } }]);
    // This process waits but has no line, because it has no goods.
    await processos.aberto({ chegada: em(-1), presenca: em(-1) });
    // The cargo of this process is not there yet.
    await comItens(pessoa, { eta: em(5) });
    const { linhas, aDebitar } = await ver(pessoa);
    expect(linhas.map(({ valor, porque }) => [valor?.valor ?? null, porque])).toEqual([
      ['646.11', expect.stringMatching(/^O banco debita este valor/)],
      [null, 'Não se sabe quanto o banco debita no registro. Adição 001: Falta a alíquota do II.'],
      [null, 'Não se sabe quanto o banco debita no registro. Falta a taxa de câmbio de INR.'],
    ]);
    expect(aDebitar).toEqual({ dia: SEGUNDA, valor: '646.11', calculados: 1, processos: 4 });
  });

  test('is debited all the same when somebody put it off; gone once it is registered, and never of another company', async () => {
    const pessoa = await bench().novaPessoa();
    const { id } = await comItens(pessoa, { presenca: em(-1), chegada: em(-1), numeroDI: '2690000040' });
    const adiado = await pessoa.pedir({
      method: 'POST',
      url: '/api/MeuDia/Adiamento',
      payload: { chave: `A_DEBITAR.${id}`, ate: em(10), motivo: 'Falta o numerário.' },
    });
    expect(adiado.statusCode).toBe(204);
    const depois = await ver(pessoa);
    expect([depois.linhas, depois.adiados]).toEqual([[], 1]);
    expect(depois.aDebitar).toEqual({ dia: SEGUNDA, valor: '646.11', calculados: 1, processos: 1 });

    const outra = await bench().novaPessoa();
    expect(await ver(outra, { de: 'empresa' })).toMatchObject({ linhas: [], aDebitar: null });

    const { statusCode } = await processosDeTeste(pessoa).passar(id, {
      situacao: 'REGISTRADO',
      data: em(0),
      versao: 1,
    });
    expect(statusCode).toBe(200);
    expect(await ver(pessoa)).toMatchObject({ linhas: [], adiados: 0, aDebitar: null });
  });

  test('reckons fifty of them at a reading, and says of the others that it did not', async () => {
    const pessoa = await bench().novaPessoa();
    const primeiro = await comItens(pessoa, { presenca: em(-1), chegada: em(-1) });
    for (let n = 0; n < 50; n++) await comItens(pessoa, { presenca: em(0), chegada: em(-1) });
    const { linhas, aDebitar } = await ver(pessoa);
    expect(linhas).toHaveLength(51);
    expect(linhas.some(({ lugar, valor }) => lugar.id === primeiro.id && valor?.valor === '646.11')).toBe(true);
    const semValor = linhas.filter(({ valor }) => valor === null);
    expect(semValor.map(({ porque }) => porque)).toEqual([expect.stringMatching(/Não calculado nesta leitura/)]);
    // 50 × 646.11.
    expect(aDebitar).toEqual({ dia: SEGUNDA, valor: '32305.50', calculados: 50, processos: 51 });
  });
});
