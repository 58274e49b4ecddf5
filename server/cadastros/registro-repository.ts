import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { PgColumn, PgInsertValue, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Banco } from '#server/db/banco.ts';
import type { Assinatura } from './cadastro.ts';

/** The columns every cadastro has. */
type Comum = 'empresaId' | 'id' | 'versao' | 'criadoEm' | 'alteradoEm' | 'alteradoPor' | 'excluidoEm';
export type TabelaDeCadastro = PgTable & Record<Comum, PgColumn>;

/** The columns that are its own. */
export type Valores<Tabela extends PgTable> = Omit<Tabela['$inferInsert'], Comum>;

/** Writes the rows of one cadastro of one company: versions, signatures and the mark of deletion are the same for all. */
export function registroRepository<Tabela extends TabelaDeCadastro>(tx: Banco, empresaId: string, tabela: Tabela) {
  const mudar = async (valores: object, condicao: SQL | undefined): Promise<boolean> => {
    const mudadas = await tx
      .update(tabela)
      .set(valores as PgUpdateSetSource<Tabela>)
      .where(and(eq(tabela.empresaId, empresaId), condicao))
      .returning({ id: tabela.id });
    return mudadas.length === 1;
  };

  return {
    async inserir(id: string, valores: Valores<Tabela>, { usuarioId, em }: Assinatura): Promise<void> {
      const linha = { ...valores, empresaId, id, criadoEm: em, alteradoEm: em, alteradoPor: usuarioId };
      await tx.insert(tabela).values(linha as PgInsertValue<Tabela>);
    },

    /** False when somebody else has changed or deleted it since `versao`. */
    alterar(
      { id, versao }: { id: string; versao: number },
      valores: Valores<Tabela>,
      { usuarioId, em }: Assinatura,
    ): Promise<boolean> {
      return mudar(
        { ...valores, versao: versao + 1, alteradoEm: em, alteradoPor: usuarioId },
        and(eq(tabela.id, id), eq(tabela.versao, versao), isNull(tabela.excluidoEm)),
      );
    },

    excluir: (id: string, em: Date): Promise<boolean> =>
      mudar({ excluidoEm: em }, and(eq(tabela.id, id), isNull(tabela.excluidoEm))),

    restaurar: (id: string): Promise<boolean> =>
      mudar({ excluidoEm: null }, and(eq(tabela.id, id), isNotNull(tabela.excluidoEm))),
  };
}
