import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { TRIBUTOS_DCI, type TributoDci } from '#lib/domain/zfm/dci.ts';
import { somaExata } from '#lib/fiscal/figura-exata.ts';
import { textosDe } from '#lib/fiscal/mapear-figuras.ts';
import { type Figura, type Memoria, memoriaSemRepetir, texto } from '#lib/fiscal/memoria.ts';
import { type Atraso, encargosDeMora, type PercentuaisDeMora, percentuaisDeMora } from '#lib/fiscal/mora.ts';

/** The amounts to pay, in reais with 2 decimals. Each tax has its own DARF, so multa and juros are rounded for each. */
export interface Recolhimento {
  percMulta: DecimalTexto;
  multaBRL: DecimalTexto;
  percJuros: DecimalTexto;
  jurosBRL: DecimalTexto;
  totalDARF: DecimalTexto;
  pagamentos: {
    tributo: TributoDci;
    principal: DecimalTexto;
    multa: DecimalTexto;
    juros: DecimalTexto;
    total: DecimalTexto;
  }[];
  /** Memória of `totalDARF`. */
  memoria: Memoria;
}

/**
 * Principal, multa and juros of the taxes of an internação.
 * @param semTributo taxes nothing is due of, which the memória shows with their reason.
 * @throws {RegraViolada} as {@link percentuaisDeMora}.
 */
export function recolher(
  principais: Partial<Record<TributoDci, Figura>>,
  atraso: Atraso,
  semTributo: readonly Figura[] = [],
): Recolhimento {
  const percentuais = percentuaisDeMora(atraso);
  const { pagamentos, multa, juros, total } = figurasDoRecolhimento(principais, percentuais, semTributo);
  return {
    percMulta: texto(percentuais.multa),
    multaBRL: texto(multa),
    percJuros: 'percJuros' in atraso ? atraso.percJuros : texto(percentuais.juros),
    jurosBRL: texto(juros),
    totalDARF: texto(total),
    pagamentos: pagamentos.map(({ tributo, ...valores }) => ({ tributo, ...textosDe(valores) })),
    memoria: memoriaSemRepetir(total),
  };
}

export interface FigurasDoRecolhimento {
  pagamentos: ReturnType<typeof pagamentoDo>[];
  multa: Figura;
  juros: Figura;
  total: Figura;
}

/** Returns the same amounts as figures, for callers that build the memória only on demand. */
export function figurasDoRecolhimento(
  principais: Partial<Record<TributoDci, Figura>>,
  percentuais: PercentuaisDeMora,
  semTributo: readonly Figura[] = [],
): FigurasDoRecolhimento {
  const pagamentos = TRIBUTOS_DCI.flatMap((tributo) => {
    const principal = principais[tributo];
    return principal ? [pagamentoDo(tributo, principal, percentuais)] : [];
  });
  const soma = (nome: string, parcela: 'multa' | 'juros' | 'total', zeros: readonly Figura[] = []) =>
    somaExata({ ...REAIS, nome, formula: 'Σ dos tributos' }, [
      ...pagamentos.map((pagamento) => pagamento[parcela]),
      ...zeros,
    ]);
  return {
    pagamentos,
    multa: soma('Multa de mora', 'multa'),
    juros: soma('Juros de mora', 'juros'),
    total: soma('Total a recolher', 'total', semTributo),
  };
}

function pagamentoDo(tributo: TributoDci, principal: Figura, percentuais: PercentuaisDeMora) {
  const { multa, juros } = encargosDeMora(principal, percentuais);
  const rotulo = { ...REAIS, nome: `DARF — ${tributo}`, formula: 'principal + multa + juros' };
  return { tributo, principal, multa, juros, total: somaExata(rotulo, [principal, multa, juros]) };
}

const REAIS = { unidade: 'R$', casas: 2, fonte: null };
