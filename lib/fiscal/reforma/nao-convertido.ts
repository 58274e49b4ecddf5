import { expressao, type Figura } from '#lib/fiscal/memoria.ts';
import { CENTAVOS_MEIO_PAR } from '#lib/fiscal/precisao.ts';
import { RegraViolada } from '#lib/fiscal/regra-violada.ts';

interface ItemNaoConvertido {
  /** Quantity of the item of the import note. */
  quantidade: Figura;
  /** Quantity that left or was not used in time. */
  quantidadeNaoConvertida: Figura;
  /** Suspended taxes of the whole item, in reais. */
  suspensos: Record<'ibs' | 'cbs', Figura>;
}

/**
 * Calculates what the event 112120 declares of an item: the suspended IBS and CBS of the quantity that was not converted, in
 * proportion, in reais with 2 decimals (LC 214/2025, art. 443, § 3º; NT 2025.002, 8.14). Late charges are apart.
 * @throws {RegraViolada} with `quantidadeNaoConvertida` when it is zero or more than the item has.
 */
export function suspensosNaoConvertidos({
  quantidade,
  quantidadeNaoConvertida,
  suspensos,
}: ItemNaoConvertido): Record<'ibs' | 'cbs', Figura> {
  if (quantidadeNaoConvertida.exato.lte(0) || quantidadeNaoConvertida.exato.gt(quantidade.exato)) {
    throw new RegraViolada(
      'quantidadeNaoConvertida',
      'A quantidade não convertida é maior que zero e não passa da quantidade do item.',
    );
  }
  const parte = (suspenso: Figura) =>
    expressao({ ...CENTAVOS_MEIO_PAR, nome: `${suspenso.nome} não convertido`, unidade: 'R$', fonte: LEI }, [
      { fatores: [suspenso, quantidadeNaoConvertida], por: quantidade },
    ]);
  return { ibs: parte(suspensos.ibs), cbs: parte(suspensos.cbs) };
}

const LEI = 'LC 214/2025, art. 443, § 3º; NT 2025.002, evento 112120';
