import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import { RegraViolada } from '#lib/fiscal/regra-violada.ts';
import { lerDeclaracoes } from '#lib/siscomex/declaracao/ler-declaracao.ts';
import type { ParteRecebida } from '#lib/siscomex/declaracao/parte-recebida.ts';
import { ArquivoInvalido } from '#lib/siscomex/xml/arquivo-invalido.ts';
import { handOver, type InThread } from '#server/platform/work/threads.ts';
import { type Apurada, apurarDeclaracao } from './apurar-declaracao.ts';

/** What the thread writes: a declaration begins, adições of it, or the reason of a refusal. */
export type DaDeclaracao =
  | {
      /** Without its adições, which follow. */
      declaracao: DeclaracaoImportacao;
      apurada: Apurada;
      /** Positions of the files it came in, among those of the request. */
      partes: number[];
    }
  | { adicoes: DeclaracaoImportacao['adicoes'] }
  | { recusada: string; campo: string | undefined }
  /** A rule that its figures contradict. */
  | { regra: string; campo: string };

/** Reads and calculates declarations in a thread. All adições at once would block the receiver. */
export async function work({ partes, parametros, porta }: DaLeitura & InThread): Promise<void> {
  const entregar = (da: DaDeclaracao) => handOver(porta, da);
  try {
    for (const { declaracao, partes: partesDaDeclaracao } of lerDeclaracoes(partes)) {
      const { adicoes } = declaracao;
      await entregar({
        declaracao: { ...declaracao, adicoes: [] },
        apurada: apurarDeclaracao(declaracao, parametros),
        partes: partesDaDeclaracao.map((parte) => partes.indexOf(parte)),
      });
      for (let de = 0; de < adicoes.length; de += ADICOES_POR_VEZ)
        await entregar({ adicoes: adicoes.slice(de, de + ADICOES_POR_VEZ) });
    }
  } catch (erro) {
    if (erro instanceof ArquivoInvalido) await entregar({ recusada: erro.message, campo: erro.campo });
    else if (erro instanceof RegraViolada) await entregar({ regra: erro.message, campo: erro.campo });
    else throw erro;
  } finally {
    porta.close();
  }
}

interface DaLeitura {
  partes: ParteRecebida[];
  parametros: readonly Parametro[];
}

const ADICOES_POR_VEZ = 50;
