import type { TributoDeclarado } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { digitoDaDi } from '#lib/domain/identificadores/digito-di.ts';
import { somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { Relatorio } from '#lib/domain/telas/relatorio.ts';
import { escreverDiXml } from '#lib/siscomex/di/di-xml.ts';
import { gerarDeclaracao } from '#server/seeds/gerador-di.ts';
import { BEM_DA_DSI, entradasDeTeste } from '#server/testing/entradas-de-teste.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { processosDeTeste } from '#server/testing/processos-de-teste.ts';
import { produtosDeTeste } from '#server/testing/produtos-de-teste.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';

interface Mudada {
  numero: string;
  registro?: string;
  desembaraco: string | null;
  pis?: TributoDeclarado;
  cofins?: TributoDeclarado;
}

const tributo = (aliquota: string, recolher: string, nome = 'RECOLHIMENTO INTEGRAL'): TributoDeclarado => ({
  regime: { codigo: nome === 'SUSPENSAO' ? '5' : '1', nome },
  base: null,
  aliquota,
  aliquotaReduzida: null,
  devido: recolher,
  recolher,
});

// The clock stands at 2026-11-20.
onServer('Reports of the turn of the year', (bench) => {
  /** One adição with one item of ten pieces. */
  const importar = async (pessoa: Pessoa, { numero, registro = '2026-11-03', desembaraco, pis, cofins }: Mudada) => {
    const di = gerarDeclaracao({
      semente: 7,
      numero: `${numero}${digitoDaDi(numero)}`,
      dataRegistro: registro,
      adicoes: 1,
      itensPorAdicao: 1,
      importador: { numero: 'ZFM000AM000121', nome: 'FICTICIA COMERCIO LTDA' },
      taxas: { '220': '5.0000' },
    });
    const adicoes = di.adicoes.map((adicao) => ({
      ...adicao,
      tributos: { ...adicao.tributos, ...(pis && { pis }), ...(cofins && { cofins }) },
      itens: [
        {
          sequencia: 1,
          descricao: 'RADIO FICTICIO',
          quantidade: '10.00000',
          unidade: 'PECA',
          valorUnitario: '10.0000000',
        },
      ],
    }));
    const canalCodigo = desembaraco === null ? '000' : '001';
    const xml = escreverDiXml([{ ...di, dataDesembaraco: desembaraco, canalCodigo, adicoes }]);
    const resposta = await pessoa.pedir(multipartOf('/api/Processo/ImportarDi', xml));
    expect([resposta.statusCode, resposta.json().Error]).toEqual([201, undefined]);
    return resposta.json()[0] as { id: string; numero: string };
  };
  const ler = async (pessoa: Pessoa, nome: string, consulta: string): Promise<Relatorio> => {
    const resposta = await pessoa.pedir({ url: `/api/Relatorio/${nome}?${consulta}` });
    expect([resposta.statusCode, resposta.json().Error]).toEqual([200, undefined]);
    return resposta.json();
  };
  const PAGO = { pis: tributo('2.10', '210.00'), cofins: tributo('10.25', '1025.00') };
  const FIM = 'de=2026-12-31&ate=2026-12-31';

  test('the stock has what was paid without the surcharge, for what is left of it, and no suspended goods', async () => {
    const pessoa = await bench().novaPessoa();
    await importar(pessoa, { numero: '269000001', desembaraco: '2026-11-10', ...PAGO });
    const suspensa = { pis: tributo('2.10', '0.00', 'SUSPENSAO'), cofins: tributo('9.65', '0.00', 'SUSPENSAO') };
    await importar(pessoa, { numero: '269000002', desembaraco: '2026-11-10', ...suspensa });
    const outra = { pis: tributo('2.10', '10.00'), cofins: tributo('7.60', '76.00') };
    await importar(pessoa, { numero: '269000003', desembaraco: '2026-11-12', ...outra });
    const lotes: { id: string; numeroDeclaracao: string }[] = (await pessoa.pedir({ url: '/api/SaldoInsumo' })).json();
    const primeiro = lotes.find(({ numeroDeclaracao }) => numeroDeclaracao.startsWith('269000001'))?.id;
    const { versao } = (await pessoa.pedir({ url: `/api/SaldoInsumo/${primeiro}` })).json();
    const ajuste = await pessoa.pedir({
      method: 'POST',
      url: `/api/SaldoInsumo/${primeiro}/Ajustar`,
      payload: { versao, quantidade: '-6', data: '2026-11-15', motivo: 'Inventário' },
    });
    expect([ajuste.statusCode, ajuste.json().Error]).toEqual([200, undefined]);

    // Of 210.00 and 1,025.00 × 9.65 ÷ 10.25 = 965.00, four tenths are left: 84.00 and 386.00; the surcharge is 60.00 × 0.4.
    const { linhas, totais, aviso } = await ler(pessoa, 'EstoqueNaVirada', FIM);
    expect(linhas.map(({ rotulo, valores }) => [rotulo, valores])).toEqual([
      [
        expect.stringMatching(/^DI 26\/9000001-\d, adição 001, item 01$/),
        expect.objectContaining({
          descricao: 'RADIO FICTICIO',
          registro: '2026-11-03',
          quantidade: expect.stringMatching(/^4(\.0+)?$/),
          pis: '84.00',
          cofins: '386.00',
          adicional: '24.00',
          total: '470.00',
        }),
      ],
      [
        expect.stringMatching(/^DI 26\/9000003/),
        expect.objectContaining({ pis: '10.00', cofins: null, adicional: null, total: null }),
      ],
    ]);
    // Of the row with an unknown COFINS the known PIS of 10.00 is in no total: 84.00 + 386.00 = 470.00.
    expect(totais).toEqual({ pis: '84.00', cofins: '386.00', adicional: '24.00', total: '470.00' });
    expect(aviso).toBe(
      'Posição de hoje, 20/11/2026: 31/12/2026 ainda não chegou. Os totais cobrem 1 de 2 linhas: em 1 a alíquota da COFINS não diz se há adicional.',
    );
    // On a day before the adjustment all ten pieces were there.
    const antes = await ler(pessoa, 'EstoqueNaVirada', 'de=2026-11-11&ate=2026-11-11');
    expect(antes.linhas.map(({ valores }) => valores.total)).toEqual(['1175.00']);
    expect(antes.aviso).toBe('Posição do fim de 11/11/2026.');

    const csv = await pessoa.pedir({ url: `/api/Relatorio/EstoqueNaVirada/Exportar?${FIM}&formato=csv` });
    expect(csv.body).toContain('Posição de hoje, 20/11/2026');
    expect(csv.body).toContain('art. 605 do Decreto 12.955/2026');
    const alheia = await bench().novaPessoa();
    expect((await ler(alheia, 'EstoqueNaVirada', FIM)).linhas).toEqual([]);
  });

  test('the stock has what the bank debited, and not the truncated amounts the adições print', async () => {
    const pessoa = await bench().novaPessoa();
    const di = gerarDeclaracao({
      semente: 11,
      dataRegistro: '2026-11-03',
      adicoes: 9,
      itensPorAdicao: 1,
      regime: 'consumo',
      importador: { numero: 'ZFM000AM000121', nome: 'FICTICIA COMERCIO LTDA' },
      taxas: { '220': '5.3417' },
    });
    const xml = escreverDiXml([{ ...di, dataDesembaraco: '2026-11-10', canalCodigo: '001' }]);
    const importada = await pessoa.pedir(multipartOf('/api/Processo/ImportarDi', xml));
    expect([importada.statusCode, importada.json().Error]).toEqual([201, undefined]);
    const { totais, linhas } = await ler(pessoa, 'EstoqueNaVirada', FIM);
    const pago = (receita: string) =>
      di.pagamentos.find(({ codigoReceita }) => codigoReceita === receita)?.valorReceita ?? '';
    const impresso = (qual: 'pis' | 'cofins') =>
      somar(di.adicoes.map(({ tributos }) => tributos[qual].recolher)).toFixed(2);
    expect([linhas.length, totais.pis]).toEqual([9, pago('5602')]);
    expect(somar([totais.cofins, totais.adicional].map(String)).toFixed(2)).toBe(pago('5629'));
    expect([impresso('pis'), impresso('cofins')]).not.toEqual([pago('5602'), pago('5629')]);
  });

  test('a typed DSI is in the stock with what was paid unknown, unless both contributions were suspended', async () => {
    const { pessoa, importador } = await produtosDeTeste(bench());
    const entradas = entradasDeTeste(pessoa);
    const dsi = { ...BEM_DA_DSI, importador, item: { id: await entradas.item('DSI-1') } };
    const pago = { suspenso: false, valor: '0.00' };
    const paga = { PIS: { ...pago, aliquota: '2.10' }, COFINS: { ...pago, aliquota: '10.25' } };
    for (const nova of [dsi, { ...dsi, lugar: 2, tributos: { ...dsi.tributos, ...paga } }]) {
      const criada = await entradas.criar(nova);
      expect([criada.statusCode, criada.json().Error]).toEqual([201, undefined]);
    }
    const { linhas, totais, aviso } = await ler(pessoa, 'EstoqueNaVirada', FIM);
    expect(linhas.map(({ rotulo, valores }) => [rotulo, valores.partNumber, valores.pis, valores.total])).toEqual([
      ['DSI 26/0000123-4, bem 2', 'DSI-1', null, null],
    ]);
    expect(totais).toEqual({});
    expect(aviso).toMatch(/0 de 1 linhas: em 1, de DSI ou saldo inicial, o que foi pago não foi informado\.$/);
    expect((await ler(pessoa, 'EstoqueNaVirada', `${FIM}&importador=nenhum`)).linhas).toEqual([]);
  });

  test('the processes have their two days and what is due by them', async () => {
    const pessoa = await bench().novaPessoa();
    const liberada = await importar(pessoa, { numero: '269000001', desembaraco: '2026-11-10', ...PAGO });
    const presa = await importar(pessoa, { numero: '269000002', desembaraco: null, ...PAGO });
    const processos = processosDeTeste(pessoa);
    const prevista = await processos.aberto({ eta: '2026-12-20' });
    await processos.aberto({ eta: '2027-03-01' });
    await processos.aberto({});
    const { linhas, aviso } = await ler(pessoa, 'ProcessosNaVirada', 'de=2026-11-01&ate=2027-01-31');
    const vistos = new Map(linhas.map(({ rotulo, valores }) => [rotulo, valores]));
    expect([...vistos.keys()].sort()).toEqual([liberada.numero, presa.numero, prevista.numero].sort());
    expect(vistos.get(liberada.numero)).toMatchObject({
      registro: '2026-11-03',
      liberacao: '2026-11-10',
      regime: 'PIS e COFINS; CBS e IBS de 2026, dispensados',
      pis: '210.00',
      cofins: '1025.00',
    });
    expect(vistos.get(presa.numero)).toMatchObject({
      liberacao: null,
      regime: 'PIS e COFINS; CBS e IBS dependem do dia do desembaraço',
    });
    expect(vistos.get(prevista.numero)).toMatchObject({
      eta: '2026-12-20',
      registro: null,
      regime: 'Depende do dia do registro e do desembaraço',
      pis: null,
    });
    expect(aviso).toMatch(
      /1 processo por registrar não tem ETA e não está aqui\. Os totais em reais cobrem 2 de 3 linhas\.$/,
    );
    // Nothing declared, no total: not a zero.
    const outra = await bench().novaPessoa();
    await processosDeTeste(outra).aberto({ eta: '2026-12-20' });
    const so = await ler(outra, 'ProcessosNaVirada', 'de=2026-11-01&ate=2027-01-31');
    expect([so.linhas.length, so.totais]).toEqual([1, {}]);
    // What is not released is there whatever the period is.
    const depois = await ler(pessoa, 'ProcessosNaVirada', 'de=2027-01-01&ate=2027-01-31');
    expect(depois.linhas.map(({ rotulo }) => rotulo)).toEqual([presa.numero]);
  });
});
