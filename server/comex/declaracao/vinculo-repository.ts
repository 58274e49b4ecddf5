import { createHash } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { RegistroVinculado, Vinculo } from '#lib/contracts/cadastros/apelido.ts';
import type { RecursoVinculado } from '#lib/domain/aduana/declaracao/vinculo-declarado.ts';
import type { Database } from '#server/platform/db/database.ts';
import { apelido, fornecedor, itemCadastrado } from '#server/platform/db/schema/cadastros.ts';
import { usuario } from '#server/platform/db/schema/core.ts';
import { apelidoDeclarado } from '#server/platform/db/schema/declaracao.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';
import type { Assinatura } from '#server/platform/records/cadastro.ts';

/** Reads and writes the texts by which declarations name cadastro records, compared as in lib/domain/aduana/declaracao/vinculo-declarado.ts. */
export function vinculoRepository(tx: Database, empresaId: string, recurso: RecursoVinculado) {
  const doRecurso = and(eq(apelidoDeclarado.empresaId, empresaId), eq(apelidoDeclarado.recurso, recurso));

  return {
    registros,

    /** Returns the links of these texts. A link a person confirmed wins over the names of the records themselves. */
    async vinculos(textos: string[]): Promise<Map<string, Vinculo>> {
      const [confirmados, doCadastro] = [await confirmadosDe(textos), await doCadastroDe(textos)];
      return new Map([...doCadastro, ...confirmados]);
    },

    /** Finds a link by id; null when it does not exist. */
    async buscar(id: string) {
      const [achado] = await tx
        .select()
        .from(apelidoDeclarado)
        .where(and(doRecurso, eq(apelidoDeclarado.id, id)));
      return achado ?? null;
    },

    /** Links a text to a record, in place of an earlier link, and returns the id. */
    async gravar(
      novo: { comparado: string; texto: string; registroId: string },
      { usuarioId, em }: Assinatura,
    ): Promise<string> {
      const dito = { texto: novo.texto, registroId: novo.registroId, usuarioId, em };
      const [gravado] = await tx
        .insert(apelidoDeclarado)
        .values({ ...dito, empresaId, id: uuidv7(), recurso, chave: chaveDe(novo.comparado) })
        .onConflictDoUpdate({
          target: [apelidoDeclarado.empresaId, apelidoDeclarado.recurso, apelidoDeclarado.chave],
          set: dito,
        })
        .returning({ id: apelidoDeclarado.id });
      return gravado?.id ?? '';
    },

    async apagar(id: string): Promise<void> {
      await tx.delete(apelidoDeclarado).where(and(doRecurso, eq(apelidoDeclarado.id, id)));
    },
  };

  /** Returns the records with these ids that are not deleted. */
  async function registros(ids: string[]): Promise<Map<string, RegistroVinculado>> {
    const tabela = recurso === 'Fornecedor' ? fornecedor : itemCadastrado;
    const nome = recurso === 'Fornecedor' ? fornecedor.razaoSocial : itemCadastrado.partNumber;
    const linhas = await tx
      .select({ id: tabela.id, nome })
      .from(tabela)
      .where(and(eq(tabela.empresaId, empresaId), oneOfThese(tabela.id, ids), isNull(tabela.excluidoEm)));
    return new Map(linhas.map((linha) => [linha.id, linha]));
  }

  async function confirmadosDe(textos: string[]): Promise<Map<string, Vinculo>> {
    const porChave = new Map(textos.map((texto) => [chaveDe(texto), texto]));
    const linhas = await tx
      .select({ apelido: apelidoDeclarado, por: usuario.nome })
      .from(apelidoDeclarado)
      .innerJoin(
        usuario,
        and(eq(usuario.empresaId, apelidoDeclarado.empresaId), eq(usuario.id, apelidoDeclarado.usuarioId)),
      )
      .where(and(doRecurso, oneOfThese(apelidoDeclarado.chave, [...porChave.keys()])));
    return vinculados(
      linhas.map(({ apelido: { chave, registroId, id, em }, por }) => ({
        texto: porChave.get(chave) ?? '',
        registroId,
        dito: { origem: 'CONFIRMADO' as const, id, por, em: em.toISOString() },
      })),
    );
  }

  async function doCadastroDe(textos: string[]): Promise<Map<string, Vinculo>> {
    const linhas = await tx
      .select()
      .from(apelido)
      .where(and(eq(apelido.empresaId, empresaId), eq(apelido.recurso, recurso), oneOfThese(apelido.chave, textos)));
    return vinculados(
      linhas.map(({ chave, registroId }) => ({
        texto: chave,
        registroId,
        dito: { origem: 'CADASTRO' as const, id: null, por: null, em: null },
      })),
    );
  }

  /** A link to a deleted record does not count until the record is restored. */
  async function vinculados(
    ditos: { texto: string; registroId: string; dito: Omit<Vinculo, 'registro'> }[],
  ): Promise<Map<string, Vinculo>> {
    const achados = await registros(ditos.map(({ registroId }) => registroId));
    return new Map(
      ditos.flatMap(({ texto, registroId, dito }) => {
        const registro = achados.get(registroId);
        return registro ? [[texto, { ...dito, registro }] as const] : [];
      }),
    );
  }
}

/** The key of a text is a hash, because a description may be too long for an index. */
export function chaveDe(comparado: string): string {
  return createHash('sha256').update(comparado).digest('hex');
}
