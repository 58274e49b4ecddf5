import type { AuthProvider } from 'react-admin';
import { dropSession, keepSession, readSession } from './session.ts';

export const authProvider: AuthProvider = {
  login: async ({ username, password }: { username: string; password: string }) => {
    const answer = await fetch('/Auth/Login', {
      method: 'POST',
      // Cais asks the XSRF header of a caller with its cookie only; the session is the token alone.
      credentials: 'omit',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: username, password }),
    });
    if (!answer.ok) throw new Error('E-mail ou senha não conferem.');
    keepSession(await answer.json());
  },
  logout: async () => dropSession(),
  checkAuth: async () => {
    if (!readSession()) throw new Error('Entre para continuar.');
  },
  checkError: async ({ status }: { status?: number }) => {
    if (status === 401) throw new Error('A sessão terminou.');
  },
  getIdentity: async () => {
    const session = readSession();
    return { id: session?.id ?? '', fullName: session?.name ?? '' };
  },
  getPermissions: async () => null,
};
