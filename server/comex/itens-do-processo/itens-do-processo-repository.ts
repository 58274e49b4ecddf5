import { and, asc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { alias } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';
import type {
  AdicaoPrevista,
  ItemDoProcesso,
  ItensDoProcesso,
  ItensDoProcessoLidos,
} from '#lib/contracts/processo/itens-do-processo.ts';
import { bloqueioDosItens } from '#lib/domain/aduana/processo/bloqueio-dos-itens.ts';
import type { SituacaoProcesso } from '#lib/domain/aduana/processo/situacao-processo.ts';
import { referenciaRepository } from '#server/comex/cadastros/referencia-repository.ts';
import { saldosDosPedidos } from '#server/comex/pedidos/saldos-dos-pedidos.ts';
import { bulkInsert, bulkRows } from '#server/platform/db/bulk-write.ts';
import type { Database } from '#server/platform/db/database.ts';
import { noteInPainel } from '#server/platform/db/note-in-painel.ts';
import { retificacaoAberta } from '#server/platform/db/retificacao-aberta.ts';
import { fornecedor, itemCadastrado } from '#server/platform/db/schema/cadastros.ts';
import { usuario } from '#server/platform/db/schema/core.ts';
import { declaracao } from '#server/platform/db/schema/declaracao.ts';
import { pedido, pedidoItem } from '#server/platform/db/schema/pedidos.ts';
import { portalRetificacao } from '#server/platform/db/schema/portal-duimp.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { adicaoPrevista, processoItem } from '#server/platform/db/schema/processo-itens.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';
import type { RecordRepository } from '#server/platform/records/cadastro.ts';
import { againstRule, invalidData, locked } from '#server/platform/refusals.ts';
import { colunasDoItem, itemLido } from './item-linha.ts';

/** Reads and writes the items and planned adições of processes. The id of the record is that of the process. */
export function itensDoProcessoRepository(
  tx: Database,
  empresaId: string,
): RecordRepository<ItensDoProcesso, ItensDoProcessoLidos> {
  const referencias = referenciaRepository(tx, empresaId);
  const saldos = saldosDosPedidos(tx, empresaId);
  const daEmpresa = eq(processoItem.empresaId, empresaId);

  const cabeca = async (id: string) => {
    const [achada] = await tx
      .select({
        versao: processo.itensVersao,
        situacao: processo.situacao,
        alteradoEm: processo.itensAlteradosEm,
        alteradoPor: usuario.nome,
        excluidoEm: processo.excluidoEm,
      })
      .from(processo)
      .leftJoin(usuario, and(eq(usuario.empresaId, empresaId), eq(usuario.id, processo.itensAlteradosPor)))
      .where(and(eq(processo.empresaId, empresaId), eq(processo.id, id)));
    return achada;
  };

  const foiDeclarado = async (id: string) =>
    (await tx.$count(declaracao, and(eq(declaracao.empresaId, empresaId), eq(declaracao.processoId, id)))) > 0;

  const emRetificacao = async (id: string) =>
    (await tx.$count(portalRetificacao, retificacaoAberta(empresaId, id))) > 0;

  const bloqueioDe = async (id: string, situacao: SituacaoProcesso, temItens: boolean) =>
    bloqueioDosItens({
      situacao,
      temItens,
      declarado: await foiDeclarado(id),
      emRetificacao: await emRetificacao(id),
    });

  const itensDe = (processoId: string) =>
    tx
      .select({
        ...getTableColumns(processoItem),
        fornecedor: { id: vendedor.id, razaoSocial: vendedor.razaoSocial },
        fabricante: { id: fabricante.id, razaoSocial: fabricante.razaoSocial },
        pedido: { id: pedidoItem.id, pedidoId: pedido.id, numero: pedido.numero, linha: pedidoItem.linha },
      })
      .from(processoItem)
      .leftJoin(vendedor, and(eq(vendedor.empresaId, empresaId), eq(vendedor.id, processoItem.fornecedorId)))
      .leftJoin(fabricante, and(eq(fabricante.empresaId, empresaId), eq(fabricante.id, processoItem.fabricanteId)))
      .leftJoin(pedidoItem, and(eq(pedidoItem.empresaId, empresaId), eq(pedidoItem.id, processoItem.pedidoItemId)))
      .leftJoin(pedido, and(eq(pedido.empresaId, empresaId), eq(pedido.id, pedidoItem.pedidoId)))
      .where(and(daEmpresa, eq(processoItem.processoId, processoId)))
      .orderBy(asc(processoItem.ordem));

  const adicoesDe = async (processoId: string): Promise<AdicaoPrevista[]> => {
    const linhas = await tx
      .select()
      .from(adicaoPrevista)
      .where(and(eq(adicaoPrevista.empresaId, empresaId), eq(adicaoPrevista.processoId, processoId)))
      .orderBy(asc(adicaoPrevista.numero));
    return linhas.map(({ empresaId: _, processoId: __, ...adicao }) => adicao);
  };

  const buscar = async (id: string): Promise<ItensDoProcessoLidos | null> => {
    const achada = await cabeca(id);
    if (!achada) return null;
    const { situacao, versao, alteradoEm, alteradoPor, excluidoEm } = achada;
    const itens = await itensDe(id);
    const disponivel = await saldos.disponiveis(
      itens.flatMap(({ pedidoItemId }) => pedidoItemId ?? []),
      id,
    );
    return {
      id,
      versao,
      alteradoEm: alteradoEm?.toISOString() ?? null,
      alteradoPor,
      excluidoEm: excluidoEm?.toISOString() ?? null,
      bloqueio: await bloqueioDe(id, situacao, itens.length > 0),
      itens: itens.map((item) => itemLido(item, disponivel)),
      adicoes: await adicoesDe(id),
    };
  };

  /** Reads which suppliers and cadastro items of these items exist and are not deleted. */
  const apontaveis = async (novos: readonly ItemDoProcesso[]): Promise<Set<string>> => {
    const achar = async (tabela: typeof fornecedor | typeof itemCadastrado, quais: string[]) =>
      quais.length === 0
        ? []
        : tx
            .select({ id: tabela.id })
            .from(tabela)
            .where(and(eq(tabela.empresaId, empresaId), oneOfThese(tabela.id, quais), isNull(tabela.excluidoEm)));
    const empresas = novos.flatMap(({ fornecedor: de, fabricante: por }) =>
      [de, por].flatMap((empresa) => empresa?.id ?? []),
    );
    const itens = novos.flatMap((novo) => novo.item?.id ?? []);
    const achados = [...(await achar(fornecedor, empresas)), ...(await achar(itemCadastrado, itens))];
    return new Set(achados.map(({ id }) => id));
  };

  /** Builds the rows of the items with the names of the records they point at. */
  const linhasDe = async (processoId: string, antes: Map<string, Apontados>, novos: readonly ItemDoProcesso[]) => {
    const exigir = await referencias.exigirDas(
      novos.flatMap(({ paisOrigem, moeda }) => [
        { tabela: 'MoedaSiscomex' as const, codigo: moeda.codigo },
        ...(paisOrigem ? [{ tabela: 'Pais' as const, codigo: paisOrigem.codigo }] : []),
      ]),
    );
    const ha = await apontaveis(novos);
    return novos.map((novo, i) => {
      const campo = `itens.${i}`;
      const anterior = novo.id === null ? undefined : antes.get(novo.id);
      exigirApontados(novo, anterior, ha, campo);
      const { paisOrigem, moeda } = novo;
      const pais = paisOrigem && exigir('Pais', paisOrigem.codigo, `${campo}.paisOrigem.codigo`);
      const { nome: nomeMoeda } = exigir('MoedaSiscomex', moeda.codigo, `${campo}.moeda.codigo`);
      const colunas = colunasDoItem(novo, { processoId, ordem: i + 1, nomePais: pais?.nome ?? null, nomeMoeda });
      return { ...colunas, empresaId, id: anterior ? anterior.id : uuidv7() };
    });
  };

  const trocarItens = async (processoId: string, novos: readonly ItemDoProcesso[]): Promise<void> => {
    const antes = await tx
      .select()
      .from(processoItem)
      .where(and(daEmpresa, eq(processoItem.processoId, processoId)));
    const porId = new Map(antes.map((item) => [item.id, item]));
    const linhas = await linhasDe(processoId, porId, novos);
    const ficam = new Set(linhas.map(({ id }) => id));
    const saem = antes.filter(({ id }) => !ficam.has(id));
    if (saem.length > 0) {
      const ids = saem.map(({ id }) => id);
      await tx.delete(processoItem).where(and(daEmpresa, inArray(processoItem.id, ids)));
    }
    if (linhas.length === 0) return;
    await tx
      .insert(processoItem)
      .select(bulkRows(processoItem, linhas))
      .onConflictDoUpdate({ target: [processoItem.empresaId, processoItem.id], set: PROPOSTOS });
  };

  const trocarAdicoes = async (processoId: string, novas: readonly AdicaoPrevista[]): Promise<void> => {
    const condicao = and(eq(adicaoPrevista.empresaId, empresaId), eq(adicaoPrevista.processoId, processoId));
    await tx.delete(adicaoPrevista).where(condicao);
    const linhas = novas.map((adicao) => ({ ...adicao, empresaId, processoId }));
    if (linhas.length > 0) await bulkInsert(tx, adicaoPrevista, linhas);
  };

  return {
    buscar,
    ocupante: async () => null,

    async alterar({ id, versao, itens, adicoes }, { usuarioId, em }) {
      noteInPainel(tx, empresaId, [id]);
      // The update locks the row, so two changes of the same process run one after the other.
      const [mudado] = await tx
        .update(processo)
        .set({ itensVersao: versao + 1, itensAlteradosEm: em, itensAlteradosPor: usuarioId })
        .where(
          and(
            eq(processo.empresaId, empresaId),
            eq(processo.id, id),
            eq(processo.itensVersao, versao),
            isNull(processo.excluidoEm),
          ),
        )
        .returning({ situacao: processo.situacao });
      if (!mudado) return false;
      const temItens = (await tx.$count(processoItem, and(daEmpresa, eq(processoItem.processoId, id)))) > 0;
      const bloqueio = await bloqueioDe(id, mudado.situacao, temItens);
      if (bloqueio) throw locked(bloqueio);
      await saldos.trocando(id, itens, () => trocarItens(id, itens));
      await trocarAdicoes(id, adicoes);
      return true;
    },

    inserir: naoPorAqui,
    excluir: naoPorAqui,
    restaurar: naoPorAqui,
  };
}

/** The items begin and end with their process. */
async function naoPorAqui(): Promise<never> {
  throw againstRule('Os itens nascem e morrem com o processo.');
}

/**
 * Checks the records an item points at. An earlier choice may point at a deleted record; a new choice must be in `ha`.
 * @throws {Refusal} 400 at the field.
 */
function exigirApontados(
  novo: ItemDoProcesso,
  antes: Apontados | undefined,
  ha: ReadonlySet<string>,
  campo: string,
): void {
  const apontados = [
    { campo: 'fornecedor', id: novo.fornecedor?.id, era: antes?.fornecedorId, frase: 'Este fornecedor' },
    { campo: 'fabricante', id: novo.fabricante?.id, era: antes?.fabricanteId, frase: 'Este fabricante' },
    { campo: 'item', id: novo.item?.id, era: antes?.itemId, frase: 'Este item' },
  ];
  for (const apontado of apontados) {
    if (!apontado.id || apontado.id === apontado.era || ha.has(apontado.id)) continue;
    const frase = `${apontado.frase} não existe ou foi excluído. Escolha outro.`;
    throw invalidData(frase, { [`${campo}.${apontado.campo}.id`]: frase });
  }
}

type Apontados = Pick<typeof processoItem.$inferSelect, 'id' | 'fornecedorId' | 'fabricanteId' | 'itemId'>;

const vendedor = alias(fornecedor, 'vendedor');
const fabricante = alias(fornecedor, 'fabricante');

const FICAM = ['empresaId', 'id', 'processoId'];
const PROPOSTOS = Object.fromEntries(
  Object.keys(getTableColumns(processoItem))
    .filter((nome) => !FICAM.includes(nome))
    .map((nome) => [nome, sql`excluded.${sql.identifier(toSnakeCase(nome))}`]),
);
