import type { DeclaracaoImportacao } from '#lib/domain/declaracao-importacao.ts';
import { escreverDeclaracao } from '#lib/domain/numero-declaracao.ts';

/** What a person would type to find the process of a declaration again. */
export function buscadoNaDeclaracao(di: DeclaracaoImportacao): string[] {
  const { numeroDI, importador, conhecimento, adicoes } = di;
  return [
    numeroDI,
    escreverDeclaracao(numeroDI),
    importador.numero,
    importador.nome,
    conhecimento.numero,
    conhecimento.master,
    ...new Set(adicoes.flatMap(({ fornecedor, fabricante, ncm }) => [fornecedor, fabricante, ncm])),
  ].filter((texto) => texto !== null);
}
