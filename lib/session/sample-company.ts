import { z } from 'zod';
import type { UsuarioLogado } from '#lib/contracts/accounts/auth.ts';
import { checkSession, endSession, endSessionOfToken, startSession } from './session.ts';
import { SESSION_KEY } from './session-key.ts';
import { type Session, validSession } from './stored-session.ts';

/** The session of the own company, as it was stored, while the person is in a sample company. */
const guardada = z.object({ exemplo: z.string(), propria: z.string().nullable() });

/** Begins the session of a sample company, and keeps the own one to come back to. */
export function enterSample(usuario: UsuarioLogado): void {
  const propria = localStorage.getItem(SESSION_KEY);
  localStorage.setItem(CHAVE, JSON.stringify({ exemplo: usuario.idEmpresa, propria }));
  startSession(usuario);
}

/** Whether this session is of a sample company that was entered here. */
export function isInSample(sessao: Session | null): boolean {
  return sessao?.idEmpresa !== undefined && lida()?.exemplo === sessao?.idEmpresa;
}

/** Brings the own session back, as it was. False when its hour is over: then nobody is signed in. */
export function leaveSample(): boolean {
  const propria = lida()?.propria ?? null;
  if (isInSample(checkSession())) {
    localStorage.removeItem(CHAVE);
    if (propria !== null && validSession(propria, Date.now())) localStorage.setItem(SESSION_KEY, propria);
    else endSession();
  }
  return checkSession() !== null;
}

/** The token of the own session, while the person is in a sample company; null when its hour is over. */
export function ownToken(): string | null {
  return validSession(lida()?.propria ?? null, Date.now())?.token ?? null;
}

/** Ends the session whose request was refused. The one of a sample company, thrown away elsewhere, leads back to the own company. */
export function endRefusedSession(token: string): void {
  const sessao = checkSession();
  if (sessao?.token === token && isInSample(sessao)) leaveSample();
  else endSessionOfToken(token);
}

function lida(): z.infer<typeof guardada> | null {
  try {
    return guardada.parse(JSON.parse(localStorage.getItem(CHAVE) ?? ''));
  } catch {
    return null;
  }
}

const CHAVE = 'cais-propria-empresa';
