import { useSyncExternalStore } from 'react';
import { type UsuarioLogado, usuarioLogado } from '#lib/contracts/auth.ts';
import { SESSION_KEY } from './session-key.ts';
import { type Session, sessionEnd, validSession } from './stored-session.ts';

let atual: Session | null = null;
let textoAtual: string | null = null;
let alarme: ReturnType<typeof setTimeout> | undefined;
const ouvintes = new Set<() => void>();

/** Who is signed in, read once more from storage: the answer is right at this moment, not at the last render. */
export function checkSession(): Session | null {
  const texto = localStorage.getItem(SESSION_KEY);
  const sessao = validSession(texto, Date.now());
  if (!sessao && texto !== null) localStorage.removeItem(SESSION_KEY);
  assumir(sessao, sessao && texto);
  return atual;
}

/** Parsing leaves out whatever else the answer carried. */
export function startSession(usuario: UsuarioLogado): void {
  const sessao = { ...usuarioLogado.parse(usuario), date: new Date().toISOString() };
  localStorage.setItem(SESSION_KEY, JSON.stringify(sessao));
  checkSession();
}

/** The record of who is signed in, changed: the hour it began and the token stay, and so do other tabs hear of it. */
export function updateSession(mudar: (sessao: Session) => Session): void {
  const sessao = checkSession();
  if (!sessao) return;
  const { token, date } = sessao;
  localStorage.setItem(SESSION_KEY, JSON.stringify({ ...mudar(sessao), token, date }));
  checkSession();
}

/** Clears the one key and the user in memory. Where to go next is the router's business: it listens. */
export function endSession(): void {
  localStorage.removeItem(SESSION_KEY);
  assumir(null, null);
}

/** Ends the session a refused request was made with; a newer one, begun meanwhile, stays. */
export function endSessionOfToken(token: string): void {
  if (checkSession()?.token === token) endSession();
}

export function listenToSession(ouvinte: () => void): () => void {
  ouvintes.add(ouvinte);
  return () => ouvintes.delete(ouvinte);
}

export function useSession(): Session | null {
  return useSyncExternalStore(listenToSession, () => atual);
}

/** Looks again when the tab comes back into view and when another tab changes the record. Call once, at start. */
export function watchSession(): () => void {
  const aoVoltar = () => {
    if (document.visibilityState === 'visible') checkSession();
  };
  const aoMudarEmOutraAba = (evento: StorageEvent) => {
    if (evento.key === SESSION_KEY || evento.key === null) checkSession();
  };
  document.addEventListener('visibilitychange', aoVoltar);
  window.addEventListener('storage', aoMudarEmOutraAba);
  checkSession();
  return () => {
    document.removeEventListener('visibilitychange', aoVoltar);
    window.removeEventListener('storage', aoMudarEmOutraAba);
    clearTimeout(alarme);
  };
}

/** The snapshot keeps its identity while the stored text does: React compares by reference. */
function assumir(sessao: Session | null, texto: string | null): void {
  clearTimeout(alarme);
  if (sessao) alarme = setTimeout(checkSession, Math.max(0, sessionEnd(sessao) - Date.now()));
  if (texto === textoAtual) return;
  atual = sessao;
  textoAtual = texto;
  for (const ouvinte of ouvintes) ouvinte();
}
