import type { Usuario } from '#lib/contracts/accounts/usuario.ts';
import { formatarTelefone } from '#lib/format/identificadores.ts';

export function contatoDaPessoa({ email, telefone }: Usuario): string {
  return telefone ? `${email} · ${formatarTelefone(telefone)}` : email;
}
