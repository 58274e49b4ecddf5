import forge from 'node-forge';

/** An A1 certificate taken out of its file: PEM with the chain behind it, and the private key without a password. */
export interface CertificadoAberto {
  certificado: string;
  chave: string;
  /** Of the subject: `NOME:CPF`. */
  nomeComum: string;
  validoAte: Date;
}

/** Why a file was not opened, for the field it belongs to. */
export class PfxRecusado extends Error {
  readonly campo: 'arquivo' | 'senha';

  constructor(campo: 'arquivo' | 'senha', motivo: string) {
    super(motivo);
    this.campo = campo;
  }
}

/**
 * Opens an A1 certificate (PKCS #12) in the browser, so that its password never leaves the computer. The server could not open many of
 * them: the files that Windows exports are locked with RC2 and 3DES, which OpenSSL 3 has put aside.
 * @throws {PfxRecusado} when the file is no such certificate, or the password is another.
 */
export function abrirPfx(bytes: ArrayBuffer, senha: string): CertificadoAberto {
  const pfx = destrancar(lerDer(bytes), senha);
  const [privada] = chavesDe(pfx);
  if (!privada) throw new PfxRecusado('arquivo', 'O arquivo não tem a chave privada. Exporte o certificado com ela.');
  const certificados = (pfx.getBags({ bagType: CERTIFICADO })[CERTIFICADO] ?? []).flatMap(({ cert }) => cert ?? []);
  const certificadoDaChave = certificados.find((certificado) =>
    (certificado.publicKey as forge.pki.rsa.PublicKey).n?.equals(privada.n),
  );
  if (!certificadoDaChave) throw new PfxRecusado('arquivo', 'O arquivo não tem o certificado da chave privada.');
  const cadeia = [certificadoDaChave, ...certificados.filter((certificado) => certificado !== certificadoDaChave)];
  return {
    certificado: cadeia.map((certificado) => forge.pki.certificateToPem(certificado)).join(''),
    chave: forge.pki.privateKeyInfoToPem(forge.pki.wrapRsaPrivateKey(forge.pki.privateKeyToAsn1(privada))),
    nomeComum: String(certificadoDaChave.subject.getField('CN')?.value ?? ''),
    validoAte: certificadoDaChave.validity.notAfter,
  };
}

function lerDer(bytes: ArrayBuffer): forge.asn1.Asn1 {
  try {
    return forge.asn1.fromDer(forge.util.binary.raw.encode(new Uint8Array(bytes)));
  } catch {
    throw new PfxRecusado('arquivo', NAO_E_PFX);
  }
}

function destrancar(der: forge.asn1.Asn1, senha: string): forge.pkcs12.Pkcs12Pfx {
  try {
    return forge.pkcs12.pkcs12FromAsn1(der, false, senha);
  } catch (erro) {
    // The library tells a wrong password by its sentence alone.
    if (/password|MAC/i.test((erro as Error).message)) {
      throw new PfxRecusado('senha', 'A senha não abre este arquivo.');
    }
    throw new PfxRecusado('arquivo', NAO_E_PFX);
  }
}

function chavesDe(pfx: forge.pkcs12.Pkcs12Pfx): forge.pki.rsa.PrivateKey[] {
  return TIPOS_DE_CHAVE.flatMap((bagType) => pfx.getBags({ bagType })[bagType] ?? []).flatMap(
    ({ key }) => (key as forge.pki.rsa.PrivateKey | undefined) ?? [],
  );
}

const CERTIFICADO = forge.pki.oids.certBag as string;
const TIPOS_DE_CHAVE = [forge.pki.oids.pkcs8ShroudedKeyBag, forge.pki.oids.keyBag] as string[];
const NAO_E_PFX = 'Este arquivo não é um certificado A1 (.pfx ou .p12).';
