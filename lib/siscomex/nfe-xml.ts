import type { CancelamentoDaNota, NotaFiscal } from '#lib/domain/aduana/nota-fiscal.ts';
import { recusarOutraRaiz } from './nfe-xml-documentos.ts';
import { lerEvento } from './nfe-xml-evento.ts';
import { leitorDe } from './nfe-xml-leitor.ts';
import { lerNota } from './nfe-xml-nota.ts';
import { abrirXmlDeUma } from './xml-documento.ts';

export type DocumentoNfe = { tipo: 'NOTA'; nota: NotaFiscal } | ({ tipo: 'CANCELAMENTO' } & CancelamentoDaNota);

/**
 * Reads the XML of one NF-e of exit, layout 4.00 (`nfeProc`, or `NFe` alone), or of the event that cancels one
 * (`procEventoNFe`). Neither signature nor arithmetic is checked; the access key is, and that it says what the nota says.
 * Source of the fields: MOC da NF-e, anexo I.
 * @throws {ArquivoXmlInvalido} with one sentence for the person, for any other file and any that cannot be taken whole.
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
