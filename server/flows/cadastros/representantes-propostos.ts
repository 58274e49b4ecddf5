import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { RepresentanteProposto } from '#lib/contracts/cadastros/cadastros-propostos.ts';
import { ocultarCpf } from '#lib/domain/identificadores/escrever-identificador.ts';
import { cpf as cpfValido } from '#lib/registros/primitivos.ts';
import { chaveDe } from '#server/comex/declaracao/vinculo-repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import { noteInPainel } from '#server/platform/db/note-in-painel.ts';
import { PROCESSO_REAL } from '#server/platform/db/processo-real.ts';
import { importador, representante, representanteImportador } from '#server/platform/db/schema/cadastros.ts';
import { declaracao } from '#server/platform/db/schema/declaracao.ts';
import { processo } from '#server/platform/db/schema/processo.ts';

/** A proposal with what only the server may know of the person. */
export interface RepresentanteDeclarado extends RepresentanteProposto {
  cpf: string;
  /** Ids of the importers of the cadastro for which the person registered. */
  por: string[];
}

/** One person for each valid CPF that declarations name as legal representative and the cadastro lacks. */
export async function representantesDeclarados(tx: Database, empresaId: string): Promise<RepresentanteDeclarado[]> {
  const declarados = await tx
    .select({ cpf: CPF, nome: NOME, numero: declaracao.importadorNumero, importadorId: importador.id })
    .from(declaracao)
    .innerJoin(processo, and(eq(processo.empresaId, empresaId), eq(processo.id, declaracao.processoId), PROCESSO_REAL))
    .leftJoin(
      importador,
      and(
        eq(importador.empresaId, empresaId),
        eq(importador.cnpj, declaracao.importadorNumero),
        isNull(importador.excluidoEm),
      ),
    )
    .where(and(eq(declaracao.empresaId, empresaId), isNotNull(CPF)))
    .orderBy(CPF, desc(declaracao.dataRegistro), desc(declaracao.id));
  const doCadastro = await tx
    .select({ cpf: representante.cpf })
    .from(representante)
    .where(and(eq(representante.empresaId, empresaId), isNull(representante.excluidoEm)));
  return pessoasDe(declarados, new Set(doCadastro.map(({ cpf }) => cpf)));
}

/** One person for each valid CPF that the cadastro lacks: the CPF alone makes two of them one. The last citation comes first. */
export function pessoasDe(citacoes: readonly Citacao[], tem: ReadonlySet<string>): RepresentanteDeclarado[] {
  return [...Map.groupBy(citacoes, ({ cpf }) => cpf)].flatMap(([cpf, citacoesDaPessoa]) =>
    tem.has(cpf) || !cpfValido.safeParse(cpf).success ? [] : proposto(cpf, citacoesDaPessoa),
  );
}

interface Citacao {
  cpf: string;
  nome: string | null;
  numero: string;
  importadorId: string | null;
}

/** The last declaration that tells a name gives it: a DUIMP tells none. */
function proposto(cpf: string, citacoesDaPessoa: readonly Citacao[]): RepresentanteDeclarado {
  const nome = citacoesDaPessoa.find((citacao) => citacao.nome)?.nome ?? '';
  const por = [...new Set(citacoesDaPessoa.flatMap(({ importadorId }) => importadorId ?? []))];
  const declarados = new Set(citacoesDaPessoa.map(({ numero }) => numero)).size;
  const onde =
    citacoesDaPessoa.length === 1 ? 'CPF de 1 declaração' : `mesmo CPF em ${citacoesDaPessoa.length} declarações`;
  const deQuem = declarados === 1 ? 'de 1 importador' : `de ${declarados} importadores`;
  const faltam = declarados - por.length;
  const impedimento = impedimentoDe(nome, por.length);
  return {
    chave: chaveDe(cpf),
    nome: nome.slice(0, MAXIMO_NOME),
    cpfOculto: ocultarCpf(cpf),
    porque: `${onde}, ${deQuem}${faltam > 0 && por.length > 0 ? `, ${faltam} fora do cadastro` : ''}`,
    impedimento,
    destravadoPor: impedimento === SEM_IMPORTADOR ? [...new Set(citacoesDaPessoa.map(({ numero }) => numero))] : [],
    cpf,
    por,
  };
}

function impedimentoDe(nome: string, importadores: number): string | null {
  if (!nome) return 'Nenhuma declaração diz o nome: cadastre este à mão.';
  if (importadores === 0) return SEM_IMPORTADOR;
  return importadores > MAXIMO_DE_IMPORTADORES
    ? `Registrou por mais de ${MAXIMO_DE_IMPORTADORES} importadores: cadastre este à mão.`
    : null;
}

/** Points processes without a representative to the new ones, where the declaration names them and they act for its importer. */
export async function ligarProcessosAosRepresentantes(
  tx: Database,
  empresaId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const ligados = await tx
    .update(processo)
    .set({ representanteId: representante.id, versao: sql`${processo.versao} + 1` })
    .from(representante)
    .innerJoin(
      representanteImportador,
      and(
        eq(representanteImportador.empresaId, empresaId),
        eq(representanteImportador.representanteId, representante.id),
      ),
    )
    .innerJoin(declaracao, and(eq(declaracao.empresaId, empresaId), eq(CPF, representante.cpf)))
    .where(
      and(
        eq(processo.empresaId, empresaId),
        isNull(processo.representanteId),
        PROCESSO_REAL,
        eq(processo.id, declaracao.processoId),
        eq(processo.importadorId, representanteImportador.importadorId),
        eq(representante.empresaId, empresaId),
        inArray(representante.id, [...ids]),
      ),
    )
    .returning({ id: processo.id });
  noteInPainel(
    tx,
    empresaId,
    ligados.map(({ id }) => id),
  );
}

/** Frees the processes whose declaration pointed them to these representatives. What a person chose by hand stays. */
export async function desligarProcessosDosRepresentantes(
  tx: Database,
  empresaId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const livres = await tx
    .update(processo)
    .set({ representanteId: null, versao: sql`${processo.versao} + 1` })
    .from(representante)
    .innerJoin(declaracao, and(eq(declaracao.empresaId, empresaId), eq(CPF, representante.cpf)))
    .where(
      and(
        eq(processo.empresaId, empresaId),
        eq(processo.id, declaracao.processoId),
        eq(processo.representanteId, representante.id),
        eq(representante.empresaId, empresaId),
        inArray(representante.id, [...ids]),
      ),
    )
    .returning({ id: processo.id });
  noteInPainel(
    tx,
    empresaId,
    livres.map(({ id }) => id),
  );
}

const CPF = sql<string>`${declaracao.cabecalho} #>> '{importador,representanteLegal,cpf}'`;
const NOME = sql<string | null>`nullif(trim(${declaracao.cabecalho} #>> '{importador,representanteLegal,nome}'), '')`;
const SEM_IMPORTADOR = 'O importador por quem registrou não está no cadastro: cadastre-o primeiro.';
const MAXIMO_NOME = 120;
const MAXIMO_DE_IMPORTADORES = 500;
