import type { FastifyInstance } from 'fastify';
import type { FreeSpace } from './platform/http/disk-space.ts';
import type { OnWrite } from './platform/records/cadastro.ts';
import type { LockedColumn } from './platform/security/locked-column.ts';
import { portal } from './portal/wing.ts';
import type { Regras } from './views/meu-dia/regra.ts';

/** A part of the product that a build can do without (docs/decisions/alas.md). */
interface Wing {
  /** Adds its routes to a server, and to `app.cais` what the product asks of it. */
  plug(app: FastifyInstance, has: { espacoLivre?: FreeSpace | undefined }): Promise<void>;
  /** Begins its work in the background. */
  schedule(app: FastifyInstance): { parar(): Promise<void> };
  /** Why something of it waits for a person. */
  rules: Regras;
  /** The columns of its tables whose texts the vault locks. */
  lockedColumns: readonly LockedColumn[];
  /** Fills its tables of a company of the demonstration. */
  seed(on: OnWrite, importadorId: string): Promise<void>;
}

/** Nothing else imports a wing: without its line here, and without its folder, the product builds and runs. */
export const WINGS: readonly Wing[] = [portal];
