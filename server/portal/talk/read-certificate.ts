import { createPrivateKey, X509Certificate } from 'node:crypto';
import { diaEmManaus } from '#lib/domain/datas/dia-em-manaus.ts';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import { titularDoCertificado } from '#lib/portal/codecs/titular-do-certificado.ts';
import type { CertificadoDoPortalNovo, CredencialDoPortal } from '#lib/portal/contracts/portal-unico.ts';
import type { Clock } from '#server/platform/clock.ts';
import { invalidField } from '#server/platform/refusals.ts';

/**
 * Reads an A1 certificate (PEM, with the chain behind it) and its key. Whether the ICP-Brasil issued it, and whether it was revoked,
 * is for the Portal to say.
 * @throws {Refusal} 400 at the field, when one cannot be read, they do not belong together, or the certificate is not in force.
 */
export function lerCertificado(
  { certificado, chave }: Pick<CertificadoDoPortalNovo, 'certificado' | 'chave'>,
  relogio: Clock,
): Pick<CredencialDoPortal, 'titular' | 'cpf' | 'validaAte'> {
  const lido = deQuem(() => new X509Certificate(certificado), 'certificado', 'Isto não é um certificado em PEM.');
  const privada = deQuem(() => createPrivateKey(chave), 'chave', 'Isto não é uma chave privada em PEM, sem senha.');
  if (!lido.checkPrivateKey(privada)) throw invalidField('chave', 'A chave privada não é a deste certificado.');
  const titular = titularDoCertificado(nomeComumDe(lido));
  if (!titular) throw invalidField('certificado', 'O certificado não é um e-CPF: o nome dele não termina em CPF.');
  if (titular.cpf === null) throw invalidField('certificado', frases.daEmpresa);
  const validaAte = diaEmManaus(lido.validToDate);
  const agora = relogio.agora();
  if (lido.validToDate <= agora)
    throw invalidField('certificado', `O certificado venceu em ${diaPorExtenso(validaAte)}.`);
  if (lido.validFromDate > agora) {
    throw invalidField(
      'certificado',
      `O certificado só vale a partir de ${diaPorExtenso(diaEmManaus(lido.validFromDate))}.`,
    );
  }
  return { titular: titular.nome, cpf: titular.cpf, validaAte };
}

const frases = {
  /** PLAT-ER2008 of the Portal (domain/portal-unico.md §1). */
  daEmpresa: 'O certificado é um e-CNPJ, e o Portal Único só deixa entrar como importador com o e-CPF de uma pessoa.',
};

/** A subject has one attribute a line. */
function nomeComumDe({ subject }: X509Certificate): string {
  const linha = (subject ?? '').split('\n').find((linhaDoAssunto) => linhaDoAssunto.startsWith('CN='));
  return linha?.slice('CN='.length) ?? '';
}

function deQuem<T>(ler: () => T, campo: 'certificado' | 'chave', motivo: string): T {
  try {
    return ler();
  } catch {
    throw invalidField(campo, motivo);
  }
}
