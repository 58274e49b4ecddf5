import { validarCnpj } from '#lib/domain/identificadores/cnpj.ts';
import { validarCpf } from '#lib/domain/identificadores/cpf.ts';

/** Whose certificate it is: a person (e-CPF) or a company (e-CNPJ). */
export interface TitularDoCertificado {
  nome: string;
  cpf: string | null;
  cnpj: string | null;
}

/** Why a certificate cannot take the place of what a credential logs in with; null when it is of the same person. */
export function certificadoDeOutraPessoa(
  { nome, cpf }: Pick<TitularDoCertificado, 'nome' | 'cpf'>,
  credencial: { titular: string; cpf: string },
): string | null {
  if (cpf === credencial.cpf) return null;
  return `O certificado é de ${nome}, com outro CPF, e esta credencial é de ${credencial.titular}. Para outra pessoa, cadastre outra credencial.`;
}

/**
 * Reads the common name of a certificate of the ICP-Brasil, which is `NOME:CPF` or `RAZÃO SOCIAL:CNPJ` (Receita Federal, leiaute dos
 * certificados e-CPF e e-CNPJ); null when it is neither.
 */
export function titularDoCertificado(nomeComum: string): TitularDoCertificado | null {
  const [, nome = '', numero = ''] = /^(.+):([0-9A-Z]+)$/.exec(nomeComum.trim()) ?? [];
  const titular = { nome: nome.trim(), cpf: null, cnpj: null };
  const cpf = validarCpf(numero);
  if (cpf.valido) return { ...titular, cpf: cpf.valor };
  const cnpj = validarCnpj(numero);
  return cnpj.valido ? { ...titular, cnpj: cnpj.valor } : null;
}
