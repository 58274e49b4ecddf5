import { randomUUID } from 'node:crypto';
import { fimDaParada } from '#lib/domain/sistema/portal-unico.ts';
import { PortalError } from './portal-error.ts';

interface Sessao {
  chave: string;
  token: string;
  csrf: string;
  ate: number;
}

/** The log-in of the Portal: keys, sessions, and the CSRF that changes at every answer. */
export function acessoSimulado(chaves: ReadonlyMap<string, string>, agora: () => Date) {
  const sessoes = new Map<string, Sessao>();
  const entradas = new Map<string, number>();
  const renovar = (sessao: Sessao) => {
    sessao.csrf = randomUUID();
    return {
      'X-CSRF-Token': sessao.csrf,
      'X-CSRF-Expiration': String(agora().getTime() + UMA_HORA_MS),
    };
  };

  return {
    /** Refuses everything from 01:00 to 03:00 of Brasília. */
    exigirNoAr(): void {
      if (fimDaParada(agora())) throw new PortalError(422, 'PUCX-ER0401', PARADA);
    },

    /** A log-in ends the former session of the same person. */
    entrar(clientId: string, clientSecret: string, perfil: string | undefined) {
      if (!perfil) throw new PortalError(422, 'PUCX-ER0101', "O cabeçalho 'Role-Type' não está na requisição");
      if (!PERFIS.has(perfil)) throw new PortalError(422, 'PUCX-ER0102', "O cabeçalho 'Role-Type' é inválido.");
      if (chaves.get(clientId) !== clientSecret) {
        throw new PortalError(
          422,
          'PLAT-ER8008',
          'Não foi possível efetuar a autenticação com chave de acesso. Chave inválida.',
        );
      }
      const instante = agora().getTime();
      if (instante - (entradas.get(clientId) ?? Number.NEGATIVE_INFINITY) < 60_000) {
        throw new PortalError(
          422,
          'PLAT-ER2033',
          'Operação não autorizada. Usuário realizou autenticação válida nos últimos 60 segundos.',
        );
      }
      entradas.set(clientId, instante);
      const sessao = { chave: clientId, token: `jwt.${randomUUID()}`, csrf: '', ate: instante + UMA_HORA_MS };
      sessoes.set(clientId, sessao);
      return { token: sessao.token, cabecalhos: renovar(sessao), csrf: sessao.csrf };
    },

    /** The person behind a token and the last CSRF; any other pair is refused, and an accepted one is used up. */
    quem(token: string | undefined, csrf: string | undefined) {
      if (!token) throw new PortalError(401, 'DIMP-ER8990', 'Usuário não autenticado.');
      const sessao = [...sessoes.values()].find((uma) => uma.token === token);
      if (!sessao || sessao.ate <= agora().getTime() || sessao.csrf !== csrf) {
        throw new PortalError(401, null, 'Autenticação inválida.');
      }
      return { chave: sessao.chave, cabecalhos: renovar(sessao) };
    },
  };
}

const PARADA =
  'O Portal Único encontra-se indisponível devido à parada programada que ocorre diariamente entre 01:00 e 03:00.';
const UMA_HORA_MS = 3_600_000;
const PERFIS = new Set(['IMPEXP', 'DEPOSIT', 'OPERPORT', 'TRANSPORT', 'AJUDESPAC']);
