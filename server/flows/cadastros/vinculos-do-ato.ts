import { and, eq, or } from 'drizzle-orm';
import type { RecursoVinculado } from '#lib/domain/aduana/declaracao/vinculo-declarado.ts';
import { chaveDe, vinculoRepository } from '#server/comex/declaracao/vinculo-repository.ts';
import { ligarLotesAoItem } from '#server/comex/saldo/ligar-lotes.ts';
import { assinaturaDe } from '#server/flows/processo/assinatura-do-ato.ts';
import type { Database } from '#server/platform/db/database.ts';
import { apelidoDeclarado } from '#server/platform/db/schema/declaracao.ts';
import type { atoDeCadastro, VinculoDoAto } from '#server/platform/db/schema/historico.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';
import type { Assinatura, OnWrite } from '#server/platform/records/cadastro.ts';
import { contarVinculos, type VinculoMudado } from './contar-vinculos.ts';

interface TextoAVincular {
  comparado: string;
  texto: string;
  registroId: string;
  /** Of an item. */
  ncm?: string;
}

export type VinculosDoAto = ReturnType<typeof vinculosDoAto>;
type ApelidoDeclarado = typeof apelidoDeclarado.$inferSelect;

/** Links texts of declarations to records, and remembers what it did for the act and for the history. */
export function vinculosDoAto(tx: Database, empresaId: string, assinatura: Assinatura) {
  const feitos: (VinculoMudado & { antesDele: ApelidoDeclarado | undefined })[] = [];

  return {
    /** Links texts. A link that a text has to a deleted record is replaced, and given back when the act is undone. */
    async gravar(recurso: RecursoVinculado, textos: readonly TextoAVincular[]): Promise<void> {
      const porChave = new Map(textos.map((textoAVincular) => [chaveDe(textoAVincular.comparado), textoAVincular]));
      const antes = await tx
        .select()
        .from(apelidoDeclarado)
        .where(and(doRecurso(empresaId, recurso), oneOfThese(apelidoDeclarado.chave, [...porChave.keys()])));
      const doLugar = new Map(antes.map((apelido) => [apelido.chave, apelido]));
      for (const [chave, textoAVincular] of porChave) {
        await vinculoRepository(tx, empresaId, recurso).gravar(textoAVincular, assinatura);
        if (recurso === 'Item') await ligarLotesAoItem(tx, empresaId, chave);
        const antesDele = doLugar.get(chave);
        const { texto, registroId, ncm } = textoAVincular;
        feitos.push({ recurso, chave, texto, ncm, era: antesDele?.registroId ?? null, ficou: registroId, antesDele });
      }
    },

    /** Writes the lines of the history, and answers what undoing needs. `doAto` are the ids of the records of the act. */
    async contar(doAto: readonly string[]): Promise<VinculoDoAto[]> {
      await contarVinculos(tx, { empresaId, assinatura }, feitos, 'VINCULADOS');
      const novos = new Set(doAto);
      return feitos.flatMap(({ recurso, chave, ficou, antesDele }): VinculoDoAto[] => {
        const novo = novos.has(ficou ?? '');
        // A link to a record of the act goes with the record.
        if (novo && !antesDele) return [];
        const dito: VinculoDoAto = { recurso, chave, ...(novo && { novo: true }) };
        if (!antesDele) return [dito];
        const { registroId, texto, usuarioId, em } = antesDele;
        return [{ ...dito, antes: { registroId, texto, usuarioId, em: em.toISOString() } }];
      });
    },
  };
}

/** Takes back the links of an act. One that a person has changed since is the person's, and stays. */
export async function desfazerVinculos(
  tx: Database,
  ao: OnWrite,
  { registros, vinculos, criadoEm }: Pick<typeof atoDeCadastro.$inferSelect, 'registros' | 'vinculos' | 'criadoEm'>,
): Promise<void> {
  const { empresaId } = ao.quem;
  const mudados: VinculoMudado[] = [];
  for (const recurso of ['Fornecedor', 'Item'] as const) {
    const vinculosDoRecurso = new Map(
      vinculos.filter((vinculo) => vinculo.recurso === recurso).map((vinculo) => [vinculo.chave, vinculo]),
    );
    const { chave, registroId, em } = apelidoDeclarado;
    const achados = await tx
      .select()
      .from(apelidoDeclarado)
      .where(
        and(
          doRecurso(empresaId, recurso),
          or(
            oneOfThese(registroId, registros[recurso]),
            and(oneOfThese(chave, [...vinculosDoRecurso.keys()]), eq(em, criadoEm)),
          ),
        ),
      );
    for (const achado of achados) {
      const antes = achado.em.getTime() === criadoEm.getTime() ? vinculosDoRecurso.get(achado.chave)?.antes : undefined;
      await devolver(tx, achado, antes);
      if (recurso === 'Item') await ligarLotesAoItem(tx, empresaId, achado.chave);
      const { chave: chaveDoApelido, texto } = achado;
      mudados.push({ recurso, chave: chaveDoApelido, texto, era: achado.registroId, ficou: antes?.registroId ?? null });
    }
  }
  await contarVinculos(tx, { empresaId, assinatura: assinaturaDe(ao) }, mudados, 'DESFEITOS');
}

/** Gives the place of a link back to the one that had it, or to none. */
async function devolver(tx: Database, { empresaId, id }: ApelidoDeclarado, antes: VinculoDoAto['antes']) {
  const condicao = and(eq(apelidoDeclarado.empresaId, empresaId), eq(apelidoDeclarado.id, id));
  if (!antes) return tx.delete(apelidoDeclarado).where(condicao);
  return tx
    .update(apelidoDeclarado)
    .set({ ...antes, em: new Date(antes.em) })
    .where(condicao);
}

const doRecurso = (empresaId: string, recurso: RecursoVinculado) =>
  and(eq(apelidoDeclarado.empresaId, empresaId), eq(apelidoDeclarado.recurso, recurso));
