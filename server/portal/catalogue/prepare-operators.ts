import { and, eq, inArray, isNull } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import type { preparoDeOperadores } from '#lib/portal/contracts/operadores-estrangeiros.ts';
import type { RascunhosPreparados } from '#lib/portal/contracts/preparo-no-portal.ts';
import { referenciaRepository } from '#server/comex/cadastros/referencia-repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import { fornecedor } from '#server/platform/db/schema/cadastros.ts';
import { againstRule, notFound } from '#server/platform/refusals.ts';
import type { AoPedir } from '#server/portal/talk/usable-credential.ts';
import { contarNoOperador } from './catalogue-history.ts';
import { agoraDe, operadorRepository, redacao } from './operador-repository.ts';
import { raizDe } from './prepare-products.ts';

/**
 * Drafts a foreign operator for each supplier that has none of this importer's root in this environment. Nothing is sent.
 * @throws {Refusal} 404 when the importer is not in use, 422 when there is nothing to draft.
 */
export async function prepararOperadores(
  { db, relogio, quem }: AoPedir,
  { ambiente, importadorId, fornecedores }: z.output<typeof preparoDeOperadores>,
): Promise<RascunhosPreparados> {
  const { empresaId, usuarioId } = quem;
  const em = relogio.agora();
  return db.transaction(async (tx) => {
    const raiz = await raizDe(tx, empresaId, importadorId);
    const operadores = operadorRepository(tx, empresaId);
    const paises = await referenciaRepository(tx, empresaId).siglas('Pais');
    const pedidos = fornecedores && [...new Set(fornecedores)];
    if (pedidos) await exigirFornecedores(tx, empresaId, pedidos);
    const faltam = await operadores.fornecedoresSemOperador({ ambiente, raiz }, pedidos);
    if (!pedidos && faltam.length === 0) {
      throw againstRule('Todos os fornecedores do exterior já têm operador deste importador.');
    }
    const recusados: RascunhosPreparados['recusados'] = [];
    let preparados = 0;
    for (const um of faltam.slice(0, DE_UMA_VEZ)) {
      const cadastro = agoraDe(um, paises);
      const motivo = recusaDoPais(cadastro.codigoPais, um.paisNome);
      if (motivo) {
        recusados.push({ id: um.id, nome: um.razaoSocial, motivo });
        continue;
      }
      const id = uuidv7();
      const dados = { ...cadastro, codigoInterno: codigoInternoDe(um.id), identificacoesAdicionais: [] };
      const posto = await operadores.inserir({
        id,
        ambiente,
        raiz,
        importadorId,
        fornecedorId: um.id,
        cadastro,
        cadastroVersao: um.versao,
        ...redacao(dados, { usuarioId, em }),
        ...dados,
      });
      if (!posto) {
        recusados.push({ id: um.id, nome: um.razaoSocial, motivo: CODIGO_EM_USO });
        continue;
      }
      preparados += 1;
      const depois = { codigoInterno: dados.codigoInterno, nome: dados.nome, codigoPais: dados.codigoPais };
      const onde = { empresaId, id, ambiente };
      await contarNoOperador(tx, onde, { usuarioId, em }, 'rascunho feito do fornecedor.', { acao: 'CRIAR', depois });
    }
    return { preparados, jaHavia: pedidos ? pedidos.length - faltam.length : 0, recusados };
  });
}

async function exigirFornecedores(tx: Database, empresaId: string, ids: readonly string[]): Promise<void> {
  const seus = and(
    eq(fornecedor.empresaId, empresaId),
    inArray(fornecedor.id, [...ids]),
    isNull(fornecedor.excluidoEm),
  );
  if ((await tx.$count(fornecedor, seus)) < ids.length) throw notFound('Um destes fornecedores');
}

function recusaDoPais(sigla: string, pais: string): string | null {
  if (sigla === 'BR') return 'É do Brasil: o operador estrangeiro é de quem fica no exterior.';
  return sigla === '' ? `O país ${pais} está sem a sigla ISO na tabela de países.` : null;
}

/**
 * The cadastro has no code of a supplier. The random digits of its id are one that never changes; a person may write another. Two that
 * were alike would be refused by the index.
 */
function codigoInternoDe(fornecedorId: string): string {
  return `CAIS-${fornecedorId.slice(-12).toUpperCase()}`;
}

const DE_UMA_VEZ = 500;
const CODIGO_EM_USO = 'Outro operador deste importador já usa o código interno deste fornecedor.';
