import { type CodigoErro, type DemandedProof, erroResposta, versaoDoConflito } from '#lib/contracts/platform/erro.ts';

/** Error codes of the contract, plus three codes for calls that failed without a refusal by the API. */
export type ApiErrorCode = CodigoErro | 'REDE' | 'TEMPO' | 'RESPOSTA';

/** The error of every failed call; `message` is a sentence that can be shown as it is. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  readonly codigo: ApiErrorCode;
  /** Error messages by path of the field. */
  readonly campos: Record<string, string>;
  /** With `DUPLICADO`: id of the existing record. */
  readonly id: string | undefined;
  /** With `PROVA`: what has to be proved again. */
  readonly prova: DemandedProof | undefined;
  /** With `CONFLITO`: the current record, still to be parsed with the contract of its resource. */
  readonly atual: unknown;

  constructor(
    message: string,
    { status = 0, codigo, campos = {}, id, prova, atual, cause }: Pick<ApiError, 'codigo'> & Partial<ApiError>,
  ) {
    super(message, { cause });
    this.status = status;
    this.codigo = codigo;
    this.campos = campos;
    this.id = id;
    this.prova = prova;
    this.atual = atual;
  }
}

/** Returns whether the requested resource does not exist, so that a retry cannot help. */
export function doesNotExist(erro: unknown): boolean {
  return erro instanceof ApiError && erro.status === 404;
}

/** Returns the current version of the record and who saved it. Undefined if the call failed for any reason but a conflict. */
export function currentOfConflict({ codigo, atual }: ApiError) {
  return codigo === 'CONFLITO' ? versaoDoConflito.safeParse(atual).data : undefined;
}

/**
 * Returns why a step was refused. The server's conflict message points to a difference that forms show. A step has none to show:
 * its document already appears in its current state.
 */
export function refusedStepSentence(erro: ApiError, oQue = 'o documento'): string {
  const atual = currentOfConflict(erro);
  if (!atual) return erro.message;
  return `Enquanto isso, ${atual.alteradoPor ?? 'outra pessoa'} alterou ${oQue}. Ele foi lido de novo: confira-o e, se ainda for o caso, tente de novo.`;
}

export function errorOfResponse(status: number, corpo: unknown, cause?: unknown): ApiError {
  const lido = erroResposta.safeParse(corpo);
  if (!lido.success) return new ApiError(fraseDoStatus(status), { status, codigo: codigoDoStatus(status), cause });
  const { Error: frase, codigo, campos, id, prova, atual, requisicao } = lido.data;
  const message = requisicao ? `${frase} (requisição ${requisicao})` : frase;
  return new ApiError(message, { status, codigo, campos, id, prova, atual, cause });
}

export function networkError(cause?: unknown): ApiError {
  return new ApiError('Sem conexão com o servidor. Verifique a rede e tente de novo.', { codigo: 'REDE', cause });
}

export function timeoutError(cause?: unknown): ApiError {
  return new ApiError('O servidor demorou demais para responder. Tente de novo.', { codigo: 'TEMPO', cause });
}

export function contractError(status: number, cause?: unknown): ApiError {
  return new ApiError('O servidor respondeu de um modo que esta versão não entende. Recarregue a página.', {
    status,
    codigo: 'RESPOSTA',
    cause,
  });
}

/** Chooses the code of an answer that is not from our API: a proxy's page, another back end. */
function codigoDoStatus(status: number): ApiErrorCode {
  return CODIGO_POR_STATUS[status] ?? (status >= 500 ? 'INTERNO' : 'RESPOSTA');
}

function fraseDoStatus(status: number): string {
  return FRASE_POR_STATUS[status] ?? `O servidor não pôde atender o pedido (erro ${status}).`;
}

const CODIGO_POR_STATUS: Record<number, CodigoErro> = {
  400: 'VALIDACAO',
  401: 'NAO_AUTENTICADO',
  403: 'PROIBIDO',
  404: 'NAO_ENCONTRADO',
  409: 'CONFLITO',
  413: 'TAMANHO',
  415: 'FORMATO',
  422: 'REGRA',
  429: 'LIMITE',
  503: 'INDISPONIVEL',
};

const FRASE_POR_STATUS: Record<number, string> = {
  401: 'A sessão terminou. Entre de novo.',
  403: 'Você não tem permissão para isso.',
  404: 'O registro não foi encontrado.',
  413: 'O arquivo é grande demais.',
  429: 'Foram muitas tentativas. Aguarde um pouco e tente de novo.',
  502: 'O servidor está fora do ar. Tente de novo em instantes.',
  503: 'O servidor está fora do ar. Tente de novo em instantes.',
  504: 'O servidor demorou demais para responder. Tente de novo.',
};
