import type { BlocoRetificado, DeclaracaoRetificada } from '#lib/contracts/retificacao.ts';
import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao-importacao.ts';
import {
  aplicarBlocos,
  type BlocoDaDeclaracao,
  blocoDoCaminho,
  type Diferenca,
} from '#lib/domain/aduana/retificacao.ts';
import { efeitoDaRetificacao, efeitoDoBloco } from '#lib/fiscal/importacao/efeito-da-retificacao.ts';
import { diferencasDaDeclaracao } from '#lib/siscomex/diferencas-da-declaracao.ts';
import type { DeclaracaoGuardada } from './declaracao-guardada.ts';

/** A recorded declaration beside what a file says of it. */
export interface Confronto {
  guardada: DeclaracaoGuardada;
  /** What the file says. */
  nova: DeclaracaoImportacao;
  /** Where they differ, by block. */
  porBloco: Map<BlocoDaDeclaracao, Diferenca[]>;
}

export function confrontarDeclaracao(guardada: DeclaracaoGuardada, nova: DeclaracaoImportacao): Confronto {
  const diferencas = diferencasDaDeclaracao(guardada.declaracao, nova);
  return { guardada, nova, porBloco: Map.groupBy(diferencas, ({ caminho }) => blocoDoCaminho(caminho)) };
}

/** What the record becomes when only these blocks are taken. */
export function comOsBlocos(
  { guardada, nova }: Confronto,
  aceitos: ReadonlySet<BlocoDaDeclaracao>,
): DeclaracaoImportacao {
  return aplicarBlocos(guardada.declaracao, nova, aceitos);
}

/** The difference as it is answered; with `aceitos`, of what was taken only, in the `versao` the process has after. */
export function respostaDoConfronto(
  confronto: Confronto,
  aplicada?: { aceitos: ReadonlySet<BlocoDaDeclaracao>; versao: number },
): DeclaracaoRetificada {
  const { guardada, nova, porBloco } = confronto;
  const { processo, declaracao } = guardada;
  const blocos = [...porBloco.keys()].filter((bloco) => !aplicada || aplicada.aceitos.has(bloco));
  const depois = comOsBlocos(confronto, new Set(blocos));
  return {
    id: processo.id,
    numero: processo.numero,
    numeroDI: declaracao.numeroDI,
    versao: aplicada?.versao ?? processo.versao,
    diferencas: blocos.flatMap((bloco) => porBloco.get(bloco) ?? []),
    ...efeitoDaRetificacao(declaracao, depois),
    blocos: blocos.map(
      (bloco): BlocoRetificado => ({
        bloco,
        diferencas: porBloco.get(bloco)?.length ?? 0,
        ...efeitoDoBloco(declaracao, nova, bloco),
      }),
    ),
    aplicada: aplicada !== undefined,
  };
}
