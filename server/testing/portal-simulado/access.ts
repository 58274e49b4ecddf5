import { randomUUID } from 'node:crypto';
import { fimDaParada } from '#lib/portal/domain/horas-do-portal.ts';
import { PortalError } from './portal-error.ts';

interface Sessao {
  pessoa: string;
  token: string;
  csrf: string;
  ate: number;
}

/**
 * The log-in of the Portal: keys, sessions, and the CSRF that changes at every answer. `pessoas` has the CPF of a key; a key that it lacks
 * is of a person of its own.
 */
export function acessoSimulado(
  chaves: ReadonlyMap<string, string>,
  pessoas: ReadonlyMap<string, string>,
  agora: () => Date,
) {
  const sessoes = new Map<string, Sessao>();
  const entradas = new Map<string, number>();
  const donos = new Map<string, string>();
  const pessoaDaChave = (clientId: string) => pessoas.get(clientId) ?? clientId;
  const renovar = (sessao: Sessao) => {
    sessao.csrf = randomUUID();
    return {
      'X-CSRF-Token': sessao.csrf,
      'X-CSRF-Expiration': String(agora().getTime() + UMA_HORA_MS),
    };
  };

  /** Persons whom nobody has given a representation there. */
  const semRepresentacao = new Set<string>();
  return {
    semRepresentacao,
    /** Refuses everything from 01:00 to 03:00 of Brasília. */
    exigirNoAr(): void {
      if (fimDaParada(agora())) throw new PortalError(422, 'PUCX-ER0401', PARADA);
    },

    /** A log-in ends the former session of the same person. */
    entrar(clientId: string, clientSecret: string, perfil: string | undefined) {
      exigirPerfil(perfil);
      if (chaves.get(clientId) !== clientSecret) {
        throw new PortalError(
          422,
          'PLAT-ER8008',
          'Não foi possível efetuar a autenticação com chave de acesso. Chave inválida.',
        );
      }
      const pessoa = pessoaDaChave(clientId);
      if (semRepresentacao.has(pessoa)) {
        throw new PortalError(422, 'PLAT-ER2013', 'Usuário não possui representações no perfil selecionado.');
      }
      return abrir(pessoa);
    },

    /** The log-in with the certificate that the connection showed: the common name of an e-CPF, null without one. */
    entrarComCertificado(nomeComum: string | null, perfil: string | undefined) {
      exigirPerfil(perfil);
      const numero = numeroDoNome(nomeComum);
      if (!/^\d{11}$|^[0-9A-Z]{12}\d{2}$/.test(numero)) {
        throw new PortalError(422, 'PLAT-ER2001', 'Não foi possível identificar um certificado digital válido.');
      }
      if (numero.length === 14) {
        throw new PortalError(422, 'PLAT-ER2008', 'A autenticação com e-CNPJ não é válida para o perfil selecionado.');
      }
      return abrir(numero);
    },

    /** The person behind a token and the last CSRF; any other pair is refused, and an accepted one is used up. */
    quem(token: string | undefined, csrf: string | undefined) {
      if (!token) throw new PortalError(401, 'DIMP-ER8990', 'Usuário não autenticado.');
      const sessao = [...sessoes.values()].find((uma) => uma.token === token);
      if (!sessao || sessao.ate <= agora().getTime() || sessao.csrf !== csrf) {
        throw new PortalError(401, null, 'Autenticação inválida.');
      }
      return { pessoa: sessao.pessoa, cabecalhos: renovar(sessao) };
    },

    /** The person behind a request, whether it is let in or not. */
    deQuem(token: string | undefined, clientId: string | undefined, nomeComum: string | null): string {
      return donos.get(token ?? '') ?? (clientId ? pessoaDaChave(clientId) : numeroDoNome(nomeComum));
    },
  };

  /** Opens a session of a person, which ends the former one. */
  function abrir(pessoa: string) {
    const instante = agora().getTime();
    if (instante - (entradas.get(pessoa) ?? Number.NEGATIVE_INFINITY) < 60_000) {
      throw new PortalError(
        422,
        'PLAT-ER2033',
        'Operação não autorizada. Usuário realizou autenticação válida nos últimos 60 segundos.',
      );
    }
    entradas.set(pessoa, instante);
    const sessao = { pessoa, token: `jwt.${randomUUID()}`, csrf: '', ate: instante + UMA_HORA_MS };
    sessoes.set(pessoa, sessao);
    donos.set(sessao.token, pessoa);
    return { token: sessao.token, cabecalhos: renovar(sessao), csrf: sessao.csrf };
  }
}

const numeroDoNome = (nomeComum: string | null): string => nomeComum?.split(':').at(-1) ?? '';

function exigirPerfil(perfil: string | undefined): void {
  if (!perfil) throw new PortalError(422, 'PUCX-ER0101', "O cabeçalho 'Role-Type' não está na requisição");
  if (!PERFIS.has(perfil)) throw new PortalError(422, 'PUCX-ER0102', "O cabeçalho 'Role-Type' é inválido.");
}

const PARADA =
  'O Portal Único encontra-se indisponível devido à parada programada que ocorre diariamente entre 01:00 e 03:00.';
const UMA_HORA_MS = 3_600_000;
const PERFIS = new Set(['IMPEXP', 'DEPOSIT', 'OPERPORT', 'TRANSPORT', 'AJUDESPAC']);
