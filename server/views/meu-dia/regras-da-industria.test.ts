import { dcisDeTeste } from '#server/testing/dcis-de-teste.ts';
import { onServer } from '#server/testing/test-bench.ts';
import { em, nosDias, verMeuDia } from './dia-de-teste.ts';

onServer('What waits of DCIs and DCR-Es', (bench) => {
  test('the month that is due: not begun, then pending, late, and gone once it is registered; then its DARF till it is paid', async () => {
    const pessoa = await bench().novaPessoa();
    const dcis = await dcisDeTeste(pessoa);
    // The tenth of the next month, a Thursday.
    const [antes, no, depois] = ['2026-12-09', '2026-12-10', '2026-12-11'];
    const prazo = '2026-12-10';
    const deNovembro = async (dia: string) => {
      const { linhas } = await verMeuDia(bench(), pessoa.quem, dia, { regra: 'DCI_MENSAL' });
      const linha = linhas.find(({ chave }) => chave.endsWith('.2026-11'));
      return linha && [linha.nivel, linha.prazo, linha.porque, linha.lugar];
    };
    const nova = { onde: 'DCI_NOVA', id: dcis.importadorId, aba: null, campo: '2026-11' };
    expect(await deNovembro('2026-11-30')).toBeUndefined();
    expect(await deNovembro(antes)).toEqual([
      'aviso',
      prazo,
      'DCI mensal da competência 11/2026 não iniciada: vence amanhã.',
      nova,
    ]);
    expect(await deNovembro(no)).toEqual([
      'aviso',
      prazo,
      'DCI mensal da competência 11/2026 não iniciada: vence hoje.',
      nova,
    ]);
    expect(await deNovembro(depois)).toEqual([
      'erro',
      prazo,
      'DCI mensal da competência 11/2026 não iniciada: atrasada há 1 dia.',
      nova,
    ]);

    await dcis.emEstoque({ partNumber: 'MOTOR-01', numero: '269000001', quantidade: '100' });
    await dcis.dcrs.registrado('2026000012', { dataBase: '2026-08-31' }, '2026-09-01');
    const { id, processo } = await dcis.criada();
    await dcis.trazer(id, { numero: 1 });
    await dcis.levada(id, 'CALCULAR');
    const { totalDARF } = await dcis.lida(id);
    const { linhas } = await verMeuDia(bench(), pessoa.quem, em(0), { regra: 'DCI_MENSAL' });
    expect(linhas).toMatchObject([
      {
        titulo: `${processo} · FICTICIA INDUSTRIA DE MOTOS LTDA`,
        nivel: 'erro',
        prazo: '2026-11-10',
        porque: 'DCI mensal da competência 10/2026 pendente: atrasada há 10 dias.',
        valor: { valor: totalDARF, oQue: 'DARF' },
        lugar: { onde: 'DCI', id, aba: 'conferencia', campo: null },
      },
    ]);
    expect(await nosDias(bench(), pessoa.quem, 'DCI_A_PAGAR', [em(0)])).toEqual({ [em(0)]: null });

    const registrada = await dcis.levada(id, 'VALIDAR', 'GERAR', 'TRANSMITIR', {
      passo: 'REGISTRAR',
      numero: '2690000101',
    });
    expect(await nosDias(bench(), pessoa.quem, 'DCI_MENSAL', [em(0)])).toEqual({ [em(0)]: null });
    const lei = 'multa e juros (Lei 9.430/1996, art. 61)';
    const inicio = 'DARF da DCI registrada sem pagamento informado:';
    expect(await nosDias(bench(), pessoa.quem, 'DCI_A_PAGAR', ['2026-11-09', '2026-11-10', '2026-11-11'])).toEqual({
      '2026-11-09': ['aviso', '2026-11-10', `${inicio} vence amanhã; depois correm ${lei}.`],
      '2026-11-10': ['aviso', '2026-11-10', `${inicio} vence hoje; depois correm ${lei}.`],
      '2026-11-11': ['erro', '2026-11-10', `${inicio} venceu há 1 dia, com ${lei}.`],
    });
    const aPagar = await verMeuDia(bench(), pessoa.quem, em(0), { regra: 'DCI_A_PAGAR' });
    expect(aPagar.linhas).toMatchObject([
      {
        valor: { valor: registrada.totalDARF, oQue: 'DARF' },
        lugar: { onde: 'DCI', id, aba: 'conferencia', campo: 'pagamento' },
      },
    ]);
    const paga = await dcis.pedir('POST', `${id}/Pagamento`, { versao: registrada.versao, data: em(0) });
    expect([paga.statusCode, paga.json().Error]).toEqual([200, undefined]);
    expect(await nosDias(bench(), pessoa.quem, 'DCI_A_PAGAR', [em(0)])).toEqual({ [em(0)]: null });
  });

  test('a DCR-E that a newer import makes stale', async () => {
    const pessoa = await bench().novaPessoa();
    const dcis = await dcisDeTeste(pessoa);
    await dcis.emEstoque({ partNumber: 'MOTOR-01', numero: '269000001', quantidade: '100' });
    const dcr = await dcis.dcrs.registrado('2026000012', { dataBase: '2026-08-31' }, '2026-09-01');
    const ver = async () => (await verMeuDia(bench(), pessoa.quem, em(0), { regra: 'DCR_DESATUALIZADO' })).linhas;
    expect(await ver()).toEqual([]);
    await dcis.emEstoque({ partNumber: 'MOTOR-01', numero: '269000002', quantidade: '5', desembaraco: '2026-10-09' });
    expect(await ver()).toMatchObject([
      {
        titulo: 'DCR-E 2026000012 · Motocicleta 150 cc',
        nivel: 'aviso',
        grupo: 'SEM_PRAZO',
        porque: 'Componente com importação mais recente, desde 09/10/2026; Alíquota do II mudou, desde 09/10/2026.',
        lugar: { onde: 'DCR', id: dcr.id, campo: 'mudancas' },
        importador: { id: dcis.importadorId },
      },
    ]);
  });
});
