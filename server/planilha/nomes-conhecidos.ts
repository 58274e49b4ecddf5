import { and, eq, inArray, isNull } from 'drizzle-orm';
import { chaveDeNome, type NomesConhecidos } from '#lib/domain/planilha/ler-celula.ts';
import { referenciaRepository } from '#server/cadastros/referencia-repository.ts';
import type { Banco } from '#server/db/banco.ts';
import { apelido, fornecedor } from '#server/db/schema-cadastros.ts';

/** What a sheet may call countries, currencies and suppliers: codes, letters, names, names on DIs. */
export async function nomesConhecidos(tx: Banco, empresaId: string): Promise<NomesConhecidos> {
  const { todas, emUso } = referenciaRepository(tx, empresaId);
  const linhas = await tx
    .select({ tabela: todas.tabela, codigo: todas.codigo, nome: todas.nome, sigla: todas.sigla })
    .from(todas)
    .where(and(emUso, inArray(todas.tabela, ['Pais', 'MoedaSiscomex'])));
  const daTabela = (qual: string) =>
    porNome(
      linhas
        .filter(({ tabela }) => tabela === qual)
        .flatMap(({ codigo, nome, sigla }) =>
          [codigo, nome, sigla, `${codigo} - ${nome}`].flatMap((um) => (um ? [[um, codigo] as const] : [])),
        ),
    );
  return {
    Pais: daTabela('Pais'),
    MoedaSiscomex: daTabela('MoedaSiscomex'),
    fornecedor: porNome(await nomesDeFornecedores(tx, empresaId)),
  };
}

async function nomesDeFornecedores(tx: Banco, empresaId: string): Promise<(readonly [string, string])[]> {
  const fornecedores = await tx
    .select({ nome: fornecedor.chave, id: fornecedor.id })
    .from(fornecedor)
    .where(and(eq(fornecedor.empresaId, empresaId), isNull(fornecedor.excluidoEm)));
  const apelidos = await tx
    .select({ nome: apelido.chave, id: apelido.registroId })
    .from(apelido)
    .where(and(eq(apelido.empresaId, empresaId), eq(apelido.recurso, 'Fornecedor')));
  return [...fornecedores, ...apelidos].map(({ nome, id }) => [nome, id] as const);
}

/** Null under a name that means more than one. */
function porNome(pares: readonly (readonly [nome: string, para: string])[]): Map<string, string | null> {
  const nomes = new Map<string, string | null>();
  for (const [nome, para] of pares) {
    const chave = chaveDeNome(nome);
    const outro = nomes.get(chave);
    nomes.set(chave, outro === undefined || outro === para ? para : null);
  }
  return nomes;
}
