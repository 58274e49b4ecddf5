import type { Conta } from '#lib/contracts/accounts/conta.ts';
import type { Empresa } from '#lib/contracts/accounts/empresa.ts';
import { updateSession } from './session.ts';

/** Copies the saved account of a person into the session, if the session belongs to that person. */
export function followAccount({ id, nome, ...conta }: Conta): void {
  const { telefone, telefonePessoal, rg, cpf, dtNascimento, despachante, sobremim } = conta;
  const dadosDaConta = { name: nome, telefone, telefonePessoal, rg, cpf, dtNascimento, despachante, sobremim };
  updateSession((sessao) => (sessao.id === id ? { ...sessao, ...dadosDaConta } : sessao));
}

export function followCompany({ id, nomeFantasia }: Pick<Empresa, 'id' | 'nomeFantasia'>): void {
  updateSession((sessao) => (sessao.idEmpresa === id ? { ...sessao, empresa: { nomeFantasia } } : sessao));
}
