import type { CodigoErro, DemandedProof } from '#lib/contracts/platform/erro.ts';
import { generoDoSujeito, terminacao } from '#lib/domain/textos/concordancia.ts';

/** A refusal with its HTTP status and the sentence the person reads. */
export class Refusal extends Error {
  readonly status: number;
  readonly codigo: CodigoErro;
  readonly extra: { campos?: Record<string, string>; id?: string; atual?: unknown; prova?: DemandedProof };
  /** Seconds after which the same request may be tried again. */
  readonly tentarEm: number | undefined;

  constructor(status: number, codigo: CodigoErro, mensagem: string, extra: Refusal['extra'] = {}, tentarEm?: number) {
    super(mensagem);
    this.status = status;
    this.codigo = codigo;
    this.extra = extra;
    this.tentarEm = tentarEm;
  }
}

export const invalidData = (mensagem: string, campos?: Record<string, string>) =>
  new Refusal(400, 'VALIDACAO', mensagem, campos && { campos });
/** Sentences by field. */
export const invalidField = (campo: string, mensagem: string) => invalidData(mensagem, { [campo]: mensagem });
export const notAuthenticated = () => new Refusal(401, 'NAO_AUTENTICADO', 'Entre para continuar.');
export const invalidCredentials = () => new Refusal(401, 'CREDENCIAIS', 'E-mail ou senha inválidos.');
export const wrongSecondFactor = () =>
  new Refusal(401, 'CREDENCIAIS', 'O segundo fator não confere, ou este código já foi usado.');
/** One answer for a second step that is unknown, taken or over. */
export const expiredSecondStep = () =>
  new Refusal(401, 'NAO_AUTENTICADO', 'O tempo para o segundo fator acabou. Entre de novo com o e-mail e a senha.');
/** Everything but the setting up of a second factor is closed where the company demands one. */
export const secondFactorDemanded = () =>
  new Refusal(403, 'SEGUNDO_FATOR', 'A sua empresa exige um segundo fator. Ponha o seu para continuar.');
/** Asked again of somebody who is signed in, because the last proof is old. */
export const proofDemanded = (prova: DemandedProof) => {
  const quais = prova === 'TODAS' ? 'a senha e, se você tem um, o segundo fator' : 'a senha ou o segundo fator';
  return new Refusal(403, 'PROVA', `Confirme que é você: dê de novo ${quais}.`, { prova });
};
/** Of somebody who is signed in: a 401 would end their session. */
export const wrongPassword = () =>
  new Refusal(422, 'CREDENCIAIS', 'A senha não confere.', { campos: { senha: 'A senha não confere.' } });
/** Of somebody who is signed in: a 401 would end their session. */
export const wrongCurrentPassword = () =>
  new Refusal(422, 'CREDENCIAIS', 'A senha atual não confere.', { campos: { atual: 'A senha atual não confere.' } });
export const invalidXsrf = () =>
  new Refusal(403, 'XSRF', 'A verificação de segurança da página falhou. Recarregue a página e tente de novo.');
export const forbidden = (mensagem: string) => new Refusal(403, 'PROIBIDO', mensagem);
export const notFound = (oQue: string) => new Refusal(404, 'NAO_ENCONTRADO', `${oQue} não existe.`);
/** One answer for an unknown, used, replaced or expired link. */
export const invalidInvitation = () =>
  new Refusal(404, 'NAO_ENCONTRADO', 'Este convite não vale mais. Peça um novo link a quem convidou você.');
export const duplicate = (mensagem: string, id: string) => new Refusal(409, 'DUPLICADO', mensagem, { id });
/** Another person changed the record meanwhile: `atual` is the present record. */
export const conflict = (oQue: string, atual: unknown) => {
  const alterado = `alterad${terminacao(generoDoSujeito(oQue))}`;
  const mensagem = `${oQue} foi ${alterado} por outra pessoa. Confira a diferença antes de gravar.`;
  return new Refusal(409, 'CONFLITO', mensagem, { atual });
};
/** The file is older than the record: `id` is the process that holds the newer version. */
export const outdatedVersion = (mensagem: string, id: string) => new Refusal(409, 'VERSAO_ANTERIOR', mensagem, { id });
export const locked = (mensagem: string) => new Refusal(409, 'BLOQUEADO', mensagem);
export const keyInUse = () =>
  new Refusal(
    409,
    'BLOQUEADO',
    'Um pedido com esta Idempotency-Key ainda está em curso, ou o servidor parou antes de responder a ele. Repita o pedido com a mesma chave daqui a pouco.',
    {},
    5,
  );
/** Something of the request was written and its answer was lost: sending it again would write it twice. */
export const keyWrittenBefore = () =>
  locked(
    'Um pedido com esta Idempotency-Key foi gravado, e a resposta dele se perdeu. Confira o que foi gravado; não é preciso repetir.',
  );
/** A well-formed request that a rule of the trade refuses, at the field when it is about one. */
export const againstRule = (mensagem: string, campo?: string) =>
  new Refusal(422, 'REGRA', mensagem, campo === undefined ? {} : { campos: { [campo]: mensagem } });
/** `limite` in bytes, a whole number of MiB. */
export const fileTooLarge = (limite: number, oQueTem = 'O arquivo tem') =>
  new Refusal(413, 'TAMANHO', `${oQueTem} mais de ${limite / 1024 / 1024} MB, o limite para este envio.`);
export const formatNotAccepted = (mensagem: string) => new Refusal(415, 'FORMATO', mensagem);
export const resultTooLarge = (limite: number) =>
  new Refusal(
    422,
    'REGRA',
    `O resultado tem mais linhas do que uma planilha comporta (${limite.toLocaleString('pt-BR')}). Filtre mais ou exporte em CSV.`,
  );
export const tooManyAttempts = (segundos: number, oQue = 'de entrada') => {
  const minutos = Math.ceil(segundos / 60);
  const espera = minutos === 1 ? '1 minuto' : `${minutos} minutos`;
  return new Refusal(429, 'LIMITE', `Muitas tentativas ${oQue}. Tente de novo em ${espera}.`, {}, segundos);
};
export const tooMuchHeavyWork = (segundos: number) => {
  const frase = 'São muitos papéis, planilhas e cálculos em um minuto. Espere um pouco e tente de novo.';
  return new Refusal(429, 'LIMITE', frase, {}, segundos);
};
/** The write was rolled back, or was done without its answer; a retry tells which. */
export const databaseDown = () =>
  new Refusal(503, 'INDISPONIVEL', 'O banco de dados não responde agora. Tente de novo em instantes.', {}, 5);
export const busy = () =>
  new Refusal(
    503,
    'INDISPONIVEL',
    'Outro trabalho está usando este registro há mais tempo do que se espera. Nada foi gravado; tente de novo em instantes.',
    {},
    5,
  );
/** Somebody else's server did not give what was asked of it; this one is well. */
export const otherServerAway = (mensagem: string) => new Refusal(422, 'INDISPONIVEL', mensagem);
/** The person has many heavy works waiting already. */
export const serverBusy = () =>
  new Refusal(
    503,
    'INDISPONIVEL',
    'Você já tem muitos trabalhos esperando a vez. Espere terminarem e tente de novo.',
    {},
    15,
  );
/** Nothing was received: too many bytes are under way already, of everybody, of the company or of the person. */
export const uploadsFull = () =>
  new Refusal(
    503,
    'INDISPONIVEL',
    'Há muitos arquivos chegando ao mesmo tempo. Nada foi recebido; espere os outros envios terminarem e tente de novo.',
    {},
    15,
  );
export const infectedFile = (nome: string, achado: string) => {
  const frase = `O antivírus do servidor recusou ${nome}: achou ${achado}. O arquivo não foi guardado.`;
  return new Refusal(422, 'REGRA', frase, { campos: { file: frase } });
};
export const antivirusAway = (nome: string) =>
  new Refusal(
    503,
    'INDISPONIVEL',
    `O antivírus do servidor não respondeu, e ${nome} não foi guardado. Tente de novo daqui a pouco; se for sempre este arquivo, ele pode ser maior do que o antivírus aceita.`,
    {},
    15,
  );
export const tooLargeForAntivirus = (nome: string) => {
  const frase = `${nome} é maior do que o antivírus do servidor examina, e não foi guardado. Quem cuida do sistema pode aumentar esse limite.`;
  return new Refusal(422, 'REGRA', frase, { campos: { file: frase } });
};
export const diskFull = () =>
  new Refusal(
    503,
    'INDISPONIVEL',
    'O disco do servidor está cheio: nada foi gravado. Avise quem cuida do sistema e tente de novo depois.',
    {},
    60,
  );
export const filesDown = (cause: unknown) =>
  Object.assign(
    new Refusal(503, 'INDISPONIVEL', 'O depósito de arquivos não responde agora. Tente de novo em instantes.', {}, 5),
    { cause },
  );
