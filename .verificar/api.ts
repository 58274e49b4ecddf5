export const BASE = process.env.BASE ?? 'http://localhost:4310';
let token = '';
export async function entrar() {
  const r = await fetch(`${BASE}/Auth/Login`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ email: 'demo@cais.local', password: 'cais-demo' }) });
  const j: any = await r.json();
  token = j.token;
  return j;
}
export async function pedir(metodo: string, caminho: string, corpo?: unknown): Promise<any> {
  const r = await fetch(`${BASE}${caminho}`, { method: metodo, headers: { Authorization: `Bearer ${token}`, ...(corpo ? { 'Content-Type': 'application/json' } : {}) }, body: corpo ? JSON.stringify(corpo) : undefined });
  const t = await r.text();
  if (!r.ok) throw new Error(`${metodo} ${caminho} ${r.status} ${t}`);
  return t ? JSON.parse(t) : null;
}
export const tokenAtual = () => token;
