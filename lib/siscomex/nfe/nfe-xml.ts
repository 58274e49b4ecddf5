import type { NotaDeEntrada } from '#lib/domain/aduana/declaracao/nota-de-entrada.ts';
import type { CancelamentoDaNota, NotaFiscal } from '#lib/domain/aduana/declaracao/nota-fiscal.ts';
import { comTextosVisiveis } from '#lib/siscomex/xml/textos-visiveis.ts';
import { abrirXmlDeUma } from '#lib/siscomex/xml/xml-documento.ts';
import { recusarOutraRaiz } from './nfe-xml-documentos.ts';
import { lerNotaDeEntrada } from './nfe-xml-entrada.ts';
import { lerEvento } from './nfe-xml-evento.ts';
import { type Leitor, leitorDe } from './nfe-xml-leitor.ts';
import { eDeEntrada, lerNota } from './nfe-xml-nota.ts';

export type DocumentoNfe = NotaDeSaida | ({ tipo: 'CANCELAMENTO' } & CancelamentoDaNota);

/**
 * Reads the XML of an outgoing NF-e, layout 4.00 (`nfeProc`, or `NFe` alone), or of the event that cancels it (`procEventoNFe`).
 * Signature and arithmetic are not checked. The access key is checked, also against the content of the nota. Source of the fields:
 * MOC da NF-e, anexo I.
 * @throws {ArquivoXmlInvalido} with a sentence for the person, for any other file and any file that cannot be read completely.
 */
export function lerNfeXml(bytes: Uint8Array): DocumentoNfe {
  return lerDocumento<NotaDeSaida>(bytes, deSaida);
}

/**
 * Reads what `lerNfeXml` reads, and the incoming nota of an import.
 * @throws {ArquivoXmlInvalido} NOTA_DE_ENTRADA for an incoming nota that names no declaration, and as `lerNfeXml`.
 */
export function lerNfeOuEntrada(bytes: Uint8Array): DocumentoNfe | DeEntrada {
  return lerDocumento<NotaDeSaida | DeEntrada>(bytes, (nfe, protocolo) =>
    eDeEntrada(nfe) ? { tipo: 'ENTRADA', nota: lerNotaDeEntrada(nfe, protocolo) } : deSaida(nfe, protocolo),
  );
}

type DeEntrada = { tipo: 'ENTRADA'; nota: NotaDeEntrada };
type NotaDeSaida = { tipo: 'NOTA'; nota: NotaFiscal };

const deSaida = (nfe: Leitor, protocolo: Leitor | null): NotaDeSaida => ({
  tipo: 'NOTA',
  nota: lerNota(nfe, protocolo),
});

/** What nobody sees is taken out of the texts of a nota, and told with it, as in a declaration. */
function lerDocumento<Lida extends NotaDeSaida | DeEntrada>(
  bytes: Uint8Array,
  nota: (nfe: Leitor, protocolo: Leitor | null) => Lida,
): Lida | ({ tipo: 'CANCELAMENTO' } & CancelamentoDaNota) {
  const { raiz, elemento } = abrirXmlDeUma(bytes, (qual) => {
    if (!RAIZES.includes(qual)) recusarOutraRaiz(qual);
  });
  const { lido: visivel, limpos } = comTextosVisiveis(elemento);
  const lido = leitorDe(visivel);
  if (raiz === 'procEventoNFe') return { tipo: 'CANCELAMENTO' as const, ...lerEvento(lido) };
  const lida = raiz === 'NFe' ? nota(lido, null) : nota(lido.grupo('NFe'), lido.grupoOuNada('protNFe'));
  if (limpos.length > 0) lida.nota.textosLimpos = limpos;
  return lida;
}

const RAIZES: readonly string[] = ['nfeProc', 'NFe', 'procEventoNFe'];
