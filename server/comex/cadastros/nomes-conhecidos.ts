import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Tabela } from '#lib/domain/cadastros/tabelas.ts';
import type { Leitor } from '#lib/registros/planilha/coluna-de-planilha.ts';
import { chaveDeNome, type NomesConhecidos } from '#lib/registros/planilha/ler-celula.ts';
import type { Database } from '#server/platform/db/database.ts';
import { apelido, fornecedor, importador, itemCadastrado } from '#server/platform/db/schema/cadastros.ts';
import { referenciaRepository } from './referencia-repository.ts';

/** Reads the names a sheet may use for countries, currencies, suppliers, importers and items. It reads only what these readers need. */
export async function nomesConhecidos(
  tx: Database,
  empresaId: string,
  leitores: readonly Leitor[],
): Promise<NomesConhecidos> {
  const usa = (qual: Leitor['tipo']) => leitores.some(({ tipo }) => tipo === qual);
  const tabelas = leitores.flatMap((leitor) => (leitor.tipo === 'tabela' ? [leitor.tabela] : []));
  const linhas = tabelas.length > 0 ? await linhasDasTabelas(tx, empresaId, tabelas) : [];
  const daTabela = (qual: string) =>
    porNome(
      linhas
        .filter(({ tabela }) => tabela === qual)
        .flatMap(({ codigo, nome, sigla }) =>
          [codigo, nome, sigla, `${codigo} - ${nome}`].flatMap((nomeConhecido) =>
            nomeConhecido ? [[nomeConhecido, codigo] as const] : [],
          ),
        ),
    );
  return {
    Pais: daTabela('Pais'),
    MoedaSiscomex: daTabela('MoedaSiscomex'),
    fornecedor: porNome(usa('fornecedor') ? await nomesDeFornecedores(tx, empresaId) : []),
    item: porNome(usa('item') ? await nomesDeItens(tx, empresaId) : []),
    importador: porNome(usa('importador') || usa('importadores') ? await nomesDeImportadores(tx, empresaId) : []),
  };
}

function linhasDasTabelas(tx: Database, empresaId: string, tabelas: Tabela[]) {
  const { todas, emUso } = referenciaRepository(tx, empresaId);
  return tx
    .select({ tabela: todas.tabela, codigo: todas.codigo, nome: todas.nome, sigla: todas.sigla })
    .from(todas)
    .where(and(emUso, inArray(todas.tabela, tabelas)));
}

async function nomesDeFornecedores(tx: Database, empresaId: string): Promise<Par[]> {
  const fornecedores = await tx
    .select({ nome: fornecedor.chave, id: fornecedor.id })
    .from(fornecedor)
    .where(and(eq(fornecedor.empresaId, empresaId), isNull(fornecedor.excluidoEm)));
  const apelidos = await tx
    .select({ nome: apelido.chave, id: apelido.registroId })
    .from(apelido)
    .where(and(eq(apelido.empresaId, empresaId), eq(apelido.recurso, 'Fornecedor')));
  return [...fornecedores, ...apelidos].map(({ nome, id }) => [nome, id]);
}

/** The part number of an item wins over an equal apelido of another item. */
async function nomesDeItens(tx: Database, empresaId: string): Promise<Par[]> {
  const itens = await tx
    .select({ nome: itemCadastrado.chave, id: itemCadastrado.id })
    .from(itemCadastrado)
    .where(and(eq(itemCadastrado.empresaId, empresaId), isNull(itemCadastrado.excluidoEm)));
  const ids = new Set(itens.map(({ id }) => id));
  const proprios = new Set(itens.map(({ nome }) => nome));
  const apelidos = await tx
    .select({ nome: apelido.chave, id: apelido.registroId })
    .from(apelido)
    .where(and(eq(apelido.empresaId, empresaId), eq(apelido.recurso, 'Item')));
  const outros = apelidos.filter(({ nome, id }) => ids.has(id) && !proprios.has(nome));
  return [...itens, ...outros].map(({ nome, id }) => [nome, id]);
}

async function nomesDeImportadores(tx: Database, empresaId: string): Promise<Par[]> {
  const importadores = await tx
    .select({ cnpj: importador.cnpj, nome: importador.chave, id: importador.id })
    .from(importador)
    .where(and(eq(importador.empresaId, empresaId), isNull(importador.excluidoEm)));
  return importadores.flatMap(({ cnpj, nome, id }): Par[] => [
    [cnpj, id],
    [nome, id],
  ]);
}

type Par = readonly [nome: string, para: string];

/** A name with more than one meaning maps to null. */
function porNome(pares: readonly Par[]): Map<string, string | null> {
  const nomes = new Map<string, string | null>();
  for (const [nome, para] of pares) {
    const chave = chaveDeNome(nome);
    const outro = nomes.get(chave);
    nomes.set(chave, outro === undefined || outro === para ? para : null);
  }
  return nomes;
}
