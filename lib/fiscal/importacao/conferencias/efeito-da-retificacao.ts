import {
  type DeclaracaoImportacao,
  TRIBUTOS_DI,
  type TributoDi,
} from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { aplicarBlocos, type BlocoDaDeclaracao } from '#lib/domain/aduana/declaracao/retificacao.ts';
import { dinheiro, Exato, somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { resumirDi } from '#lib/fiscal/importacao/declarada/resumo-di.ts';

/** The signed changes by a retificação, in reais with 2 decimals: after minus before. */
export interface EfeitoDaRetificacao {
  /** Taxes due. */
  efeito: Record<TributoDi, DecimalTexto>;
  /** Taxes to pay. */
  recolher: Record<TributoDi, DecimalTexto>;
  valorAduaneiro: DecimalTexto;
  /** Sum of the payments, including multa and juros. */
  pago: DecimalTexto;
}

export function efeitoDaRetificacao(antes: DeclaracaoImportacao, depois: DeclaracaoImportacao): EfeitoDaRetificacao {
  const [era, ficou] = [resumirDi(antes), resumirDi(depois)];
  const porTributo = (qual: 'tributos' | 'recolher') =>
    Object.fromEntries(
      TRIBUTOS_DI.map((tributo) => [tributo, menos(ficou[qual][tributo], era[qual][tributo])]),
    ) as Record<TributoDi, DecimalTexto>;
  return {
    efeito: porTributo('tributos'),
    recolher: porTributo('recolher'),
    valorAduaneiro: menos(ficou.valorAduaneiro, era.valorAduaneiro),
    pago: menos(pago(depois), pago(antes)),
  };
}

/**
 * Calculates the effect of a block as if it were the only accepted block. For an adição only that adição is summed, because there
 * may be 999.
 */
export function efeitoDoBloco(
  antes: DeclaracaoImportacao,
  depois: DeclaracaoImportacao,
  bloco: BlocoDaDeclaracao,
): EfeitoDaRetificacao {
  if (!bloco.startsWith('adicao-')) {
    return efeitoDaRetificacao(antes, aplicarBlocos(antes, depois, new Set([bloco])));
  }
  const soEla = (di: DeclaracaoImportacao): DeclaracaoImportacao => ({
    ...antes,
    adicoes: di.adicoes.filter(({ numero }) => bloco === `adicao-${numero}`),
  });
  return efeitoDaRetificacao(soEla(antes), soEla(depois));
}

function pago({ pagamentos }: DeclaracaoImportacao): DecimalTexto {
  return dinheiro(
    somar(pagamentos.flatMap((pagamento) => [pagamento.valorReceita, pagamento.valorMulta, pagamento.valorJuros])),
  );
}

function menos(depois: DecimalTexto, antes: DecimalTexto): DecimalTexto {
  return dinheiro(new Exato(depois).minus(antes));
}
