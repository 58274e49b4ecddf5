import { formatarNumeroDuimp } from '#lib/domain/identificadores/duimp.ts';
import { ArquivoInvalido } from '#lib/siscomex/xml/arquivo-invalido.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { RespostaDoPortal } from './call.ts';
import { AindaNao, PortalRecusou } from './outcome.ts';

/** Lets only a whole answer of a DUIMP through, as `exigirConteudo`. */
export function exigirResposta(relogio: Clock, numero: string, resposta: RespostaDoPortal): void {
  exigirConteudo(relogio, naoHa(numero), resposta);
}

/**
 * Lets only a whole answer with JSON through; `naoHa` is the sentence of a 404.
 * @throws {PortalRecusou} when asking again would change nothing.
 * @throws {AindaNao} when something else than the Portal answered.
 */
export function exigirConteudo(
  relogio: Clock,
  naoHa: string,
  { status, codigo, mensagem, json }: RespostaDoPortal,
): void {
  if (status === 200 && json) return;
  if (status === 404) throw new PortalRecusou(naoHa);
  if (status === 403) throw new PortalRecusou(CAMINHO_RECUSADO);
  if (status === 200) throw new AindaNao('O Portal Único respondeu outra coisa.', emUmMinuto(relogio), true);
  throw new PortalRecusou(`${mensagem ?? `O Portal Único respondeu ${status}`}${codigo ? ` (${codigo})` : ''}.`);
}

/**
 * Lets only an answer that can be read through.
 * @throws {PortalRecusou} with the sentence of the reader.
 */
export function exigirLegivel<T>(ler: () => T): T {
  try {
    return ler();
  } catch (erro) {
    if (!(erro instanceof ArquivoInvalido)) throw erro;
    throw new PortalRecusou(`A resposta do Portal Único não se lê: ${erro.message}`);
  }
}

export const CAMINHO_RECUSADO = 'O Portal Único recusou este caminho (403). Avise quem cuida do sistema.';

export const emUmMinuto = (relogio: Clock): Date => new Date(relogio.agora().getTime() + 65_000);

const naoHa = (numero: string) =>
  `O Portal Único não mostra a DUIMP ${formatarNumeroDuimp(numero)} a este titular: o número não existe neste ambiente, ou falta a representação.`;
