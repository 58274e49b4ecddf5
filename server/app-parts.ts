import type { FastifySerializerCompiler, FastifyServerOptions } from 'fastify';
import type { z } from 'zod';
import type { AmbienteDoPortal } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import type { AcompanharUm } from '#server/flows/processo/ato-em-varios.ts';
import type { SampleContent } from './accounts/sample/samples.ts';
import type { Ptax } from './comex/cadastros/ptax.ts';
import type { NoticeCenter } from './outbound/notices/notice-center.ts';
import type { Clock } from './platform/clock.ts';
import type { Connection } from './platform/db/database.ts';
import type { Antivirus } from './platform/files/antivirus.ts';
import type { BlobStore } from './platform/files/blob-store.ts';
import type { Uploads } from './platform/files/register-uploads.ts';
import type { UploadFolder } from './platform/files/upload-folder.ts';
import type { AttachmentMarked } from './platform/files/write-attachment.ts';
import type { Timeouts } from './platform/http/connections.ts';
import type { FreeSpace } from './platform/http/disk-space.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import type { Vault } from './platform/security/vault.ts';
import type { SheetResources } from './platform/sheets/sheet-resource.ts';
import type { FairQueue } from './platform/work/fair-queue.ts';
import type { Regras } from './views/meu-dia/regra.ts';
import type { TratamentosConhecidos } from './views/propostas/ler-fontes.ts';

export interface AppParts {
  conexao: Connection;
  blobs: BlobStore;
  relogio: Clock;
  /** Encrypts the secrets of webhooks, of second factors and of the Portal Único. */
  cofre: Vault;
  versao: string;
  /** The folder of the exported site; without it the server serves only the API. */
  site?: string | undefined;
  /** Other origins whose pages may call the API. */
  origens?: string[];
  /** Addresses of proxies whose headers the server trusts for the client address and the protocol. */
  proxies?: string[];
  /** Tests pass other values. */
  prazos?: Timeouts;
  logger?: FastifyServerOptions['logger'];
  /** The client of the central bank's rates; tests pass another. */
  ptax?: Ptax;
  /** Where the Portal Único answers. */
  portal?: Readonly<Record<AmbienteDoPortal, string>>;
  /** What a sample company is filled with; tests pass less. */
  exemplo?: SampleContent;
  /** Where uploads wait; without it, a temporary folder. */
  envios?: UploadFolder;
  /** Looks through each file that comes in. */
  antivirus?: Antivirus | null;
  /** The free space of the disk, when this server writes on one. */
  espacoLivre?: FreeSpace | undefined;
  /** Writes the answers; tests pass a stricter one. */
  respostas?: FastifySerializerCompiler<z.ZodType>;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The dependencies from which routes build their repositories and use cases. */
    cais: {
      db: Connection['db'];
      leitura: Connection['leitura'];
      /** For heavy work: the database by connections of its own, and the turns that a person waits for. */
      pesado: Connection['pesado'];
      vez: FairQueue;
      blobs: BlobStore;
      relogio: Clock;
      versao: string;
      cofre: Vault;
      ptax: Ptax;
      /** Where each environment of the Portal Único answers. */
      portal: Readonly<Record<AmbienteDoPortal, string>>;
      central: NoticeCenter;
      /** The other origins whose pages may call the API. */
      origens: readonly string[];
      trabalhos: Jobs;
      envios: Uploads;
      planilhas: SheetResources;
      regras: Regras;
      acompanhar: AcompanharUm;
      documentoMarcado: AttachmentMarked;
      tratamentos: TratamentosConhecidos;
    };
  }
}

/** A server that was told no address, as in the tests, reaches nobody. */
export const SEM_PORTAL = { TREINAMENTO: 'http://127.0.0.1:9', PRODUCAO: 'http://127.0.0.1:9' };
