import readXlsxFile from 'read-excel-file/node';
import { type DiDeTeste, extrato, saldoDeTeste } from '#server/testing/saldo-de-teste.ts';
import { onServer } from '#server/testing/test-bench.ts';

const PECAS: DiDeTeste = {
  numero: '260000001',
  desembaraco: '2026-05-20',
  adicoes: [
    {
      ncm: '85177900',
      ipi: '100.00',
      itens: [{ descricao: 'PLACA MÃE', quantidade: '30', valorUnitario: '2.0000000' }],
    },
  ],
};
const RESINA: DiDeTeste = {
  numero: '260000002',
  desembaraco: '2026-11-10',
  adicoes: [
    { ncm: '39269090', ipi: '50.00', itens: [{ descricao: 'RESINA', quantidade: '7', unidade: 'QUILOGRAMA' }] },
    { ncm: '85177900', itens: [{ descricao: 'PLACA MÃE', quantidade: '5' }] },
  ],
};

onServer('The stock of inputs', (bench) => {
  const comEstoque = async () => {
    const pessoa = await bench().novaPessoa();
    const saldo = saldoDeTeste(pessoa);
    await saldo.importar(RESINA);
    await saldo.importar(PECAS);
    const [placa] = await saldo.listar('ncm=8517');
    const nomes = async (consulta: string) =>
      (await saldo.listar(consulta)).map((um: Record<string, unknown>) => `${um.descricao} ${um.numeroDeclaracao}`);
    return { pessoa, ...saldo, placa, nomes };
  };
  const [VELHA, NOVA, DE_RESINA] = ['PLACA MÃE 2600000010', 'PLACA MÃE 2600000029', 'RESINA 2600000029'];

  test('is listed in the order it is drawn in, and found by what it is', async () => {
    const { nomes } = await comEstoque();
    expect(await nomes('')).toEqual([VELHA, DE_RESINA, NOVA]);
    expect(await nomes('ordem=-dataDesembaraco')).toEqual([NOVA, DE_RESINA, VELHA]);
    expect(await nomes('ordem=-suspenso')).toEqual([VELHA, DE_RESINA, NOVA]);
    expect(await nomes('q=mae')).toEqual([VELHA, NOVA]);
    expect(await nomes('q=26/0000001-0')).toEqual([VELHA]);
    expect(await nomes('ncm=8517.79')).toEqual([VELHA, NOVA]);
    expect(await nomes('numeroDeclaracao=26/0000002-9')).toEqual([DE_RESINA, NOVA]);
    expect(await nomes('comSuspensao=true')).toEqual([VELHA, DE_RESINA]);
    // 2026-05-20 to 2026-11-20 are 184 days.
    expect(await nomes('idade=184')).toEqual([VELHA]);
    expect(await nomes('idade=185')).toEqual([]);
  });

  test('shows what something is left of, and the rest when it is asked for', async () => {
    const { nomes, ajustar, placa } = await comEstoque();
    await ajustar(placa.id, { versao: 1, quantidade: '-30' });
    expect(await nomes('')).toEqual([DE_RESINA, NOVA]);
    expect(await nomes('comSaldo=true')).toEqual([DE_RESINA, NOVA]);
    expect(await nomes('comSaldo=false')).toEqual([VELHA, DE_RESINA, NOVA]);
  });

  test('is summed tax by tax; a balance only where there is one unit', async () => {
    const { totais, ajustar, placa } = await comEstoque();
    const nada = { ii: '0.00', pis: '0.00', cofins: '0.00' };
    expect(await totais()).toEqual({
      ...nada,
      ipi: '150.00',
      suspenso: '150.00',
      // 60 × 12 % + 50 × 16 % of PLACA MÃE, 70 × 12 % of RESINA: exempt, and due if they leave.
      iiExigivelUSD: '23.60',
      comIiExigivel: '3',
      // None of them has a cClassTrib.
      lotes: '3',
      comCbsIbs: '0',
      maisAntigo: '2026-05-20',
      diasDoMaisAntigo: '184',
    });
    expect(await totais('ncm=85')).toMatchObject({ ipi: '100.00', saldo: '35.0000000' });
    // A third of the stock is gone, and 33.333… with it.
    await ajustar(placa.id, { versao: 1, quantidade: '-10' });
    expect(await totais('ncm=85')).toMatchObject({ ipi: '66.67', saldo: '25.0000000' });
    expect(await totais('q=nada')).toEqual({
      ...nada,
      ipi: '0.00',
      suspenso: '0.00',
      comIiExigivel: '0',
      lotes: '0',
      comCbsIbs: '0',
    });
  });

  test('is seen by item, by declaration and by NCM', async () => {
    const { grupos } = await comEstoque();
    const vistos = async (por: string, mais = '') =>
      (await grupos(`por=${por}${mais}`)).map((um: Record<string, unknown>) => [
        um.nome,
        um.lotes,
        um.saldo,
        um.unidade,
        um.suspenso,
        um.dataDesembaraco,
        um.idade,
      ]);
    expect(await vistos('ITEM')).toEqual([
      ['PLACA MÃE', 2, '35.0000000', 'PECA', '100.00', '2026-05-20', 184],
      ['RESINA', 1, '7.0000000', 'QUILOGRAMA', '50.00', '2026-11-10', 10],
    ]);
    expect(await vistos('DI')).toEqual([
      ['2600000010', 1, '30.0000000', 'PECA', '100.00', '2026-05-20', 184],
      ['2600000029', 2, null, null, '50.00', '2026-11-10', 10],
    ]);
    expect(await vistos('NCM', '&ordem=suspenso')).toEqual([
      ['39269090', 1, '7.0000000', 'QUILOGRAMA', '50.00', '2026-11-10', 10],
      ['85177900', 2, '35.0000000', 'PECA', '100.00', '2026-05-20', 184],
    ]);
    expect(await vistos('NCM', '&ncm=39&tamanho=1')).toEqual([
      ['39269090', 1, '7.0000000', 'QUILOGRAMA', '50.00', '2026-11-10', 10],
    ]);
    const [daDi] = await grupos('por=DI');
    expect(daDi).toMatchObject({ chave: '2600000010', processoId: expect.any(String), itemId: null, ncm: null });
  });

  test('is exported as it is filtered, figures as figures', async () => {
    const { pessoa } = await comEstoque();
    const arquivo = await pessoa.pedir({
      url: '/api/SaldoInsumo/Exportar?colunas=descricao,numeroDeclaracao,saldo,suspenso,idade&ncm=8517',
    });
    expect(arquivo.headers['content-disposition']).toBe('attachment; filename="saldo-de-insumos-2026-11-20.xlsx"');
    expect(await readXlsxFile(arquivo.rawPayload)).toEqual([
      {
        sheet: 'Saldo de insumos',
        data: [
          ['Item', 'Documento', 'Saldo', 'Tributos suspensos', 'Dias em estoque'],
          ['PLACA MÃE', 'DI 26/0000001-0', 30, 100, 184],
          ['PLACA MÃE', 'DI 26/0000002-9', 5, 0, 10],
        ],
      },
      {
        sheet: 'Sobre esta planilha',
        data: [
          ['Sobre esta planilha', null],
          ['Lista', 'Saldo de insumos'],
          ['Exportada em', wallClock('2026-11-20T12:00:00.000Z')],
          ['Linhas', 2],
          ['Filtros', null],
          ['ncm', '8517'],
          ['Somas das linhas', null],
          ['Saldo', 35],
          ['II suspenso', 0],
          ['IPI suspenso', 100],
          ['PIS suspenso', 0],
          ['COFINS suspensa', 0],
          ['II exigível se sair (US$)', 15.2],
          ['Tributos suspensos', 100],
        ],
      },
    ]);
    const grupos = await pessoa.pedir({
      url: '/api/SaldoInsumo/Grupos/Exportar?por=NCM&formato=csv&colunas=nome,saldo,suspenso',
    });
    expect(grupos.headers['content-disposition']).toBe(
      'attachment; filename="saldo-de-insumos-por-ncm-2026-11-20.csv"',
    );
    expect(grupos.body.replace('\uFEFF', '').trim().split(/\r?\n/)).toEqual([
      'Grupo;Saldo;Tributos suspensos',
      '85177900;35,0000000;100,00',
      '39269090;7,0000000;50,00',
    ]);
  });

  test('is adjusted up and down with a motive, and told of in the history', async () => {
    const { ajustar, placa, pessoa } = await comEstoque();
    const menos = (
      await ajustar(placa.id, { versao: 1, quantidade: '-4.5', data: '2026-11-01', motivo: 'Perda' })
    ).json();
    expect(menos).toMatchObject({ versao: 2, saldo: '25.5000000', ipi: '85.00' });
    const mais = (await ajustar(placa.id, { versao: 2, quantidade: '0.0000001' })).json();
    expect(extrato(mais)).toEqual([
      ['ENTRADA', '30.0000000', '30.0000000'],
      ['AJUSTE', '-4.5000000', '25.5000000'],
      ['AJUSTE', '0.0000001', '25.5000001'],
    ]);
    expect(mais.movimentos[1]).toMatchObject({
      data: '2026-11-01',
      motivo: 'Perda',
      documento: null,
      estornavel: true,
    });
    const historico = (await pessoa.pedir({ url: `/api/Historico?recurso=SaldoInsumo&registroId=${placa.id}` })).json();
    expect(historico.at(-1)).toMatchObject({
      acao: 'ALTERAR',
      antes: { saldo: '30.0000000' },
      depois: { saldo: '25.5000000' },
      motivo: 'Ajuste: Perda',
    });
  });

  test('a shortage is no correction: its suspended tax leaves the balance and stays to be settled', async () => {
    const { ajustar, estornar, ler, totais, placa } = await comEstoque();
    const antes = await totais();
    expect(antes.lotesComFalta).toBeUndefined();
    const pedido = { versao: 1, quantidade: '-4.5', natureza: 'FALTA', motivo: 'Faltaram na contagem' };
    const menos = (await ajustar(placa.id, pedido)).json();
    // 100.00 × 25.5 ÷ 30 = 85.00.
    expect(menos).toMatchObject({
      saldo: '25.5000000',
      faltas: '4.5000000',
      ipi: '85.00',
      aApurar: { ii: '0.00', ipi: '15.00', suspenso: '15.00' },
    });
    expect(menos.movimentos.at(-1)).toMatchObject({ tipo: 'FALTA', quantidade: '-4.5000000', estornavel: true });
    expect(await totais()).toMatchObject({ suspenso: '135.00', lotesComFalta: '1', suspensoDasFaltas: '15.00' });
    // A lote that is all missing has no balance, and is counted all the same.
    await ajustar(placa.id, { ...pedido, versao: 2, quantidade: '-25.5' });
    expect(await totais()).toMatchObject({ suspenso: '50.00', lotesComFalta: '1', suspensoDasFaltas: '100.00' });
    for (const { id } of (await ler(placa.id)).movimentos.slice(1).toReversed()) {
      const { versao } = await ler(placa.id);
      expect((await estornar(id, { versao })).statusCode).toBe(200);
    }
    expect(await totais()).toEqual(antes);
    expect(await ler(placa.id)).toMatchObject({ faltas: '0.0000000', aApurar: { suspenso: '0.00' } });
  });

  test('a shortage takes and a surplus adds', async () => {
    const { ajustar, placa } = await comEstoque();
    for (const [quantidade, natureza, frase] of [
      ['1', 'FALTA', 'Uma falta tira do saldo.'],
      ['-1', 'SOBRA', 'Uma sobra acrescenta ao saldo.'],
    ]) {
      const recusada = await ajustar(placa.id, { versao: 1, quantidade, natureza });
      expect([recusada.statusCode, recusada.json().campos]).toEqual([422, { natureza: frase }]);
    }
    const sobra = (await ajustar(placa.id, { versao: 1, quantidade: '2', natureza: 'SOBRA' })).json();
    expect(sobra).toMatchObject({ saldo: '32.0000000', ipi: '100.00', faltas: '0.0000000' });
    expect(extrato(sobra).at(-1)).toEqual(['SOBRA', '2.0000000', '32.0000000']);
  });

  test('is never brought below zero: refused at the field, naming what is left', async () => {
    const { ajustar, devolver, ler, placa } = await comEstoque();
    const frase = 'O saldo não pode ficar abaixo de zero: restam 30 PECA.';
    for (const recusada of [
      await ajustar(placa.id, { versao: 1, quantidade: '-30.0000001' }),
      await devolver(placa.id, { versao: 1, quantidade: '31' }),
    ]) {
      expect([recusada.statusCode, recusada.json()]).toEqual([
        422,
        { Error: frase, codigo: 'REGRA', campos: { quantidade: frase } },
      ]);
    }
    expect((await ler(placa.id)).movimentos).toHaveLength(1);
  });

  test.each([
    ['quantidade', { quantidade: '0' }, 'Deve ser diferente de zero.'],
    ['quantidade', { quantidade: '1,5' }, 'Informe a quantidade, com até sete casas decimais.'],
    ['motivo', { motivo: '  ' }, 'Diga por que o saldo é ajustado.'],
    ['data', { data: '2026-11-21' }, 'A data não pode ser depois de hoje.'],
    ['data', { data: '2026-05-19' }, 'A data não pode ser antes de 20/05/2026, o dia do desembaraço.'],
  ])('asks for what an adjustment needs: %s %j', async (campo, mudanca, frase) => {
    const { ajustar, placa } = await comEstoque();
    const resposta = await ajustar(placa.id, { versao: 1, quantidade: '-1', ...mudanca });
    expect(resposta.json().campos).toEqual({ [campo]: frase });
  });

  test('goes back to the exporter by a paper, and that is taken back once', async () => {
    const { devolver, estornar, placa } = await comEstoque();
    const feita = (await devolver(placa.id, { versao: 1, quantidade: '10', motivo: 'DU-E 26BR000000001' })).json();
    expect(feita).toMatchObject({ saldo: '20.0000000', ipi: '66.67' });
    const [, devolucao] = feita.movimentos;
    expect(devolucao).toMatchObject({ tipo: 'DEVOLUCAO', quantidade: '-10.0000000', motivo: 'DU-E 26BR000000001' });
    const estornada = (await estornar(devolucao.id, { versao: 2, motivo: 'Embarque cancelado' })).json();
    expect(estornada.saldo).toBe('30.0000000');
    expect(estornada.movimentos[1]).toMatchObject({ estornadoPor: 3, estornavel: false });
    expect(estornada.movimentos[2]).toMatchObject({ tipo: 'ESTORNO', estornoDe: 2, motivo: 'Embarque cancelado' });
    expect((await estornar(devolucao.id, { versao: 3 })).json().Error).toBe('Este movimento já foi estornado.');
  });

  test('an entry, an estorno and what would leave less than nothing are not taken back by hand', async () => {
    const { ajustar, devolver, estornar, placa, ler } = await comEstoque();
    const [entrada] = (await ler(placa.id)).movimentos;
    expect((await estornar(entrada.id, { versao: 1 })).json().Error).toContain('Só ajustes e devoluções feitos à mão');
    const mais = (await ajustar(placa.id, { versao: 1, quantidade: '5' })).json();
    await devolver(placa.id, { versao: 2, quantidade: '34' });
    const recusado = await estornar(mais.movimentos[1].id, { versao: 3 });
    expect([recusado.statusCode, recusado.json().Error]).toEqual([
      422,
      'O saldo não pode ficar abaixo de zero: resta 1 PECA.',
    ]);
  });

  test('more than came in has no more tax than came in with it', async () => {
    const { ajustar, placa } = await comEstoque();
    expect((await ajustar(placa.id, { versao: 1, quantidade: '5' })).json()).toMatchObject({
      saldo: '35.0000000',
      ipi: '100.00',
    });
  });

  test('that moved on since it was seen is not written over', async () => {
    const { ajustar, placa } = await comEstoque();
    await ajustar(placa.id, { versao: 1, quantidade: '-1' });
    const tarde = await ajustar(placa.id, { versao: 1, quantidade: '-1' });
    expect([tarde.statusCode, tarde.json().atual.saldo]).toEqual([409, '29.0000000']);
  });

  test('out of stock it takes no movement', async () => {
    const { ajustar, placa, processos } = await comEstoque();
    await processos.excluir(placa.processo.id);
    expect((await ajustar(placa.id, { versao: 2, quantidade: '1' })).json().Error).toBe(
      'Este item saiu do estoque com a declaração dele e não recebe movimentos.',
    );
  });

  test("is nobody else's", async () => {
    const { placa, ler } = await comEstoque();
    const alheia = saldoDeTeste(await bench().novaPessoa());
    expect([await alheia.listar('comSaldo=false'), await alheia.grupos('por=DI')]).toEqual([[], []]);
    expect(await alheia.ler(placa.id)).toMatchObject({ codigo: 'NAO_ENCONTRADO', Error: 'Este saldo não existe.' });
    expect((await alheia.ajustar(placa.id, { versao: 1, quantidade: '-1' })).statusCode).toBe(404);
    expect((await alheia.devolver(placa.id, { versao: 1, quantidade: '1' })).statusCode).toBe(404);
    const [entrada] = (await ler(placa.id)).movimentos;
    expect((await alheia.estornar(entrada.id, { versao: 1 })).statusCode).toBe(404);
  });
});

/** What a clock on the wall of the server shows at an instant: a spreadsheet keeps no time zone. */
function wallClock(instante: string): Date {
  const quando = new Date(instante);
  return new Date(quando.getTime() - quando.getTimezoneOffset() * 60_000);
}
