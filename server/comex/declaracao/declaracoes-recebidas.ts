import { ARQUIVOS_MAXIMOS_DI, TAMANHO_MAXIMO_DI } from '#lib/contracts/declaracao/di.ts';
import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import { escreverDeclaracao, validarNumeroDeclaracao } from '#lib/domain/identificadores/numero-declaracao.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { ReceivedFile } from '#server/platform/files/receive-file.ts';
import { invalidData } from '#server/platform/refusals.ts';
import type { Apurada } from './apurar-declaracao.ts';
import { type DeclaracaoApurada, lerDeclaracoesRecebidas } from './ler-declaracoes.ts';
import { pacoteDasPartes } from './pacote-das-partes.ts';
import { type ParteDoEnvio, partesDoEnvio } from './partes-do-envio.ts';
import { recusarFuturas } from './recusar-futuras.ts';

/** A received declaration, with the file to keep: its own file, or a package of the files it came in. */
export interface DeclaracaoRecebida {
  declaracao: DeclaracaoImportacao;
  apurada: Apurada;
  /** Declarations of the same file share the same object. */
  arquivo: ReceivedFile;
}

/** Reads the declarations of files without storing anything. */
export async function lerRecebidos(
  recebidos: readonly ReceivedFile[],
  parametros: readonly Parametro[],
): Promise<DeclaracaoApurada[]> {
  return lerDeclaracoesRecebidas(await partesDoEnvio(recebidos, LIMITES), parametros);
}

/**
 * Reads the declarations of files to be stored.
 * @throws {Refusal} when a number is impossible, or a date is in the future.
 */
export async function declaracoesRecebidas(
  recebidos: readonly ReceivedFile[],
  { hoje, parametros }: { hoje: DataTexto; parametros: readonly Parametro[] },
): Promise<DeclaracaoRecebida[]> {
  const lidas = await lerRecebidos(recebidos, parametros);
  for (const { declaracao } of lidas) exigirDigito(declaracao.numeroDI);
  recusarFuturas(
    lidas.map(({ declaracao }) => declaracao),
    hoje,
  );
  const pacotes = new Map<string, ReceivedFile>();
  return lidas.map(({ declaracao, apurada, partes }) => {
    const arquivosRecebidos = new Set((partes as readonly ParteDoEnvio[]).map(({ recebido }) => recebido));
    const [primeiro, ...outros] = arquivosRecebidos;
    if (primeiro && outros.length === 0) return { declaracao, apurada, arquivo: primeiro };
    const chave = [...arquivosRecebidos]
      .map((recebido) => recebidos.indexOf(recebido))
      .sort()
      .join();
    const pacote = pacotes.get(chave) ?? pacoteDasPartes(`${declaracao.numeroDI}.zip`, [...arquivosRecebidos]);
    pacotes.set(chave, pacote);
    return { declaracao, apurada, arquivo: pacote };
  });
}

const LIMITES = { total: TAMANHO_MAXIMO_DI, partes: ARQUIVOS_MAXIMOS_DI };

function exigirDigito(numeroDI: string): void {
  const frase = defeitoDoNumero(numeroDI);
  if (frase !== null) throw invalidData(frase, { numeroDI: frase });
}

/** Why the number of a declaration is impossible, as a sentence; null when it is possible. */
export function defeitoDoNumero(numeroDI: string): string | null {
  if (validarNumeroDeclaracao(numeroDI).valido) return null;
  return `O dígito verificador da ${escreverDeclaracao(numeroDI)} não confere. Confira o número no extrato.`;
}
