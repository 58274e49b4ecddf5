import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { disDe2018 } from '#lib/testing/dis-dos-vetores.ts';
import { dcr, dcrComponente, produto } from '#server/platform/db/schema/dcr.ts';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { CNPJ_DE_TESTE, type DiDeTeste, extrato, saldoDeTeste } from '#server/testing/saldo-de-teste.ts';
import { onServer, type Pessoa, type TestBench } from '#server/testing/test-bench.ts';

const DI: DiDeTeste = {
  numero: '260000001',
  adicoes: [
    {
      ncm: '85177900',
      ipi: '100.00',
      itens: [
        { descricao: 'PLACA', quantidade: '100', valorUnitario: '2.0000000' },
        { descricao: 'TAMPA', quantidade: '50', valorUnitario: '2.0000000' },
      ],
    },
    { ncm: '39269090', itens: [{ descricao: 'RESINA', quantidade: '7', unidade: 'QUILOGRAMA' }] },
  ],
};
const com = (mudanca: Partial<DiDeTeste>): DiDeTeste => ({ ...DI, ...mudanca });
/** The same declaration with another quantity of its first item. */
const comPlacas = (quantidade: string): DiDeTeste =>
  com({
    adicoes: DI.adicoes.map((adicao, i) =>
      i > 0 ? adicao : { ...adicao, itens: adicao.itens.map((item, j) => (j > 0 ? item : { ...item, quantidade })) },
    ),
  });

onServer('What a declaration brings into stock', (bench) => {
  const comPessoa = async () => {
    const pessoa = await bench().novaPessoa();
    return { pessoa, ...saldoDeTeste(pessoa) };
  };
  const placa = async ({ listar, ler }: ReturnType<typeof saldoDeTeste>, consulta = '') =>
    ler((await listar(`q=placa${consulta}`))[0].id);

  test('is each of its items, with what it was declared as, its cost and its suspended tax', async () => {
    const { importar, listar, ler, pessoa } = await comPessoa();
    const processoId = await importar(DI);
    const lotes = await listar();
    expect(lotes).toHaveLength(3);
    expect(lotes[0]).toMatchObject({
      processo: { id: processoId, numero: 'IMP-2026-0001' },
      numeroDeclaracao: '2600000010',
      adicao: 1,
      item: 1,
      dataDesembaraco: '2026-11-10',
      idade: 10,
      importador: { id: null, cnpj: CNPJ_DE_TESTE, razaoSocial: 'FICTICIA INDUSTRIA LTDA' },
      itemCadastrado: null,
      ncm: '85177900',
      descricao: 'PLACA',
      unidade: 'PECA',
      quantidade: '100.00000',
      saldo: '100.0000000',
      custoFob: '2.0000000',
      custoCif: '2.0000000',
      // R$ 100.00 of IPI over values of 200 and 100: 66.66 and 33.33, with the remaining cent on the larger.
      ipi: '66.67',
      suspenso: '66.67',
    });
    expect(lotes.map((lote: { descricao: string; ipi: string }) => [lote.descricao, lote.ipi])).toEqual([
      ['PLACA', '66.67'],
      ['TAMPA', '33.33'],
      ['RESINA', '0.00'],
    ]);
    const inteiro = await ler(lotes[0].id);
    expect(inteiro).toMatchObject({ versao: 1, emEstoque: true, entrou: { ipi: '66.67', suspenso: '66.67' } });
    expect(inteiro.movimentos).toMatchObject([
      {
        ordem: 1,
        tipo: 'ENTRADA',
        quantidade: '100.0000000',
        saldo: '100.0000000',
        data: '2026-11-10',
        documento: { tipo: 'PROCESSO', id: processoId, numero: 'IMP-2026-0001' },
        motivo: null,
        estornavel: false,
        usuario: { id: pessoa.quem.usuarioId, nome: 'Pessoa de Teste' },
      },
    ]);
    expect(inteiro.custo.fob).toMatchObject({ valor: '2.0000000', unidade: 'US$' });
  });

  test('has the II rate that the amount due proves, where the DI prints it without its third decimal', async () => {
    const { importar, listar, ler } = await comPessoa();
    const itens = (descricao: string) => [{ descricao, quantidade: '100', valorUnitario: '10.0000000' }];
    await importar(
      com({
        adicoes: [
          // 100,000.00 × 1.605 %, printed as 1,60.
          { ii: { aliquota: '1.60', base: '100000.00', devido: '1605.00' }, itens: itens('PLACA') },
          { ii: { aliquota: '1.60', base: '100000.00', devido: '1600.00' }, itens: itens('TAMPA') },
        ],
      }),
    );
    const lotes: { id: string; descricao: string }[] = await listar();
    const lidos = await Promise.all(lotes.map(({ id }) => ler(id)));
    // US$ 1,000.00 of each that leaves, as a DCI charges it.
    expect(lidos.map(({ descricao, aliquotaIi, iiExigivelUSD }) => [descricao, aliquotaIi, iiExigivelUSD])).toEqual([
      ['PLACA', '1.605', '16.05'],
      ['TAMPA', '1.60', '16.00'],
    ]);
  });

  test('is nothing until it is through, whoever says so, and once only', async () => {
    const { importar, listar, processos } = await comPessoa();
    const id = await importar(com({ desembaraco: null }));
    expect(await listar()).toEqual([]);
    await processos.passar(id, { versao: 1, situacao: 'PARAMETRIZADO', canalRfb: 'VERDE', data: '2026-11-12' });
    expect(await listar()).toEqual([]);
    const passo = { versao: 2, situacao: 'DESEMBARACADO_RFB', data: '2026-11-15' };
    expect((await processos.passar(id, passo)).statusCode).toBe(200);
    expect((await listar()).map((lote: { dataDesembaraco: string }) => lote.dataDesembaraco)).toEqual(
      Array(3).fill('2026-11-15'),
    );
  });

  test('goes out again when the desembaraço is taken back, and comes in again with it', async () => {
    const casa = await comPessoa();
    const { importar, listar, ler, processos } = casa;
    const id = await importar(com({ desembaraco: null }));
    await processos.passar(id, { versao: 1, situacao: 'PARAMETRIZADO', canalRfb: 'VERDE', data: '2026-11-12' });
    await processos.passar(id, { versao: 2, situacao: 'DESEMBARACADO_RFB', data: '2026-11-15' });
    const lote = await placa(casa);
    expect((await processos.voltar(id, 3)).statusCode).toBe(200);
    expect(await listar()).toEqual([]);
    expect(await listar('comSaldo=false&q=placa')).toMatchObject([{ saldo: '0.0000000', suspenso: '0.00' }]);
    expect((await ler(lote.id)).emEstoque).toBe(false);
    await processos.passar(id, { versao: 4, situacao: 'DESEMBARACADO_RFB', data: '2026-11-16' });
    const depois = await ler(lote.id);
    expect(depois).toMatchObject({ emEstoque: true, dataDesembaraco: '2026-11-16' });
    expect(extrato(depois)).toEqual([
      ['ENTRADA', '100.0000000', '100.0000000'],
      ['ESTORNO', '-100.0000000', '0.0000000'],
      ['ENTRADA', '100.0000000', '100.0000000'],
    ]);
    expect(depois.movimentos[1]).toMatchObject({
      estornoDe: 1,
      motivo: 'Desembaraço desfeito no processo IMP-2026-0001.',
    });
  });

  test('stays where it was used: the desembaraço is not taken back, and that is said', async () => {
    const casa = await comPessoa();
    const { importar, processos, ajustar, estornar, ler } = casa;
    const id = await importar(com({ desembaraco: null }));
    await processos.passar(id, { versao: 1, situacao: 'PARAMETRIZADO', canalRfb: 'VERDE', data: '2026-11-12' });
    await processos.passar(id, { versao: 2, situacao: 'DESEMBARACADO_RFB', data: '2026-11-15' });
    const lote = await placa(casa);
    const feito = (await ajustar(lote.id, { versao: 1, quantidade: '-1' })).json();
    const recusado = await processos.voltar(id, 3);
    expect([recusado.statusCode, recusado.json().Error]).toEqual([
      422,
      'O saldo de insumos da DI 26/0000001-0 já foi movimentado: adição 001, item 01 (ajuste). Estorne esses movimentos antes.',
    ]);
    expect((await processos.ler(id)).json().situacao).toBe('DESEMBARACADO_RFB');
    await estornar(feito.movimentos[1].id, { versao: 2 });
    expect((await processos.voltar(id, 3)).statusCode).toBe(200);
    expect((await ler(lote.id)).saldo).toBe('0.0000000');
  });

  test('follows a retificação: the difference is an adjustment that says why', async () => {
    const casa = await comPessoa();
    const { importar, retificar, listar, ler, pessoa } = casa;
    await importar(DI);
    const { id } = await placa(casa);
    expect((await retificar(comPlacas('120'))).json().Error).toBeUndefined();
    const mais = await ler(id);
    // Now 240 of 340 of the value: 70.588…, with the remaining cent.
    expect(mais).toMatchObject({ quantidade: '120.00000', saldo: '120.0000000', ipi: '70.59' });
    expect(mais.movimentos[1]).toMatchObject({
      tipo: 'AJUSTE',
      quantidade: '20.0000000',
      motivo: 'Retificação da DI 26/0000001-0.',
      estornavel: false,
    });
    const historico = (await pessoa.pedir({ url: `/api/Historico?recurso=SaldoInsumo&registroId=${id}` })).json();
    expect(historico).toMatchObject([
      {
        antes: { quantidade: '100.00000', ipiSuspenso: '66.67' },
        depois: { quantidade: '120.00000', ipiSuspenso: '70.59' },
        motivo: 'Retificação da DI 26/0000001-0.',
      },
    ]);
    await retificar(comPlacas('90'));
    expect(extrato(await ler(id))).toEqual([
      ['ENTRADA', '100.0000000', '100.0000000'],
      ['AJUSTE', '20.0000000', '120.0000000'],
      ['AJUSTE', '-30.0000000', '90.0000000'],
    ]);
    expect(await listar('q=tampa')).toMatchObject([{ saldo: '50.0000000', quantidade: '50.00000' }]);
  });

  test('of an item a retificação took out nothing is left, and of one it brought all', async () => {
    const casa = await comPessoa();
    const { importar, retificar, listar } = casa;
    await importar(DI);
    const semResina = com({ adicoes: DI.adicoes.slice(0, 1) });
    expect((await retificar(semResina)).json().Error).toBeUndefined();
    expect(await listar('q=resina')).toEqual([]);
    expect(await listar('q=resina&comSaldo=false')).toMatchObject([{ quantidade: '0.00000', saldo: '0.0000000' }]);
    await retificar(DI);
    expect(await listar('q=resina')).toMatchObject([{ quantidade: '7.00000', saldo: '7.0000000' }]);
  });

  test('is not retified under what was drawn: refused in words, and nothing is written', async () => {
    const casa = await comPessoa();
    const { importar, retificar, ajustar, ler, processos } = casa;
    const processoId = await importar(DI);
    const { id } = await placa(casa);
    await ajustar(id, { versao: 1, quantidade: '-30' });
    const recusada = await retificar(comPlacas('29'));
    expect([recusada.statusCode, recusada.json().Error]).toEqual([
      422,
      'A retificação deixaria DI 26/0000001-0, adição 001, item 01, com 29 PECA, e 30 PECA já saíram do saldo de insumos. Estorne as baixas antes.',
    ]);
    expect((await ler(id)).quantidade).toBe('100.00000');
    expect((await processos.ler(processoId)).json().versao).toBe(1);
    expect((await retificar(comPlacas('30'))).json().Error).toBeUndefined();
    expect(await ler(id)).toMatchObject({ quantidade: '30.00000', saldo: '0.0000000' });
  });

  test('goes with its process when that is deleted, and comes back with it', async () => {
    const casa = await comPessoa();
    const { importar, listar, processos, ler } = casa;
    const processoId = await importar(DI);
    const { id } = await placa(casa);
    expect((await processos.excluir(processoId)).statusCode).toBe(204);
    expect(await listar('comSaldo=false')).toEqual([]);
    expect((await ler(id)).saldo).toBe('0.0000000');
    await processos.restaurar(processoId);
    expect(extrato(await ler(id))).toEqual([
      ['ENTRADA', '100.0000000', '100.0000000'],
      ['ESTORNO', '-100.0000000', '0.0000000'],
      ['ENTRADA', '100.0000000', '100.0000000'],
    ]);
  });

  test('keeps its process from being deleted once it was used; of many only that one is refused', async () => {
    const casa = await comPessoa();
    const { importar, ajustar, processos } = casa;
    const usado = await importar(DI);
    const { id } = await placa(casa);
    const outro = await importar(com({ numero: '260000002' }));
    await ajustar(id, { versao: 1, quantidade: '-1' });
    const { feitos, recusados } = (await processos.excluirVarios({ ids: [usado, outro] })).json();
    expect(feitos).toEqual([outro]);
    expect(recusados).toMatchObject([
      {
        id: usado,
        motivo:
          'Este processo não pode ser excluído. O saldo de insumos da DI 26/0000001-0 já foi movimentado: ' +
          'adição 001, item 01 (ajuste). Estorne esses movimentos antes.',
      },
    ]);
    expect((await processos.ler(usado)).json().excluidoEm).toBeNull();
    expect((await casa.ler(id)).saldo).toBe('99.0000000');
  });

  test('keeps its process from being deleted while a DCR-E has a price from it', async () => {
    const casa = await comPessoa();
    const { importar, processos, pessoa } = casa;
    const processoId = await importar(DI);
    const { id } = await placa(casa);
    const { db } = bench().conexao;
    await inserirDcr(bench(), pessoa, id);
    expect((await processos.excluir(processoId)).json().Error).toBe(
      'Este processo não pode ser excluído: há DCR-E com componente dele: DCR-2026-0001 (adição 001, item 01).',
    );
    await db.update(dcr).set({ situacao: 'CANCELADO' }).where(eq(dcr.empresaId, pessoa.quem.empresaId));
    expect((await processos.excluir(processoId)).statusCode).toBe(204);
  });

  test('points at the part number its text is linked to, as long as it is', async () => {
    const casa = await comPessoa();
    const { importar, listar, pessoa } = casa;
    await importar(DI);
    const ITEM = { descricao: 'Placa', ncm: '85177900', unidadeComercializada: 'PECA', origem: 'IMPORTADO' };
    const item = (await cadastroDeTeste(pessoa, 'Item').criar({ ...ITEM, partNumber: 'PL-1' })).json();
    const vinculo = { recurso: 'Item', texto: 'PLACA', ncm: '85177900', registroId: item.id };
    const feito = (await pessoa.pedir({ method: 'POST', url: '/api/Apelido', payload: vinculo })).json();
    expect(await listar(`itemId=${item.id}`)).toMatchObject([
      { descricao: 'PLACA', itemCadastrado: { id: item.id, partNumber: 'PL-1' } },
    ]);
    expect(await listar('q=pl-1')).toMatchObject([{ descricao: 'PLACA' }]);
    // A lote that comes in later gets the existing link.
    await importar(com({ numero: '260000002' }));
    expect(await listar(`itemId=${item.id}`)).toHaveLength(2);
    await pessoa.pedir({ method: 'DELETE', url: `/api/Apelido/${feito.id}` });
    expect(await listar(`itemId=${item.id}`)).toEqual([]);
  });

  test('is of its importer from when he is in the cadastro', async () => {
    const { importar, listar, pessoa } = await comPessoa();
    await importar(DI);
    const importador = (await cadastroDeTeste(pessoa, 'Importador').criar(IMPORTADOR)).json();
    expect(await listar(`importadorId=${importador.id}`)).toHaveLength(3);
  });
});

/** Inserts a DCR-E with a component priced by this lote, with only the columns the tables require. */
async function inserirDcr({ conexao: { db } }: TestBench, pessoa: Pessoa, loteId: string): Promise<void> {
  const { empresaId, usuarioId } = pessoa.quem;
  const importador = (await cadastroDeTeste(pessoa, 'Importador').criar(IMPORTADOR)).json();
  const em = new Date('2026-11-20T12:00:00Z');
  const registro = { empresaId, busca: '', criadoEm: em, alteradoEm: em, alteradoPor: usuarioId };
  const [produtoId, dcrId] = [randomUUID(), randomUUID()];
  const comum = { importadorId: importador.id, descricao: 'MOTO', ncm: '87112020', unidade: 'UN', pesoBruto: '1' };
  const beneficio = { informatica: false, tipoCoeficiente: 'FIXO' as const, acrescimo: '0.00', modelos: [] };
  await db
    .insert(produto)
    .values({ ...registro, ...comum, ...beneficio, id: produtoId, chave: 'moto', codigo: 'MOTO' });
  await db.insert(dcr).values({
    ...registro,
    ...comum,
    ...beneficio,
    id: dcrId,
    chave: 'dcr-2026-0001',
    processo: 'DCR-2026-0001',
    situacao: 'EM_ELABORACAO',
    tipo: 'N',
    produtoId,
    dataBase: '2026-11-20',
    taxaUsd: '5',
    baseCusto: 'FOB',
    salarios: '0',
    encargos: '0',
  });
  await db.insert(dcrComponente).values({
    empresaId,
    id: randomUUID(),
    dcrId,
    registro: 4,
    ordem: 1,
    codigo: 'PL-1',
    descricao: 'PLACA',
    ncm: '85177900',
    quantidade: '1',
    moeda: 'USD',
    preco: '2',
    loteId,
  });
}

const IMPORTADOR = {
  cnpj: CNPJ_DE_TESTE,
  razaoSocial: 'Fictícia Indústria Ltda',
  setor: '1',
  situacaoSuframa: 'NAO_INSCRITO',
};

describe('Declarations of the golden cases', () => {
  const tres = disDe2018();
  onServer('Of three declarations', (bench) => {
    test('the items of all are in stock in the order they are drawn in, and the suspended IPI is what was declared', async () => {
      const pessoa = await bench().novaPessoa();
      const { listar, totais } = saldoDeTeste(pessoa);
      expect((await pessoa.pedir(multipartOf('/api/Processo/ImportarDi', tres as Buffer))).statusCode).toBe(201);
      const lotes = await listar('tamanho=100');
      expect(lotes.map((um: Record<string, unknown>) => `${um.numeroDeclaracao}/${um.adicao}/${um.item}`)).toEqual([
        '1890000010/1/1',
        '1890000010/1/2',
        '1890000010/2/1',
        '1890000029/1/1',
        '1890000029/1/2',
        '1890000029/2/1',
        '1890000029/2/2',
        '1890000029/3/1',
        '1890000029/3/2',
        '1890000029/4/1',
        '1890000029/4/2',
        '1890000029/4/3',
        '1890000029/4/4',
        '1890000037/1/1',
      ]);
      // 49,196.54 + 5,408.17 + 395.67 + 5,243.59 + 639.58 + 8,741.70 + 958.53.
      expect(await totais()).toMatchObject({
        ii: '0.00',
        ipi: '70583.78',
        pis: '0.00',
        suspenso: '70583.78',
        maisAntigo: '2018-06-01',
      });
      expect(lotes[0]).toMatchObject({ custoFob: '12.5538000', custoCif: '13.8876975', ipi: '27446.50' });
    });
  });
});
