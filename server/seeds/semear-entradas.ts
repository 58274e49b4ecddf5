import { somarDias } from '#lib/domain/datas/dias.ts';
import { contratoDaEntrada } from '#lib/registros/entrada-de-insumo.ts';
import { itemRepository } from '#server/comex/cadastros/item.ts';
import { cadastroDeEntradaDeInsumo } from '#server/comex/saldo/entrada-de-insumo.ts';
import { today } from '#server/platform/clock.ts';
import type { OnWrite } from '#server/platform/records/cadastro.ts';
import { gravacaoDe } from '#server/platform/records/write-cadastro.ts';

/** Creates the demonstration's entries without a declaration: an item of a nota of its importer, and a bem of a DSI. */
export async function semearEntradas(ao: OnWrite, importadorId: string): Promise<void> {
  const [daNota, daDsi] = await itemRepository(ao.db, ao.quem.empresaId).procurar('FICTICIO');
  if (!daNota || !daDsi) return;
  const dia = today(ao.relogio);
  const entradas = gravacaoDe(cadastroDeEntradaDeInsumo, ao);
  const comum = { importador: { id: importadorId }, freteUSD: '0.4500000', seguroUSD: '0.0312500' };
  await entradas.criar(
    contratoDaEntrada.novo.parse({
      ...comum,
      item: { id: daNota.id },
      papel: 'NF',
      numero: '4821',
      serie: '1',
      lugar: 3,
      fornecedorCnpj: '11222333000181',
      fornecedorNome: 'FICTICIA DISTRIBUIDORA DE COMPONENTES LTDA',
      cfop: '5102',
      dataDocumento: somarDias(dia, -5),
      dataEntrada: somarDias(dia, -4),
      quantidade: '120',
      valorUnitario: '98.5000000',
      vuUSD: '12.5000000',
      // 120 × 12,98125 × 5,3417 = 8.321,03.
      tributos: {
        II: { aliquota: '16.00', suspenso: true, valor: '1331.36' },
        IPI: { aliquota: '9.75', suspenso: true, valor: '941.11' },
        PIS: { aliquota: '2.10', suspenso: true, valor: '174.74' },
        COFINS: { aliquota: '9.65', suspenso: true, valor: '802.98' },
      },
    }),
  );
  await entradas.criar(
    contratoDaEntrada.novo.parse({
      ...comum,
      item: { id: daDsi.id },
      papel: 'DSI',
      numero: '2600004821',
      lugar: 1,
      dataDocumento: somarDias(dia, -3),
      dataEntrada: somarDias(dia, -2),
      quantidade: '10',
      vuUSD: '31.2000000',
      tributos: {
        II: { aliquota: '0.00', suspenso: false, valor: '0.00' },
        IPI: { aliquota: '0.00', suspenso: false, valor: '0.00' },
        PIS: { aliquota: '2.10', suspenso: true, valor: '35.54' },
        COFINS: { aliquota: '9.65', suspenso: true, valor: '163.31' },
      },
    }),
  );
}
