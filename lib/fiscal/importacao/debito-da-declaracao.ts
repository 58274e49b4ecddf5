import { Exato, somar } from '#lib/domain/decimal-exato.ts';
import {
  type DeclaracaoImportacao,
  OUTROS_TRIBUTOS,
  type OutroTributo,
  TRIBUTOS_DI,
  type TributoDi,
} from '#lib/domain/declaracao-importacao.ts';
import { texto } from '#lib/fiscal/memoria.ts';
import { RegraViolada } from '#lib/fiscal/regra-violada.ts';
import type { AdicaoCalculada } from './adicao.ts';
import { figurasDaDeclaracao } from './figuras-da-declaracao.ts';

export type DebitosDaDeclaracao = Record<TributoDi | OutroTributo, Exato>;

/**
 * What the bank was debited for a registered declaration under each tax, in reais with 2 decimals. Of a DUIMP, what its items declare to be
 * paid. Of a DI, each adição half up on its printed base; where the
 * truncated amount is not the one the adição declares to be paid, the declared amount (docs/decisions/a-debitar.md). `adicoes` are those of
 * the declaration, reckoned already.
 */
export function debitosDaDeclaracao(
  di: DeclaracaoImportacao,
  adicoes: readonly AdicaoCalculada[] | null = di.duimp ? null : adicoesCalculadas(di),
): DebitosDaDeclaracao {
  const calculadas = di.duimp ? null : adicoes;
  const tributos = TRIBUTOS_DI.map((tributo) => {
    const debitos = di.adicoes.map(({ tributos: seus }, indice) =>
      debito(seus[tributo].recolher, calculadas?.[indice], tributo),
    );
    return [tributo, somarExatos(debitos)] as const;
  });
  const outros = OUTROS_TRIBUTOS.map((tributo) => {
    const soma = somar(di.adicoes.map(({ outros: seus }) => seus?.[tributo]?.recolher ?? null));
    return [tributo, soma] as const;
  });
  return Object.fromEntries([...tributos, ...outros]) as DebitosDaDeclaracao;
}

function debito(declarado: string, calculada: AdicaoCalculada | undefined, tributo: TributoDi): Exato {
  const recolher = new Exato(declarado);
  if (!calculada || recolher.isZero()) return recolher;
  const { tributos, aDebitar } = calculada;
  const truncado = new Exato(texto(tributos[tributo].recolher));
  return truncado.minus(recolher).abs().lte(UM_CENTAVO) ? new Exato(texto(aDebitar[tributo])) : recolher;
}

/** None where the declaration cannot be reckoned. */
function adicoesCalculadas(di: DeclaracaoImportacao): readonly AdicaoCalculada[] | null {
  try {
    return figurasDaDeclaracao(di).adicoes;
  } catch (erro) {
    if (erro instanceof RegraViolada) return null;
    throw erro;
  }
}

function somarExatos(valores: readonly Exato[]): Exato {
  return valores.reduce((ate, valor) => ate.plus(valor), new Exato(0));
}

const UM_CENTAVO = new Exato('0.01');
