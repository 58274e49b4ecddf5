import {
  type EntradaReforma,
  type ParcelasDaReforma,
  type PorTributoDaReforma,
  type ResultadoReforma,
  TRIBUTOS_DA_REFORMA,
} from '#lib/domain/aduana/tributos/calculo-reforma.ts';
import type { Aviso } from '#lib/fiscal/aviso.ts';
import { textosDe } from '#lib/fiscal/mapear-figuras.ts';
import { type Figura, type Memoria, memoriaSemRepetir, soma, texto } from '#lib/fiscal/memoria.ts';
import { CENTAVOS_TRUNCADOS } from '#lib/fiscal/precisao.ts';
import {
  type FigurasDaReforma,
  figurasDaReforma,
  type ItemCalculado,
  type OpcoesDaReforma,
  porTributo,
} from './figuras-da-reforma.ts';

/**
 * Calculates CBS and IBS of an import, by item and in total: LC 214/2025, arts. 63 to 78; Decreto 12.955/2026 and Res. CGIBS 6/2026,
 * arts. 76 to 89. Amounts are in reais as decimal text, 2 decimals; totals are sums of the rounded items. The memória is built only
 * when read.
 * @throws {RegraViolada} with the field when data contradict each other.
 */
export function calcularReforma(
  entrada: EntradaReforma,
  opcoes: OpcoesDaReforma = {},
): ResultadoReforma & { readonly memoria: Memoria } {
  const figuras = figurasDaReforma(entrada, opcoes);
  const { datas, itens, totais } = figuras;
  return {
    itens: itens.map(escrito),
    totais: { base: texto(totais.base), ...escritas(totais) },
    pisCofinsImportacao: datas.pisCofinsImportacao,
    travessia: datas.travessia,
    dispensado: datas.dispensado,
    avisos: avisosDe(figuras),
    get memoria() {
      return memoriaSemRepetir(aRecolher(totais));
    },
  };
}

function escrito(calculado: ItemCalculado): ResultadoReforma['itens'][number] {
  const { item, base, componentes } = calculado;
  const partes = Object.entries(componentes).map(([nome, parte]) => [nome, texto(parte)]);
  return { numero: item.numero, base: texto(base), componentes: Object.fromEntries(partes), ...escritas(calculado) };
}

function escritas(
  tributos: PorTributoDaReforma<ParcelasDaReforma<Figura> | null>,
): PorTributoDaReforma<ParcelasDaReforma | null> {
  return porTributo((tributo) => {
    const parcelas = tributos[tributo];
    if (parcelas === null) return null;
    const { regular, suspenso, devido, recolher } = parcelas;
    return textosDe<keyof ParcelasDaReforma>({ regular, suspenso, devido, recolher });
  });
}

/** A missing or estimated rate matters only where some item uses it. */
function avisosDe({ datas, aliquotas, itens }: FigurasDaReforma): Aviso[] {
  const dasAliquotas = TRIBUTOS_DA_REFORMA.flatMap((tributo) => {
    const usada = itens.some((item) => item[tributo]?.efetiva !== null);
    return usada ? (aliquotas[tributo].aviso ?? []) : [];
  });
  return datas.previsao ? [PREVISAO, ...dasAliquotas] : dasAliquotas;
}

function aRecolher({ base: _, ...tributos }: FigurasDaReforma['totais']): Figura {
  const parcelas = Object.values(tributos).flatMap((tributo) => tributo?.recolher ?? []);
  return soma({ ...CENTAVOS_TRUNCADOS, nome: 'CBS e IBS a recolher', unidade: 'R$', fonte: null }, parcelas);
}

const PREVISAO: Aviso = {
  codigo: 'PREVISAO',
  mensagem:
    'Previsão: sem a data do desembaraço, a CBS e o IBS são os do dia do registro. O desembaraço pode mudar as alíquotas.',
};
