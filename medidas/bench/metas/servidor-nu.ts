import Fastify from 'fastify';
import { Pool } from 'pg';

/**
 * The least possible server: Fastify, pg, and the plainest statements that give the rows and the total of a page of the list, both
 * asked at once. Nothing is checked, and nobody signs in.
 */
const { PORT, DATABASE_URL, COMANDOS = '{}' } = process.env;
const { linhas, total }: Record<'linhas' | 'total', { name?: string; text: string; values: unknown[] }> =
  JSON.parse(COMANDOS);
const pool = new Pool({ connectionString: DATABASE_URL });
const app = Fastify();

app.get('/', async (_request, reply) => {
  const [achadas, contadas] = await Promise.all([pool.query(linhas), pool.query(total)]);
  reply.header('X-Total-Count', contadas.rows[0].total);
  return achadas.rows;
});

await app.listen({ port: Number(PORT) });
console.log('no ar');
