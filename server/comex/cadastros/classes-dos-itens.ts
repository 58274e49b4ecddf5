import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type {
  ClassesGravadas,
  PedidoDeClasses,
  PedidoDePlanoDeClasses,
} from '#lib/contracts/cadastros/classes-dos-itens.ts';
import type { ItemConsulta } from '#lib/contracts/consultas/item.ts';
import {
  type ImportadorComNome,
  type PlanoDeClasses,
  planoDeClasses,
  recusaDaClasse,
} from '#lib/domain/zfm/cclasstrib/classes-dos-itens.ts';
import { today } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { whenGiven } from '#server/platform/db/list-query.ts';
import { importador } from '#server/platform/db/schema/cadastros.ts';
import { askedIds, type ManyRequest } from '#server/platform/records/asked-ids.ts';
import type { OnWrite } from '#server/platform/records/cadastro.ts';
import { fieldsOf } from '#server/platform/records/fields-of.ts';
import { changeMany } from '#server/platform/records/write-many.ts';
import { againstRule, notFound } from '#server/platform/refusals.ts';
import { cadastroDeItem, itemRepository } from './item.ts';

/**
 * What giving a class to many items would do. Deleted items are left out.
 * @throws {Refusal} 404 for an importer that is not there, 422 when a result is no longer what the person saw, or has more rows than
 * `MAXIMO_DE_VARIOS`.
 */
export async function planejarClasses(
  { db, relogio, quem: { empresaId } }: OnWrite,
  { quais, cClassTrib, importadorId }: PedidoDePlanoDeClasses,
): Promise<PlanoDeClasses> {
  const hoje = today(relogio);
  const itens = itemRepository(db, empresaId);
  const ids = await askedIds(quais as ManyRequest<ItemConsulta>, (consulta) => itens.ids(consulta, hoje));
  const lidos = (await itens.porIds(ids, hoje)).filter(({ excluidoEm }) => excluidoEm === null);
  if (importadorId !== null) await exigirImportador(db, empresaId, importadorId);
  const importadores = cClassTrib === null ? await comPerfil(db, empresaId, importadorId) : [];
  return planoDeClasses(lidos, importadores, cClassTrib, hoje);
}

/**
 * Writes the class of many items, each in the version that was seen. What the check of a class refuses, and what has changed
 * meanwhile, stays as it is and is answered with its reason.
 */
export async function gravarClasses(ao: OnWrite, { itens }: PedidoDeClasses): Promise<ClassesGravadas> {
  const hoje = today(ao.relogio);
  const pedidos = new Map(itens.map((item) => [item.id, item]));
  const quantos = pedidos.size === 1 ? '1 item' : `${pedidos.size.toLocaleString('pt-BR')} itens`;
  return changeMany(cadastroDeItem, ao, [...pedidos.keys()], {
    acao: 'ALTERAR',
    motivo: `cClassTrib de ${quantos} de uma vez.`,
    async fazer(passos, id) {
      const lido = await passos.existente(id);
      const { versao = 0, cClassTrib = null } = pedidos.get(id) ?? {};
      const recusa = cClassTrib === null ? null : recusaDaClasse(cClassTrib, lido.ncm, hoje);
      if (recusa !== null) throw againstRule(recusa);
      return passos.alterar({ ...fieldsOf(cadastroDeItem, lido), cClassTrib, id, versao }, lido);
    },
    feito: ({ antes, atual }) => ({ id: atual.id, versao: atual.versao, antes: antes?.cClassTrib ?? null }),
  });
}

async function exigirImportador(tx: Database, empresaId: string, id: string): Promise<void> {
  const [achado] = await tx
    .select({ id: importador.id })
    .from(importador)
    .where(and(eq(importador.empresaId, empresaId), eq(importador.id, id)));
  if (!achado) throw notFound('Este importador');
}

/** The importers that can propose a class, or one of them. */
function comPerfil(tx: Database, empresaId: string, id: string | null): Promise<ImportadorComNome[]> {
  return tx
    .select({
      nome: sql<string>`coalesce(${importador.nomeFantasia}, ${importador.razaoSocial})`,
      perfilTributario: importador.perfilTributario,
      situacaoSuframa: importador.situacaoSuframa,
      validadeSuframa: importador.validadeSuframa,
      resolucoes: importador.resolucoes,
    })
    .from(importador)
    .where(
      and(
        eq(importador.empresaId, empresaId),
        isNull(importador.excluidoEm),
        isNotNull(importador.perfilTributario),
        whenGiven(id ?? undefined, (idDoImportador) => eq(importador.id, idDoImportador)),
      ),
    )
    .orderBy(asc(importador.razaoSocial), asc(importador.id));
}
