import { arredondarCentavos, dinheiro, Exato, somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { type DeclaracaoImportacao, NOME_DO_TRIBUTO, TRIBUTOS_DI, type TributoDi } from './declaracao-importacao.ts';

/** A total on the cover of a DUIMP and the sum of its items, in reais with 2 decimals. */
export interface TotalDaCapa {
  figura: TributoDi | 'vmle' | 'vmld';
  capa: DecimalTexto;
  itens: DecimalTexto;
}

/**
 * The totals on the cover of a DUIMP: the four taxes and the value at the place of loading. Only the answer to the Sefaz also
 * states the customs value. A total that the cover or any item lacks is left out. Field names are those of the Portal's API.
 */
export function totaisDaCapa({ duimp, totais, campos = {}, adicoes }: DeclaracaoImportacao): TotalDaCapa[] {
  if (!duimp) return [];
  const itens = adicoes.flatMap((adicao) => adicao.itens);
  const comparar = (figura: TotalDaCapa['figura'], capa: Folha, parcelas: Folha[]) =>
    capa == null || parcelas.some((parcela) => parcela == null)
      ? []
      : [{ figura, capa: emCentavos(new Exato(capa)), itens: emCentavos(somar(parcelas.map(String))) }];
  const naDescarga = Object.keys(campos).find((nome) => nome.endsWith('.valorTotalMercadoriaLocalDescargaReal'));
  return [
    ...TRIBUTOS_DI.flatMap((tributo) =>
      comparar(
        tributo,
        devidoNaCapa(campos, tributo),
        itens.map((item) => item.duimp?.tributos[tributo].devido ?? null),
      ),
    ),
    ...comparar(
      'vmle',
      totais.vmleReais,
      itens.map((item) => item.campos?.['tributos.mercadoria.valorLocalEmbarqueBRL'] ?? null),
    ),
    ...comparar(
      'vmld',
      naDescarga && campos[naDescarga],
      itens.map((item) => item.duimp?.valorAduaneiro ?? null),
    ),
  ];
}

/** Names for use within a sentence. */
export const NOME_DO_TOTAL: Readonly<Record<TotalDaCapa['figura'], string>> = {
  ...NOME_DO_TRIBUTO,
  vmle: 'valor no local de embarque',
  vmld: 'valor aduaneiro',
};

/** Whether the items add up to the cover. */
export function fecha({ capa, itens }: TotalDaCapa): boolean {
  return new Exato(capa).eq(itens);
}

function devidoNaCapa(campos: NonNullable<DeclaracaoImportacao['campos']>, tributo: TributoDi) {
  const onde = Object.keys(campos).find(
    (nome) => /^tributos\.tributosCalculados\.\d+\.tipo$/.test(nome) && campos[nome] === tributo.toUpperCase(),
  );
  const valores = onde?.replace(/tipo$/, 'valoresBRL');
  return valores && (campos[`${valores}.devido`] ?? campos[`${valores}.calculado`]);
}

type Folha = string | number | null | undefined;

/** The leaves of a file are as it writes them, and may have more decimals than cents. */
const emCentavos = (valor: Exato) => dinheiro(arredondarCentavos(valor));
