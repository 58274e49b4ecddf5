import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { ErroResposta } from '#lib/contracts/platform/erro.ts';
import { RegraViolada } from '#lib/fiscal/regra-violada.ts';
import { ArquivoInvalido } from '#lib/siscomex/xml/arquivo-invalido.ts';
import { infrastructureFailure } from '#server/platform/db/infrastructure-failure.ts';
import { formatNotAccepted, invalidData, notFound, Refusal } from '#server/platform/refusals.ts';

/** Answers every failure as `{ Error, codigo, … }`, without details of the server. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((erro: FastifyError, request, reply) => responder(erro, request, reply));
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send({ Error: `Não há nada em ${request.url.split('?')[0]}.`, codigo: 'NAO_ENCONTRADO' }),
  );
}

function responder(erro: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const recusa = comoRecusa(erro) ?? infrastructureFailure(erro);
  if (recusa) {
    if (recusa.status >= 500) request.log.error({ err: erro }, recusa.message);
    if (recusa.tentarEm !== undefined) reply.header('Retry-After', recusa.tentarEm);
    return reply.code(recusa.status).send({ Error: recusa.message, codigo: recusa.codigo, ...recusa.extra });
  }
  request.log.error({ err: erro }, 'falha não prevista');
  const corpo: ErroResposta = {
    Error: 'O servidor falhou ao atender este pedido. Tente de novo; se repetir, avise quem cuida do sistema.',
    codigo: 'INTERNO',
    requisicao: request.id,
  };
  return reply.code(500).send(corpo);
}

function comoRecusa(erro: FastifyError | ArquivoInvalido | RegraViolada): Refusal | null {
  if (erro instanceof Refusal) return erro;
  if (erro instanceof RegraViolada) return invalidData(erro.message, { [erro.campo]: erro.message });
  if (erro instanceof ArquivoInvalido) return invalidData(erro.message, { [erro.campo ?? 'file']: erro.message });
  if (hasZodFastifySchemaValidationErrors(erro)) {
    // A malformed id is answered like an unknown one: 404.
    return erro.validationContext === 'params' ? notFound('Este registro') : validacao(erro.validation);
  }
  switch (erro.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new Refusal(413, 'TAMANHO', 'O pedido é maior do que o aceito.');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_INVALID_MULTIPART_CONTENT_TYPE':
      return formatNotAccepted('O tipo do conteúdo enviado não é aceito neste endereço.');
  }
  if (erro.statusCode && erro.statusCode >= 400 && erro.statusCode < 500) {
    return new Refusal(erro.statusCode, 'VALIDACAO', 'O pedido não pôde ser lido: está malformado.');
  }
  return null;
}

interface Problema {
  instancePath: string;
  keyword: string;
  message?: string;
  params: Record<string, unknown>;
}

function validacao(problemas: Problema[]): Refusal {
  const campos = Object.fromEntries(problemas.flatMap(camposDoProblema).reverse());
  const [primeiro] = Object.entries(campos).reverse();
  return invalidData(primeiro ? primeiro.filter(Boolean).join(': ') : 'Há dados inválidos no pedido.', campos);
}

function camposDoProblema({ instancePath, keyword, message, params }: Problema): [string, string][] {
  const caminho = instancePath.split('/').filter(Boolean);
  if (keyword === 'unrecognized_keys') {
    return (params.keys as string[]).map((chave) => [[...caminho, chave].join('.'), 'Campo desconhecido.']);
  }
  return [[caminho.join('.'), message ?? 'Valor inválido.']];
}
