import { createHash } from 'node:crypto';
import { NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import type { RecusaDoPreparo } from '#lib/portal/domain/preparo-no-portal.ts';
import { TRAZIDO_HA_POUCO } from '#server/platform/security/second-person.ts';
import { type LinhaDePreparo, podeRevisar, semComparar } from './preparo-repository.ts';
import type { NoAto } from './ramo.ts';

interface DeUm extends Pick<NoAto, 'usuarioId' | 'em' | 'credencial' | 'segundaPessoa' | 'trazidoPor'> {
  /** Why it cannot go on as it is. */
  falta: { motivo: string } | null;
  /** The body that is sent; null for a request without one. */
  escrever(): string | null;
  /** What the history tells of the sending. */
  aEnviar?: string;
}

/** The three acts that everything goes through: the request for a review, the approval, and the sending. */
export function passoDaRevisao(
  linha: LinhaDePreparo,
  tipo: 'PEDIR_REVISAO' | 'APROVAR' | 'ENVIAR',
  {
    usuarioId,
    em,
    credencial,
    segundaPessoa,
    trazidoPor,
    falta,
    escrever,
    aEnviar = 'a enviar ao Portal Único.',
  }: DeUm,
): { valores: Partial<LinhaDePreparo>; oQue: string } | { motivo: string } {
  switch (tipo) {
    case 'PEDIR_REVISAO':
      if (linha.situacao !== 'RASCUNHO' && linha.situacao !== 'RECUSADO') return { motivo: 'Não é um rascunho.' };
      return (
        falta ?? {
          valores: {
            situacao: 'EM_REVISAO',
            frase: null,
            problemas: [],
            revisaoPedidaEm: em,
            revisaoPedidaPor: usuarioId,
            revisadoEm: null,
            revisadoPor: null,
          },
          oQue: segundaPessoa ? 'enviado à revisão de uma segunda pessoa.' : 'enviado à revisão.',
        }
      );
    case 'APROVAR':
      if (linha.situacao !== 'EM_REVISAO') return { motivo: 'Não está em revisão.' };
      if (!podeRevisar(linha, usuarioId, segundaPessoa)) {
        return { motivo: 'Quem redigiu ou pediu a revisão não aprova: peça a outra pessoa da empresa.' };
      }
      if ([linha.revisaoPedidaPor, linha.redigidoPor].some((autor) => autor !== null && trazidoPor.has(autor))) {
        return { motivo: TRAZIDO_HA_POUCO };
      }
      return (
        falta ?? {
          valores: { situacao: 'APROVADO', revisadoEm: em, revisadoPor: usuarioId },
          oQue: podeRevisar(linha, usuarioId, true)
            ? 'aprovado pela segunda pessoa.'
            : 'aprovado por quem o redigiu ou pediu a revisão: a empresa não pede uma segunda pessoa.',
        }
      );
    case 'ENVIAR': {
      if (linha.situacao !== 'APROVADO') {
        return { motivo: segundaPessoa ? 'Não está aprovado por uma segunda pessoa.' : 'Não está aprovado.' };
      }
      // The company may have wanted a second person again since.
      if (segundaPessoa && !(linha.revisadoPor && podeRevisar(linha, linha.revisadoPor, true))) {
        return {
          motivo: 'Foi aprovado por quem o redigiu ou pediu a revisão: devolva-o, e peça a revisão de outra pessoa.',
        };
      }
      if (!credencial || linha.ambiente !== credencial.ambiente) {
        return { motivo: `É de ${NOME_AMBIENTE_DO_PORTAL[linha.ambiente].toLowerCase()}, e a credencial não é.` };
      }
      if (falta) return falta;
      const escrito = escrever();
      return {
        valores: {
          situacao: 'ENVIANDO',
          etapa: 'CONFERIR',
          proximaEm: em,
          tentativas: 0,
          perguntas: 0,
          frase: null,
          problemas: [],
          olhadoEm: null,
          credencialId: credencial.id,
          ...(escrito !== null && { escrito, sha256: createHash('sha256').update(escrito).digest('hex') }),
          enviadoEm: em,
          enviadoPor: usuarioId,
          ...semComparar(),
        },
        oQue: aEnviar,
      };
    }
  }
}

/** The first of what is missing, and how much more there is; null where nothing is. */
export function faltaDasRecusas(recusas: readonly RecusaDoPreparo[]): { motivo: string } | null {
  const [primeira] = recusas;
  if (!primeira) return null;
  return {
    motivo: recusas.length === 1 ? primeira.frase : `${primeira.frase} Há mais ${recusas.length - 1} a corrigir.`,
  };
}
