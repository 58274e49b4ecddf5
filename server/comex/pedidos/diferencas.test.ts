import { eq } from 'drizzle-orm';
import type { LinhaComparada } from '#lib/contracts/pedidos/pedido-diferencas.ts';
import { escreverDiXml } from '#lib/siscomex/di/di-xml.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { gerarDeclaracao } from '#server/seeds/gerador-di.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { linhaDeTeste as linha, pedidosDeTeste } from '#server/testing/pedidos-de-teste.ts';
import { onServer } from '#server/testing/test-bench.ts';

onServer('An order beside invoice and declaration', (bench) => {
  const diferencas = async ({ pessoa }: Awaited<ReturnType<typeof pedidosDeTeste>>, id: string) =>
    (await pessoa.pedir({ method: 'GET', url: `/api/PurchaseOrder/${id}/Diferencas` })).json() as LinhaComparada[];

  test('each line with what each process took of it, those that do not count left out', async () => {
    const casa = await pedidosDeTeste(bench());
    const pedido = await casa.criar();
    const [a] = pedido.itens;
    const um = await casa.embarcar(a?.id ?? '', '60', { valorUnitario: '1.3' });
    await casa.embarcar(a?.id ?? '', '10', { situacao: 'CANCELADO' });
    const [primeira, segunda] = await diferencas(casa, pedido.id);
    expect(primeira).toMatchObject({
      partNumber: 'A',
      quantidade: '100.00000',
      valorUnitario: '1.2345678',
      valor: '123.46',
    });
    expect(primeira?.embarques).toEqual([
      {
        processo: { id: um, numero: um, situacao: 'EM_ABERTO' },
        quantidade: '60.00000',
        valorUnitario: '1.3000000',
        valor: '78.00',
        outrosValores: false,
        declarado: { situacao: 'SEM_DECLARACAO' },
      },
    ]);
    expect(segunda?.embarques).toEqual([]);
  });

  test('is found in the declaration by its part number, or said not to be', async () => {
    const casa = await pedidosDeTeste(bench());
    const taxas = { '220': '5.3417' };
    const importador = { numero: 'ZFM000AM000121', nome: 'FICTICIA' };
    const di = gerarDeclaracao({
      semente: 7,
      dataRegistro: '2026-11-20',
      adicoes: 1,
      itensPorAdicao: 2,
      importador,
      taxas,
    });
    const [adicao] = di.adicoes;
    const [declarado] = adicao?.itens ?? [];
    const partNumber = `FICTICIO ${declarado?.descricao.match(/\d+$/)?.[0]}`;
    await casa.pessoa.pedir(multipartOf('/api/Processo/ImportarDi', escreverDiXml([di])));
    const { db } = bench().conexao;
    const [dela] = await db.select().from(processo).where(eq(processo.empresaId, casa.pessoa.quem.empresaId));
    const moeda = { codigo: adicao?.moeda?.codigo ?? '' };
    const ncm = adicao?.ncm;
    const pedido = await casa.criar({ moeda, itens: [linha(partNumber, { ncm }), linha('NAO-HA', { ncm })] });
    for (const { id } of pedido.itens) await casa.embarcar(id, '5', { processoId: dela?.id ?? '' });

    const [achada, perdida] = await diferencas(casa, pedido.id);
    expect(achada?.embarques[0]?.declarado).toMatchObject({
      situacao: 'ENCONTRADO',
      como: 'PART_NUMBER',
      adicoes: [1],
      quantidade: declarado?.quantidade,
      valorUnitario: declarado?.valorUnitario,
    });
    expect(perdida?.embarques[0]?.declarado).toEqual({ situacao: 'NAO_ENCONTRADO' });
  });

  test("is nobody else's", async () => {
    const casa = await pedidosDeTeste(bench());
    const { id } = await casa.criar();
    const alheia = await bench().novaPessoa();
    expect((await alheia.pedir({ method: 'GET', url: `/api/PurchaseOrder/${id}/Diferencas` })).statusCode).toBe(404);
  });
});
