import { parentPort, workerData } from 'node:worker_threads';
import type { DocumentoComXsd } from '#lib/domain/zfm/esquema-xsd.ts';
import type { ArquivoXsd } from './arquivos-do-xsd.ts';
import { comXsdCompilado } from './compilar-xsd.ts';
import { acharPrincipal, lerEsquemas } from './esquemas.ts';
import type { Compilado } from './experimentar-xsd.ts';
import { carregarLibxml } from './libxml.mjs';
import { XsdInvalido } from './xsd-invalido.ts';

// The thread of `experimentarXsd`.
const { arquivos, documento }: { arquivos: ArquivoXsd[]; documento: DocumentoComXsd } = workerData;

async function experimentar(): Promise<Compilado> {
  const lib = await carregarLibxml();
  try {
    const esquemas = lerEsquemas(lib, arquivos);
    const principal = acharPrincipal(esquemas, documento);
    comXsdCompilado(lib, esquemas, principal, () => {});
    return { principal: esquemas[principal]?.nome ?? '' };
  } catch (erro) {
    if (erro instanceof XsdInvalido) return { recusado: erro.message };
    throw erro;
  }
}

parentPort?.postMessage(await experimentar());
