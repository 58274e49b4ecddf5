import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { calcular, expressao, type Figura, soma } from '#lib/fiscal/memoria.ts';
import { figuraDoParametro, parametroEmVigor } from '#lib/fiscal/parametros/em-vigor.ts';
import { CENTAVOS_MEIO_PARA_CIMA } from '#lib/fiscal/precisao.ts';

export interface TcifACalcular {
  /** Value of each item of goods, in reais. */
  itens: readonly Figura[];
  /** Reduction of the total in per cent. */
  reducao: Figura | null;
  parametros: readonly Parametro[];
  /** Null takes the newest amounts. */
  dia: DataTexto | null;
}

export interface TcifCalculada {
  totalBRL: Figura;
  parcelaPedido: Figura;
  parcelaItens: Figura;
  itens: readonly { valor: Figura; limite: Figura; taxa: Figura }[];
  total: Figura;
}

/**
 * Calculates the TCIF, in reais with 2 decimals: an amount for the order and an amount for each item of goods, each limited to a
 * percentage of its value (Lei 13.451/2017). Exemptions are not considered.
 */
export function calcularTcif({ itens, reducao, parametros, dia }: TcifACalcular): TcifCalculada {
  const parametro = (codigo: string, nome: string, unidade: string) =>
    figuraDoParametro(parametroEmVigor(parametros, codigo, dia), { nome, unidade });
  const limitePerc = parametro('TCIF_LIMITE_PERC', 'Limite da TCIF', '%');
  const limitada = (nome: string, fixa: Figura, valor: Figura) => {
    const limite = expressao(rotulo(`Limite da ${nome}`), [{ fatores: [valor, limitePerc] }]);
    const taxa = calcular({ ...rotulo(nome), formula: 'o menor dos valores' }, [fixa, limite], (taxaFixa, outro) =>
      Exato.min(taxaFixa, outro),
    );
    return { valor, limite, taxa };
  };
  const totalBRL = soma(rotulo('Valor das mercadorias'), itens);
  const { taxa: parcelaPedido } = limitada(
    'TCIF do pedido',
    parametro('TCIF_PEDIDO', 'TCIF por pedido', 'R$'),
    totalBRL,
  );
  const porItem = parametro('TCIF_ITEM', 'TCIF por mercadoria', 'R$');
  const calculados = itens.map((item, k) => limitada(`TCIF da ${k + 1}ª mercadoria`, porItem, item));
  const parcelaItens = soma(
    rotulo('TCIF das mercadorias'),
    calculados.map(({ taxa }) => taxa),
  );
  const cheia = soma(rotulo('TCIF'), [parcelaPedido, parcelaItens]);
  const total = reducao
    ? expressao(rotulo('TCIF reduzida'), [{ fatores: [cheia] }, { menos: true, fatores: [cheia, reducao] }])
    : cheia;
  return { totalBRL, parcelaPedido, parcelaItens, itens: calculados, total };
}

function rotulo(nome: string) {
  return { ...CENTAVOS_MEIO_PARA_CIMA, nome, unidade: 'R$', fonte: 'Lei 13.451/2017' };
}
