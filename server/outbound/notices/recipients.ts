import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { credencial } from '#server/platform/db/schema/access.ts';
import { usuario } from '#server/platform/db/schema/core.ts';
import type { aviso } from '#server/platform/db/schema/notices.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { historico } from '#server/platform/db/schema/records.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';
import { documentTitle, type Occurrence, tellChange } from './tell-change.ts';

export type NewNotice = Omit<typeof aviso.$inferInsert, 'empresaId' | 'id' | 'vezes' | 'lidoEm'>;

/**
 * Returns the notices of some changes and their recipients. A process notifies its responsible person, or the person who began it
 * when it has none. A DCI or DCR-E has no responsible person, so it notifies the last other person who changed it. Nobody gets a
 * notice of their own change, and a person who no longer signs in gets none. Who may come in concerns everybody.
 */
export async function recipientsOf(
  tx: Database,
  empresaId: string,
  acontecimentos: readonly Occurrence[],
): Promise<NewNotice[]> {
  const contados = acontecimentos.flatMap((acontecimento) => {
    const conta = tellChange(acontecimento);
    return conta ? [{ um: acontecimento, conta }] : [];
  });
  const ids = (documentos: boolean) =>
    contados
      .filter(({ um: acontecimento }) => ehDocumento(acontecimento) === documentos && !deTodos(acontecimento))
      .map(({ um: acontecimento }) => acontecimento.registroId);
  const todos = contados.some(({ um: acontecimento }) => deTodos(acontecimento)) ? await quemEntra(tx, empresaId) : [];
  const processos = await donosDosProcessos(tx, empresaId, ids(false));
  const mexeram = await quemMexeu(tx, empresaId, ids(true));
  const interessados = contados.flatMap(({ um: acontecimento, conta }) => {
    if (deTodos(acontecimento)) {
      const { registroId, usuarioId: autorId, em } = acontecimento;
      const outros = todos.filter((usuarioId) => usuarioId !== autorId && usuarioId !== registroId);
      return outros.map((usuarioId) => ({
        ...conta,
        titulo: documentTitle(acontecimento),
        usuarioId,
        registroId,
        autorId,
        em,
      }));
    }
    const destinatario = ehDocumento(acontecimento)
      ? {
          titulo: documentTitle(acontecimento),
          usuarioId: mexeram.get(acontecimento.registroId)?.find((quem) => quem !== acontecimento.usuarioId),
        }
      : processos.get(acontecimento.registroId);
    if (!destinatario?.usuarioId || destinatario.usuarioId === acontecimento.usuarioId) return [];
    const { registroId, usuarioId: autorId, em } = acontecimento;
    const texto = recebeu(acontecimento, destinatario.usuarioId)
      ? 'Passou a você a responsabilidade por este processo.'
      : conta.texto;
    return [
      { ...conta, texto, titulo: destinatario.titulo, usuarioId: destinatario.usuarioId, registroId, autorId, em },
    ];
  });
  const entram = await ativos(
    tx,
    empresaId,
    interessados.map(({ usuarioId }) => usuarioId),
  );
  // When one transaction makes several changes of one kind to one record, only the last gives a notice.
  const porLugar = new Map(
    interessados
      .filter(({ usuarioId }) => entram.has(usuarioId))
      .map((interessado) => [
        `${interessado.tipo}/${interessado.recurso}/${interessado.registroId}/${interessado.usuarioId}`,
        interessado,
      ]),
  );
  return [...porLugar.values()];
}

/** Tells whether a change is told to the whole company: it says who may come in, or how. */
const deTodos = ({ recurso }: Occurrence) => recurso === 'Usuario' || recurso === 'Empresa';
const ehDocumento = ({ recurso }: Occurrence) => recurso === 'Dci' || recurso === 'Dcr';

/** Whether this change made the person responsible. */
function recebeu({ antes, depois }: Occurrence, usuarioId: string): boolean {
  const responsavel = (versao: unknown) => (versao as { responsavel?: { id: string } | null } | null)?.responsavel?.id;
  return responsavel(depois) === usuarioId && responsavel(antes) !== usuarioId;
}

async function donosDosProcessos(tx: Database, empresaId: string, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { titulo: string; usuarioId: string }>();
  const linhas = await tx
    .select({
      id: processo.id,
      numero: processo.numero,
      responsavelId: processo.responsavelId,
      criadoPor: processo.criadoPor,
    })
    .from(processo)
    .where(and(eq(processo.empresaId, empresaId), oneOfThese(processo.id, ids)));
  return new Map(
    linhas.map(({ id, numero, responsavelId, criadoPor }) => [
      id,
      { titulo: numero, usuarioId: responsavelId ?? criadoPor },
    ]),
  );
}

/** For each record, the people who ever changed it, the latest first. */
async function quemMexeu(tx: Database, empresaId: string, ids: readonly string[]): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map();
  const linhas = await tx
    .selectDistinctOn([historico.registroId, historico.usuarioId], {
      registroId: historico.registroId,
      usuarioId: historico.usuarioId,
      em: historico.em,
      id: historico.id,
    })
    .from(historico)
    .where(and(eq(historico.empresaId, empresaId), oneOfThese(historico.registroId, ids)))
    .orderBy(historico.registroId, historico.usuarioId, desc(historico.em), desc(historico.id));
  const doUltimo = linhas.sort((a, b) => b.em.getTime() - a.em.getTime() || (a.id < b.id ? 1 : -1));
  return new Map(
    [...Map.groupBy(doUltimo, ({ registroId }) => registroId)].map(([id, alteracoesDoRegistro]) => [
      id,
      alteracoesDoRegistro.map((alteracao) => alteracao.usuarioId),
    ]),
  );
}

/** Everybody of the company who has chosen a password. */
async function quemEntra(tx: Database, empresaId: string): Promise<string[]> {
  const linhas = await tx
    .select({ id: usuario.id })
    .from(usuario)
    .innerJoin(credencial, and(eq(credencial.empresaId, usuario.empresaId), eq(credencial.usuarioId, usuario.id)))
    .where(and(eq(usuario.empresaId, empresaId), isNull(usuario.desativadoEm)));
  return linhas.map(({ id }) => id);
}

async function ativos(tx: Database, empresaId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const linhas = await tx
    .select({ id: usuario.id })
    .from(usuario)
    .where(and(eq(usuario.empresaId, empresaId), oneOfThese(usuario.id, ids), isNull(usuario.desativadoEm)));
  return new Set(linhas.map(({ id }) => id));
}
