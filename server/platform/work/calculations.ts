import { RegraViolada } from '#lib/fiscal/regra-violada.ts';
import { againstRule } from '#server/platform/refusals.ts';
import { inThread, ThreadLimit } from './threads.ts';

type Calculation = (...entrada: never[]) => unknown;

/** What a calculation in a thread gave, or the rule its figures contradict. */
export type Calculated = { resultado: unknown } | { regra: string; campo: string };

/**
 * Returns a caller for calculations that hold the event loop for seconds when a declaration has thousands of items: of a large one they
 * are made in a thread. `arquivo` is the file that exports them as `calculos`, from the folder the server runs in; what they take and
 * give is copied. Within a transaction the caller may not be used: the work before it in the queue may wait for the same database.
 * @throws {RegraViolada} as the calculation does.
 * @throws {Refusal} 422 when it takes too long, 503 when the person has too much waiting.
 */
export function calculations<Calculos extends Record<string, Calculation>>(arquivo: string, calculos: Calculos) {
  return async <Nome extends keyof Calculos & string>(
    nome: Nome,
    itens: number,
    ...entrada: Parameters<Calculos[Nome]>
  ): Promise<ReturnType<Calculos[Nome]>> => {
    if (itens <= FEW) return calculos[nome]?.(...entrada) as ReturnType<Calculos[Nome]>;
    return (await apart(arquivo, nome, entrada)) as ReturnType<Calculos[Nome]>;
  };
}

async function apart(arquivo: string, nome: string, entrada: readonly unknown[]): Promise<unknown> {
  let feito = { resultado: undefined } as Calculated;
  try {
    await inThread<Calculated>({ arquivo: TRABALHO, dados: { arquivo, nome, entrada } }, (chegou) => {
      feito = chegou;
    });
  } catch (erro) {
    if (erro instanceof ThreadLimit) throw againstRule(GRANDE);
    throw erro;
  }
  if ('regra' in feito) throw new RegraViolada(feito.campo, feito.regra);
  return feito.resultado;
}

/** The dearest calculation takes 0.2 ms an item; to begin a thread takes a second. */
const FEW = 1000;
const TRABALHO = 'server/platform/work/calculation-work.ts';
const GRANDE = 'Há mercadorias demais para calcular de uma vez.';
