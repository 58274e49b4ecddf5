import type { BlocoRetificado, DeclaracaoRetificada } from '#lib/contracts/declaracao/retificacao.ts';
import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import {
  aplicarBlocos,
  type BlocoDaDeclaracao,
  blocoDoCaminho,
  type Diferenca,
} from '#lib/domain/aduana/declaracao/retificacao.ts';
import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import { conferirDi } from '#lib/fiscal/importacao/conferencias/conferencias-di.ts';
import { efeitoDaRetificacao, efeitoDoBloco } from '#lib/fiscal/importacao/conferencias/efeito-da-retificacao.ts';
import { diferencasDaDeclaracao } from '#lib/siscomex/declaracao/diferencas-da-declaracao.ts';
import type { DeclaracaoGuardada } from './declaracao-guardada.ts';

/** A stored declaration compared with a new file. */
export interface Confronto {
  guardada: DeclaracaoGuardada;
  /** The declaration in the file. */
  nova: DeclaracaoImportacao;
  /** The differences, by block. */
  porBloco: Map<BlocoDaDeclaracao, Diferenca[]>;
}

export function confrontarDeclaracao(guardada: DeclaracaoGuardada, nova: DeclaracaoImportacao): Confronto {
  const diferencas = diferencasDaDeclaracao(guardada.declaracao, nova);
  return { guardada, nova, porBloco: Map.groupBy(diferencas, ({ caminho }) => blocoDoCaminho(caminho)) };
}

/** Returns the stored declaration with only these blocks taken from the file. */
export function comOsBlocos(
  { guardada, nova }: Confronto,
  aceitos: ReadonlySet<BlocoDaDeclaracao>,
): DeclaracaoImportacao {
  return aplicarBlocos(guardada.declaracao, nova, aceitos);
}

/** Builds the answer with the differences. With `aceitos` it has only the blocks taken, and the new `versao` of the process. */
export function respostaDoConfronto(
  confronto: Confronto,
  {
    parametros,
    aplicada,
  }: { parametros: readonly Parametro[]; aplicada?: { aceitos: ReadonlySet<BlocoDaDeclaracao>; versao: number } },
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
    conferencias: conferirDi(depois, parametros),
    aplicada: aplicada !== undefined,
  };
}
