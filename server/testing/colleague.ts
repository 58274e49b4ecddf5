import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Pessoa, TestBench } from './test-bench.ts';

/**
 * Invites a colleague of the same company and signs them in, through the routes. The invitation was made eight days ago: somebody of
 * this week is no second person to who invited them.
 */
export async function newColleague(
  { app, conexao }: TestBench,
  pessoa: Pessoa,
  { daSemana = false }: { daSemana?: boolean } = {},
): Promise<Pessoa> {
  const email = `colega-${randomUUID()}@teste.local`;
  const senha = 'a senha do colega';
  const convite = await pessoa.pedir({ method: 'POST', url: '/api/Usuario', payload: { nome: 'Colega', email } });
  const url = `/Auth/Convite/${convite.json().token}`;
  const { token, id, idEmpresa } = (await app.inject({ method: 'POST', url, payload: { senha } })).json();
  if (!daSemana) {
    await conexao.db.execute(
      sql`update convite set criado_em = criado_em - interval '8 days' where empresa_id = ${idEmpresa} and usuario_id = ${id}`,
    );
  }
  return {
    quem: { empresaId: idEmpresa, usuarioId: id },
    email,
    senha,
    token,
    pedir: (opcoes) => app.inject({ ...opcoes, headers: { authorization: `Bearer ${token}`, ...opcoes.headers } }),
  };
}

/** Switches a safeguard of the company off, as two of its people do. */
export async function switchOff(pessoa: Pessoa, colega: Pessoa, onde: 'REGISTRO' | 'CATALOGO'): Promise<void> {
  const url = `/api/Empresa/${pessoa.quem.empresaId}`;
  await pessoa.pedir({ method: 'POST', url: `${url}/SegundaPessoa`, payload: { exigir: false, onde } });
  for (const { id } of (await colega.pedir({ url: `${url}/Desligamentos` })).json()) {
    await colega.pedir({ method: 'POST', url: `/api/Empresa/Desligamento/${id}/Confirmar` });
  }
}

/** The smallest bytes that pass for an image of each kind. */
export const IMAGENS = {
  png: Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]),
  jpeg: Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 2]),
  webp: new TextEncoder().encode('RIFF\x10\n\0\0WEBPVP8 '),
} as const;
