import { haRegistroDeSessao } from '#lib/session/chave-da-sessao.ts';

/** Whether all there is to show is the log-in: nobody is signed in, and the address is not of a page for everybody. */
export function bastaAEntrada(): boolean {
  return !haRegistroDeSessao() && !location.hash.startsWith('#/pages/convite/');
}
