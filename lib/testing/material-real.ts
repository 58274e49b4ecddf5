import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Tests of the project `reais` only (`*.reais.test.ts`): a file of the real material, which stands beside the project and never inside
 * it. Where the folder is missing the project is left out, and in CI it fails here.
 */
export function materialReal(arquivo: string): Buffer {
  const caminho = join(process.cwd(), '..', 'shared', arquivo);
  if (!existsSync(caminho)) throw new Error(`Falta ${caminho}: os testes dos arquivos reais precisam dele.`);
  return readFileSync(caminho);
}

/** Declarations that were registered, their names made anonymous: three of 2018, and one of 16 adições of 2023. */
export const DIS_REAIS = ['samples/di-2018-3-declaracoes.xml', 'samples/di-2023-16-adicoes.xml'] as const;
