import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { saldoDeTeste } from '#server/testing/saldo-de-teste.ts';
import { onServer } from '#server/testing/test-bench.ts';
import { nosDias, verMeuDia } from './dia-de-teste.ts';

const REGRA = 'SUSPENSAO_CBS_IBS';

onServer('Suspended CBS and IBS in Meu dia', (bench) => {
  /** Released on 2026-11-10: the 48 months end on 2030-11-10. */
  const comSuspensao = async () => {
    const pessoa = await bench().novaPessoa();
    const saldo = saldoDeTeste(pessoa);
    await saldo.importar({
      numero: '260000001',
      adicoes: [
        {
          itens: [
            { descricao: '<550019> PLACA', quantidade: '100', valorUnitario: '2.0000000' },
            { descricao: '<550019> TAMPA', quantidade: '50', valorUnitario: '2.0000000' },
            { descricao: '<000001> CAIXA', quantidade: '50', valorUnitario: '2.0000000' },
          ],
        },
      ],
    });
    const lotes = await saldo.listar();
    return { pessoa, saldo, lotes };
  };

  test('are a warning from ninety days on, an error from thirty, and late after the last day', async () => {
    const { pessoa } = await comSuspensao();
    // 2030-11-10 less 91, 90, 31 and 30 days.
    expect(
      await nosDias(bench(), pessoa.quem, REGRA, [
        '2030-08-11',
        '2030-08-12',
        '2030-10-10',
        '2030-10-11',
        '2030-11-11',
      ]),
    ).toEqual({
      '2030-08-11': null,
      '2030-08-12': ['aviso', '2030-11-10', expect.stringContaining('2 lotes com CBS e IBS suspensos')],
      '2030-10-10': ['aviso', '2030-11-10', expect.any(String)],
      '2030-10-11': ['erro', '2030-11-10', expect.any(String)],
      '2030-11-11': [
        'erro',
        '2030-11-10',
        expect.stringContaining('passou em 10/11/2030. Declare-os no evento 112120.'),
      ],
    });
    const { linhas } = await verMeuDia(bench(), pessoa.quem, '2030-11-11', { regra: REGRA });
    expect(linhas[0]).toMatchObject({
      grupo: 'ATRASADO',
      valor: { oQue: 'CBS_IBS_SUSPENSOS' },
      lugar: { onde: 'SALDO', campo: '2600000010' },
    });
  });

  test('are no alert of a fixed asset, nor of a lot that is used up', async () => {
    const { pessoa, saldo, lotes } = await comSuspensao();
    const de = (nome: string) => lotes.find(({ descricao }: { descricao: string }) => descricao === nome).id;
    await saldo.ajustar(de('PLACA'), { versao: 1, quantidade: '-100' });
    const payload = { especie: 'ATIVO', depreciadoEm: null, motivo: 'Prensa' };
    const feito = await pessoa.pedir({ method: 'POST', url: `/api/SaldoInsumo/${de('TAMPA')}/Especie`, payload });
    expect(feito.statusCode).toBe(200);
    expect(await nosDias(bench(), pessoa.quem, REGRA, ['2030-11-11'])).toEqual({ '2030-11-11': null });
  });

  test('are reported by the month they expire, and a sum says of how many lots', async () => {
    const { pessoa, lotes } = await comSuspensao();
    const soma = (campo: string) =>
      lotes.reduce((ate: number, lote: Record<string, string | null>) => ate + Number(lote[campo] ?? 0), 0).toFixed(2);
    const relatorio = async (periodo: string) =>
      (await pessoa.pedir({ url: `/api/Relatorio/SuspensosPorVencimento?${periodo}` })).json();
    expect(await relatorio('de=2026-01-01&ate=2031-12-31')).toEqual({
      linhas: [
        {
          chave: '2030-11',
          rotulo: '11/2030',
          processoId: null,
          valores: { lotes: 2, cbs: soma('cbs'), ibs: soma('ibsUF'), semValor: 0 },
        },
      ],
      totais: { lotes: 2, cbs: soma('cbs'), ibs: soma('ibsUF'), semValor: 0 },
      aviso: 'CBS e IBS conhecidos em 3 de 3 lotes com saldo. Não estão nas linhas: 1 sem CBS nem IBS suspensos.',
    });
    expect(await relatorio('de=2026-01-01&ate=2030-10-31')).toMatchObject({
      linhas: [],
      aviso:
        'CBS e IBS conhecidos em 3 de 3 lotes com saldo. Não estão nas linhas: 2 com prazo em outro período; 1 sem CBS nem IBS suspensos.',
    });
  });

  test('are reported with the lots of unknown value in a row of their own, as many as the stock counts', async () => {
    const { pessoa, saldo } = await comSuspensao();
    await saldo.importar({
      numero: '260000002',
      adicoes: [
        {
          itens: [
            { descricao: 'PARAFUSO', quantidade: '10' },
            { descricao: 'PORCA', quantidade: '10' },
          ],
        },
      ],
    });
    const url = '/api/Relatorio/SuspensosPorVencimento?de=2026-01-01&ate=2031-12-31';
    const { linhas, totais, aviso } = (await pessoa.pedir({ url })).json();
    expect(linhas).toMatchObject([
      { chave: '2030-11', valores: { lotes: 2, semValor: 0 } },
      { chave: 'SEM_PRAZO', rotulo: 'Sem prazo', valores: { lotes: 2, cbs: null, ibs: null, semValor: 2 } },
    ]);
    expect(totais).toMatchObject({ lotes: 4, semValor: 2 });
    expect(aviso).toBe(
      'CBS e IBS conhecidos em 3 de 5 lotes com saldo. Não estão nas linhas: 1 sem CBS nem IBS suspensos.',
    );
    expect(await saldo.totais()).toMatchObject({ lotes: '5', comCbsIbs: '3' });
  });

  test('of 2027 without a rate are counted and not summed: a total of nothing known is no zero', async () => {
    const { hora } = bench().relogio;
    bench().relogio.hora = new Date('2027-03-01T12:00:00.000Z');
    try {
      const pessoa = await bench().novaPessoa();
      await saldoDeTeste(pessoa).importar({
        numero: '270000001',
        registro: '2027-02-01',
        desembaraco: '2027-02-03',
        adicoes: [{ itens: [{ descricao: '<550019> PLACA', quantidade: '100' }] }],
      });
      const { linhas } = await verMeuDia(bench(), pessoa.quem, '2031-02-01', { regra: REGRA });
      expect(linhas).toMatchObject([{ valor: null, porque: expect.stringContaining('conhecidos em 0 de 1.') }]);
      const url = '/api/Relatorio/SuspensosPorVencimento?de=2027-01-01&ate=2032-12-31';
      const { linhas: meses, totais } = (await pessoa.pedir({ url })).json();
      expect(meses).toMatchObject([{ rotulo: '02/2031', valores: { lotes: 1, cbs: null, ibs: null, semValor: 1 } }]);
      expect(totais).toEqual({ lotes: 1, semValor: 1 });
      const parametro = { codigo: 'CBS', valor: '8.80', vigenciaInicio: '2027-01-01', vigenciaFim: '2027-12-31' };
      await cadastroDeTeste(pessoa, 'Parametro').criar({ ...parametro, fonte: 'Senado', situacao: 'VERIFICADO' });
      await pessoa.pedir({ method: 'POST', url: '/api/SaldoInsumo/RecalcularCbsIbs' });
      expect((await pessoa.pedir({ url })).json().totais).toMatchObject({ lotes: 1, semValor: 0 });
    } finally {
      bench().relogio.hora = hora;
    }
  });
});
