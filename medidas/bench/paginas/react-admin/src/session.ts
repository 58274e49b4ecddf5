/** The localStorage key of the session: the one of Cais, so that the bench signs both applications in alike. */
const KEY = 'cais-credentials';

interface Session {
  token: string;
  id: string;
  name: string | null;
}

export function readSession(): Session | null {
  const text = localStorage.getItem(KEY);
  return text && JSON.parse(text);
}

export function keepSession(session: Session): void {
  localStorage.setItem(KEY, JSON.stringify(session));
}

export function dropSession(): void {
  localStorage.removeItem(KEY);
}
