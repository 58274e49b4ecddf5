import { and, eq, isNull } from 'drizzle-orm';
import type { PassoLido } from '#lib/contracts/processo/processo.ts';
import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import type { Database } from '#server/platform/db/database.ts';
import { noteInPainel } from '#server/platform/db/note-in-painel.ts';
import { importador } from '#server/platform/db/schema/cadastros.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import type { Assinatura } from '#server/platform/records/cadastro.ts';
import { buscaDoProcesso } from './busca-do-processo.ts';
import { colunasDaDeclaracao, documentoDaDeclaracao } from './colunas-da-declaracao.ts';
import { ondeEsta } from './onde-esta.ts';
import type { DeclaracaoQueProva } from './passos-provados.ts';

type Linha = typeof processo.$inferSelect;

/** Writes what a process takes from its declaration, and never what was planned. */
export function processoDaDeclaracaoRepository(tx: Database, empresaId: string) {
  const porId = (id: string) => and(eq(processo.empresaId, empresaId), eq(processo.id, id));

  return {
    /** Locks the row of the process until the transaction ends. Returns null when the process does not exist. */
    async travar(id: string): Promise<Linha | null> {
      const [linha] = await tx.select().from(processo).where(porId(id)).for('update');
      return linha ?? null;
    },

    /** Inserts a process that begins with its declaration. `assentar` writes its search text, once the declaration is written. */
    async inserir(
      novo: { id: string; numero: string },
      di: DeclaracaoImportacao,
      { usuarioId, em }: Assinatura,
    ): Promise<void> {
      noteInPainel(tx, empresaId, [novo.id]);
      await tx.insert(processo).values({
        ...colunasDaDeclaracao(di),
        ...novo,
        empresaId,
        situacao: 'REGISTRADO',
        importadorId: await importadorDe(di),
        busca: '',
        criadoEm: em,
        criadoPor: usuarioId,
        alteradoEm: em,
        alteradoPor: usuarioId,
      });
    },

    /**
     * Writes the situation of the process, the number of its document and its search text, and returns the new version. `mudanca`
     * signs the change and raises the version. It is null for a process inserted in this transaction.
     */
    async assentar(
      id: string,
      { declaracao, passos }: { declaracao: DeclaracaoQueProva; passos: readonly PassoLido[] },
      mudanca: { importadorId: string | null; assinatura: Assinatura } | null,
    ): Promise<number> {
      const [linha] = await tx.select().from(processo).where(porId(id));
      if (!linha) return 0;
      const colunas = {
        ...ondeEsta(passos),
        ...documentoDaDeclaracao(declaracao),
        ...(mudanca && {
          importadorId: linha.importadorId ?? mudanca.importadorId,
          versao: linha.versao + 1,
          alteradoEm: mudanca.assinatura.em,
          alteradoPor: mudanca.assinatura.usuarioId,
        }),
      };
      const busca = await buscaDoProcesso(tx, empresaId, { ...linha, ...colunas });
      noteInPainel(tx, empresaId, [id]);
      await tx
        .update(processo)
        .set({ ...colunas, busca })
        .where(porId(id));
      return mudanca ? linha.versao + 1 : linha.versao;
    },

    importadorDe,
  };

  /** Finds the importer of the cadastro by the CNPJ the declaration names. */
  async function importadorDe(di: DeclaracaoImportacao): Promise<string | null> {
    const [achado] = await tx
      .select({ id: importador.id })
      .from(importador)
      .where(
        and(
          eq(importador.empresaId, empresaId),
          eq(importador.cnpj, di.importador.numero),
          isNull(importador.excluidoEm),
        ),
      );
    return achado?.id ?? null;
  }
}
