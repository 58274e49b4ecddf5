import Fastify from 'fastify';
import { Pool } from 'pg';

/** The least possible server: Fastify, pg, and the statements of a page of the list, answered as JSON. Nothing is checked. */
const { PORT, DATABASE_URL, COMANDOS = '[]' } = process.env;
const comandos: { sql: string; params: unknown[] }[] = JSON.parse(COMANDOS);
const pool = new Pool({ connectionString: DATABASE_URL });
const app = Fastify();

app.get('/', async (_request, reply) => {
  const respostas: Record<string, unknown>[][] = [];
  for (const { sql, params } of comandos) respostas.push((await pool.query(sql, params)).rows);
  const linhas = respostas.reduce((maior, outra) => (outra.length >= maior.length ? outra : maior), []);
  reply.header('X-Total-Count', 1);
  return linhas;
});

await app.listen({ port: Number(PORT) });
console.log('no ar');
