import { z } from 'zod';
import { usuarioLogado } from '#lib/contracts/auth.ts';
import { DURACAO_SESSAO_MS } from '#lib/domain/sistema/sessao.ts';

/** A clock set right after login may make `date` lie a little ahead. */
const ADIANTAMENTO_MAXIMO_MS = 5 * 60 * 1000;

const textoOuNulo = z.string().nullable().catch(null);

/**
 * The record in localStorage: what the login answered, and when. Only the token and the time decide whether it holds;
 * any other field that is missing or spoilt reads as null and never takes the page down.
 */
const sessaoGuardada = z.object({
  token: usuarioLogado.shape.token,
  date: z.iso.datetime({ offset: true }),
  id: textoOuNulo,
  name: textoOuNulo,
  email: textoOuNulo,
  idEmpresa: textoOuNulo,
  empresa: z.object({ nomeFantasia: textoOuNulo }).nullable().catch(null),
  telefone: textoOuNulo,
  telefonePessoal: textoOuNulo,
  rg: textoOuNulo,
  cpf: textoOuNulo,
  dtNascimento: textoOuNulo,
  despachante: z.boolean().nullable().catch(null),
  sobremim: textoOuNulo,
});
export type Session = z.infer<typeof sessaoGuardada>;

/** The session a stored text stands for at `agora` (ms), or null: absent, broken, run out, or dated in the future. */
export function validSession(texto: string | null, agora: number): Session | null {
  const lida = sessaoGuardada.safeParse(lerJson(texto));
  if (!lida.success) return null;
  const entrada = Date.parse(lida.data.date);
  const vale = entrada <= agora + ADIANTAMENTO_MAXIMO_MS && agora < entrada + DURACAO_SESSAO_MS;
  return vale ? lida.data : null;
}

/** The moment the session runs out: fixed at login, not sliding. */
export function sessionEnd(sessao: Session): number {
  return Date.parse(sessao.date) + DURACAO_SESSAO_MS;
}

function lerJson(texto: string | null): unknown {
  try {
    return JSON.parse(texto ?? '');
  } catch {
    return null;
  }
}
