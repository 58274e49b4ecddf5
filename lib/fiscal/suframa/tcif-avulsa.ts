import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { dado, type Memoria, memoriaSemRepetir, texto } from '#lib/fiscal/memoria.ts';
import { PARAMETROS_TCIF } from '#lib/fiscal/parametros/tcif.ts';
import { calcularTcif } from './tcif.ts';

/** Amounts in reais; the reduction in per cent. */
export interface TcifAvulsa {
  itens: readonly { valorBRL: DecimalTexto }[];
  reducaoPerc?: DecimalTexto | undefined;
  /** Without a day, the newest amounts apply. */
  data?: DataTexto | undefined;
}

/**
 * Calculates the TCIF of an order with known goods, in reais with 2 decimals.
 * @throws {RegraViolada} when no amount is in force on the day.
 */
export function calcularTcifAvulsa(
  { itens, reducaoPerc, data }: TcifAvulsa,
  parametros: readonly Parametro[] = PARAMETROS_TCIF,
) {
  const valores = itens.map(({ valorBRL }, k) =>
    dado({ nome: `Valor da ${k + 1}ª mercadoria`, unidade: 'R$', casas: 2, fonte: 'informado' }, valorBRL),
  );
  const tcif = calcularTcif({
    itens: valores,
    reducao:
      reducaoPerc === undefined
        ? null
        : dado({ nome: 'Redução da TCIF', unidade: '%', casas: 2, fonte: 'informado' }, reducaoPerc),
    parametros,
    dia: data ?? null,
  });
  return {
    totalBRL: texto(tcif.totalBRL),
    parcelaPedido: texto(tcif.parcelaPedido),
    itens: tcif.itens.map(({ valor, limite, taxa }) => ({
      valorBRL: texto(valor),
      limite: texto(limite),
      taxa: texto(taxa),
    })),
    parcelaItens: texto(tcif.parcelaItens),
    total: texto(tcif.total),
    get memoria(): Memoria {
      return memoriaSemRepetir(tcif.total);
    },
  };
}
