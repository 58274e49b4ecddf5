import { nomeDoParametro, type UnidadeDoParametro } from '#lib/domain/zfm/nome-do-parametro.ts';
import { formatarData, formatarInstante } from '#lib/format/data.ts';
import { formatarDecimal } from '#lib/format/decimal.ts';
import type { ParametroLido } from '#lib/registros/parametro.ts';

/** The value as people say it: `R$ 38,56`, `código 0086`, `exigível`. An estimate is called one: it is not the value. */
export function valorDoParametro({
  codigo,
  valor,
  estimativa,
}: Pick<ParametroLido, 'codigo' | 'valor' | 'estimativa'>): string {
  const unidade = nomeDoParametro(codigo)?.unidade ?? null;
  if (valor !== null) return naUnidade(valor, unidade);
  return estimativa === null ? 'Não fixado' : `Estimativa: ${naUnidade(estimativa, unidade)}`;
}

function naUnidade(valor: string, unidade: UnidadeDoParametro | null): string {
  const inteiro = valor.replace(/\.0+$/, '');
  const ehInteiro = /^\d+$/.test(inteiro);
  switch (unidade) {
    case 'PERCENTUAL':
      return `${comSuasCasas(valor)} %`;
    case 'REAIS':
      return `R$ ${comSuasCasas(valor)}`;
    case 'DIAS':
      return ehInteiro ? `${inteiro} dias` : comSuasCasas(valor);
    case 'MESES':
      return ehInteiro ? `${inteiro} meses` : comSuasCasas(valor);
    case 'DIA_DO_MES':
      return ehInteiro ? `dia ${inteiro}` : comSuasCasas(valor);
    case 'RECEITA':
      return ehInteiro ? `código ${inteiro.padStart(4, '0')}` : comSuasCasas(valor);
    case 'EXIGIVEL':
      return escolhido(inteiro, 'exigível', 'não exigível') ?? comSuasCasas(valor);
    case 'SIM_NAO':
      return escolhido(inteiro, 'sim', 'não') ?? comSuasCasas(valor);
    default:
      return comSuasCasas(valor);
  }
}

function escolhido(valor: string, sim: string, nao: string): string | null {
  if (valor === '1') return sim;
  return valor === '0' ? nao : null;
}

function comSuasCasas(valor: string): string {
  return formatarDecimal(valor, Math.max(2, valor.split('.')[1]?.length ?? 0));
}

export function vigenciaPorExtenso({
  vigenciaInicio: de,
  vigenciaFim: ate,
}: Pick<ParametroLido, 'vigenciaInicio' | 'vigenciaFim'>): string {
  if (de && ate) return `${formatarData(de)} a ${formatarData(ate)}`;
  if (de) return `desde ${formatarData(de)}`;
  return ate ? `até ${formatarData(ate)}` : 'sem prazo';
}

/**
 * Says who confirmed the value and when. A change of a verified value is saved as verified, so the person of the last change
 * answers for it.
 */
export function confirmacaoDoParametro({
  origem,
  situacao,
  alteradoPor,
  alteradoEm,
}: Pick<ParametroLido, 'origem' | 'situacao' | 'alteradoPor' | 'alteradoEm'>): string {
  if (origem === 'CAIS') return DE_FABRICA[situacao];
  const porQuem = `por ${alteradoPor ?? '—'} em ${formatarInstante(alteradoEm)}`;
  return situacao === 'VERIFICADO' ? `Confirmado ${porQuem}` : `Ninguém confirmou ainda; cadastrado ${porQuem}`;
}

/** The same in the width of a column: the day, and the first name. */
export function confirmacaoNaLista(parametro: Parameters<typeof confirmacaoDoParametro>[0]): string {
  if (parametro.origem === 'CAIS') return NA_LISTA[parametro.situacao];
  if (parametro.situacao !== 'VERIFICADO') return NA_LISTA.CONFIRMAR;
  const [dia = ''] = formatarInstante(parametro.alteradoEm).split(' ');
  return `${dia}, ${parametro.alteradoPor?.split(' ')[0] ?? '—'}`;
}

const DE_FABRICA: Readonly<Record<ParametroLido['situacao'], string>> = {
  VERIFICADO: 'Conferido na fonte pelo Cais',
  CONFIRMAR: 'Ninguém confirmou ainda',
  ESTIMATIVA: 'A lei ainda não fixou',
};

const NA_LISTA: typeof DE_FABRICA = {
  VERIFICADO: 'Conferido pelo Cais',
  CONFIRMAR: 'Ninguém confirmou',
  ESTIMATIVA: 'A lei não fixou',
};
