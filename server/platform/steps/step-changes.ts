import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';
import type { Database } from '#server/platform/db/database.ts';
import { triedAgainWhenTaken } from '#server/platform/db/violation.ts';
import type { Assinatura, OnWrite, RecordRead } from '#server/platform/records/cadastro.ts';
import { existing } from '#server/platform/records/existing.ts';
import type { CadastroTable } from '#server/platform/records/record-repository.ts';
import { tellChanges } from '#server/platform/records/tell-changes.ts';
import { conflict, duplicate } from '#server/platform/refusals.ts';

/** A document that moves by steps, numbered by the Receita: the DCR-E and the DCI. */
interface EmPassos<Lido extends LidoEmPassos> {
  cadastro: {
    recurso: string;
    este: string;
    noHistorico?(lido: Lido): object;
    repositorio(tx: Database, empresaId: string): { buscar(id: string): Promise<Lido | null> };
  };
  tabela: CadastroTable & Record<'numero' | 'processo' | 'busca', PgColumn>;
  /** The columns of the row that repeat its steps. */
  quadro(tx: Database, empresaId: string, antes: Lido): Promise<Quadro>;
  /** Further writes, before the row is read again. */
  depois?(tx: Database, empresaId: string, id: string): Promise<void>;
  numeroTomado(numero: string, processo: string): string;
}

type LidoEmPassos = RecordRead & { numero: string | null };

/** And any other column that follows from the steps. */
interface Quadro {
  numero: string | null;
  arquivo: { id: string; em: string } | null;
}

/** How the steps of one kind of document change. */
export function stepChanges<Lido extends LidoEmPassos>(documento: EmPassos<Lido>) {
  const { cadastro, tabela } = documento;
  return { mudando, travado, acompanhar, exigirNumeroLivre };

  /**
   * One transaction: the steps, what the row keeps of them, the version, and the line of the history.
   * @throws {Refusal} 404 when it is not there, 409 when it has moved on from the version the person saw.
   */
  async function mudando(
    ao: OnWrite,
    { id, versao, motivo }: { id: string; versao: number; motivo: string },
    mudar: (tx: Database, antes: Lido, assinatura: Assinatura) => Promise<void>,
  ): Promise<Lido> {
    const { empresaId, usuarioId } = ao.quem;
    return triedAgainWhenTaken(() =>
      ao.db.transaction(async (tx) => {
        const assinatura = { usuarioId, em: ao.relogio.agora() };
        const antes = await travado(tx, empresaId, id);
        if (antes.versao !== versao) throw conflict(cadastro.este, antes);
        await mudar(tx, antes, assinatura);
        return acompanhar(tx, empresaId, { antes, motivo, assinatura });
      }),
    );
  }

  /** Reads and locks the document. @throws {Refusal} 404 when it is not there. */
  async function travado(tx: Database, empresaId: string, id: string): Promise<Lido> {
    await tx
      .select({ id: sql`${tabela.id}` })
      .from(tabela as PgTable)
      .where(and(eq(tabela.empresaId, empresaId), eq(tabela.id, id)))
      .for('update');
    return existing(tx, empresaId, cadastro, id);
  }

  /** Writes the columns that follow from the steps, the version, and the line of the history. */
  async function acompanhar(
    tx: Database,
    empresaId: string,
    { antes, motivo, assinatura }: { antes: Lido; motivo: string; assinatura: Assinatura },
  ): Promise<Lido> {
    const { id } = antes;
    const { arquivo, ...colunas } = await documento.quadro(tx, empresaId, antes);
    await tx
      .update(tabela)
      .set({
        ...colunas,
        arquivoId: arquivo?.id ?? null,
        arquivoEm: arquivo ? new Date(arquivo.em) : null,
        busca: await buscaComNumero(tx, empresaId, antes, colunas.numero),
        versao: antes.versao + 1,
        alteradoEm: assinatura.em,
        alteradoPor: assinatura.usuarioId,
      } as unknown as PgUpdateSetSource<typeof tabela>)
      .where(and(eq(tabela.empresaId, empresaId), eq(tabela.id, id)));
    await documento.depois?.(tx, empresaId, id);
    const depois = await existing(tx, empresaId, cadastro, id);
    const mudanca = { acao: 'ALTERAR', antes, depois, atual: depois } as const;
    await tellChanges(cadastro, { tx, empresaId, assinatura, motivo }, [mudanca]);
    return depois;
  }

  /** The search text, with the present number in the place of the former one. */
  async function buscaComNumero(tx: Database, empresaId: string, antes: Lido, numero: string | null): Promise<string> {
    const [linha] = await tx
      .select({ busca: sql<string>`${tabela.busca}` })
      .from(tabela as PgTable)
      .where(and(eq(tabela.empresaId, empresaId), eq(tabela.id, antes.id)));
    const partes = (linha?.busca ?? '').split(' ').filter((parte) => parte !== antes.numero && parte !== numero);
    return textoDeBusca(...partes, numero);
  }

  /** @throws {Refusal} 409 when another has the number the Receita gave. */
  async function exigirNumeroLivre(tx: Database, empresaId: string, id: string, numero: string): Promise<void> {
    const [outro] = await tx
      .select({ id: sql<string>`${tabela.id}`, processo: sql<string>`${tabela.processo}` })
      .from(tabela as PgTable)
      .where(
        and(eq(tabela.empresaId, empresaId), eq(tabela.numero, numero), ne(tabela.id, id), isNull(tabela.excluidoEm)),
      );
    if (outro) throw duplicate(documento.numeroTomado(numero, outro.processo), outro.id);
  }
}
