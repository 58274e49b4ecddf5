import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { cadastroDePedido } from '#server/comex/pedidos/pedido.ts';
import { reverStatus } from '#server/comex/pedidos/rever-status.ts';
import { bulkInsert } from '#server/platform/db/bulk-write.ts';
import { fornecedor, importador } from '#server/platform/db/schema/cadastros.ts';
import { declaracao } from '#server/platform/db/schema/declaracao.ts';
import { processoItem } from '#server/platform/db/schema/processo-itens.ts';
import type { OnWrite } from '#server/platform/records/cadastro.ts';
import { gravacaoDe } from '#server/platform/records/write-cadastro.ts';
import { type PedidoDeDemonstracao, pedidosDeDemonstracao } from './pedidos-demonstracao.ts';

/** Creates the demonstration's orders, and the quantities its processes took of them. */
export async function semearPedidos(
  ao: OnWrite,
  hoje: DataTexto,
  declaracoes: readonly DeclaracaoImportacao[],
): Promise<void> {
  const { empresaId } = ao.quem;
  const [dono] = await ao.db
    .select({ id: importador.id })
    .from(importador)
    .where(and(eq(importador.empresaId, empresaId), eq(importador.cnpj, declaracoes[0]?.importador.numero ?? '')));
  const fornecedores = await ao.db
    .select({ nome: fornecedor.razaoSocial, id: fornecedor.id })
    .from(fornecedor)
    .where(eq(fornecedor.empresaId, empresaId));
  const cadastrados = {
    importadorId: dono?.id ?? '',
    fornecedores: new Map(fornecedores.map(({ nome, id }) => [nome, id])),
  };
  for (const pedido of pedidosDeDemonstracao(hoje, declaracoes, cadastrados)) await semearPedido(ao, pedido);
}

async function semearPedido(ao: OnWrite, { novo, embarque }: PedidoDeDemonstracao): Promise<void> {
  const { empresaId } = ao.quem;
  const pedido = await gravacaoDe(cadastroDePedido, ao).criar(novo);
  if (!embarque) return;
  const [declaracaoDoEmbarque] = await ao.db
    .select({ processoId: declaracao.processoId })
    .from(declaracao)
    .where(and(eq(declaracao.empresaId, empresaId), eq(declaracao.numeroDi, embarque.numeroDI)));
  if (!declaracaoDoEmbarque) return;
  const itens = pedido.itens.map((linha, i) => ({
    empresaId,
    id: uuidv7(),
    processoId: declaracaoDoEmbarque.processoId,
    ordem: i + 1,
    pedidoItemId: linha.id,
    partNumber: linha.partNumber,
    descricao: linha.descricao,
    ncm: linha.ncm,
    unidade: linha.unidade,
    quantidade: embarque.faturado[i]?.quantidade ?? '0',
    valorUnitario: embarque.faturado[i]?.valorUnitario ?? '0',
    moedaCodigo: pedido.moeda.codigo,
    moedaNome: pedido.moeda.nome,
    incoterm: novo.incoterm,
    fornecedorId: pedido.fornecedor.id,
    fabricanteId: linha.fabricante?.id ?? null,
    paisOrigemCodigo: linha.paisOrigem?.codigo ?? null,
    paisOrigemNome: linha.paisOrigem?.nome ?? null,
    aplicacao: linha.aplicacao,
  }));
  await bulkInsert(ao.db, processoItem, itens);
  await reverStatus(ao.db, empresaId, [pedido.id]);
}
