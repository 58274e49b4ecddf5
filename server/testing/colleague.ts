import { randomUUID } from 'node:crypto';
import type { Pessoa, TestBench } from './test-bench.ts';

/** Invites a colleague of the same company and signs them in, through the routes. */
export async function newColleague({ app }: TestBench, pessoa: Pessoa): Promise<Pessoa> {
  const email = `colega-${randomUUID()}@teste.local`;
  const senha = 'a senha do colega';
  const convite = await pessoa.pedir({ method: 'POST', url: '/api/Usuario', payload: { nome: 'Colega', email } });
  const url = `/Auth/Convite/${convite.json().token}`;
  const { token, id, idEmpresa } = (await app.inject({ method: 'POST', url, payload: { senha } })).json();
  return {
    quem: { empresaId: idEmpresa, usuarioId: id },
    email,
    senha,
    token,
    pedir: (opcoes) => app.inject({ ...opcoes, headers: { authorization: `Bearer ${token}`, ...opcoes.headers } }),
  };
}

/** The smallest bytes that pass for an image of each kind. */
export const IMAGENS = {
  png: Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]),
  jpeg: Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 2]),
  webp: new TextEncoder().encode('RIFF\x10\n\0\0WEBPVP8 '),
} as const;
