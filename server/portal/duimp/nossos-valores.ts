import type { ValorDaDuimp } from '#lib/domain/aduana/declaracao/rascunho-da-duimp.ts';
import type { ResultadoAdicao } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import { codigoDaMoeda } from '#lib/domain/aduana/tributos/moeda-siscomex.ts';
import { diaDaTaxaDeCambio } from '#lib/domain/datas/dias-uteis.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { calcularImportacao } from '#lib/fiscal/importacao/calcular-importacao.ts';
import { entradaPrevista, moedasDoPrevisto } from '#lib/fiscal/importacao/prevista/entrada-prevista.ts';
import { RegraViolada } from '#lib/fiscal/regra-violada.ts';
import type { NossosValores, ValoresDoItem } from '#lib/portal/domain/rascunho-no-portal.ts';
import { fechamentosAte } from '#server/comex/cambio/cambio-do-processo.ts';
import { parametroRepository } from '#server/comex/parametros/parametro-repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { ProcessoDaDuimp } from './fatos-da-duimp.ts';

type ACalcular = Omit<ProcessoDaDuimp, 'catalogo'> & {
  /** Of each item in the DUIMP. */
  numeros: readonly number[];
  /** Reais; null where the Portal did not say it. */
  freteDoPortal: DecimalTexto | null;
};

/** Our figures of the DUIMP of a processo, as if it were registered on `dia`, at the last rates known before that day. */
export async function nossosValores(
  tx: Database,
  empresaId: string,
  { processo, previstos, fatos, numeros, freteDoPortal }: ACalcular,
  dia: DataTexto,
): Promise<NossosValores> {
  const { freteNacional, declaracao } = processo;
  // By sea the freight is of the CE-Mercante, and a processo that was born from its declaration does not know it.
  const semFrete = fatos.frete === null && declaracao !== null;
  const previsto = {
    tipoDocumento: 'DUIMP' as const,
    freteNacional,
    itens: previstos.itens,
    adicoes: previstos.adicoes,
    frete: comCodigo(fatos.frete) ?? (semFrete ? emReais(freteDoPortal) : null),
    seguro: comCodigo(fatos.seguro) ?? emReais(declaracao?.seguro.valorReais),
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
      dia,
      falta: null,
      itens: porItem(previstos.itens, adicoes, numeros),
      valores: {
        frete: semFrete ? null : totais.freteReais,
        seguro: totais.seguroReais,
        tributos: [
          ...(['ii', 'ipi', 'pis', 'cofins'] as const).map((tributo) => ({
            tipo: tributo.toUpperCase(),
            devido: totais.devido[tributo],
            recolher: totais.aDebitar[tributo],
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

/** By the Siscomex code of the currency, as the calculation takes it; one without a code keeps its letters. */
function comCodigo(valorDaDuimp: ValorDaDuimp | null) {
  return (
    valorDaDuimp && {
      moeda: { codigo: codigoDaMoeda(valorDaDuimp.moeda) ?? valorDaDuimp.moeda },
      valor: valorDaDuimp.valor,
    }
  );
}

function emReais(valor: string | null | undefined) {
  return valor ? { moeda: { codigo: codigoDaMoeda('BRL') ?? '' }, valor } : null;
}

/** Our figures of each item, under the number it has in the DUIMP. */
function porItem(
  previstos: readonly { adicao: number | null }[],
  adicoes: readonly ResultadoAdicao[],
  numeros: readonly number[],
): ValoresDoItem[] {
  const restantes = new Map(adicoes.map(({ numero, itens = [] }) => [Number(numero), [...itens]]));
  return previstos.flatMap(({ adicao }, i) => {
    const calculado = restantes.get(adicao ?? 0)?.shift();
    if (!calculado) return [];
    const { freteReais: frete, seguroReais: seguro, valorAduaneiro, devido } = calculado;
    const tributos = (['ii', 'ipi', 'pis', 'cofins'] as const).map((tributo) => ({
      tipo: tributo.toUpperCase(),
      devido: devido[tributo],
    }));
    return [{ item: numeros[i] ?? i + 1, frete, seguro, valorAduaneiro, tributos }];
  });
}
