import { type Figura, soma } from '#lib/fiscal/memoria.ts';
import { encargosDeMora, percentuaisDeMora } from '#lib/fiscal/mora.ts';
import { CENTAVOS_MEIO_PARA_CIMA } from '#lib/fiscal/precisao.ts';

/** The two days of a late payment, and the Selic of the months between. A reading of the first day is not open here: § 3º says it. */
export type AtrasoDaReforma = Omit<Extract<Parameters<typeof percentuaisDeMora>[0], { vencimento: string }>, 'leitura'>;

/**
 * Calculates what a late payment of CBS or IBS costs: multa of 0,33 % a day from the day after the due day, up to 20 %, and the
 * Selic from the month after it plus 1 % in the month of payment (LC 214/2025, art. 29, §§ 2º a 4º). In reais, 2 decimals, half up.
 * Suspended taxes that are not converted are due from the issue of the import document (art. 443, § 3º; Decreto 12.955/2026, art.
 * 528, § 3º).
 * @throws {RegraViolada} with `selic` when the Selic of a month is missing.
 */
export function moraDaReforma(principal: Figura, atraso: AtrasoDaReforma): Record<'multa' | 'juros' | 'total', Figura> {
  const percentuais = percentuaisDeMora({ ...atraso, leitura: DO_DIA_SEGUINTE }, LEI);
  const { multa, juros } = encargosDeMora(principal, percentuais);
  const nome = `${principal.nome}, com os acréscimos`;
  const total = soma({ ...CENTAVOS_MEIO_PARA_CIMA, nome, unidade: 'R$', fonte: LEI.lei }, [principal, multa, juros]);
  return { multa, juros, total };
}

const DO_DIA_SEGUINTE = { doPrimeiroDiaUtil: false, fonte: 'LC 214/2025, art. 29, § 3º' };
const LEI = { lei: 'LC 214/2025, art. 29, §§ 2º a 4º', mesDoPagamento: 'LC 214/2025, art. 29, § 2º, II' };
