import type { EntradaImportacao, FreteDoCalculo } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import { expressao, type Figura } from '#lib/fiscal/memoria.ts';
import { RegraViolada } from '#lib/fiscal/regra-violada.ts';
import { type ContextoDoCalculo, valorEmMoeda } from './contexto-do-calculo.ts';
import { type CustoRateado, ratear, semCusto } from './rateio.ts';

export interface FreteRateado {
  /** Freight up to the place of import. */
  internacional: CustoRateado;
  /** Freight inside Brazil, which is not part of the customs value (Decreto 6.759/2009, art. 77). */
  nacional: CustoRateado;
}

/**
 * Shares the freight by net weight.
 * @throws {RegraViolada} when there is freight without weight, or when the freight inside Brazil exceeds the whole.
 */
export function ratearFrete({ frete, adicoes }: EntradaImportacao, contexto: ContextoDoCalculo): FreteRateado {
  if (!frete) {
    const nenhum = semCusto('Frete', contexto);
    return { internacional: nenhum, nacional: nenhum };
  }
  const { contratado, nacional, internacional, taxa } = partesDoFrete(frete, contexto);
  const pesos = adicoes.map(({ numero, pesoLiquido }, indice) =>
    contexto.campo(`adicoes.${indice}.pesoLiquido`, pesoLiquido, {
      nome: `Peso líquido, adição ${numero}`,
      unidade: 'kg',
      casas: 5,
    }),
  );
  if (!contratado.exato.isZero() && pesos.every((peso) => peso.exato.isZero())) {
    throw new RegraViolada('adicoes.0.pesoLiquido', 'Há frete a ratear e nenhuma adição tem peso líquido.');
  }
  return {
    internacional: ratear({ nome: 'Frete', valor: internacional, taxa }, pesos, contexto),
    nacional: ratear({ nome: 'Frete nacional', valor: nacional, taxa }, pesos, contexto),
  };
}

/**
 * Returns the contracted freight, its parts inside Brazil and up to the place of import, and its rate.
 * @throws {RegraViolada} when the freight inside Brazil exceeds the whole.
 */
export function partesDoFrete(
  frete: FreteDoCalculo,
  contexto: ContextoDoCalculo,
): Record<'contratado' | 'nacional' | 'internacional' | 'taxa', Figura> {
  const { valor: contratado, taxa } = valorEmMoeda(contexto, 'frete', frete, 'Frete contratado');
  const nacional = contexto.campo('frete.emTerritorioNacional', frete.emTerritorioNacional ?? '0', {
    nome: 'Frete em território nacional',
    unidade: frete.moeda,
  });
  if (nacional.exato.isZero()) return { contratado, nacional, internacional: contratado, taxa };
  if (nacional.exato.gt(contratado.exato)) {
    throw new RegraViolada('frete.emTerritorioNacional', 'O frete em território nacional não pode passar do frete.');
  }
  const internacional = expressao(
    {
      nome: 'Frete até o local de importação',
      unidade: frete.moeda,
      casas: 2,
      arredondamento: 'TRUNCAR',
      fonte: 'Decreto 6.759/2009, art. 77',
    },
    [{ fatores: [contratado] }, { menos: true, fatores: [nacional] }],
  );
  return { contratado, nacional, internacional, taxa };
}
