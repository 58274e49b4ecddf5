import type { DataTexto } from '#lib/domain/decimal-texto.ts';
import type { DeclaracaoImportacao } from '#lib/domain/declaracao-importacao.ts';
import { escreverDeclaracao, validarNumeroDeclaracao } from '#lib/domain/numero-declaracao.ts';
import { lerDeclaracao } from '#lib/siscomex/ler-declaracao.ts';
import { dadosInvalidos } from '#server/erros.ts';
import { recusarFuturas } from './recusar-futuras.ts';

/**
 * The declarations of a file that is to be recorded.
 * @throws {Recusa} when the number of one cannot be, or its day has not come.
 */
export function declaracoesDoArquivo(bytes: Uint8Array, hoje: DataTexto): DeclaracaoImportacao[] {
  const declaracoes = lerDeclaracao(bytes);
  for (const { numeroDI } of declaracoes) exigirDigito(numeroDI);
  recusarFuturas(declaracoes, hoje);
  return declaracoes;
}

function exigirDigito(numeroDI: string): void {
  if (validarNumeroDeclaracao(numeroDI).valido) return;
  const frase = `O dígito verificador da ${escreverDeclaracao(numeroDI)} não confere. Confira o número no extrato.`;
  throw dadosInvalidos(frase, { numeroDI: frase });
}
