import { ARQUIVOS_MAXIMOS_DI, TAMANHO_MAXIMO_DI } from '#lib/contracts/di.ts';
import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao-importacao.ts';
import { escreverDeclaracao, validarNumeroDeclaracao } from '#lib/domain/identificadores/numero-declaracao.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { lerDeclaracoes } from '#lib/siscomex/ler-declaracao.ts';
import type { ReceivedFile } from '#server/platform/files/receive-file.ts';
import { invalidData } from '#server/platform/refusals.ts';
import { pacoteDasPartes } from './pacote-das-partes.ts';
import { type ParteDoEnvio, partesDoEnvio } from './partes-do-envio.ts';
import { recusarFuturas } from './recusar-futuras.ts';

/** A declaration that came in, with the file that is kept of it: the one it came in, or those it came in packed as one. */
export interface DeclaracaoRecebida {
  declaracao: DeclaracaoImportacao;
  /** The same object for declarations of the same file. */
  arquivo: ReceivedFile;
}

/** What some files declare, for whoever looks only. */
export async function lerRecebidos(recebidos: readonly ReceivedFile[]): Promise<DeclaracaoImportacao[]> {
  const partes = await partesDoEnvio(recebidos, LIMITES);
  return lerDeclaracoes(partes).map(({ declaracao }) => declaracao);
}

/**
 * The declarations of files that are to be recorded.
 * @throws {Refusal} when the number of one cannot be, or its day has not come.
 */
export async function declaracoesRecebidas(
  recebidos: readonly ReceivedFile[],
  hoje: DataTexto,
): Promise<DeclaracaoRecebida[]> {
  const lidas = lerDeclaracoes(await partesDoEnvio(recebidos, LIMITES));
  for (const { declaracao } of lidas) exigirDigito(declaracao.numeroDI);
  recusarFuturas(
    lidas.map(({ declaracao }) => declaracao),
    hoje,
  );
  const pacotes = new Map<string, ReceivedFile>();
  return lidas.map(({ declaracao, partes }) => {
    const seus = new Set((partes as readonly ParteDoEnvio[]).map(({ recebido }) => recebido));
    const [primeiro, ...outros] = seus;
    if (primeiro && outros.length === 0) return { declaracao, arquivo: primeiro };
    const chave = [...seus]
      .map((um) => recebidos.indexOf(um))
      .sort()
      .join();
    const pacote = pacotes.get(chave) ?? pacoteDasPartes(`${declaracao.numeroDI}.zip`, [...seus]);
    pacotes.set(chave, pacote);
    return { declaracao, arquivo: pacote };
  });
}

const LIMITES = { total: TAMANHO_MAXIMO_DI, partes: ARQUIVOS_MAXIMOS_DI };

function exigirDigito(numeroDI: string): void {
  if (validarNumeroDeclaracao(numeroDI).valido) return;
  const frase = `O dígito verificador da ${escreverDeclaracao(numeroDI)} não confere. Confira o número no extrato.`;
  throw invalidData(frase, { numeroDI: frase });
}
