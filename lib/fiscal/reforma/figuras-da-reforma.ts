import {
  type EntradaReforma,
  type ItemDaReforma,
  NOME_TRIBUTO_DA_REFORMA,
  type ParcelasDaReforma,
  type PorTributoDaReforma,
  type TributoDaReforma,
} from '#lib/domain/aduana/tributos/calculo-reforma.ts';
import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import { type Figura, soma } from '#lib/fiscal/memoria.ts';
import { PARAMETROS_DE_FABRICA } from '#lib/fiscal/parametros/parametros-de-fabrica.ts';
import { CENTAVOS_MEIO_PAR, CENTAVOS_TRUNCADOS, type Precisao } from '#lib/fiscal/precisao.ts';
import { type AliquotaDoDia, aliquotasDoDia } from './aliquotas-do-dia.ts';
import { type BaseDoItem, basesDosItens } from './base-da-importacao.ts';
import { type ClasseDoItem, classeSeHouver } from './classe-do-item.ts';
import { type DatasDaReforma, datasDaReforma } from './datas-da-reforma.ts';
import { type TributoDoItem, tributoDoItem } from './tributo-do-item.ts';

export interface OpcoesDaReforma {
  /** By default those that Cais ships. */
  parametros?: readonly Parametro[];
  /** How each tax is rounded; by default half to even, to the cent. */
  precisao?: Partial<PorTributoDaReforma<Precisao>>;
  /** Tells the source of an amount of the entrada, by path: `itens.0.ii`, `componentes.afrmm`. */
  fontes?: (caminho: string) => string;
}

export interface ItemCalculado extends BaseDoItem, PorTributoDaReforma<TributoDoItem | null> {
  item: ItemDaReforma;
  /** Null for an item that nobody has classified. */
  classe: ClasseDoItem | null;
}

export interface FigurasDaReforma {
  datas: DatasDaReforma;
  aliquotas: PorTributoDaReforma<AliquotaDoDia>;
  itens: readonly ItemCalculado[];
  totais: { base: Figura } & PorTributoDaReforma<ParcelasDaReforma<Figura> | null>;
}

/** Returns CBS and IBS of an import as figures, each with its memória. Throws as `calcularReforma`. */
export function figurasDaReforma(
  entrada: EntradaReforma,
  { parametros = PARAMETROS_DE_FABRICA, precisao = {}, fontes = () => 'informado' }: OpcoesDaReforma = {},
): FigurasDaReforma {
  const datas = datasDaReforma(entrada);
  const aliquotas = aliquotasDoDia(entrada, datas.fatoGerador, parametros);
  const bases = basesDosItens(entrada, datas.fatoGerador, { parametros, fontes });
  const itens = entrada.itens.map((item, indice): ItemCalculado => {
    const base = bases[indice] as BaseDoItem;
    const classe = classeSeHouver(item, indice);
    const tributos = porTributo((tributo) =>
      tributoDoItem({
        nome: `${NOME_TRIBUTO_DA_REFORMA[tributo]} do item ${item.numero}`,
        base: base.base,
        aliquota: aliquotas[tributo].aliquota,
        classe,
        datas,
        inexigivel: tributo === 'cbs' && datas.travessia,
        precisao: precisao[tributo] ?? CENTAVOS_MEIO_PAR,
      }),
    );
    return { item, classe, ...base, ...tributos };
  });
  return { datas, aliquotas, itens, totais: totalizar(itens) };
}

/** Builds a record of the three taxes. */
export function porTributo<T>(fazer: (tributo: TributoDaReforma) => T): PorTributoDaReforma<T> {
  return { cbs: fazer('cbs'), ibsUF: fazer('ibsUF'), ibsMun: fazer('ibsMun') };
}

function totalizar(itens: readonly ItemCalculado[]): FigurasDaReforma['totais'] {
  const base = soma(
    { ...CENTAVOS_TRUNCADOS, nome: 'Base da CBS e do IBS', unidade: 'R$', fonte: null },
    itens.map((item) => item.base),
  );
  return { base, ...porTributo((tributo) => totalDo(tributo, itens)) };
}

/** Null when some item has no figure: a total of the others would pass for the whole. */
function totalDo(tributo: TributoDaReforma, itens: readonly ItemCalculado[]): ParcelasDaReforma<Figura> | null {
  const parcelas = itens.flatMap((item) => item[tributo] ?? []);
  if (parcelas.length < itens.length) return null;
  const total = (qual: keyof ParcelasDaReforma, nome: string) =>
    soma(
      { ...CENTAVOS_TRUNCADOS, nome: `${NOME_TRIBUTO_DA_REFORMA[tributo]}${nome}`, unidade: 'R$', fonte: null },
      parcelas.map((parcela) => parcela[qual]),
    );
  return {
    regular: total('regular', ''),
    suspenso: total('suspenso', ': suspenso'),
    devido: total('devido', ': devido'),
    recolher: total('recolher', ': a recolher'),
  };
}
