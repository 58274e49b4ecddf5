import type {
  AdicaoDoCalculo,
  EntradaImportacao,
  RegimeDoCalculo,
} from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import { PIS_COFINS_EXTINTOS, pisCofinsExtintos } from '#lib/domain/aduana/tributos/fim-do-pis-cofins.ts';

/**
 * Sets PIS and COFINS-Importação to zero in a declaration registered after their last day, whatever rate was given (LC 214/2025, art.
 * 542, XXIII). A registered declaration whose tax stays as declared keeps it. Earlier declarations stay as they are.
 */
export function semPisCofinsExtintos(entrada: EntradaImportacao): EntradaImportacao {
  if (!pisCofinsExtintos(entrada.dataRegistro)) return entrada;
  return {
    ...entrada,
    adicoes: entrada.adicoes.map((adicao) => ({
      ...adicao,
      tributos: semEles(adicao.tributos),
      itens: adicao.itens.map((item) => (item.tributos ? { ...item, tributos: semEles(item.tributos) } : item)),
    })),
  };
}

function semEles(tributos: AdicaoDoCalculo['tributos']): AdicaoDoCalculo['tributos'] {
  const { pis, cofins } = tributos;
  return { ...tributos, pis: pis.semCalculo ? pis : EXTINTO, cofins: cofins.semCalculo ? cofins : EXTINTO };
}

const EXTINTO = {
  regime: 'NAO_INCIDENCIA',
  fundamento: PIS_COFINS_EXTINTOS,
  aliquota: '0',
  extinto: true,
} as const satisfies RegimeDoCalculo & { aliquota: string };
