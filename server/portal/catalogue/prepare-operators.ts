import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { preparoDeOperadores } from '#lib/portal/contracts/operadores-estrangeiros.ts';
import type { RascunhosPreparados } from '#lib/portal/contracts/preparo-no-portal.ts';
import { referenciaRepository } from '#server/comex/cadastros/referencia-repository.ts';
import { fornecedor } from '#server/platform/db/schema/cadastros.ts';
import type { AoPedir } from '#server/portal/talk/usable-credential.ts';
import { contarNoOperador } from './catalogue-history.ts';
import { agoraDe, redacaoDoOperador } from './dados-do-operador.ts';
import { operadorRepository } from './operador-repository.ts';
import { prepararRascunhos } from './prepare-drafts.ts';

/** Drafts a foreign operator for each supplier that has none, as `prepararRascunhos`. */
export function prepararOperadores(
  ao: AoPedir,
  { fornecedores, ...onde }: z.output<typeof preparoDeOperadores>,
): Promise<RascunhosPreparados> {
  const { empresaId } = ao.quem;
  return prepararRascunhos<typeof fornecedor.$inferSelect>(ao, { ...onde, quais: fornecedores }, async (tx) => {
    const operadores = operadorRepository(tx, empresaId);
    const paises = await referenciaRepository(tx, empresaId).siglas('Pais');
    return {
      emUso: (ids) =>
        tx.$count(
          fornecedor,
          and(eq(fornecedor.empresaId, empresaId), inArray(fornecedor.id, ids), isNull(fornecedor.excluidoEm)),
        ),
      algum: 'Um destes fornecedores',
      faltam: operadores.fornecedoresSemOperador,
      todosTem: 'Todos os fornecedores do exterior já têm operador deste importador.',
      nomeDe: ({ razaoSocial }) => razaoSocial,
      recusa: (origem) => recusaDoPais(agoraDe(origem, paises).codigoPais, origem.paisNome),
      async inserir(origem, lugar, assinatura) {
        const cadastro = agoraDe(origem, paises);
        const dados = { ...cadastro, codigoInterno: codigoInternoDe(origem.id), identificacoesAdicionais: [] };
        const { codigoInterno, nome, codigoPais } = dados;
        const posto = await operadores.inserir({
          ...lugar,
          fornecedorId: origem.id,
          cadastro,
          cadastroVersao: origem.versao,
          ...redacaoDoOperador(dados, assinatura),
        });
        return posto ? { codigoInterno, nome, codigoPais } : null;
      },
      codigoEmUso: 'Outro operador deste importador já usa o código interno deste fornecedor.',
      contar: contarNoOperador,
      feito: 'rascunho feito do fornecedor.',
    };
  });
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
