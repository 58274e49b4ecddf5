import { useSyncExternalStore } from 'react';
import { type UsuarioLogado, usuarioLogado } from '#lib/contracts/auth.ts';
import { CHAVE_SESSAO } from './chave-da-sessao.ts';
import { fimDaSessao, type Sessao, sessaoValida } from './sessao-guardada.ts';

let atual: Sessao | null = null;
let textoAtual: string | null = null;
let alarme: ReturnType<typeof setTimeout> | undefined;
const ouvintes = new Set<() => void>();

/** Who is signed in, read once more from storage: the answer is right at this moment, not at the last render. */
export function verificarSessao(): Sessao | null {
  const texto = localStorage.getItem(CHAVE_SESSAO);
  const sessao = sessaoValida(texto, Date.now());
  if (!sessao && texto !== null) localStorage.removeItem(CHAVE_SESSAO);
  assumir(sessao, sessao && texto);
  return atual;
}

/** Parsing leaves out whatever else the answer carried. */
export function iniciarSessao(usuario: UsuarioLogado): void {
  const sessao = { ...usuarioLogado.parse(usuario), date: new Date().toISOString() };
  localStorage.setItem(CHAVE_SESSAO, JSON.stringify(sessao));
  verificarSessao();
}

/** The record of who is signed in, changed: the hour it began and the token stay, and so do other tabs hear of it. */
export function atualizarSessao(mudar: (sessao: Sessao) => Sessao): void {
  const sessao = verificarSessao();
  if (!sessao) return;
  const { token, date } = sessao;
  localStorage.setItem(CHAVE_SESSAO, JSON.stringify({ ...mudar(sessao), token, date }));
  verificarSessao();
}

/** Clears the one key and the user in memory. Where to go next is the router's business: it listens. */
export function encerrarSessao(): void {
  localStorage.removeItem(CHAVE_SESSAO);
  assumir(null, null);
}

/** Ends the session a refused request was made with; a newer one, begun meanwhile, stays. */
export function encerrarSessaoDoToken(token: string): void {
  if (verificarSessao()?.token === token) encerrarSessao();
}

export function ouvirSessao(ouvinte: () => void): () => void {
  ouvintes.add(ouvinte);
  return () => ouvintes.delete(ouvinte);
}

export function useSessao(): Sessao | null {
  return useSyncExternalStore(ouvirSessao, () => atual);
}

/** Looks again when the tab comes back into view and when another tab changes the record. Call once, at start. */
export function vigiarSessao(): () => void {
  const aoVoltar = () => {
    if (document.visibilityState === 'visible') verificarSessao();
  };
  const aoMudarEmOutraAba = (evento: StorageEvent) => {
    if (evento.key === CHAVE_SESSAO || evento.key === null) verificarSessao();
  };
  document.addEventListener('visibilitychange', aoVoltar);
  window.addEventListener('storage', aoMudarEmOutraAba);
  verificarSessao();
  return () => {
    document.removeEventListener('visibilitychange', aoVoltar);
    window.removeEventListener('storage', aoMudarEmOutraAba);
    clearTimeout(alarme);
  };
}

/** The snapshot keeps its identity while the stored text does: React compares by reference. */
function assumir(sessao: Sessao | null, texto: string | null): void {
  clearTimeout(alarme);
  if (sessao) alarme = setTimeout(verificarSessao, Math.max(0, fimDaSessao(sessao) - Date.now()));
  if (texto === textoAtual) return;
  atual = sessao;
  textoAtual = texto;
  for (const ouvinte of ouvintes) ouvinte();
}
