import type { FastifyReply } from 'fastify';

/** Answers a file as a download; it may change, so the answer is not cached. */
export function sendFile(
  reply: FastifyReply,
  { nome, tipo }: { nome: string; tipo: string },
  conteudo: unknown,
): FastifyReply {
  return reply
    .header('Content-Disposition', `attachment; filename="${nome}"`)
    .header('Cache-Control', 'no-store')
    .type(tipo)
    .send(conteudo);
}

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const PDF_TYPE = 'application/pdf';
export const TIPO_CONFERENCIA = 'text/plain; charset=iso-8859-1';
