import { z } from 'zod';
import { usuarioLogado } from '#lib/contracts/accounts/auth.ts';
import { DURACAO_SESSAO_MS } from '#lib/domain/acesso/sessao.ts';

/** A clock corrected right after login may leave `date` slightly in the future. */
const ADIANTAMENTO_MAXIMO_MS = 5 * 60 * 1000;

const textoOuNulo = z.string().nullable().catch(null);

/**
 * The session in localStorage: the login answer and its time. Only the token and the time decide whether the session is valid. Any
 * other missing or malformed field reads as null and never breaks the page.
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

/** Returns the session in a stored text at `agora` (ms). Null if it is absent, malformed, expired, or dated in the future. */
export function validSession(texto: string | null, agora: number): Session | null {
  if (ultima?.texto !== texto) ultima = { texto, sessao: sessaoGuardada.safeParse(lerJson(texto)).data ?? null };
  const { sessao } = ultima;
  if (!sessao) return null;
  const entrada = Date.parse(sessao.date);
  return entrada <= agora + ADIANTAMENTO_MAXIMO_MS && agora < entrada + DURACAO_SESSAO_MS ? sessao : null;
}

/** The same text is asked for at every call and every render. */
let ultima: { texto: string | null; sessao: Session | null } | null = null;

/** Returns when the session expires. The time is fixed at login; activity does not extend it. */
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
