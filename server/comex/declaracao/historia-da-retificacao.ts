import { nomeDaDiferenca } from '#lib/domain/aduana/declaracao/nome-da-diferenca.ts';
import { type BlocoDaDeclaracao, CAMPO_DO_ARQUIVO, nomeDoBloco } from '#lib/domain/aduana/declaracao/retificacao.ts';
import type { Confronto } from './confrontar-declaracao.ts';

interface Arquivo {
  nome: string;
  sha256: string;
}

/**
 * Builds the history entry of a retificação. It lists each accepted value before and after, under the name people know, because a
 * path through lists would tell them nothing. It also names both files, and the blocks of the newer file that were refused.
 */
export function historiaDaRetificacao(
  confronto: Confronto,
  aceitos: ReadonlySet<BlocoDaDeclaracao>,
  { novo, motivo }: { novo: Arquivo; motivo: string },
): { antes: object; depois: object; motivo: string } {
  const { porBloco, guardada } = confronto;
  const aceitas = [...porBloco].flatMap(([bloco, diferencas]) => (aceitos.has(bloco) ? diferencas : []));
  const lado = (qual: 'antes' | 'depois', arquivo: Arquivo) => ({
    ...Object.fromEntries(aceitas.map((diferenca) => [nomeDaDiferenca(diferenca.caminho), diferenca[qual]])),
    [CAMPO_DO_ARQUIVO]: `${arquivo.nome} (SHA-256 ${arquivo.sha256.slice(0, ALGARISMOS_DO_HASH)}…)`,
  });
  const recusados = [...porBloco.keys()].filter((bloco) => !aceitos.has(bloco));
  return {
    antes: lado('antes', guardada.arquivo),
    depois: lado('depois', novo),
    motivo: recusados.length > 0 ? `${comPonto(motivo)} ${naoAceitos(recusados)}` : motivo,
  };
}

function naoAceitos(blocos: BlocoDaDeclaracao[]): string {
  return `Não aceito do arquivo: ${blocos.map(nomeDoBloco).join(', ')}.`;
}

function comPonto(frase: string): string {
  return /[.!?…]$/.test(frase) ? frase : `${frase}.`;
}

/** Enough to tell two files apart; the file row has the whole hash. */
const ALGARISMOS_DO_HASH = 12;
