import { and, eq, isNull } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { AmbienteDoPortal } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import type { RascunhosPreparados } from '#lib/portal/contracts/preparo-no-portal.ts';
import type { Database } from '#server/platform/db/database.ts';
import { importador } from '#server/platform/db/schema/cadastros.ts';
import type { Assinatura } from '#server/platform/records/cadastro.ts';
import { againstRule, notFound } from '#server/platform/refusals.ts';
import type { AoPedir } from '#server/portal/talk/usable-credential.ts';
import type { Contar } from './catalogue-history.ts';
import type { LinhaDePreparo } from './preparo-repository.ts';

/** Where a draft stands. */
type Lugar = Pick<LinhaDePreparo, 'id' | 'ambiente' | 'raiz' | 'importadorId'>;

/** How drafts are made of one cadastro. */
interface Rascunhos<Origem extends { id: string }> {
  /** How many of these are in use, and the sentence about one that is not. */
  emUso(ids: string[]): Promise<number>;
  algum: string;
  /** Answers the records in use without a draft of the root, or those of `ids` without one. */
  faltam(onde: Pick<Lugar, 'ambiente' | 'raiz'>, ids: string[] | null): Promise<Origem[]>;
  /** Said where none is missing. */
  todosTem: string;
  nomeDe(origem: Origem): string;
  /** Why one cannot be drafted; null when it can. */
  recusa(origem: Origem): string | null;
  /** Puts the draft there, and answers what the history tells of it; null when its código interno is taken. */
  inserir(origem: Origem, lugar: Lugar, assinatura: Assinatura): Promise<object | null>;
  codigoEmUso: string;
  contar: Contar;
  feito: string;
}

/**
 * Makes a draft for each of a cadastro that has none of this importer's root in this environment. Nothing is sent.
 * @throws {Refusal} 404 when the importer, or one that was asked for, is not in use, 422 when there is nothing to draft.
 */
export async function prepararRascunhos<Origem extends { id: string }>(
  { db, relogio, quem: { empresaId, usuarioId } }: AoPedir,
  { ambiente, importadorId, quais }: { ambiente: AmbienteDoPortal; importadorId: string; quais: string[] | null },
  comOs: (tx: Database) => Promise<Rascunhos<Origem>>,
): Promise<RascunhosPreparados> {
  const em = relogio.agora();
  return db.transaction(async (tx) => {
    const raiz = await raizDe(tx, empresaId, importadorId);
    const rascunhos = await comOs(tx);
    const pedidos = quais && [...new Set(quais)];
    if (pedidos && (await rascunhos.emUso(pedidos)) < pedidos.length) throw notFound(rascunhos.algum);
    const faltam = await rascunhos.faltam({ ambiente, raiz }, pedidos);
    if (!pedidos && faltam.length === 0) throw againstRule(rascunhos.todosTem);
    const recusados: RascunhosPreparados['recusados'] = [];
    let preparados = 0;
    for (const origem of faltam.slice(0, DE_UMA_VEZ)) {
      const onde = { id: uuidv7(), ambiente, raiz, importadorId };
      const recusa = rascunhos.recusa(origem);
      const depois = recusa === null ? await rascunhos.inserir(origem, onde, { usuarioId, em }) : null;
      if (depois) {
        preparados += 1;
        const linha = { empresaId, id: onde.id, ambiente };
        await rascunhos.contar(tx, linha, { usuarioId, em }, rascunhos.feito, { acao: 'CRIAR', depois });
      } else {
        const motivo = recusa ?? rascunhos.codigoEmUso;
        recusados.push({ id: origem.id, nome: rascunhos.nomeDe(origem), motivo });
      }
    }
    return { preparados, jaHavia: pedidos ? pedidos.length - faltam.length : 0, recusados };
  });
}

/**
 * First eight of the CNPJ of an importer in use, which stays locked: of two who prepare or ask the same for it at once, the second sees
 * what the first did. @throws {Refusal} 404 when there is none.
 */
export async function raizDe(tx: Database, empresaId: string, importadorId: string): Promise<string> {
  const [achado] = await tx
    .select({ cnpj: importador.cnpj })
    .from(importador)
    .where(and(eq(importador.empresaId, empresaId), eq(importador.id, importadorId), isNull(importador.excluidoEm)))
    .for('no key update');
  if (!achado) throw notFound('Este importador');
  return achado.cnpj.slice(0, 8);
}

const DE_UMA_VEZ = 500;
