import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { dado, expressao, type Figura, texto } from '#lib/fiscal/memoria.ts';
import { figuraDoParametro, parametroEmVigor } from '#lib/fiscal/parametros/em-vigor.ts';
import { FAIXAS_TAXA_SISCOMEX, PARAMETROS_TAXA_SISCOMEX } from '#lib/fiscal/parametros/taxa-siscomex.ts';
import { CENTAVOS_TRUNCADOS } from '#lib/fiscal/precisao.ts';

interface Registro {
  dataRegistro: DataTexto;
  adicoes: number;
}

/**
 * Calculates the taxa de utilização do Siscomex, in reais with 2 decimals: an amount for the declaration and an amount for each
 * adição, by the table in force on the day of registration. It is due even when every tax is suspended.
 * @throws {RangeError} when the number of adições is not a positive integer.
 */
export function taxaSiscomex(registro: Registro): DecimalTexto {
  return texto(figuraTaxaSiscomex(registro, PARAMETROS_TAXA_SISCOMEX));
}

/** Returns the same fee as a figure, by the given table. */
export function figuraTaxaSiscomex({ dataRegistro, adicoes }: Registro, parametros: readonly Parametro[]): Figura {
  if (!Number.isInteger(adicoes) || adicoes < 1) throw new RangeError('Uma declaração tem ao menos uma adição.');
  const valor = (codigo: string, nome: string) =>
    figuraDoParametro(parametroEmVigor(parametros, codigo, dataRegistro), { nome, unidade: 'R$' });
  const { fonte } = parametroEmVigor(parametros, 'TAXA_SISCOMEX_DECLARACAO', dataRegistro);
  const rotulo = { ...CENTAVOS_TRUNCADOS, nome: 'Taxa Siscomex', unidade: 'R$', fonte };
  return expressao(rotulo, [
    { fatores: [valor('TAXA_SISCOMEX_DECLARACAO', 'Por declaração')] },
    ...quantasPorFaixa(adicoes).map(({ codigo, quantas, nome }) => ({
      fatores: [
        dado({ nome: `Adições ${nome}`, unidade: '', casas: 0, fonte: 'contagem das adições' }, new Exato(quantas)),
        valor(codigo, `Por adição ${nome}`),
      ],
    })),
  ]);
}

function quantasPorFaixa(adicoes: number) {
  let antes = 0;
  return FAIXAS_TAXA_SISCOMEX.flatMap(({ codigo, ate }) => {
    const quantas = Math.min(adicoes, ate) - antes;
    const nome = `a partir da ${antes + 1}ª`;
    antes = ate;
    return quantas > 0 ? [{ codigo, quantas, nome }] : [];
  });
}
