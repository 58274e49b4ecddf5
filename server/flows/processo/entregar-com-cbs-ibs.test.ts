import { daisDeTeste, ENVIADA, PARAMETRIZADA } from '#server/testing/dais-de-teste.ts';
import { importarDiDaReforma } from '#server/testing/di-da-reforma-de-teste.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';

onServer('The delivery of a process and its CBS and IBS', (bench) => {
  let antes: Date;
  beforeEach(() => {
    antes = bench().relogio.hora;
  });
  afterEach(() => {
    bench().relogio.hora = antes;
  });
  const as = (hora: string) => {
    bench().relogio.hora = new Date(hora);
  };

  /** Takes a process to the release of the Sefaz on a day. */
  const liberado = async (pessoa: Pessoa, id: string, data: string) => {
    const { marcada } = daisDeTeste(pessoa);
    await marcada(
      id,
      ...[ENVIADA, PARAMETRIZADA, { tipo: 'CIENCIA_DADA' }, { tipo: 'DESEMBARACADA' }].map((marca) => ({
        ...marca,
        data,
      })),
    );
  };
  const declarado = async (cClassTrib?: string) => {
    as('2027-03-01T12:00:00.000Z');
    const pessoa = await bench().novaPessoa();
    const dias = { dataRegistro: '2027-02-01', dataDesembaraco: '2027-02-03' };
    const id = await importarDiDaReforma(pessoa, { ...dias, cClassTrib });
    await liberado(pessoa, id, '2027-02-05');
    const { processos } = daisDeTeste(pessoa);
    return {
      pessoa,
      id,
      pagar: async (campos: object) => {
        const { versao } = (await processos.ler(id)).json();
        return processos.alterar({ id, versao, ...campos });
      },
      entregar: async (data = '2027-03-01') => {
        const { versao } = (await processos.ler(id)).json();
        const resposta = await processos.passar(id, { situacao: 'ENTREGUE', data, versao });
        return [resposta.statusCode, resposta.json().Error ?? resposta.json().situacao];
      },
      ibs: async () => {
        const { totais } = (await pessoa.pedir({ url: `/api/Processo/${id}/Reforma` })).json();
        return { uf: totais.ibsUF.recolher as string, mun: totais.ibsMun.recolher as string };
      },
    };
  };

  test('of an import of 2027 is refused until both taxes are paid, and the history says who paid', async () => {
    const { pessoa, id, entregar, pagar, ibs } = await declarado('000001');
    const { uf, mun } = await ibs();
    const total = (Number(uf) + Number(mun)).toFixed(2);
    const [status, frase] = await entregar();
    expect(status).toBe(422);
    expect(frase).toContain('não se sabe quanto é a CBS e falta o IBS de R$ ');
    expect(frase).toContain('LC 214/2025, art. 76, § 4º');
    // The IBS alone does not settle the CBS.
    const pago = { pagamentoCbsIbs: 'ATE_A_ENTREGA', cbsIbsPagoEm: '2027-02-20' };
    expect((await pagar({ ...pago, ibsPago: total })).statusCode).toBe(200);
    expect((await entregar())[1]).toContain('A carga ainda não pode ser entregue: não se sabe quanto é a CBS');
    expect((await pagar({ cbsPaga: '9110.00' })).statusCode).toBe(200);
    // Not before the day of the payment.
    expect((await entregar('2027-02-19'))[1]).toContain(
      'O pagamento da CBS e do IBS é de 20/02/2027, depois do dia da entrega',
    );
    expect(await entregar('2027-02-20')).toEqual([200, 'ENTREGUE']);
    const historico = (await pessoa.pedir({ url: `/api/Historico?recurso=Processo&registroId=${id}` })).json();
    expect(historico).toContainEqual(
      expect.objectContaining({ depois: expect.objectContaining({ cbsPaga: '9110.00', ibsPago: total }) }),
    );
  });

  test('less than the IBS due is not enough, and the sentence says how much is missing', async () => {
    const { entregar, pagar, ibs } = await declarado('000001');
    const { uf } = await ibs();
    const parte = { pagamentoCbsIbs: 'ANTECIPADO', cbsIbsPagoEm: '2027-02-01', cbsPaga: '9110.00', ibsPago: uf };
    expect((await pagar(parte)).statusCode).toBe(200);
    const [status, frase] = await entregar();
    expect([status, frase]).toEqual([422, expect.stringContaining('falta o IBS de R$ ')]);
    expect(frase).not.toContain('CBS e falta');
  });

  test('an exoneration with its document lets it go; without its number it is refused at the field', async () => {
    const { entregar, pagar } = await declarado('000001');
    const sem = await pagar({ pagamentoCbsIbs: 'EXONERACAO', exoneracaoCbsIbsEm: '2027-02-21' });
    expect([sem.statusCode, sem.json().campos]).toEqual([
      400,
      { exoneracaoCbsIbs: 'Informe o número do documento da exoneração.' },
    ]);
    const com = { pagamentoCbsIbs: 'EXONERACAO', exoneracaoCbsIbs: 'EXO-1', exoneracaoCbsIbsEm: '2027-02-21' };
    expect((await pagar(com)).statusCode).toBe(200);
    expect(await entregar()).toEqual([200, 'ENTREGUE']);
  });

  test('a suspension owes nothing and is handed over, whatever the rate of the CBS', async () => {
    const { entregar } = await declarado('550019');
    expect(await entregar()).toEqual([200, 'ENTREGUE']);
  });

  test('goods that nobody has classified are not handed over', async () => {
    const { entregar } = await declarado();
    expect((await entregar())[1]).toContain('não se sabe quanto é a CBS e não se sabe quanto é o IBS');
  });

  test('a release of 31/12/2026 goes, one of 01/01/2027 waits: both sides of midnight in Manaus', async () => {
    // UTC−4: 23:59 of 31/12/2026.
    as('2027-01-01T03:59:00.000Z');
    const pessoa = await bench().novaPessoa();
    const { processos } = daisDeTeste(pessoa);
    const desembaracado = async (dataDesembaraco: string) => {
      const dias = { dataRegistro: '2026-12-30', dataDesembaraco };
      const id = await importarDiDaReforma(pessoa, { ...dias, cClassTrib: '000001' });
      await liberado(pessoa, id, dataDesembaraco);
      return id;
    };
    const entregar = async (id: string) => {
      const { versao } = (await processos.ler(id)).json();
      const resposta = await processos.passar(id, { situacao: 'ENTREGUE', data: '2027-01-01', versao });
      return [resposta.statusCode, resposta.json().Error ?? resposta.json().situacao];
    };
    const de2026 = await desembaracado('2026-12-31');
    // 00:01 of 01/01/2027.
    as('2027-01-01T04:01:00.000Z');
    const de2027 = await desembaracado('2027-01-01');
    expect(await entregar(de2026)).toEqual([200, 'ENTREGUE']);
    // Registered in 2026: no CBS (art. 408, § 1º), and the IBS of 2027.
    const [status, frase] = await entregar(de2027);
    expect([status, frase]).toEqual([
      422,
      expect.stringContaining('A carga ainda não pode ser entregue: falta o IBS de R$ '),
    ]);
  });
});
