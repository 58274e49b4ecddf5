import type { CancelamentoDaNota, NotaFiscal } from '#lib/domain/aduana/nota-fiscal.ts';
import { recusarOutraRaiz } from './nfe-xml-documentos.ts';
import { lerEvento } from './nfe-xml-evento.ts';
import { leitorDe } from './nfe-xml-leitor.ts';
import { lerNota } from './nfe-xml-nota.ts';
import { abrirXmlDeUma } from './xml-documento.ts';

export type DocumentoNfe = { tipo: 'NOTA'; nota: NotaFiscal } | ({ tipo: 'CANCELAMENTO' } & CancelamentoDaNota);

/**
 * Reads the XML of an outgoing NF-e, layout 4.00 (`nfeProc`, or `NFe` alone), or of the event that cancels it (`procEventoNFe`).
 * Signature and arithmetic are not checked. The access key is checked, also against the content of the nota. Source of the fields:
 * MOC da NF-e, anexo I.
 * @throws {ArquivoXmlInvalido} with a sentence for the person, for any other file and any file that cannot be read completely.
 */
export function lerNfeXml(bytes: Uint8Array): DocumentoNfe {
  const { raiz, elemento } = abrirXmlDeUma(bytes, (qual) => {
    if (!Object.hasOwn(LEITURAS, qual)) recusarOutraRaiz(qual);
  });
  return LEITURAS[raiz as keyof typeof LEITURAS](leitorDe(elemento));
}

const LEITURAS = {
  nfeProc: (processada) => ({
    tipo: 'NOTA',
    nota: lerNota(processada.grupo('NFe'), processada.grupoOuNada('protNFe')),
  }),
  NFe: (nota) => ({ tipo: 'NOTA', nota: lerNota(nota, null) }),
  procEventoNFe: (evento) => ({ tipo: 'CANCELAMENTO', ...lerEvento(evento) }),
} as const satisfies Record<string, (raiz: ReturnType<typeof leitorDe>) => DocumentoNfe>;
