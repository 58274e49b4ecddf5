import { and, eq, isNull } from 'drizzle-orm';
import type { ItensDoProcesso } from '#lib/contracts/processo/itens-do-processo.ts';
import type { ProcessoInteiro, ProcessoNovo } from '#lib/contracts/processo/processo.ts';
import { registroDosItens } from '#server/comex/itens-do-processo/itens-do-processo.ts';
import { cadastroDeProcesso } from '#server/comex/processo/processo.ts';
import { itemCadastrado } from '#server/platform/db/schema/cadastros.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';
import type { OnWrite } from '#server/platform/records/cadastro.ts';
import { gravacaoDe } from '#server/platform/records/write-cadastro.ts';

interface Comeco extends ItensDoProcesso {
  campos: ProcessoNovo;
  /** The origin of the process, for the history. */
  motivo: string;
}

/**
 * Creates a process with its goods in the transaction of `ao`. The history gets one record of the process and one of the goods, as
 * after manual entry.
 * @throws {Refusal} as the two writes do; a field of the goods is named by its place, `itens.0.quantidade`.
 */
export async function comecarProcesso(
  ao: OnWrite,
  { campos, itens, adicoes, motivo }: Comeco,
): Promise<ProcessoInteiro> {
  const processos = gravacaoDe(cadastroDeProcesso, ao);
  const { id } = await processos.gravar('CRIAR', (passos) => passos.criar(campos), motivo);
  const vivos = await itensDoCadastro(ao, itens);
  const gravaveis = itens.map((itemDoProcesso) => ({
    ...itemDoProcesso,
    item: itemDoProcesso.item && vivos.has(itemDoProcesso.item.id) ? itemDoProcesso.item : null,
  }));
  await gravacaoDe(registroDosItens, ao).gravar(
    'ALTERAR',
    async (passos) => {
      const { versao } = await passos.existente(id);
      return passos.alterar({ id, versao, itens: gravaveis, adicoes });
    },
    motivo,
  );
  // Read again: the summary of the process counts the goods only now.
  return (await cadastroDeProcesso.repositorio(ao.db, ao.quem.empresaId).buscar(id)) as ProcessoInteiro;
}

/** The ids of the items that still exist in the cadastro. A line of a deleted item keeps all its data and loses only the pointer. */
async function itensDoCadastro({ db, quem }: OnWrite, itens: ItensDoProcesso['itens']): Promise<ReadonlySet<string>> {
  const ids = itens.flatMap(({ item }) => item?.id ?? []);
  if (ids.length === 0) return new Set();
  const achados = await db
    .select({ id: itemCadastrado.id })
    .from(itemCadastrado)
    .where(
      and(
        eq(itemCadastrado.empresaId, quem.empresaId),
        oneOfThese(itemCadastrado.id, ids),
        isNull(itemCadastrado.excluidoEm),
      ),
    );
  return new Set(achados.map(({ id }) => id));
}
