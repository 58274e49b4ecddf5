import { useSyncExternalStore } from 'react';
import { type UsuarioLogado, usuarioLogado } from '#lib/contracts/accounts/auth.ts';
import { SESSION_KEY } from './session-key.ts';
import { type Session, sessionEnd, validSession } from './stored-session.ts';

let atual: Session | null = null;
let textoAtual: string | null = null;
let alarme: ReturnType<typeof setTimeout> | undefined;
const ouvintes = new Set<() => void>();

/** Returns the session, read again from storage, so that the answer is current and not that of the last render. */
export function checkSession(): Session | null {
  const texto = localStorage.getItem(SESSION_KEY);
  const sessao = validSession(texto, Date.now());
  if (!sessao && texto !== null) localStorage.removeItem(SESSION_KEY);
  assumir(sessao, sessao && texto);
  return atual;
}

/** Starts a session. Parsing drops all other fields of the login answer. */
export function startSession(usuario: UsuarioLogado): void {
  const sessao = { ...usuarioLogado.parse(usuario), date: new Date().toISOString() };
  localStorage.setItem(SESSION_KEY, JSON.stringify(sessao));
  checkSession();
}

/** Changes the data of the session. The token and the start time stay. The other tabs see the change through the storage. */
export function updateSession(mudar: (sessao: Session) => Session): void {
  const sessao = checkSession();
  if (!sessao) return;
  const { token, date } = sessao;
  localStorage.setItem(SESSION_KEY, JSON.stringify({ ...mudar(sessao), token, date }));
  checkSession();
}

/** Removes the stored session and the user in memory. The router listens, and decides where to go next. */
export function endSession(): void {
  localStorage.removeItem(SESSION_KEY);
  assumir(null, null);
}

/** Ends the session whose request was refused. A newer session, started meanwhile, stays. */
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

/** Checks the session when the tab becomes visible and when another tab changes it. Call once, at start. */
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

/** Keeps the same session object while the stored text is the same: React compares by reference. */
function assumir(sessao: Session | null, texto: string | null): void {
  clearTimeout(alarme);
  if (sessao) alarme = setTimeout(checkSession, Math.max(0, sessionEnd(sessao) - Date.now()));
  if (texto === textoAtual) return;
  atual = sessao;
  textoAtual = texto;
  for (const ouvinte of ouvintes) ouvinte();
}
