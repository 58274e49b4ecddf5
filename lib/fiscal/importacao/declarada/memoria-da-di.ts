import type { FiguraComparada } from '#lib/domain/aduana/declaracao/comparacao-di.ts';
import {
  type DeclaracaoImportacao,
  NOME_DO_OUTRO_TRIBUTO,
  OUTROS_TRIBUTOS,
  TRIBUTOS_DI,
} from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { AdicaoCalculada } from '#lib/fiscal/importacao/adicao.ts';
import { dado, type Figura, type Memoria, memoriaSemRepetir, soma } from '#lib/fiscal/memoria.ts';
import { figurasDoDebito } from './debito-da-declaracao.ts';
import { figurasDaDeclaracao } from './figuras-da-declaracao.ts';
import { taxaDaDeclaracao } from './taxa-da-declaracao.ts';

/**
 * Returns the memória of a calculated amount, down to the leaf of the file. Null when the adição or item does not exist, or when
 * there is nothing to calculate it from.
 * @throws {RegraViolada} when the declaration cannot be calculated.
 */
export function memoriaDaDi(
  di: DeclaracaoImportacao,
  pedida: FiguraPedida,
  parametros: readonly Parametro[],
): Memoria | null {
  if (pedida.figura === 'taxaSiscomex') return memoriaSemRepetir(taxaDaDeclaracao(di, parametros));
  const figuras = figurasDaDeclaracao(di, parametros);
  const figura =
    debitoPedido(di, figuras.adicoes, pedida) ?? figuraPedida(figuras, pedida) ?? outroDeclarado(di, pedida);
  return figura ? memoriaSemRepetir(figura) : null;
}

/** The bank debit of the whole declaration. An adição that cannot be calculated counts as declared. */
function debitoPedido(
  di: DeclaracaoImportacao,
  adicoes: readonly AdicaoCalculada[],
  { adicao, item, figura, parte }: FiguraPedida,
): Figura | undefined {
  if (parte !== 'aDebitar' || adicao !== null || item !== null) return undefined;
  if (figura === 'valorAduaneiro' || figura === 'taxaSiscomex') return undefined;
  // A duty that is not declared has no debit to explain.
  if (!ehTributo(figura) && di.adicoes.every(({ outros }) => outros?.[figura] === undefined)) return undefined;
  return figurasDoDebito(di, adicoes)[figura];
}

interface FiguraPedida {
  adicao: string | null;
  item: string | null;
  figura: FiguraComparada;
  /** `aDebitar` asks for the bank debit instead of the amount due. */
  parte?: 'devido' | 'aDebitar' | undefined;
}

/** A duty that the engine does not calculate, as declared and paid; undefined when there is none. */
function outroDeclarado(di: DeclaracaoImportacao, { adicao, item, figura, parte }: FiguraPedida): Figura | undefined {
  const tributo = OUTROS_TRIBUTOS.find((outroTributo) => outroTributo === figura);
  if (!tributo || item !== null) return undefined;
  const folha = parte === 'aDebitar' ? 'recolher' : 'devido';
  const declarados = di.adicoes
    .filter(({ numero }) => adicao === null || numero === adicao)
    .flatMap(({ numero, outros }) => {
      const valor = outros?.[tributo]?.[folha];
      return valor ? [{ qual: `adição ${numero}`, valor, fonte: 'Como declarado' }] : [];
    });
  const pagas = tributo === 'multa' && adicao === null && declarados.length === 0 ? multasPagas(di) : [];
  const partes = [...declarados, ...pagas];
  if (partes.length === 0) return undefined;
  const nome = NOME_DO_OUTRO_TRIBUTO[tributo];
  const rotulo = { unidade: 'R$', casas: 2 };
  return soma(
    { ...rotulo, nome, fonte: null, arredondamento: 'TRUNCAR' },
    partes.map(({ qual, valor, fonte }) => dado({ ...rotulo, nome: `${nome}, ${qual}`, fonte }, valor)),
  );
}

function multasPagas({ pagamentos }: DeclaracaoImportacao) {
  return pagamentos.flatMap(({ codigoReceita, valorMulta }) =>
    new Exato(valorMulta).isZero()
      ? []
      : [{ qual: `receita ${codigoReceita}`, valor: valorMulta, fonte: 'pagamentos da declaração' }],
  );
}

function figuraPedida(
  { adicoes, totais }: ReturnType<typeof figurasDaDeclaracao>,
  { adicao, item, figura, parte }: FiguraPedida,
): Figura | undefined {
  if (item !== null) {
    const itens = adicoes.flatMap(({ itens: itensDaAdicao }) => itensDaAdicao ?? []);
    const figuras = itens.find(({ numero }) => numero === item)?.figuras();
    if (figura === 'valorAduaneiro') return figuras?.valorAduaneiro;
    return ehTributo(figura) ? figuras?.tributos[figura].devido : undefined;
  }
  const figurasDaAdicao = adicao === null ? totais : adicoes.find(({ numero }) => numero === adicao);
  if (!figurasDaAdicao) return undefined;
  if (parte === 'aDebitar')
    return ehTributo(figura) || figura === 'antidumping' ? figurasDaAdicao.aDebitar[figura] : undefined;
  if (figura === 'valorAduaneiro') return figurasDaAdicao.valorAduaneiro;
  if (figura === 'antidumping') return figurasDaAdicao.antidumping;
  if (!ehTributo(figura)) return undefined;
  return 'devido' in figurasDaAdicao ? figurasDaAdicao.devido[figura] : figurasDaAdicao.tributos[figura].devido;
}

function ehTributo(figura: FiguraComparada): figura is (typeof TRIBUTOS_DI)[number] {
  return TRIBUTOS_DI.some((tributo) => tributo === figura);
}
