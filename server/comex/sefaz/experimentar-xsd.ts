import { once } from 'node:events';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { DocumentoComXsd } from '#lib/domain/zfm/esquema-xsd.ts';
import type { ArquivoXsd } from './arquivos-do-xsd.ts';
import { XsdInvalido } from './xsd-invalido.ts';

/** The result of the thread. */
export type Compilado = { principal: string } | { recusado: string };

/**
 * Compiles the schemas once in a separate thread. A few lines of a schema can take unlimited time or memory, and would block every
 * other request. A schema that compiles here is compiled again where it is used.
 * @returns the name of the main schema.
 * @throws {XsdInvalido} with a sentence.
 */
export async function experimentarXsd(
  arquivos: readonly ArquivoXsd[],
  documento: DocumentoComXsd,
  prazoMs = PRAZO_MS,
): Promise<string> {
  const operario = new Worker(resolve(OPERARIO), { workerData: { arquivos, documento } });
  const prazo = AbortSignal.timeout(prazoMs);
  try {
    const [compilado] = (await once(operario, 'message', { signal: prazo })) as [Compilado];
    if ('recusado' in compilado) throw new XsdInvalido(compilado.recusado);
    return compilado.principal;
  } catch (erro) {
    if (erro instanceof XsdInvalido) throw erro;
    // The thread ran out of time or crashed: either way the XSD cannot be used.
    throw new XsdInvalido('O XSD é grande ou complexo demais para ser conferido. Confira se é o oficial da Sefaz-AM.');
  } finally {
    await operario.terminate();
  }
}

const OPERARIO = 'server/comex/sefaz/operario-xsd.ts';
const PRAZO_MS = 10_000;
