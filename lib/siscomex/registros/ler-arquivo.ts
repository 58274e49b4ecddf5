import type { LeituraDeArquivo } from '#lib/domain/zfm/arquivo-de-registros.ts';
import { decodificarTexto } from '#lib/siscomex/xml/codificacao-texto.ts';
import type { Leiaute } from './leiaute.ts';
import { lerRegistros } from './ler-registros.ts';

/**
 * Reads the file a person chose, for an inspector. `decodificarTexto` finds the encoding. A file without any registro of the layout
 * is refused, instead of being shown as a thousand unknown lines. It never throws.
 */
export function lerArquivo(leiaute: Leiaute, bytes: Uint8Array): LeituraDeArquivo {
  const texto = decodificarTexto(bytes);
  if (texto.trim() === '') return recusa('O arquivo está vazio.');
  if (texto.includes('\0')) return recusa('O arquivo não é de texto. Escolha o .txt, fora de qualquer compactação.');
  if (linhasDe(texto) > LINHAS_NO_MAXIMO) return recusa(`O arquivo tem mais de ${LINHAS_POR_EXTENSO} linhas.`);
  const { linhas, erros, avisos } = lerRegistros(leiaute, texto);
  if (linhas.every(({ registro }) => registro === null)) {
    return recusa(`Não parece um arquivo ${leiaute.nome}: nenhuma linha começa por um registro deste leiaute.`);
  }
  return { arquivo: { linhas, erros, avisos }, recusa: null };
}

/** More lines than a DCR-E can have (four types of 9.999 components each). A browser still parses this many without a pause. */
const LINHAS_NO_MAXIMO = 50_000;
const LINHAS_POR_EXTENSO = '50.000';

function linhasDe(texto: string): number {
  let linhas = 1;
  for (let fim = texto.indexOf('\n'); fim !== -1; fim = texto.indexOf('\n', fim + 1)) linhas += 1;
  return linhas;
}

const recusa = (frase: string): LeituraDeArquivo => ({ arquivo: null, recusa: frase });
