import { type CodigoErro, erroResposta, versaoDoConflito } from '#lib/contracts/erro.ts';

/** Codes of the contract, and the three ways a call fails without the API having refused it. */
export type CodigoErroApi = CodigoErro | 'REDE' | 'TEMPO' | 'RESPOSTA';

/** Every failed call ends as one of these; `message` is a sentence to show as it is. */
export class ErroApi extends Error {
  override name = 'ErroApi';
  /** 0 when no answer came. */
  readonly status: number;
  readonly codigo: CodigoErroApi;
  /** What to mend, by path of the field. */
  readonly campos: Record<string, string>;
  /** With `DUPLICADO`: the record that is already there. */
  readonly id: string | undefined;
  /** With `CONFLITO`: the record as it stands now, for the resource's own contract to read. */
  readonly atual: unknown;

  constructor(
    message: string,
    { status = 0, codigo, campos = {}, id, atual, cause }: Pick<ErroApi, 'codigo'> & Partial<ErroApi>,
  ) {
    super(message, { cause });
    this.status = status;
    this.codigo = codigo;
    this.campos = campos;
    this.id = id;
    this.atual = atual;
  }
}

/** Whether what was asked for is not there: trying again would not help. */
export function naoExiste(erro: unknown): boolean {
  return erro instanceof ErroApi && erro.status === 404;
}

/** Which version the record is of by now, and who made it so; undefined where the call was refused for anything else. */
export function atualDoConflito({ codigo, atual }: ErroApi) {
  return codigo === 'CONFLITO' ? versaoDoConflito.safeParse(atual).data : undefined;
}

/**
 * Why a step was refused. The server tells whoever was too late to look at the difference, which a form shows; a step has none, and
 * what it is taken of is shown as it stands now.
 */
export function fraseDoPassoRecusado(erro: ErroApi, oQue = 'o documento'): string {
  const atual = atualDoConflito(erro);
  if (!atual) return erro.message;
  return `Enquanto isso, ${atual.alteradoPor ?? 'outra pessoa'} alterou ${oQue}. Ele foi lido de novo: confira-o e, se ainda for o caso, tente de novo.`;
}

export function erroDaResposta(status: number, corpo: unknown, cause?: unknown): ErroApi {
  const lido = erroResposta.safeParse(corpo);
  if (!lido.success) return new ErroApi(fraseDoStatus(status), { status, codigo: codigoDoStatus(status), cause });
  const { Error: frase, codigo, campos, id, atual, requisicao } = lido.data;
  const message = requisicao ? `${frase} (requisição ${requisicao})` : frase;
  return new ErroApi(message, { status, codigo, campos, id, atual, cause });
}

export function erroDeRede(cause?: unknown): ErroApi {
  return new ErroApi('Sem conexão com o servidor. Verifique a rede e tente de novo.', { codigo: 'REDE', cause });
}

export function erroDeTempo(cause?: unknown): ErroApi {
  return new ErroApi('O servidor demorou demais para responder. Tente de novo.', { codigo: 'TEMPO', cause });
}

export function erroDeContrato(status: number, cause?: unknown): ErroApi {
  return new ErroApi('O servidor respondeu de um modo que esta versão não entende. Recarregue a página.', {
    status,
    codigo: 'RESPOSTA',
    cause,
  });
}

/** For an answer that is not of our API: a proxy's page, another back end. */
function codigoDoStatus(status: number): CodigoErroApi {
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
