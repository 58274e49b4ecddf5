import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao-importacao.ts';
import { ArquivoInvalido } from '#lib/siscomex/arquivo-invalido.ts';
import { lerDeclaracoes } from '#lib/siscomex/ler-declaracao.ts';
import type { ParteRecebida } from '#lib/siscomex/parte-recebida.ts';
import { handOver, type InThread } from '#server/platform/work/threads.ts';

/** What the thread writes: a declaration begins, adições of it, or the reason of a refusal. */
export type DaDeclaracao =
  | {
      /** Without its adições, which follow. */
      declaracao: DeclaracaoImportacao;
      /** Positions of the files it came in, among those of the request. */
      partes: number[];
    }
  | { adicoes: DeclaracaoImportacao['adicoes'] }
  | { recusada: string; campo: string | undefined };

/** Reads declarations in a thread. All adições at once would block the receiver. */
export async function work({ partes, porta }: { partes: ParteRecebida[] } & InThread): Promise<void> {
  const entregar = (da: DaDeclaracao) => handOver(porta, da);
  try {
    for (const { declaracao, partes: suas } of lerDeclaracoes(partes)) {
      const { adicoes } = declaracao;
      await entregar({ declaracao: { ...declaracao, adicoes: [] }, partes: suas.map((uma) => partes.indexOf(uma)) });
      for (let de = 0; de < adicoes.length; de += ADICOES_POR_VEZ)
        await entregar({ adicoes: adicoes.slice(de, de + ADICOES_POR_VEZ) });
    }
  } catch (erro) {
    if (!(erro instanceof ArquivoInvalido)) throw erro;
    await entregar({ recusada: erro.message, campo: erro.campo });
  } finally {
    porta.close();
  }
}

const ADICOES_POR_VEZ = 50;
