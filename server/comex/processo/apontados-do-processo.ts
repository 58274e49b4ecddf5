import { and, eq, isNull } from 'drizzle-orm';
import type { ProcessoInteiro, ProcessoNovo } from '#lib/contracts/processo/processo.ts';
import type { TipoDocumento } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import type { TabelaSimples } from '#lib/domain/cadastros/tabelas.ts';
import { generoDoSujeito, terminacao } from '#lib/domain/textos/concordancia.ts';
import { referenciaRepository } from '#server/comex/cadastros/referencia-repository.ts';
import { batched } from '#server/platform/db/batched.ts';
import type { Database } from '#server/platform/db/database.ts';
import { importador, representante } from '#server/platform/db/schema/cadastros.ts';
import { usuario } from '#server/platform/db/schema/core.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';
import { invalidData } from '#server/platform/refusals.ts';

/** Checks the records a process points at. A record deleted later may stay, with its name; a newly chosen record must exist. */
export function apontadosDoProcesso(tx: Database, empresaId: string) {
  // Built on first use: a list, which checks nothing, would spend more on this query than on its own.
  let lidas: ReturnType<typeof referenciaRepository> | undefined;
  const referencias = () => {
    lidas ??= referenciaRepository(tx, empresaId);
    return lidas;
  };
  const ha = async (tabela: typeof importador | typeof representante, id: string) =>
    (await tx.$count(tabela, and(eq(tabela.empresaId, empresaId), eq(tabela.id, id), isNull(tabela.excluidoEm)))) > 0;
  const haPessoa = batched<string, boolean>(tx, async (ids) => {
    const ativas = await tx
      .select({ id: usuario.id })
      .from(usuario)
      .where(and(eq(usuario.empresaId, empresaId), oneOfThese(usuario.id, ids), isNull(usuario.desativadoEm)));
    return ids.map((id) => ativas.some((ativa) => ativa.id === id));
  });

  return {
    /**
     * Checks newly chosen records. A draft may name any representative; the right to sign is checked at signing.
     * @throws {Refusal} 400 at the field.
     */
    async exigir(campos: ProcessoNovo, antes: ProcessoInteiro | null): Promise<void> {
      const novo = (campo: 'importador' | 'representante' | 'responsavel') => {
        const id = campos[campo]?.id;
        return id && id !== antes?.[campo]?.id ? id : null;
      };
      const [dono, procurador, pessoa] = [novo('importador'), novo('representante'), novo('responsavel')];
      if (dono && !(await ha(importador, dono))) throw naoServe('importador', 'Este importador');
      if (procurador && !(await ha(representante, procurador))) throw naoServe('representante', 'Este representante');
      if (pessoa && !(await haPessoa(pessoa))) throw naoServe('responsavel', 'Esta pessoa');
    },

    /**
     * The document that a new process begins with: the one chosen, else the one of its importer. A number that is given is of a DI, as
     * it always was.
     */
    async documentoDe({
      tipoDocumento,
      importador: dono,
      numeroDI,
      numeroDuimp,
    }: ProcessoNovo): Promise<TipoDocumento> {
      if (tipoDocumento || numeroDI || numeroDuimp || !dono) return tipoDocumento ?? 'DI';
      const [lido] = await tx
        .select({ documento: importador.documentoDeImportacao })
        .from(importador)
        .where(and(eq(importador.empresaId, empresaId), eq(importador.id, dono.id)));
      return lido?.documento ?? 'DI';
    },

    /** Returns the name for a code. While the code stays the same, the name stored with the process stays too. */
    nomeDe: (antes: ProcessoInteiro | null) => async (tabela: TabelaSimples, codigo: string, campo: string) => {
      const [onde] = campo.split('.') as ['urfDespacho'];
      const era = antes?.[onde];
      if (era?.codigo === codigo) return era.nome;
      return (await referencias().exigir(tabela, codigo, campo)).nome;
    },
  };
}

function naoServe(campo: string, sujeito: string) {
  const o = terminacao(generoDoSujeito(sujeito));
  const frase = `${sujeito} não existe ou foi excluíd${o}. Escolha outr${o}.`;
  return invalidData(frase, { [`${campo}.id`]: frase });
}
