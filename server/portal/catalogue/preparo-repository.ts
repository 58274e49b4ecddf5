import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { companyRepository } from '#server/accounts/company/company-repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import { due } from '#server/platform/db/due.ts';
import type { portalFabricante, portalProduto } from '#server/platform/db/schema/catalogo.ts';
import { usuario } from '#server/platform/db/schema/core.ts';
import type { portalOperador } from '#server/platform/db/schema/operadores.ts';
import { portalCredencial } from '#server/platform/db/schema/portal.ts';
import type { preparedColumns } from '#server/platform/db/schema/prepared-columns.ts';
import type { Assinatura } from '#server/platform/records/cadastro.ts';

/** What is prepared here for the Portal's catalogue, reviewed and sent: products, foreign operators, and the links of the two. */
export type TabelaDePreparo = typeof portalProduto | typeof portalOperador | typeof portalFabricante;
export type LinhaDe<Tabela extends TabelaDePreparo> = Tabela['$inferSelect'];
/** The columns of all of them. */
export type LinhaDePreparo = Pick<typeof portalProduto.$inferSelect, keyof typeof preparedColumns>;
/** What may be written into a row: what both kinds have, or what its own kind has. */
export type Mudanca<Tabela extends TabelaDePreparo> =
  | Partial<Pick<typeof portalProduto.$inferInsert, keyof typeof preparedColumns>>
  | Partial<Tabela['$inferInsert']>;
type DeQuem = Pick<LinhaDePreparo, 'revisaoPedidaPor' | 'revisaoPedidaEm' | 'revisadoPor' | 'revisadoEm'> &
  Pick<LinhaDePreparo, 'enviadoPor' | 'enviadoEm' | 'credencialId'>;

/** What both kinds have in common: the lock, the change from where a row was last seen, the comparison, and the row whose turn it is. */
export function preparoRepository<Tabela extends TabelaDePreparo>(tx: Database, empresaId: string, qual: Tabela) {
  type Linha = LinhaDe<Tabela>;
  // The columns used here are the same ones in both tables.
  const tabela = qual as unknown as typeof portalProduto;
  const condicaoDaLinha = (id: string) => and(eq(tabela.empresaId, empresaId), eq(tabela.id, id));
  const ler = async (filtro: SQL | undefined): Promise<Linha | null> => {
    const [achada] = await tx.select().from(tabela).where(filtro);
    return (achada as Linha | undefined) ?? null;
  };
  return {
    buscar: (id: string): Promise<Linha | null> => ler(condicaoDaLinha(id)),

    /** False when its place, or its código interno, is taken in this root and environment. */
    async inserir(nova: Omit<Tabela['$inferInsert'], 'empresaId'>): Promise<boolean> {
      const postas = await tx
        .insert(tabela)
        .values({ ...(nova as typeof tabela.$inferInsert), empresaId })
        .onConflictDoNothing()
        .returning({ id: tabela.id });
      return postas.length === 1;
    },

    /** Locks the row until the end of the transaction. */
    async trancar(id: string): Promise<Linha | null> {
      const [achada] = await tx.select().from(tabela).where(condicaoDaLinha(id)).for('update');
      return (achada as Linha | undefined) ?? null;
    },

    /** Locks these rows in one order, whatever order they are named in. */
    async trancarVarios(ids: readonly string[]): Promise<Linha[]> {
      const linhas = await tx
        .select()
        .from(tabela)
        .where(and(eq(tabela.empresaId, empresaId), inArray(tabela.id, [...ids])))
        .orderBy(asc(tabela.id))
        .for('update');
      return linhas as Linha[];
    },

    /** A draft that was undone holds no place. */
    async doAmbiente({ ambiente, raiz }: Pick<LinhaDePreparo, 'ambiente' | 'raiz'>, mais?: SQL): Promise<Linha[]> {
      const linhas = await tx
        .select()
        .from(tabela)
        .where(and(daRaizDe(qual, empresaId, { ambiente, raiz }), mais))
        .orderBy(asc(tabela.id));
      return linhas as Linha[];
    },

    async comCodigoInterno(
      { ambiente, raiz, id }: Pick<LinhaDePreparo, 'ambiente' | 'raiz' | 'id'>,
      codigoInterno: string,
    ): Promise<string | null> {
      const outros = await this.doAmbiente({ ambiente, raiz }, eq(tabela.codigoInterno, codigoInterno));
      return outros.find((linha) => linha.id !== id)?.id ?? null;
    },

    /** Another row of this root with that code of the Portal. */
    async comCodigo(
      { ambiente, raiz, id }: Pick<LinhaDePreparo, 'ambiente' | 'raiz' | 'id'>,
      codigo: string,
      mais?: SQL,
    ): Promise<Linha | null> {
      const outros = await this.doAmbiente({ ambiente, raiz }, and(eq(tabela.codigo, codigo), mais));
      return outros.find((linha) => linha.id !== id) ?? null;
    },

    /** Changes what stands where it was last seen; false when it moved meanwhile. */
    async mudar(
      { id, situacao, etapa }: Pick<LinhaDePreparo, 'id' | 'situacao' | 'etapa'>,
      valores: Mudanca<Tabela>,
    ): Promise<boolean> {
      const mudados = await tx
        .update(tabela)
        .set({ ...(valores as Partial<typeof tabela.$inferInsert>), versao: sql`${tabela.versao} + 1` })
        .where(
          and(
            condicaoDaLinha(id),
            eq(tabela.situacao, situacao),
            etapa === null ? isNull(tabela.etapa) : eq(tabela.etapa, etapa),
          ),
        )
        .returning({ id: tabela.id });
      return mudados.length > 0;
    },

    /** The comparison is about what stands: it is no change of the row. */
    async comparar(id: string, valores: Mudanca<Tabela>): Promise<void> {
      await tx
        .update(tabela)
        .set(valores as Partial<typeof tabela.$inferInsert>)
        .where(condicaoDaLinha(id));
    },

    async proximo(credencialId: string, agora: Date): Promise<Linha | null> {
      const [achada] = await tx
        .select()
        .from(tabela)
        .where(
          and(eq(tabela.empresaId, empresaId), eq(tabela.credencialId, credencialId), due(tabela.proximaEm, agora)),
        )
        .orderBy(asc(tabela.proximaEm), asc(tabela.id))
        .limit(1);
      return (achada as Linha | undefined) ?? null;
    },

    /** What the page of one shows besides, as `quem` sees it. */
    async inteiro(linha: LinhaDePreparo & { redator: string }, quem: string) {
      const { etapa, problemas, sha256, versaoBase } = linha;
      const { catalogoPedeSegundaPessoa: pedeSegundaPessoa } = await companyRepository(tx, empresaId).ler();
      return {
        etapa,
        problemas,
        sha256,
        versaoBase,
        alteradoEm: linha.redigidoEm.toISOString(),
        alteradoPor: linha.redator,
        ...(await feitos(linha)),
        respondidoEm: linha.respondidoEm?.toISOString() ?? null,
        possoRevisar: linha.situacao === 'EM_REVISAO' && podeRevisar(linha, quem, pedeSegundaPessoa),
        pedeSegundaPessoa,
      };
    },
  };

  /** Names the people who did each act, and the holder of the credential. */
  async function feitos(linha: DeQuem) {
    const ditos = [linha.revisaoPedidaPor, linha.revisadoPor, linha.enviadoPor].flatMap((pessoa) => pessoa ?? []);
    const nomes = new Map<string, string>();
    if (ditos.length > 0) {
      const lidos = await tx
        .select({ id: usuario.id, nome: usuario.nome })
        .from(usuario)
        .where(and(eq(usuario.empresaId, empresaId), inArray(usuario.id, ditos)));
      for (const { id, nome } of lidos) nomes.set(id, nome);
    }
    const feito = (por: string | null, em: Date | null) =>
      por && em ? { por: nomes.get(por) ?? '', em: em.toISOString() } : null;
    const [credencial] = linha.credencialId
      ? await tx
          .select({ titular: portalCredencial.titular })
          .from(portalCredencial)
          .where(and(eq(portalCredencial.empresaId, empresaId), eq(portalCredencial.id, linha.credencialId)))
      : [];
    return {
      revisaoPedida: feito(linha.revisaoPedidaPor, linha.revisaoPedidaEm),
      revisado: feito(linha.revisadoPor, linha.revisadoEm),
      enviado: feito(linha.enviadoPor, linha.enviadoEm),
      titular: credencial?.titular ?? null,
    };
  }
}

/** A second person: neither who wrote it last nor who asked for the review. Of a deactivation nobody wrote anything. */
export function podeRevisar(
  linha: Pick<LinhaDePreparo, 'redigidoPor' | 'revisaoPedidaPor' | 'ato'>,
  quem: string,
  segundaPessoa: boolean,
): boolean {
  if (!segundaPessoa) return true;
  return linha.revisaoPedidaPor !== quem && (linha.ato === 'DESATIVAR' || linha.redigidoPor !== quem);
}

/** Credentials with a due step of a row, of any company. */
export async function credenciaisComPreparo(
  db: Database,
  qual: TabelaDePreparo,
  agora: Date,
): Promise<{ empresaId: string; id: string }[]> {
  const tabela = qual as typeof portalProduto;
  const linhas = await db
    .selectDistinct({ empresaId: tabela.empresaId, id: tabela.credencialId })
    .from(tabela)
    .where(due(tabela.proximaEm, agora))
    .orderBy(asc(tabela.empresaId), asc(tabela.credencialId));
  return linhas.flatMap(({ empresaId, id }) => (id === null ? [] : [{ empresaId, id }]));
}

/** A draft again, with nothing of it reviewed or written out; what was compared is said beside it. */
export const RASCUNHO_DE_NOVO = {
  situacao: 'RASCUNHO' as const,
  frase: null,
  escrito: null,
  sha256: null,
  revisaoPedidaEm: null,
  revisaoPedidaPor: null,
  revisadoEm: null,
  revisadoPor: null,
};

/** What somebody writes of one: a draft again. `busca` is what it is found by. */
export const redigido = <Dados>(dados: Dados, busca: string, { usuarioId, em }: Assinatura) => ({
  ...dados,
  ...RASCUNHO_DE_NOVO,
  busca,
  problemas: [],
  redigidoEm: em,
  redigidoPor: usuarioId,
});

/** Nothing was compared. */
export const semComparar = () => ({ comparacao: null, diferencas: [], comparadoEm: null });

/** Selects the rows of a root that nobody undid. */
export function daRaizDe(
  qual: TabelaDePreparo,
  empresaId: string,
  { ambiente, raiz }: Pick<LinhaDePreparo, 'ambiente' | 'raiz'>,
): SQL | undefined {
  const tabela = qual as typeof portalProduto;
  return and(
    eq(tabela.empresaId, empresaId),
    eq(tabela.ambiente, ambiente),
    eq(tabela.raiz, raiz),
    isNull(tabela.excluidoEm),
  );
}
