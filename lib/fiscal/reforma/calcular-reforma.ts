import {
  type EntradaReforma,
  NOME_TRIBUTO_DA_REFORMA,
  type ParcelasDaReforma,
  type PorTributoDaReforma,
  type ResultadoReforma,
  TRIBUTOS_DA_REFORMA,
  type TributoDaReforma,
} from '#lib/domain/aduana/calculo-reforma.ts';
import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import type { Aviso } from '#lib/fiscal/aviso.ts';
import { textosDe } from '#lib/fiscal/mapear-figuras.ts';
import { type Figura, type Memoria, memoriaSemRepetir, soma, texto } from '#lib/fiscal/memoria.ts';
import { PARAMETROS_DE_FABRICA } from '#lib/fiscal/parametros/parametros-de-fabrica.ts';
import { CENTAVOS_MEIO_PAR, CENTAVOS_TRUNCADOS, type Precisao } from '#lib/fiscal/precisao.ts';
import { aliquotasDoDia } from './aliquotas-do-dia.ts';
import { type BaseDoItem, basesDosItens } from './base-da-importacao.ts';
import { classeDoItem } from './classe-do-item.ts';
import { type DatasDaReforma, datasDaReforma } from './datas-da-reforma.ts';
import { tributoDoItem } from './tributo-do-item.ts';

export interface OpcoesDaReforma {
  /** By default those that Cais ships. */
  parametros?: readonly Parametro[];
  /** How each tax is rounded; by default half to even, to the cent. */
  precisao?: Partial<PorTributoDaReforma<Precisao>>;
}

type Parcelas = PorTributoDaReforma<ParcelasDaReforma<Figura> | null>;
type ItemCalculado = BaseDoItem & Parcelas;

/**
 * Calculates CBS and IBS of an import, by item and in total: LC 214/2025, arts. 63 to 78; Decreto 12.955/2026 and Res. CGIBS 6/2026,
 * arts. 76 to 89. Amounts are in reais as decimal text, 2 decimals; totals are sums of the rounded items. The memória is built only
 * when read.
 * @throws {RegraViolada} with the field when data contradict each other.
 */
export function calcularReforma(
  entrada: EntradaReforma,
  { parametros = PARAMETROS_DE_FABRICA, precisao = {} }: OpcoesDaReforma = {},
): ResultadoReforma & { readonly memoria: Memoria } {
  const datas = datasDaReforma(entrada);
  const aliquotas = aliquotasDoDia(entrada, datas.fatoGerador, parametros);
  const bases = basesDosItens(entrada, datas.fatoGerador, parametros);
  const inexigivel = (tributo: TributoDaReforma) => tributo === 'cbs' && datas.travessia;
  const itens = entrada.itens.map((item, indice): ItemCalculado => {
    const base = bases[indice] as BaseDoItem;
    const classe = classeDoItem(item, indice);
    const tributos = porTributo((tributo) =>
      tributoDoItem({
        nome: `${NOME_TRIBUTO_DA_REFORMA[tributo]} do item ${item.numero}`,
        base: base.base,
        aliquota: aliquotas[tributo].aliquota,
        classe,
        datas,
        inexigivel: inexigivel(tributo),
        precisao: precisao[tributo] ?? CENTAVOS_MEIO_PAR,
      }),
    );
    return { ...base, ...tributos };
  });
  const totais = totalizar(itens);
  const avisos = TRIBUTOS_DA_REFORMA.flatMap((tributo) =>
    inexigivel(tributo) || !itens.some((item) => usaAliquota(item[tributo])) ? [] : (aliquotas[tributo].aviso ?? []),
  );
  return {
    itens: itens.map((item, indice) => ({ numero: entrada.itens[indice]?.numero ?? '', ...escrito(item) })),
    totais: { base: texto(totais.base), ...parcelasEscritas(totais) },
    pisCofinsImportacao: datas.pisCofinsImportacao,
    travessia: datas.travessia,
    dispensado: datas.dispensado,
    avisos: [...previsao(datas), ...avisos],
    get memoria() {
      return memoriaSemRepetir(aRecolher(totais));
    },
  };
}

function totalizar(itens: readonly ItemCalculado[]) {
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

function aRecolher({ base: _, ...tributos }: ReturnType<typeof totalizar>): Figura {
  const parcelas = Object.values(tributos).flatMap((tributo) => tributo?.recolher ?? []);
  return soma({ ...CENTAVOS_TRUNCADOS, nome: 'CBS e IBS a recolher', unidade: 'R$', fonte: null }, parcelas);
}

function escrito({ base, componentes, ...tributos }: ItemCalculado) {
  return {
    base: texto(base),
    componentes: Object.fromEntries(Object.entries(componentes).map(([nome, parte]) => [nome, texto(parte)])),
    ...parcelasEscritas(tributos),
  };
}

function parcelasEscritas(tributos: Parcelas): PorTributoDaReforma<ParcelasDaReforma | null> {
  return porTributo((tributo) => {
    const parcelas = tributos[tributo];
    return parcelas && textosDe<keyof ParcelasDaReforma>({ ...parcelas });
  });
}

/** Where every item is zero without a rate, the missing rate changes nothing. */
function usaAliquota(parcelas: ParcelasDaReforma<Figura> | null): boolean {
  return parcelas === null || !parcelas.regular.formula?.startsWith('zero: ');
}

function previsao(datas: DatasDaReforma): Aviso[] {
  if (!datas.previsao) return [];
  const mensagem =
    'Previsão: sem a data da liberação, a CBS e o IBS são os do dia do registro. A liberação pode mudar as alíquotas.';
  return [{ codigo: 'PREVISAO', mensagem }];
}

function porTributo<T>(fazer: (tributo: TributoDaReforma) => T): PorTributoDaReforma<T> {
  return { cbs: fazer('cbs'), ibsUF: fazer('ibsUF'), ibsMun: fazer('ibsMun') };
}
