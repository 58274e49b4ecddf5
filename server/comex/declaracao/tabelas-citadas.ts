import { and, inArray, isNotNull } from 'drizzle-orm';
import { TABELAS } from '#lib/domain/cadastros/tabelas.ts';
import { referenciaRepository } from '#server/comex/cadastros/referencia-repository.ts';
import type { Database } from '#server/platform/db/database.ts';

/** A declared country or currency with the code of the Siscomex; null where it has none. */
export type DaTabela = (codigo: string | null, nome: string | null) => { codigo: string; nome: string } | null;

/** A DI declares the code, a DUIMP the letters of ISO: the tables of the company tell the code of letters that are of one row alone. */
export async function leitorDasTabelas(tx: Database, empresaId: string): Promise<{ pais: DaTabela; moeda: DaTabela }> {
  const { todas, emUso } = referenciaRepository(tx, empresaId);
  const linhas = await tx
    .select({ tabela: todas.tabela, codigo: todas.codigo, nome: todas.nome, sigla: todas.sigla })
    .from(todas)
    .where(and(emUso, inArray(todas.tabela, ['Pais', 'MoedaSiscomex']), isNotNull(todas.sigla)));
  const daTabela = (qual: 'Pais' | 'MoedaSiscomex'): DaTabela => {
    const porSigla = Map.groupBy(
      linhas.filter(({ tabela }) => tabela === qual),
      ({ sigla }) => sigla,
    );
    return (codigo, nome) => {
      if (codigo !== null && TABELAS[qual].codigo.test(codigo)) return { codigo, nome: nome ?? codigo };
      const [unica, outra] = porSigla.get(codigo) ?? [];
      return unica && !outra ? { codigo: unica.codigo, nome: unica.nome } : null;
    };
  };
  return { pais: daTabela('Pais'), moeda: daTabela('MoedaSiscomex') };
}
