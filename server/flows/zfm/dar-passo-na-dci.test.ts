import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { dcisDeTeste } from '#server/testing/dcis-de-teste.ts';
import { onServer } from '#server/testing/test-bench.ts';

const DCR = '2026000012';
const NUMERO = '2690000101';

onServer('A DCI on its way', (bench) => {
  const comNota = async () => {
    const dcis = await dcisDeTeste(await bench().novaPessoa());
    await dcis.emEstoque({ partNumber: 'MOTOR-01', numero: '269000001', quantidade: '100' });
    const dcr = await dcis.dcrs.registrado(DCR, { dataBase: '2026-08-31' }, '2026-09-01');
    const { id } = await dcis.criada();
    await dcis.trazer(id, { numero: 1 });
    return { ...dcis, id, dcr };
  };

  test('goes step by step, its file is the one that was made, and what changes it takes it back', async () => {
    const { id, levada, passo, mudada, lida, pedir, trazer } = await comNota();
    const gerada = await levada(id, 'CALCULAR', 'VALIDAR', 'GERAR');
    expect(gerada).toMatchObject({ situacao: 'ARQUIVO_GERADO', arquivo: { id: expect.any(String) } });
    const arquivo = await pedir('GET', `${id}/Arquivo`);
    expect(arquivo.headers['content-disposition']).toBe('attachment; filename="conferencia-dci-DCI-2026-0001.txt"');
    const linhas = arquivo.body.split('\r\n').map((linha) => linha.slice(0, 2));
    expect(linhas).toEqual(['00', '01', '21', '']);
    // Record 21: destino 2, the DCR-E, the product, no field of an old DCR, ten units in the month.
    expect(arquivo.body.split('\r\n')[2]).toMatch(/^21000 ?2|^210002/);

    const cedo = await passo(id, { passo: 'REGISTRAR', versao: gerada.versao, data: '2026-11-20', numero: NUMERO });
    expect(cedo.statusCode).toBe(422);
    expect(cedo.json().campos.passo).toMatch(/transmi/);

    await trazer(id, { numero: 2 });
    expect(await lida(id)).toMatchObject({ situacao: 'EM_ELABORACAO', arquivo: null });
    await levada(id, 'CALCULAR', 'VALIDAR', 'GERAR', 'TRANSMITIR');
    const travada = await mudada(id, { taxaUSD: '6.0000' });
    expect([travada.statusCode, travada.json()]).toMatchObject([409, { codigo: 'BLOQUEADO' }]);
    const fechada = await pedir('POST', `${id}/Nota`, {});
    expect(fechada.statusCode).toBe(400);
  });

  test('that has no taxa is not calculated, and says so', async () => {
    const { id, mudada, passo, lida } = await comNota();
    await mudada(id, { taxaUSD: null });
    const dci = await lida(id);
    expect([dci.tributos, dci.totalDARF]).toEqual([null, null]);
    const resposta = await passo(id, { passo: 'CALCULAR', versao: dci.versao, data: '2026-11-20' });
    expect(resposta.statusCode).toBe(422);
    expect(resposta.json().Error).toContain('taxa do dólar');
  });

  test('locks the DCR-E it leaves under', async () => {
    const { id, registrada, dcrs, dcr } = await comNota();
    await registrada(id, NUMERO);
    const usado = (await dcrs.ler(dcr.id)).json();
    expect(usado.dcis).toBe(1);
    const cancelar = await dcrs.passo(dcr.id, {
      passo: 'CANCELAR',
      versao: usado.versao,
      data: '2026-11-20',
      motivo: 'Engano',
    });
    expect([cancelar.statusCode, cancelar.json().Error]).toEqual([
      422,
      'Este DCR-E não pode ser cancelado: uma DCI registrada o usa.',
    ]);
  });

  test('paid after it was due pays multa and juros by the Selic of the table, and says what was paid', async () => {
    const { id, pessoa, registrada, pedir, listar, lida } = await comNota();
    const { versao } = await registrada(id, NUMERO);
    expect((await listar('atrasada=true')).json()).toMatchObject([
      { id, pagamento: 'ATRASADA', venceEm: '2026-11-10' },
    ]);
    // The DCI is due on 10/11 and paid on 20/11, in the same month: 10 days × 0,33 % and no juros. 232,40 × 3,30 % = 7,6692.
    const darf = (await pedir('GET', `${id}/Darf?em=2026-11-20`)).json();
    expect(darf).toMatchObject({
      diasAtraso: 10,
      percMulta: '3.30',
      percJuros: '0.00',
      contagem: 'Contados do dia seguinte ao vencimento: Lei 9.430/1996, art. 61, § 1º, a confirmar',
      darfs: [{ tributo: 'II', receita: '0086', principal: '232.40', multa: '7.67', juros: '0.00', total: '240.07' }],
      total: '240.07',
    });
    // A new reading applies to payments from then on; the registered DCI keeps its own.
    const doDiaUtil = {
      codigo: 'MORA_PRIMEIRO_DIA_UTIL',
      valor: '1',
      fonte: 'ADN Cosit 1/1997',
      situacao: 'CONFIRMAR',
    };
    const leitura = await cadastroDeTeste(pessoa, 'Parametro').criar(doDiaUtil);
    expect(leitura.statusCode).toBe(201);
    expect(await lida(id)).toMatchObject({ mora: { doPrimeiroDiaUtil: false } });
    expect((await pedir('GET', `${id}/Darf?em=2026-11-20`)).json()).toMatchObject({
      contagem: expect.stringContaining('primeiro dia útil'),
      total: '240.07',
    });
    // In January the juros are the Selic of December and 1 % for the month. The Selic is not filled in yet.
    const semSelic = await pedir('GET', `${id}/Darf?em=2027-01-15`);
    expect([semSelic.statusCode, semSelic.json().Error]).toEqual([422, expect.stringContaining('12/2026')]);
    const selic = await cadastroDeTeste(pessoa, 'Parametro').criar({
      codigo: 'SELIC_MENSAL',
      valor: '0.90',
      vigenciaInicio: '2026-12-01',
      vigenciaFim: '2026-12-31',
      fonte: 'Receita Federal',
      situacao: 'VERIFICADO',
    });
    expect([selic.statusCode, selic.json().campos]).toEqual([201, undefined]);
    // 66 days: the multa stops at 20 %, 46,48; the juros are 1,90 %, 4,4156.
    expect((await pedir('GET', `${id}/Darf?em=2027-01-15`)).json()).toMatchObject({
      percMulta: '20.00',
      percJuros: '1.90',
      darfs: [{ multa: '46.48', juros: '4.42', total: '283.30' }],
    });

    const deOutroAno = await pedir('POST', `${id}/Pagamento`, { versao, data: '2025-11-20' });
    expect([deOutroAno.statusCode, deOutroAno.json().campos]).toEqual([
      422,
      {
        data: expect.stringMatching(
          /^O pagamento não pode ser antes da última saída que a DCI declara, em \d\d\/10\/2026\.$/,
        ),
      },
    ]);
    const paga = await pedir('POST', `${id}/Pagamento`, { versao, data: '2026-11-20' });
    expect([paga.statusCode, paga.json()]).toMatchObject([200, { pagoEm: '2026-11-20', pago: { total: '240.07' } }]);
    expect((await listar('naoPaga=true')).json()).toEqual([]);
    const barrada = await pedir('DELETE', `${id}/Passo`, { versao: paga.json().versao });
    expect([barrada.statusCode, barrada.json().Error]).toEqual([
      422,
      'O pagamento desta DCI está informado: desfaça-o antes do registro.',
    ]);
    await pedir('DELETE', `${id}/Pagamento`, { versao: paga.json().versao });
    expect(await lida(id)).toMatchObject({ pagoEm: null, pago: null });
  });

  test('is missed until it is registered, first what is due first', async () => {
    const { id, pedir, registrada, pessoa, criada } = await comNota();
    const pendentes = async () => (await pedir('GET', 'Pendentes')).json();
    expect(await pendentes()).toMatchObject([
      { competencia: '2026-10', dci: { id, processo: 'DCI-2026-0001' }, venceEm: '2026-11-10', dias: -10 },
    ]);
    await registrada(id, NUMERO);
    expect(await pendentes()).toEqual([]);
    await criada({ competencia: '2026-08' });
    expect(await pendentes()).toMatchObject([
      { competencia: '2026-08', dci: { processo: 'DCI-2026-0002' }, venceEm: '2026-09-10', dias: -71 },
      { competencia: '2026-09', dci: null, venceEm: '2026-10-09', dias: -42 },
    ]);
    expect((await (await bench().novaPessoa()).pedir({ url: '/api/Dci/Pendentes' })).json()).toEqual([]);
    expect((await pessoa.pedir({ url: '/api/Dci/Totais' })).json()).toEqual({
      iiUSD: '45.3600000',
      iiUSDConhecidas: '1',
      tributos: '232.40',
      tributosConhecidas: '1',
    });
  });

  test('its copy is of the next month, with the header and without notas', async () => {
    const { id, pedir } = await comNota();
    const copia = await pedir('POST', `${id}/Copiar`, { natureza: 'ORIGINAL' });
    expect([copia.statusCode, copia.json()]).toMatchObject([
      201,
      { processo: 'DCI-2026-0002', competencia: '2026-11', natureza: 'ORIGINAL', taxaUSD: null, notas: 0, lista: [] },
    ]);
    const cedo = await pedir('POST', `${id}/Copiar`, { natureza: 'RETIFICADORA' });
    expect([cedo.statusCode, cedo.json().Error]).toEqual([
      422,
      'Só uma DCI registrada pode ter retificadora: esta está “Em elaboração”.',
    ]);
  });

  test('of another month has the notas of that month', async () => {
    const { id, mudada, lida, trazer } = await comNota();
    await trazer(id, { numero: 9, dia: '2026-09-20' });
    expect(await lida(id)).toMatchObject({ contagem: { dentro: 1, fora: { PERIODO: 1 } } });
    await mudada(id, { competencia: '2026-09' });
    const dci = await lida(id);
    expect(dci).toMatchObject({ venceEm: '2026-10-09', contagem: { dentro: 1, fora: { PERIODO: 1 } } });
    expect(dci.notas).toBe(1);
  });
});
