import type { FastifyInstance } from 'fastify';
import type { Antivirus } from './antivirus.ts';
import type { UploadFolder } from './upload-folder.ts';
import { uploadSlots } from './upload-slots.ts';

export interface Uploads {
  pasta: UploadFolder;
  vagas: ReturnType<typeof uploadSlots>;
  /** Looks through each file that comes in; null where the installation has none. */
  antivirus: Antivirus | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Called when the handler has answered, also to a client that has gone: what the request received is needed no more. */
    aoResponder: (() => Promise<void>) | null;
    /** SHA-256 and name of each file that the handler has received, in order. */
    recebidos: string[];
  }
}

/** Uploads go to this folder, and leave it with their requests. */
export function registerUploads(app: FastifyInstance, pasta: UploadFolder, antivirus: Antivirus | null): Uploads {
  app.decorateRequest('aoResponder', null);
  // An array of its own for each request.
  app.decorateRequest('recebidos');
  app.addHook('onRequest', async (request) => {
    request.recebidos = [];
  });
  app.addHook('onSend', async (request, _reply, corpo) => {
    const soltar = request.aoResponder;
    request.aoResponder = null;
    // What cannot be removed now is swept later.
    await soltar?.().catch((err) => request.log.warn({ err }, 'Um envio temporário não foi apagado'));
    return corpo;
  });
  app.addHook('onClose', () => pasta.fechar());
  return { pasta, vagas: uploadSlots(), antivirus };
}
