import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Tests only: the material shared by the company stands beside the project and never inside it. */
const PASTA = join(process.cwd(), '..', 'shared');

/**
 * A `describe` that needs files of that material, by their path in it. Where one is absent the block says so and is skipped;
 * otherwise its body gets the contents, in the order asked for.
 */
export function descreverComMaterial(
  titulo: string,
  arquivos: string[],
  corpo: (...conteudos: Buffer[]) => void,
): void {
  const caminhos = arquivos.map((arquivo) => join(PASTA, arquivo));
  const ausente = caminhos.find((caminho) => !existsSync(caminho));
  if (ausente === undefined) {
    describe(titulo, () => corpo(...caminhos.map((caminho) => readFileSync(caminho))));
    return;
  }
  const motivo = `skipped: ${ausente} is not here`;
  console.info(`${titulo}: ${motivo}`);
  describe.skip(titulo, () => {
    test(motivo, () => {});
  });
}

export const AMOSTRAS_DI = ['samples/di-2018-3-declaracoes.xml', 'samples/di-2023-16-adicoes.xml'];
