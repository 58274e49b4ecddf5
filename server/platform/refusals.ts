import type { CodigoErro } from '#lib/contracts/erro.ts';

/** A refusal with its HTTP status and the sentence the person reads. */
export class Recusa extends Error {
  readonly status: number;
  readonly codigo: CodigoErro;
  readonly extra: { campos?: Record<string, string>; id?: string; atual?: unknown };
  /** Seconds after which the same request may be tried again. */
  readonly tentarEm: number | undefined;

  constructor(status: number, codigo: CodigoErro, mensagem: string, extra: Recusa['extra'] = {}, tentarEm?: number) {
    super(mensagem);
    this.status = status;
    this.codigo = codigo;
    this.extra = extra;
    this.tentarEm = tentarEm;
  }
}

export const dadosInvalidos = (mensagem: string, campos?: Record<string, string>) =>
  new Recusa(400, 'VALIDACAO', mensagem, campos && { campos });
/** Sentences by field. */
export const campoInvalido = (campo: string, mensagem: string) => dadosInvalidos(mensagem, { [campo]: mensagem });
export const naoAutenticado = () => new Recusa(401, 'NAO_AUTENTICADO', 'Entre para continuar.');
export const credenciaisInvalidas = () => new Recusa(401, 'CREDENCIAIS', 'E-mail ou senha inválidos.');
/** Of somebody who is signed in: a 401 would end their session. */
export const senhaAtualErrada = () =>
  new Recusa(422, 'CREDENCIAIS', 'A senha atual não confere.', { campos: { atual: 'A senha atual não confere.' } });
export const xsrfInvalido = () =>
  new Recusa(403, 'XSRF', 'A verificação de segurança da página falhou. Recarregue a página e tente de novo.');
export const proibido = (mensagem: string) => new Recusa(403, 'PROIBIDO', mensagem);
export const naoEncontrado = (oQue: string) => new Recusa(404, 'NAO_ENCONTRADO', `${oQue} não existe.`);
/** One answer for an unknown, used, replaced or expired link. */
export const conviteSemValor = () =>
  new Recusa(404, 'NAO_ENCONTRADO', 'Este convite não vale mais. Peça um novo link a quem convidou você.');
export const duplicado = (mensagem: string, id: string) => new Recusa(409, 'DUPLICADO', mensagem, { id });
/** Another person changed the record meanwhile: `atual` is the present record. */
export const conflito = (oQue: string, atual: unknown) =>
  new Recusa(409, 'CONFLITO', `${oQue} foi alterado por outra pessoa. Confira a diferença antes de gravar.`, { atual });
/** The file is older than the record: `id` is the process that holds the newer version. */
export const versaoAnterior = (mensagem: string, id: string) => new Recusa(409, 'VERSAO_ANTERIOR', mensagem, { id });
export const bloqueado = (mensagem: string) => new Recusa(409, 'BLOQUEADO', mensagem);
export const chaveEmCurso = () =>
  new Recusa(
    409,
    'BLOQUEADO',
    'Um pedido com esta Idempotency-Key ainda está em curso, ou o servidor parou antes de responder a ele. Confira se foi gravado antes de pedir com outra chave.',
    {},
    5,
  );
/** A well-formed request that a rule of the trade refuses, at the field when it is about one. */
export const contraRegra = (mensagem: string, campo?: string) =>
  new Recusa(422, 'REGRA', mensagem, campo === undefined ? {} : { campos: { [campo]: mensagem } });
/** `limite` in bytes, a whole number of MiB. */
export const arquivoGrandeDemais = (limite: number, oQueTem = 'O arquivo tem') =>
  new Recusa(413, 'TAMANHO', `${oQueTem} mais de ${limite / 1024 / 1024} MB, o limite para este envio.`);
export const formatoNaoAceito = (mensagem: string) => new Recusa(415, 'FORMATO', mensagem);
export const resultadoGrandeDemais = (limite: number) =>
  new Recusa(
    422,
    'REGRA',
    `O resultado tem mais linhas do que uma planilha comporta (${limite.toLocaleString('pt-BR')}). Filtre mais ou exporte em CSV.`,
  );
export const tentativasDemais = (segundos: number) => {
  const minutos = Math.ceil(segundos / 60);
  const espera = minutos === 1 ? '1 minuto' : `${minutos} minutos`;
  return new Recusa(429, 'LIMITE', `Muitas tentativas de entrada. Tente de novo em ${espera}.`, {}, segundos);
};
/** The write was rolled back, or was done without its answer; a retry tells which. */
export const bancoForaDoAr = () =>
  new Recusa(503, 'INDISPONIVEL', 'O banco de dados não responde agora. Tente de novo em instantes.', {}, 5);
export const discoCheio = () =>
  new Recusa(
    503,
    'INDISPONIVEL',
    'O disco do servidor está cheio: nada foi gravado. Avise quem cuida do sistema e tente de novo depois.',
    {},
    60,
  );
export const arquivosForaDoAr = (cause: unknown) =>
  Object.assign(
    new Recusa(503, 'INDISPONIVEL', 'O depósito de arquivos não responde agora. Tente de novo em instantes.', {}, 5),
    { cause },
  );
