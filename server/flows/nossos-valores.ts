import type { ResultadoAdicao } from '#lib/domain/aduana/calculo-importacao.ts';
import { diaDaTaxaDeCambio } from '#lib/domain/datas/dias-uteis.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { NossosValores, ValoresDoItem } from '#lib/domain/sistema/rascunho-no-portal.ts';
import { calcularImportacao } from '#lib/fiscal/importacao/calcular-importacao.ts';
import { entradaPrevista, moedasDoPrevisto } from '#lib/fiscal/importacao/entrada-prevista.ts';
import { RegraViolada } from '#lib/fiscal/regra-violada.ts';
import { fechamentosAte } from '#server/comex/cambio/cambio-do-processo.ts';
import { parametroRepository } from '#server/comex/parametros/parametro-repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { ProcessoDaDuimp } from './fatos-da-duimp.ts';

/** Our figures of the DUIMP of a processo, as if it were registered on `dia`, at the last rates known before that day. */
export async function nossosValores(
  tx: Database,
  empresaId: string,
  { processo, previstos }: Pick<ProcessoDaDuimp, 'processo' | 'previstos'>,
  dia: DataTexto,
): Promise<NossosValores> {
  const { freteMoeda, freteValor, freteNacional, seguroMoeda, seguroValor } = processo;
  const previsto = {
    ...{ tipoDocumento: 'DUIMP' as const, freteNacional, itens: previstos.itens, adicoes: previstos.adicoes },
    frete: freteMoeda && freteValor ? { moeda: freteMoeda, valor: freteValor } : null,
    seguro: seguroMoeda && seguroValor ? { moeda: seguroMoeda, valor: seguroValor } : null,
  };
  const fechamentos = await fechamentosAte(tx, moedasDoPrevisto(previsto), diaDaTaxaDeCambio(dia));
  const taxas = Object.fromEntries([...fechamentos].map(([sigla, { valor }]) => [sigla, valor]));
  const { entrada, faltas } = entradaPrevista(previsto, dia, taxas);
  if (!entrada) return { dia, valores: null, falta: faltas.map(({ motivo }) => motivo).join(' ') };
  try {
    const { totais, taxaSiscomex, adicoes } = calcularImportacao(entrada, {
      parametros: await parametroRepository(tx, empresaId).doMotor(),
    });
    const comAntidumping = previstos.adicoes.some(({ antidumping }) => antidumping !== null);
    return {
      ...{ dia, falta: null, itens: porItem(previstos.itens, adicoes) },
      valores: {
        ...{ frete: totais.freteReais, seguro: totais.seguroReais },
        tributos: [
          ...(['ii', 'ipi', 'pis', 'cofins'] as const).map((tributo) => ({
            tipo: tributo.toUpperCase(),
            ...{ devido: totais.devido[tributo], recolher: totais.aDebitar[tributo] },
          })),
          ...(comAntidumping
            ? [{ tipo: 'ANTIDUMPING', devido: totais.antidumping, recolher: totais.aDebitar.antidumping }]
            : []),
          { tipo: 'TAXA_UTILIZACAO', devido: taxaSiscomex, recolher: taxaSiscomex },
        ],
      },
    };
  } catch (erro) {
    if (erro instanceof RegraViolada) return { dia, valores: null, falta: erro.message };
    throw erro;
  }
}

/** Our figures of each item, under the number it has in the DUIMP: its place among the items of the processo. */
function porItem(
  previstos: readonly { adicao: number | null }[],
  adicoes: readonly ResultadoAdicao[],
): ValoresDoItem[] {
  const restantes = new Map(adicoes.map(({ numero, itens = [] }) => [Number(numero), [...itens]]));
  return previstos.flatMap(({ adicao }, i) => {
    const calculado = restantes.get(adicao ?? 0)?.shift();
    if (!calculado) return [];
    const { freteReais: frete, seguroReais: seguro, valorAduaneiro, devido } = calculado;
    const tributos = (['ii', 'ipi', 'pis', 'cofins'] as const).map((um) => ({
      tipo: um.toUpperCase(),
      devido: devido[um],
    }));
    return [{ item: i + 1, frete, seguro, valorAduaneiro, tributos }];
  });
}
