import type { FastifyInstance } from 'fastify';
import { requireSession } from './auth.ts';
import { type FreeSpace, registerDiskSpace } from './disk-space.ts';
import { registerIdempotency } from './idempotency.ts';

/** Every route of this scope asks for a session, looks at the disk before it writes, and is done once for a key. */
export function guardApi(api: FastifyInstance, espacoLivre: FreeSpace | undefined): void {
  requireSession(api);
  if (espacoLivre) registerDiskSpace(api, espacoLivre);
  registerIdempotency(api);
}

/** Fastify asks each plugin for its name, and looks for one that has none among all modules. */
export function named<Plugin extends { name: string }>(plugin: Plugin): Plugin {
  return Object.assign(plugin, { [Symbol.for('fastify.display-name')]: plugin.name || 'routes' });
}
