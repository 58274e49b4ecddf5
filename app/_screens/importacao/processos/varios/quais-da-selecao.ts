import type { Selecao } from '#components/lista/definicao-da-lista.ts';
import type { QuaisProcessos } from '#lib/contracts/processo/ato-em-varios.ts';
import type { ProcessoResumo } from '#lib/contracts/processo/processo.ts';

/** Names the selected processos in the version that the person sees, or the result whole. */
export function quaisDaSelecao(escolhida: Selecao<ProcessoResumo>): QuaisProcessos {
  if (escolhida.tipo === 'resultado') {
    return { consulta: escolhida.consulta, total: escolhida.total } as QuaisProcessos;
  }
  return { processos: escolhida.linhas.map(({ id, versao }) => ({ id, versao, canalRfb: null })) };
}

/** `1 processo`, `12 processos`. */
export const quantosProcessos = (n: number): string =>
  n === 1 ? '1 processo' : `${n.toLocaleString('pt-BR')} processos`;
