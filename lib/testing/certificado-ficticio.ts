import forge from 'node-forge';

export interface CertificadoFicticio {
  /** In PEM. */
  certificado: string;
  chave: string;
  /** The file a person has: PKCS #12, with this password. */
  pfx(senha: string): Uint8Array<ArrayBuffer>;
}

/** A certificate that nobody issued, of a fictitious person or server: `nomeComum` is `NOME:CPF`. In force for all of 2026 and 2027. */
export function certificadoFicticio(
  nomeComum: string,
  { de = '2026-01-01', ate = '2027-12-31T23:59:59', ip }: { de?: string; ate?: string; ip?: string } = {},
): CertificadoFicticio {
  const { publicKey, privateKey } = forge.pki.rsa.generateKeyPair(2048);
  const certificado = forge.pki.createCertificate();
  certificado.publicKey = publicKey;
  certificado.serialNumber = '01';
  certificado.validity.notBefore = new Date(de);
  certificado.validity.notAfter = new Date(ate);
  const nome = [{ name: 'commonName', value: nomeComum }];
  certificado.setSubject(nome);
  certificado.setIssuer(nome);
  certificado.setExtensions([
    { name: 'basicConstraints', cA: true },
    ...(ip ? [{ name: 'subjectAltName', altNames: [{ type: 7, ip }] }] : []),
  ]);
  certificado.sign(privateKey, forge.md.sha256.create());
  return {
    certificado: forge.pki.certificateToPem(certificado),
    chave: forge.pki.privateKeyInfoToPem(forge.pki.wrapRsaPrivateKey(forge.pki.privateKeyToAsn1(privateKey))),
    pfx(senha) {
      // As Windows exports it.
      const pfx = forge.pkcs12.toPkcs12Asn1(privateKey, certificado, senha, { algorithm: '3des' });
      const bytes = forge.asn1.toDer(pfx).getBytes();
      return Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
    },
  };
}
