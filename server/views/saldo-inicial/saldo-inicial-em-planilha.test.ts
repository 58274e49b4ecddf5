import { setImmediate as umaVolta } from 'node:timers/promises';
import type { MapaDePlanilha, Planilha } from '#lib/contracts/platform/planilha.ts';
import { porEscrito } from '#lib/registros/planilha/coluna-de-planilha.ts';
import { readSheetFile } from '#server/platform/sheets/read-file.ts';
import { entradasDeTeste } from '#server/testing/entradas-de-teste.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { INDUSTRIA, produtosDeTeste } from '#server/testing/produtos-de-teste.ts';
import { saldoDeTeste } from '#server/testing/saldo-de-teste.ts';
import { onServer } from '#server/testing/test-bench.ts';

const TITULOS =
  'CNPJ da indústria;Part number;Número da DI ou DUIMP;Adição;Item da adição;Registro;Entrada no estoque;Saldo;Quantidade declarada;Valor unitário (US$)';
const linha = ({ di = '23/9000001-0', adicao = '1', item = '2', pn = 'PROJ-9', saldo = '30,25' } = {}) =>
  `${INDUSTRIA.cnpj};${pn};${di};${adicao};${item};01/03/2023;05/03/2023;${saldo};100;125`;

const UMA = { quantas: 1, variam: false };

onServer('Opening balances in a sheet', (bench) => {
  const comIndustria = async () => {
    const casa = await produtosDeTeste(bench());
    const { pessoa } = casa;
    const entradas = entradasDeTeste(pessoa);
    await entradas.item('PROJ-9');
    const fazer = async (id: string, caminho: string, payload: object): Promise<Planilha> => {
      const url = `/api/Planilha/${id}`;
      const pedida = await pessoa.pedir({ method: 'POST', url: `${url}/${caminho}`, payload });
      expect([pedida.statusCode, pedida.body]).toEqual([202, expect.anything()]);
      let vista: Planilha = pedida.json();
      while (vista.progresso) {
        await umaVolta();
        vista = (await pessoa.pedir({ url })).json();
      }
      return vista;
    };
    const conferir = async (linhas: string[], mudado: Partial<MapaDePlanilha> = {}) => {
      const envio = multipartOf('/api/Planilha?recurso=SaldoInicial', linhas.join('\n'), 'saldos.csv');
      const { id, folhas }: Planilha = (await pessoa.pedir(envio)).json();
      return fazer(id, 'Conferir', { mapa: { ...folhas[0]?.palpite, ...mudado } });
    };
    const gravar = async (...com: Parameters<typeof conferir>) =>
      fazer((await conferir(...com)).id, 'Gravar', { modo: 'TUDO' });
    const relatorio = async () => (await pessoa.pedir({ url: '/api/SaldoInicial' })).json();
    return { ...casa, entradas, fazer, conferir, gravar, relatorio, saldo: saldoDeTeste(pessoa) };
  };

  test('become lots of their declaration, adição and item, and the report tells what does not meet', async () => {
    const { gravar, relatorio } = await comIndustria();
    const feita = await gravar([TITULOS, linha(), linha({ item: '003', saldo: '12' })]);
    expect(feita).toMatchObject({ situacao: 'GRAVADA', contagens: { novas: 2, comErro: 0 } });
    expect(await relatorio()).toMatchObject({
      total: 2,
      linhas: [
        {
          numero: '2390000010',
          adicao: 1,
          item: 2,
          partNumber: 'PROJ-9',
          dataEntrada: '2023-03-05',
          quantidade: '30.25000',
          quantidadeDeclarada: '100.00000',
          saldo: '30.2500000',
          faltas: ['DI_DESCONHECIDA', 'SEM_PROVA'],
        },
        { item: 3, saldo: '12.0000000' },
      ],
    });
  });

  test('read again they are the same; another balance of the item changes it', async () => {
    const { conferir, gravar, relatorio } = await comIndustria();
    await gravar([TITULOS, linha()]);
    expect((await conferir([TITULOS, linha({ adicao: '001' })])).contagens).toMatchObject({ iguais: 1, novas: 0 });
    await gravar([TITULOS, linha({ saldo: '31' })]);
    expect(await relatorio()).toMatchObject({ total: 1, linhas: [{ saldo: '31.0000000' }] });
  });

  test('bring the suspended taxes, each in its columns', async () => {
    const { gravar, entradas } = await comIndustria();
    await gravar([
      `${TITULOS};Alíquota do II (%);II suspenso na importação;II suspenso na entrada (R$);IPI suspenso na entrada (R$)`,
      `${linha()};16;Sim;5.320,65;`,
    ]);
    const [lida] = (await entradas.listar()).json();
    expect(lida.tributos).toEqual({
      II: { aliquota: '16.00', suspenso: true, valor: '5320.65' },
      IPI: { aliquota: null, suspenso: false, valor: '0.00' },
      PIS: { aliquota: null, suspenso: false, valor: '0.00' },
      COFINS: { aliquota: null, suspenso: false, valor: '0.00' },
    });
  });

  test('take from the person what is the same in all rows and has no column', async () => {
    const { gravar, relatorio } = await comIndustria();
    const semCnpj = [TITULOS, linha()].map((uma) => uma.replace(/^[^;]*;/, ''));
    const feita = await gravar(semCnpj, { fixos: { 'importador.id': '12.ABC.345/01DE-35' } });
    expect(feita).toMatchObject({ situacao: 'GRAVADA', contagens: { novas: 1 } });
    expect((await relatorio()).total).toBe(1);
  });

  test('that cannot be are told by cause: one item nobody knows, in two rows, is one cause', async () => {
    const { conferir, pessoa, saldo, relatorio } = await comIndustria();
    await saldo.importar({
      numero: '239000001',
      registro: '2023-03-01',
      desembaraco: '2023-03-05',
      adicoes: [{ itens: [{ quantidade: '10' }, { quantidade: '100' }] }],
    });
    const { id, contagens } = await conferir([
      TITULOS,
      linha({ pn: 'NADA-1', di: '2390000028' }),
      linha(),
      linha({ pn: 'NADA-2', di: '2390000028', item: '3' }),
      linha({ saldo: '100,5', di: '2390000028', item: '4' }),
    ]);
    expect(contagens).toMatchObject({ novas: 0, comErro: 4 });
    expect((await pessoa.pedir({ url: `/api/Planilha/${id}/Causas` })).json()).toEqual([
      { coluna: 1, frase: '“NADA-1” não está no cadastro de itens.', quantas: 2, variam: true, linhas: [2, 4] },
      { coluna: 2, frase: expect.stringContaining('já está no saldo pelo processo IMP-'), ...UMA, linhas: [3] },
      { coluna: 7, frase: 'O saldo é maior que a quantidade declarada.', ...UMA, linhas: [5] },
    ]);
    expect((await relatorio()).total).toBe(0);
    const outra = await bench().novaPessoa();
    expect((await outra.pedir({ url: `/api/Planilha/${id}/Causas` })).statusCode).toBe(404);
  });

  test('with numbers that fit both conventions are read by the other columns, or ask once', async () => {
    const { pessoa, conferir, fazer, relatorio } = await comIndustria();
    const pela = (preco: string) => linha({ saldo: '1.234' }).replace(/100;125$/, `2.000;${preco}`);
    const envio = multipartOf('/api/Planilha?recurso=SaldoInicial', [TITULOS, pela('125')].join('\n'), 'saldos.csv');
    const { id, folhas }: Planilha = (await pessoa.pedir(envio)).json();
    const mapa = folhas[0]?.palpite;
    const muda = await pessoa.pedir({ method: 'POST', url: `/api/Planilha/${id}/Conferir`, payload: { mapa } });
    expect([muda.statusCode, muda.json().campos]).toEqual([
      400,
      { 'mapa.numeros': 'Diga como ler “1.234”, em Saldo: a planilha não diz se é milhar ou decimal.' },
    ]);
    await fazer(id, 'Conferir', { mapa: { ...mapa, numeros: 'EN' } });
    await fazer(id, 'Gravar', { modo: 'TUDO' });
    expect((await relatorio()).linhas).toMatchObject([{ quantidade: '1.23400', quantidadeDeclarada: '2.00000' }]);

    const { id: outro } = await conferir([TITULOS, pela('12,5')]);
    await fazer(outro, 'Gravar', { modo: 'TUDO' });
    expect((await relatorio()).linhas).toMatchObject([{ quantidade: '1234.00000', quantidadeDeclarada: '2000.00000' }]);
  });

  test('are undone as one act', async () => {
    const { gravar, fazer, relatorio } = await comIndustria();
    const { id } = await gravar([TITULOS, linha(), linha({ item: '3' })]);
    expect((await fazer(id, 'Desfazer', {})).desfeitas).toEqual({ desfeitas: 2, mantidas: 0 });
    expect((await relatorio()).total).toBe(0);
  });

  test('have a model, whose titles are read back', async () => {
    const { pessoa } = await comIndustria();
    const modelo = await pessoa.pedir({ url: '/api/Planilha/Modelo?recurso=SaldoInicial' });
    const [folha, como] = await readSheetFile(modelo.rawPayload);
    expect(folha?.linhas[0]?.map(porEscrito).slice(0, 3)).toEqual([
      'CNPJ da indústria *',
      'Part number *',
      'Número da DI ou DUIMP *',
    ]);
    expect(como?.linhas.map((celulas) => celulas.slice(0, 3).map(porEscrito))).toContainEqual([
      'Saldo',
      'Sim',
      'Número, com até 5 casas decimais',
    ]);
    const envio = multipartOf('/api/Planilha?recurso=SaldoInicial', modelo.rawPayload, 'modelo.xlsx');
    const { folhas }: Planilha = (await pessoa.pedir(envio)).json();
    expect(folhas[0]?.palpite.colunas).not.toContain(null);
  });
});
