import { documentoNaoConvertido } from '#lib/contracts/saldo/nao-convertido.ts';
import { type LoteInteiro, loteInteiro } from '#lib/contracts/saldo/saldo-insumo.ts';
import { saldoDeTeste } from '#server/testing/saldo-de-teste.ts';
import { onServer } from '#server/testing/test-bench.ts';

onServer('A temporary exit', (bench) => {
  let hora: Date;
  beforeEach(() => {
    hora = bench().relogio.hora;
  });
  afterEach(() => {
    bench().relogio.hora = hora;
  });
  const em = (dia: string) => {
    bench().relogio.hora = new Date(`${dia}T12:00:00.000Z`);
  };

  /** Released on 2026-11-10: a motor of which the suspension converts, and a lid without one. */
  const comMotor = async () => {
    const pessoa = await bench().novaPessoa();
    const saldo = saldoDeTeste(pessoa);
    const itens = [
      { descricao: '<550019> MOTOR', quantidade: '8', valorUnitario: '2.0000000' },
      { descricao: '<000001> TAMPA', quantidade: '8', valorUnitario: '2.0000000' },
    ];
    await saldo.importar({ numero: '260000001', adicoes: [{ itens }] });
    const lotes = (await saldo.listar()) as LoteInteiro[];
    const id = (descricao: string) => String(lotes.find((lote) => lote.descricao === descricao)?.id);
    const post = (caminho: string, payload: object) =>
      pessoa.pedir({ method: 'POST', url: `/api/SaldoInsumo/${caminho}`, payload });
    const sair = (mais: object = {}, lote = 'MOTOR') => post(`${id(lote)}/SaidaTemporaria`, { ...SAIDA, ...mais });
    const planilha = async () =>
      documentoNaoConvertido.array().parse((await pessoa.pedir({ url: '/api/SaldoInsumo/NaoConvertidos' })).json());
    return { pessoa, post, sair, planilha, motor: id('MOTOR'), ler: async () => saldo.ler(id('MOTOR')) };
  };

  test('keeps balance and suspension, and has 180 days from its nota', async () => {
    const { sair, pessoa, motor } = await comMotor();
    const lote = loteInteiro.parse((await sair()).json());
    expect(lote).toMatchObject({ saldo: '8.0000000', estadoDaSuspensao: 'SUSPENSO', aDeclarar: '0.0000000' });
    expect(lote.temporarias).toMatchObject([
      { finalidade: 'REVISAO', nota: '4711', quantidade: '3.0000000', prazo: '2027-05-11', retornadaEm: null },
    ]);
    const historico = await pessoa.pedir({ url: `/api/Historico?recurso=SaldoInsumo&registroId=${motor}` });
    expect(historico.body).toContain('3 PECA para revisão, nota 4711, retorno até 11/05/2027');
  });

  test('is refused where it cannot be true', async () => {
    const { sair } = await comMotor();
    const campos = async (mais: object) => (await sair(mais)).json().campos;
    expect(await campos({ quantidade: '8.1' })).toEqual({
      quantidade: 'A quantidade é mais do que está no estabelecimento: 8 PECA.',
    });
    expect(await campos({ emissao: '2026-11-09' })).toEqual({
      emissao: 'A data não pode ser antes de 10/11/2026, o dia do desembaraço.',
    });
    expect(await campos({ emissao: '2027-01-01' })).toEqual({ emissao: 'A data não pode ser depois de hoje.' });
    await sair({ quantidade: '6' });
    expect(await campos({ quantidade: '3' })).toEqual({
      quantidade: 'A quantidade é mais do que está no estabelecimento: 2 PECA.',
    });
    const outra = await sair({}, 'TAMPA');
    expect([outra.statusCode, outra.json().Error]).toEqual([
      422,
      'O retorno em 180 dias é da suspensão da indústria incentivada (cClassTrib 550019); este lote tem 000001.',
    ]);
  });

  test('comes back in parts: what is still out after the last day has to be declared, and its declaration holds it', async () => {
    // Sessions last an hour, so it is the day after the last one from the start.
    em('2027-05-12');
    const { sair, post, planilha, ler, motor } = await comMotor();
    const [{ id }] = (await sair()).json().temporarias;
    const retorno = (quem: string, mais: object) =>
      post(`SaidaTemporaria/${quem}/Retorno`, { data: '2026-11-18', nota: '88', quantidade: '1', ...mais });
    expect((await retorno(id, { quantidade: '4' })).json().campos).toEqual({
      quantidade: 'Nesta saída foram 3 PECA.',
    });
    expect((await retorno(id, {})).json().temporarias).toMatchObject([
      { id, quantidade: '1.0000000', retornadaEm: '2026-11-18', notaDoRetorno: '88' },
      { nota: '4711', quantidade: '2.0000000', prazo: '2027-05-11', retornadaEm: null },
    ]);
    expect((await retorno(id, {})).json().Error).toBe('Esta saída já retornou.');

    const [linha] = (await planilha())[0]?.linhas ?? [];
    const fora = (await ler()).temporarias[1];
    expect(linha).toMatchObject({ origem: 'RETORNO', raizId: id, quantidade: '2.0000000', dci: null });
    expect(await ler()).toMatchObject({ estadoDaSuspensao: 'EXIGIVEL', aDeclarar: '2.0000000' });

    const { origem, raizId, quantidade } = linha ?? {};
    const declarada = await post('NaoConvertidos/Declarar', {
      linhas: [{ loteId: motor, origem, raizId, quantidade }],
      data: '2027-05-12',
      protocolo: '112120-1',
    });
    expect([declarada.statusCode, await planilha()]).toEqual([200, []]);
    // What was declared and comes back after that, in parts, is not declared again.
    const atrasado = await retorno(fora.id, { data: '2027-05-12' });
    expect([atrasado.json().aDeclarar, await planilha()]).toEqual(['0.0000000', []]);
    const desfazer = await post(`SaidaTemporaria/${fora.id}/Desfazer`, { motivo: 'Engano' });
    expect(desfazer.json().Error).toBe('Esta saída já foi declarada no evento 112120. Desfaça antes a declaração.');
  });

  test('recorded by mistake is taken back, with the reason in the history', async () => {
    const { sair, post, pessoa, motor } = await comMotor();
    const [{ id }] = (await sair()).json().temporarias;
    expect((await post(`SaidaTemporaria/${id}/Desfazer`, { motivo: 'Nota de outro lote' })).json().temporarias).toEqual(
      [],
    );
    expect((await post(`SaidaTemporaria/${id}/Desfazer`, { motivo: 'De novo' })).statusCode).toBe(404);
    const historico = await pessoa.pedir({ url: `/api/Historico?recurso=SaldoInsumo&registroId=${motor}` });
    expect(historico.body).toContain('Nota de outro lote');
  });
});

const SAIDA = { finalidade: 'REVISAO', nota: '4711', emissao: '2026-11-12', quantidade: '3' };
