import { escaparTexto } from '#lib/siscomex/xml/entidades-xml.ts';

/** Writes an element around content that is already XML. */
export function elemento(nome: string, dentro: string, atributos: Readonly<Record<string, string>> = {}): string {
  const escritos = Object.entries(atributos).map(([atributo, valor]) => ` ${atributo}="${valor}"`);
  return `<${nome}${escritos.join('')}>${dentro}</${nome}>`;
}

/** Writes leaves in the given order, without the null ones. */
export function folhas(valores: Readonly<Record<string, string | null>>): string {
  return Object.entries(valores)
    .map(([nome, valor]) => (valor === null ? '' : elemento(nome, escaparTexto(valor))))
    .join('');
}

export const ESPACO_NFE = 'http://www.portalfiscal.inf.br/nfe';

/** Twenty bytes in the place of a digest. */
export const RESUMO_FICTICIO = 'RklDVElDSU8gRklDVElDSU8gLS0=';

/** Writes a signature in the form the schema requires; it is not valid. */
export function assinaturaFicticia(id: string): string {
  const dsig = 'http://www.w3.org/2000/09/xmldsig#';
  const c14n = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
  const transformacoes = [`${dsig}enveloped-signature`, c14n].map((Algorithm) =>
    elemento('Transform', '', { Algorithm }),
  );
  const referencia =
    elemento('Transforms', transformacoes.join('')) +
    elemento('DigestMethod', '', { Algorithm: `${dsig}sha1` }) +
    elemento('DigestValue', RESUMO_FICTICIO);
  const assinado =
    elemento('CanonicalizationMethod', '', { Algorithm: c14n }) +
    elemento('SignatureMethod', '', { Algorithm: `${dsig}rsa-sha1` }) +
    elemento('Reference', referencia, { URI: `#${id}` });
  const certificado = elemento('X509Data', elemento('X509Certificate', 'RklDVElDSU8='));
  return elemento(
    'Signature',
    elemento('SignedInfo', assinado) + elemento('SignatureValue', 'RklDVElDSU8=') + elemento('KeyInfo', certificado),
    { xmlns: dsig },
  );
}
