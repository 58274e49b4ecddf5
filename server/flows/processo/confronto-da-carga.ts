import { and, desc, eq, isNull } from 'drizzle-orm';
import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { textoDoFornecedor } from '#lib/domain/aduana/declaracao/vinculo-declarado.ts';
import type { ConfrontoDaCarga } from '#lib/domain/aduana/processo/confronto-da-carga.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { conferenciaDaCarga } from '#lib/fiscal/confronto/conferencia-da-carga.ts';
import { confrontarCarga } from '#lib/fiscal/confronto/confrontar-carga.ts';
import { importadorRepository } from '#server/comex/cadastros/importador.ts';
import type { Apurada } from '#server/comex/declaracao/apurar-declaracao.ts';
import { origemNoPortal } from '#server/comex/declaracao/origem-no-portal.ts';
import { vinculoRepository } from '#server/comex/declaracao/vinculo-repository.ts';
import { itensDoProcessoRepository } from '#server/comex/itens-do-processo/itens-do-processo-repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import { processo, processoPasso } from '#server/platform/db/schema/processo.ts';

/**
 * Compares a declaration with the process it is put on; null when the process does not exist. A DUIMP that was registered from the
 * process is its own, however its names are written. `soItens`: the process has taken its other facts from a declaration already.
 */
export async function confrontoDaCarga(
  tx: Database,
  empresaId: string,
  processoId: string,
  di: DeclaracaoImportacao,
  { soItens = false }: { soItens?: boolean } = {},
): Promise<ConfrontoDaCarga | null> {
  const [linha] = await tx
    .select()
    .from(processo)
    .where(and(eq(processo.empresaId, empresaId), eq(processo.id, processoId)));
  if (!linha) return null;
  const lidos = await itensDoProcessoRepository(tx, empresaId).buscar(processoId);
  const importador = linha.importadorId && (await importadorRepository(tx, empresaId).buscar(linha.importadorId));
  const itens = lidos?.itens ?? [];
  const daqui = await origemNoPortal(tx, empresaId).registradas(processoId);
  return confrontarCarga(
    {
      importadorCnpj: importador ? importador.cnpj : null,
      fornecedores: itens.flatMap(({ fornecedor }) => fornecedor?.razaoSocial ?? []),
      conhecimentos: soItens
        ? []
        : [linha.conhecimentoNumero, linha.conhecimentoMaster].flatMap((numero) => numero ?? []),
      pesoLiquido: soItens ? null : linha.pesoLiquido,
      embarque: soItens ? null : (linha.embarque ?? (await diaDoEmbarque(tx, empresaId, processoId))),
      etd: soItens ? null : linha.etd,
      itens: itens.map(({ partNumber, ...item }) => ({ ...item, partNumber: partNumber ?? '' })),
      registradaDaqui: daqui.some(({ numero }) => numero === di.numeroDI),
      numerada: daqui.some(({ numero, itens: enviados }) => numero === di.numeroDI && enviados === itens.length),
    },
    di,
    await fornecedoresVinculados(tx, empresaId, di),
  );
}

/** The conferences of a declaration with that of its cargo in front, where the process has something to compare. */
export function comACarga(apurada: Apurada, confronto: ConfrontoDaCarga | null): Apurada {
  const daCarga = confronto && conferenciaDaCarga(confronto);
  return daCarga ? { ...apurada, conferencias: [daCarga, ...apurada.conferencias] } : apurada;
}

/** The day of the step that says the cargo is on its way. */
async function diaDoEmbarque(tx: Database, empresaId: string, processoId: string): Promise<DataTexto | null> {
  const [passo] = await tx
    .select({ data: processoPasso.data })
    .from(processoPasso)
    .where(
      and(
        eq(processoPasso.empresaId, empresaId),
        eq(processoPasso.processoId, processoId),
        eq(processoPasso.situacao, 'EM_TRANSITO'),
        isNull(processoPasso.desfeitoEm),
      ),
    )
    .orderBy(desc(processoPasso.ordem))
    .limit(1);
  return passo?.data ?? null;
}

/** By the text of a declared supplier, the name in the cadastro it is linked to. */
async function fornecedoresVinculados(
  tx: Database,
  empresaId: string,
  { adicoes }: DeclaracaoImportacao,
): Promise<Map<string, string>> {
  const textos = new Set(adicoes.flatMap(({ fornecedor }) => (fornecedor ? textoDoFornecedor(fornecedor) : [])));
  const vinculos = await vinculoRepository(tx, empresaId, 'Fornecedor').vinculos([...textos]);
  return new Map([...vinculos].map(([texto, { registro }]) => [texto, registro.nome]));
}
