import { and, eq } from 'drizzle-orm';
import type { ConfrontoDaCarga } from '#lib/domain/aduana/confronto-da-carga.ts';
import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao-importacao.ts';
import { textoDoFornecedor } from '#lib/domain/aduana/vinculo-declarado.ts';
import { confrontarCarga } from '#lib/fiscal/confronto/confrontar-carga.ts';
import { importadorRepository } from '#server/comex/cadastros/importador-repository.ts';
import { vinculoRepository } from '#server/comex/declaracao/vinculo-repository.ts';
import { itensDoProcessoRepository } from '#server/comex/itens-do-processo/itens-do-processo-repository.ts';
import { registroRepository } from '#server/comex/portal/registro-repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import { processo } from '#server/platform/db/schema-processo.ts';

/**
 * Compares a declaration with the process it is put on; null when the process does not exist. A DUIMP that was registered from the
 * process is its own, however its names are written.
 */
export async function confrontoDaCarga(
  tx: Database,
  empresaId: string,
  processoId: string,
  di: DeclaracaoImportacao,
): Promise<ConfrontoDaCarga | null> {
  const [linha] = await tx
    .select()
    .from(processo)
    .where(and(eq(processo.empresaId, empresaId), eq(processo.id, processoId)));
  if (!linha) return null;
  const lidos = await itensDoProcessoRepository(tx, empresaId).buscar(processoId);
  const importador = linha.importadorId && (await importadorRepository(tx, empresaId).buscar(linha.importadorId));
  const itens = lidos?.itens ?? [];
  const confronto = confrontarCarga(
    {
      importadorCnpj: importador ? importador.cnpj : null,
      fornecedores: itens.flatMap(({ fornecedor }) => fornecedor?.razaoSocial ?? []),
      conhecimentos: [linha.conhecimentoNumero, linha.conhecimentoMaster].flatMap((um) => um ?? []),
      pesoLiquido: linha.pesoLiquido,
      embarque: linha.embarque,
      etd: linha.etd,
      itens: itens.map(({ partNumber, ...item }) => ({ ...item, partNumber: partNumber ?? '' })),
    },
    di,
    await fornecedoresVinculados(tx, empresaId, di),
  );
  const daqui = await registroRepository(tx, empresaId).registradas(processoId);
  const sua = daqui.some(({ numero }) => numero === di.numeroDI);
  return { ...confronto, outraCarga: confronto.outraCarga && !sua };
}

/** Names in the cadastro of the suppliers that the declaration writes in its own way. */
async function fornecedoresVinculados(tx: Database, empresaId: string, { adicoes }: DeclaracaoImportacao) {
  const textos = new Set(adicoes.flatMap(({ fornecedor }) => (fornecedor ? textoDoFornecedor(fornecedor) : [])));
  const vinculos = await vinculoRepository(tx, empresaId, 'Fornecedor').vinculos([...textos]);
  return [...vinculos.values()].map(({ registro }) => registro.nome);
}
