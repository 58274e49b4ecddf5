import { eq } from 'drizzle-orm';
import { relacionadosDoProcesso } from '#lib/contracts/views/relacionados.ts';
import { escreverDiXml } from '#lib/siscomex/di/di-xml.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { gerarDeclaracao } from '#server/seeds/gerador-di.ts';
import { anexar } from '#server/testing/anexar.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { pedidosDeTeste } from '#server/testing/pedidos-de-teste.ts';
import { onServer } from '#server/testing/test-bench.ts';

const DI = gerarDeclaracao({
  semente: 93,
  dataRegistro: '2026-11-17',
  adicoes: 1,
  itensPorAdicao: 3,
  importador: { numero: 'ZFM000AM000121', nome: 'FICTICIA' },
  taxas: { '220': '5.3417' },
  regime: 'zfm',
});

onServer('The records beside a process', (bench) => {
  test('are its orders, its DAI, its lots and its papers', async () => {
    const casa = await pedidosDeTeste(bench());
    const { pessoa } = casa;
    await pessoa.pedir(
      multipartOf('/api/Processo/ImportarDi', escreverDiXml([{ ...DI, dataDesembaraco: '2026-11-18' }])),
    );
    const { db } = bench().conexao;
    const [dela] = await db.select().from(processo).where(eq(processo.empresaId, pessoa.quem.empresaId));
    const id = dela?.id ?? '';
    const pedido = await casa.criar();
    for (const linha of pedido.itens) await casa.embarcar(linha.id, '2', { processoId: id });

    const lidos = relacionadosDoProcesso.parse(
      (await pessoa.pedir({ url: `/api/Processo/${id}/Relacionados` })).json(),
    );
    expect(lidos).toMatchObject({
      processo: { id, numero: 'IMP-2026-0001' },
      pedidos: [{ id: pedido.id, numero: 'PO-1' }],
      dai: { situacao: 'SEM_DAI', numero: null },
      lotes: { numeroDeclaracao: DI.numeroDI, todos: 3, comSaldo: 3 },
      papeis: { anexos: 0, exigidos: { todos: 4, faltam: ['FATURA', 'ROMANEIO', 'CONHECIMENTO'] } },
    });
  });

  test('of a processo of training say that it is one, since they are without DAI and lots', async () => {
    const casa = await pedidosDeTeste(bench());
    const pedido = await casa.criar();
    const id = await casa.embarcar(pedido.itens[0]?.id ?? '', '2');
    const ler = async () => (await casa.pessoa.pedir({ url: `/api/Processo/${id}/Relacionados` })).json();
    expect(await ler()).toMatchObject({ processo: { treinamento: false } });
    const { versao } = (await casa.pessoa.pedir({ url: `/api/Processo/${id}` })).json();
    const payload = { versao, treinamento: true };
    await casa.pessoa.pedir({ method: 'POST', url: `/api/Processo/${id}/Treinamento`, payload });
    expect(await ler()).toMatchObject({ processo: { treinamento: true }, dai: null });
  });

  test('are few before the registration, and nobody else sees them', async () => {
    const casa = await pedidosDeTeste(bench());
    const pedido = await casa.criar();
    const id = await casa.embarcar(pedido.itens[0]?.id ?? '', '2');
    expect((await casa.pessoa.pedir({ url: `/api/Processo/${id}/Relacionados` })).json()).toMatchObject({
      pedidos: [{ numero: 'PO-1' }],
      dai: null,
      lotes: { numeroDeclaracao: null, todos: 0, comSaldo: 0 },
      papeis: { exigidos: { todos: 3, faltam: ['FATURA', 'ROMANEIO', 'CONHECIMENTO'] } },
    });
    await anexar(bench(), casa.pessoa, id, ['FATURA']);
    expect((await casa.pessoa.pedir({ url: `/api/Processo/${id}/Relacionados` })).json().papeis).toEqual({
      anexos: 1,
      exigidos: { todos: 3, faltam: ['ROMANEIO', 'CONHECIMENTO'] },
    });
    const alheia = await bench().novaPessoa();
    expect((await alheia.pedir({ url: `/api/Processo/${id}/Relacionados` })).statusCode).toBe(404);
  });
});
