import type { Conta } from '#lib/contracts/conta.ts';
import type { Empresa } from '#lib/contracts/empresa.ts';
import { atualizarSessao } from './sessao.ts';

/** What somebody has saved of themselves, in the session that is theirs. */
export function seguirConta({ id, nome, ...conta }: Conta): void {
  const { telefone, telefonePessoal, rg, cpf, dtNascimento, despachante, sobremim } = conta;
  const seus = { name: nome, telefone, telefonePessoal, rg, cpf, dtNascimento, despachante, sobremim };
  atualizarSessao((sessao) => (sessao.id === id ? { ...sessao, ...seus } : sessao));
}

export function seguirEmpresa({ id, nomeFantasia }: Pick<Empresa, 'id' | 'nomeFantasia'>): void {
  atualizarSessao((sessao) => (sessao.idEmpresa === id ? { ...sessao, empresa: { nomeFantasia } } : sessao));
}
