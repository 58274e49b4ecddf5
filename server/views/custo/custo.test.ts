import { custoDoProcesso } from '#lib/contracts/views/custo-realizado.ts';
import { somar } from '#lib/domain/numeros/decimal-exato.ts';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { importarDiDaReforma } from '#server/testing/di-da-reforma-de-teste.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';

onServer('CBS and IBS in the cost of a process', (bench) => {
  let pessoa: Pessoa;
  let hora: Date;
  beforeEach(async () => {
    hora = bench().relogio.hora;
    bench().relogio.hora = new Date('2027-03-01T12:00:00.000Z');
    pessoa = await bench().novaPessoa();
  });
  afterEach(() => {
    bench().relogio.hora = hora;
  });
  const de2027 = async (regimeCbsIbs: string | null, cClassTrib = '000001') => {
    const importador = { cnpj: '12ABC34501DE35', razaoSocial: 'Fictícia da Amazônia', setor: '0' };
    const situacao = { situacaoSuframa: 'NAO_INSCRITO', regimeCbsIbs };
    expect((await cadastroDeTeste(pessoa, 'Importador').criar({ ...importador, ...situacao })).statusCode).toBe(201);
    return importarDiDaReforma(pessoa, { dataRegistro: '2027-02-01', dataDesembaraco: '2027-02-03', cClassTrib });
  };
  const custo = async (id: string) =>
    custoDoProcesso.parse((await pessoa.pedir({ url: `/api/Processo/${id}/Custo` })).json());
  const pagar = async (id: string) => {
    const { alterar, ler } = cadastroDeTeste(pessoa, 'Processo');
    const { versao } = (await ler(id)).json();
    const pago = { cbsIbsPagoEm: '2027-02-03', cbsPaga: '9110.00', ibsPago: '100.00' };
    expect((await alterar({ id, versao, ...pago })).statusCode).toBe(200);
  };

  test('in the regular regime what was paid is recovered, and the cost does not move', async () => {
    const id = await de2027('REGULAR');
    const antes = await custo(id);
    expect(antes.cbsIbs).toMatchObject({ custo: '0.00', credito: '0.00' });
    await pagar(id);
    const depois = await custo(id);
    expect(depois.totais).toEqual(antes.totais);
    expect(depois.cbsIbs).toMatchObject({ custo: '0.00', credito: '9210.00' });
    expect(somar([antes.recuperavel, '9210.00']).toFixed(2)).toBe(depois.recuperavel);
  });

  test('under the Simples it is cost, and until the CBS is known the cost is open', async () => {
    const id = await de2027('SIMPLES');
    const aberto = await custo(id);
    expect(aberto.cbsIbs).toMatchObject({ custo: null, motivo: expect.stringContaining('informe o pagamento') });
    expect([aberto.totais.total, aberto.totais.tributos, aberto.itens[0]?.unitario]).toEqual([null, null, null]);
    const memoria = `/api/Processo/${id}/Custo/Memoria?adicao=001&sequencia=1&figura=tributos`;
    expect((await pessoa.pedir({ url: memoria })).statusCode).toBe(404);
    await pagar(id);
    const { cbsIbs, totais, itens } = await custo(id);
    const { totais: reforma } = (await pessoa.pedir({ url: `/api/Processo/${id}/Reforma` })).json();
    // The IBS is known and due as calculated; of the CBS, what was paid.
    const esperado = somar(['9110.00', reforma.ibsUF.recolher, reforma.ibsMun.recolher]).toFixed(2);
    expect(cbsIbs).toMatchObject({ custo: esperado, credito: '0.00' });
    expect(somar(itens.map(({ tributos }) => tributos)).toFixed(2)).toBe(totais.tributos);
    expect(JSON.stringify((await pessoa.pedir({ url: memoria })).json())).toContain('art. 78');
  });

  test('without the regime of the importer the cost is open; suspended, there is nothing to ask', async () => {
    const id = await de2027(null);
    expect((await custo(id)).cbsIbs).toMatchObject({ custo: null, motivo: expect.stringContaining('Falta o regime') });
    const suspensa = await importarDiDaReforma(pessoa, {
      dataRegistro: '2027-02-01',
      dataDesembaraco: '2027-02-03',
      cClassTrib: '550019',
    });
    expect((await custo(suspensa)).cbsIbs).toMatchObject({ custo: '0.00', credito: '0.00' });
  });
});
