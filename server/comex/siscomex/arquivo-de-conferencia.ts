import { nomeDoArquivoDeConferencia } from '#lib/siscomex/registros/arquivo-conferencia.ts';
import { escreverRegistros, RegistroInvalido } from '#lib/siscomex/registros/escrever-registros.ts';
import type { Leiaute, Registro } from '#lib/siscomex/registros/leiaute.ts';
import type { MadeFile } from '#server/platform/files/made-file.ts';
import { againstRule } from '#server/platform/refusals.ts';

/**
 * Builds a file with one byte per character (ISO 8859-1), named after `qual`.
 * @throws {Refusal} 422 with the place of what does not fit.
 */
export function arquivoDeConferencia(leiaute: Leiaute, registros: readonly Registro[], qual: string): MadeFile {
  try {
    const bytes = Buffer.from(escreverRegistros(leiaute, registros), 'latin1');
    return { nome: nomeDoArquivoDeConferencia(leiaute, qual), bytes };
  } catch (erro) {
    if (erro instanceof RegistroInvalido) {
      throw againstRule(`O arquivo não pode ser montado como está. ${erro.message}`);
    }
    throw erro;
  }
}
