import { once } from 'node:events';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { DocumentoComXsd } from '#lib/domain/zfm/esquema-xsd.ts';
import type { ArquivoXsd } from './arquivos-do-xsd.ts';
import { XsdInvalido } from './xsd-invalido.ts';

/** What the thread hands over. */
export type Compilado = { principal: string } | { recusado: string };

/**
 * Compiles the schemas once, in a thread of its own: a few lines of a schema can take for ever or all of the memory, and whoever
 * works beside it would wait. What compiles here is compiled where it is used.
 * @returns the name of the schema the others hang from.
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
    // Out of time, or the thread broke over it: either way it is not one to check by.
    throw new XsdInvalido('O XSD é grande ou complexo demais para ser conferido. Confira se é o oficial da Sefaz-AM.');
  } finally {
    await operario.terminate();
  }
}

const OPERARIO = 'server/comex/sefaz/operario-xsd.ts';
const PRAZO_MS = 10_000;
