import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/**
 * Lets the site be served from elsewhere, a CDN: browsers there may call this API. Nothing rides on cookies, which stay with
 * this origin: the only credential is the Authorization header, and so the XSRF rule has nothing to ask of such a caller.
 */
export async function registerOtherOrigins(app: FastifyInstance, origens: string[]): Promise<void> {
  if (origens.length === 0) return;
  await app.register(cors, {
    origin: origens,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'X-Sem-Gesto'],
    exposedHeaders: ['X-Total-Count', 'Retry-After', 'Content-Disposition', 'X-Inatividade'],
    maxAge: 600,
  });
}
