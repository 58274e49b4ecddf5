import { EVENTOS_DA_DUIMP } from './endereco-dos-avisos.ts';

/** What is asked of the Portal about the registrations of a credential: to look, to register the address, to remove. */
export const ATOS_DA_ASSINATURA = ['OLHAR', 'ASSINAR', 'RETIRAR'] as const;
export type AtoDaAssinatura = (typeof ATOS_DA_ASSINATURA)[number];

/** A registration as the Portal shows it: which event it tells to which address. It never shows the secret. */
export interface AssinaturaVista {
  id: string;
  evento: string;
  endpoint: string;
  /** When it was removed there, as the Portal wrote it; null while it is in force. */
  excluidaEm: string | null;
  /** Why, as the Portal wrote it. */
  motivo: string | null;
}

/** All registrations of the person of a credential, and the deliveries that failed, by the names that the Portal gives the fields. */
export interface AssinaturasVistas {
  assinaturas: readonly AssinaturaVista[];
  falhas: readonly Readonly<Record<string, string>>[];
  /** How many failed; `falhas` has the first of them. */
  quantasFalhas: number;
}

/** `OUTRA_CHAVE`: registered with a secret that is not the present one, or that nobody here knows. */
export const SITUACOES_DO_EVENTO = ['ASSINADO', 'OUTRA_CHAVE', 'EXCLUIDO', 'NAO_ASSINADO'] as const;
export type SituacaoDoEvento = (typeof SITUACOES_DO_EVENTO)[number];

export interface EventoAssinado {
  evento: string;
  situacao: SituacaoDoEvento;
  /** The registration in force, or the last one that was removed; null where there was none. */
  assinatura: AssinaturaVista | null;
}

/** The receiver on this server: the end of its address, and since when its secret is in force. */
interface ReceptorDaqui {
  caminho: string;
  feitoEm: string;
}

/** Whether an address is the receiver's, whatever name this server has on the internet. The end of it is at random, and nobody else's. */
const chamaAqui = (endpoint: string, caminho: string): boolean => endpoint.endsWith(caminho);

/** Registrations in force that call the receiver, oldest first. */
export function assinaturasDaqui({ assinaturas }: Pick<AssinaturasVistas, 'assinaturas'>, caminho: string) {
  return assinaturas.filter(({ excluidaEm, endpoint }) => excluidaEm === null && chamaAqui(endpoint, caminho));
}

/** Each event that tells of a DUIMP, and how it is registered for the receiver. `chaves`: the secret that each registration was given. */
export function eventosAssinados(
  { caminho, feitoEm }: ReceptorDaqui,
  vistas: Pick<AssinaturasVistas, 'assinaturas'>,
  chaves: Readonly<Record<string, string>>,
): EventoAssinado[] {
  const emVigor = assinaturasDaqui(vistas, caminho);
  return EVENTOS_DA_DUIMP.map(({ evento }) => {
    const assinatura = emVigor.find((assinaturaVista) => assinaturaVista.evento === evento);
    if (assinatura) {
      return { evento, assinatura, situacao: chaves[assinatura.id] === feitoEm ? 'ASSINADO' : 'OUTRA_CHAVE' };
    }
    const excluida = vistas.assinaturas.findLast(
      (assinaturaVista) => assinaturaVista.evento === evento && chamaAqui(assinaturaVista.endpoint, caminho),
    );
    return excluida
      ? { evento, assinatura: excluida, situacao: 'EXCLUIDO' }
      : { evento, assinatura: null, situacao: 'NAO_ASSINADO' };
  });
}

/** Registrations in force of the same person that call another address. */
export function outrasAssinaturas({ assinaturas }: Pick<AssinaturasVistas, 'assinaturas'>, caminho: string) {
  return assinaturas.filter(({ excluidaEm, endpoint }) => excluidaEm === null && !chamaAqui(endpoint, caminho));
}
