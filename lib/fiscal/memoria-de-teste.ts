import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import { type Arredondamento, arredondar, type Memoria } from '#lib/fiscal/memoria.ts';

/**
 * Tests only: recalculates a node from what a person reads on it, the formula and the values of its entradas. The operands of a
 * formula are the names of the entradas, in order.
 */
export function recalcular({ nome, formula, entradas, unidade }: Memoria): string {
  const [, conta = '', modo, casas = ''] =
    /^(.*), (truncado|arredondado \(meio para (?:cima|o par)\)) em (\d+) casas$/s.exec(formula ?? '') ?? [];
  if (modo === undefined) throw new Error(`${nome}: formula without its rounding: ${formula}`);
  if (conta.startsWith('zero: ')) return new Exato(0).toFixed(Number(casas));
  const valores = entradas.map(({ valor }) => new Exato(valor));
  const valor = FORMULAS[conta]?.(valores) ?? valorDosTermos(conta, entradas, unidade);
  const arredondado = arredondar(valor, Number(casas), MODOS[modo] ?? 'MEIO_PARA_CIMA');
  return (arredondado.isZero() ? arredondado.abs() : arredondado).toFixed(Number(casas));
}

function valorDosTermos(conta: string, entradas: readonly Memoria[], unidade: string): Exato {
  let resto = conta.startsWith('− ') ? conta : `+ ${conta}`;
  let total = new Exato(0);
  let termo = new Exato(0);
  for (const entrada of entradas) {
    const [operador = ''] = resto.trimStart();
    resto = resto.trimStart().slice(2);
    if (!resto.startsWith(entrada.nome)) throw new Error(`${conta}: expected ${entrada.nome} at ${resto}`);
    resto = resto.slice(entrada.nome.length);
    const valor = entrada.unidade === '%' ? new Exato(entrada.valor).div(100) : new Exato(entrada.valor);
    if (operador === '×') termo = termo.times(valor);
    else if (operador === '÷') termo = termo.div(valor);
    else {
      total = total.plus(termo);
      termo = operador === '−' ? valor.neg() : valor;
    }
  }
  if (resto !== '') throw new Error(`${conta}: nothing stands for ${resto}`);
  total = total.plus(termo);
  return unidade === '%' ? total.times(100) : total;
}

const MODOS: Record<string, Arredondamento> = { truncado: 'TRUNCAR', 'arredondado (meio para o par)': 'MEIO_PAR' };

const FORMULAS: Record<string, (valores: Exato[]) => Exato> = {
  'soma das parcelas': (valores) => valores.reduce((ate, valor) => ate.plus(valor), new Exato(0)),
  'o menor dos valores': (valores) => Exato.min(...valores),
  'arredondado para cima': ([valor = new Exato(0)]) => valor.ceil(),
  'Soma sem o ICMS ÷ (1 − Alíquota do ICMS)': ([soma = new Exato(0), aliquota = new Exato(0)]) =>
    soma.div(new Exato(1).minus(aliquota.div(100))),
  'Soma sem o ICMS ÷ (1 − Carga efetiva do ICMS) × Carga efetiva do ICMS ÷ Alíquota do ICMS': ([
    soma = new Exato(0),
    carga = new Exato(0),
    aliquota = new Exato(0),
  ]) =>
    soma
      .div(new Exato(1).minus(carga.div(100)))
      .times(carga)
      .div(aliquota),
};
