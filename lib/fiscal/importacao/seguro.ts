import type { EntradaImportacao } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import { expressao } from '#lib/fiscal/memoria.ts';
import { RegraViolada } from '#lib/fiscal/regra-violada.ts';
import type { CondicaoDeVendaCalculada } from './condicao-de-venda.ts';
import { type ContextoDoCalculo, valorEmMoeda } from './contexto-do-calculo.ts';
import { type CustoRateado, ratear, semCusto } from './rateio.ts';

/**
 * Shares the insurance by the value of the goods. With a single currency it uses the values on the conditions of sale, with several
 * the same values in reais.
 * @throws {RegraViolada} when there is insurance and the goods have no value.
 */
export function ratearSeguro(
  { seguro, adicoes }: EntradaImportacao,
  vendas: readonly CondicaoDeVendaCalculada[],
  contexto: ContextoDoCalculo,
): CustoRateado {
  if (!seguro) return semCusto('Seguro', contexto);
  const declarado = valorEmMoeda(contexto, 'seguro', seguro, 'Seguro');
  if (declarado.valor.exato.isZero()) return semCusto('Seguro', contexto);
  const pesos = vendas.map(({ valor, taxa }, indice) =>
    expressao(
      {
        nome: `Valor sem truncar em reais, adição ${adicoes[indice]?.numero}`,
        unidade: 'R$',
        casas: valor.casas + taxa.casas,
        arredondamento: 'TRUNCAR',
        fonte: null,
      },
      [{ fatores: [valor, taxa] }],
    ),
  );
  if (pesos.every((peso) => peso.exato.isZero())) {
    throw new RegraViolada('adicoes.0.itens.0.valorUnitario', 'Há seguro a ratear e as mercadorias não têm valor.');
  }
  return ratear({ nome: 'Seguro', ...declarado }, pesos, contexto);
}
