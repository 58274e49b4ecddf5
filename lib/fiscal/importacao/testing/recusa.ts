import type { EntradaImportacao } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import { calcularImportacao } from '#lib/fiscal/importacao/calcular-importacao.ts';
import { RegraViolada } from '#lib/fiscal/regra-violada.ts';

/** Tests only: returns why the engine refuses an entrada; null when it accepts it. */
export function recusa(entrada: EntradaImportacao): RegraViolada | null {
  try {
    calcularImportacao(entrada);
    return null;
  } catch (erro) {
    if (erro instanceof RegraViolada) return erro;
    throw erro;
  }
}
