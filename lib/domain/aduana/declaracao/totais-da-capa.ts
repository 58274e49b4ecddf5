import { arredondarCentavos, dinheiro, Exato, somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { type DeclaracaoImportacao, NOME_DO_TRIBUTO, TRIBUTOS_DI, type TributoDi } from './declaracao-importacao.ts';

/** A total on the cover of a DUIMP and the sum of its items, in reais with 2 decimals. */
interface TotalLido {
  figura: TributoDi | 'vmle' | 'vmld';
  capa: DecimalTexto;
  itens: DecimalTexto;
}

/** A total that nobody can compare: the cover, or an item, writes something that is no number. */
interface TotalNaoLido {
  figura: TotalLido['figura'];
  naoLido: { onde: 'CAPA' | 'ITENS'; texto: string };
}

export type TotalDaCapa = TotalLido | TotalNaoLido;

/**
 * The totals on the cover of a DUIMP: the four taxes and the value at the place of loading. Only the answer to the Sefaz also
 * states the customs value. A total that the cover or any item lacks is left out; one that is no number is told as such. Field names are those of the Portal's API.
 */
export function totaisDaCapa({ duimp, totais, campos = {}, adicoes }: DeclaracaoImportacao): TotalDaCapa[] {
  if (!duimp) return [];
  const itens = adicoes.flatMap((adicao) => adicao.itens);
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

function comparar(figura: TotalDaCapa['figura'], daCapa: Folha, dosItens: Folha[]): TotalDaCapa[] {
  const [capa, ...itens] = [daCapa, ...dosItens].map((folha) => (folha == null ? '' : String(folha).trim()));
  if (!capa || itens.includes('')) return [];
  if (!NUMERO.test(capa)) return [{ figura, naoLido: { onde: 'CAPA', texto: capa } }];
  const texto = itens.find((valorDoItem) => !NUMERO.test(valorDoItem));
  if (texto !== undefined) return [{ figura, naoLido: { onde: 'ITENS', texto } }];
  return [{ figura, capa: emCentavos(new Exato(capa)), itens: emCentavos(somar(itens)) }];
}

/** As JSON writes a number. */
const NUMERO = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i;

/** Names for use within a sentence. */
export const NOME_DO_TOTAL: Readonly<Record<TotalDaCapa['figura'], string>> = {
  ...NOME_DO_TRIBUTO,
  vmle: 'valor no local de embarque',
  vmld: 'valor aduaneiro',
};

/** Whether the items are known to add up to the cover. */
export function fecha(total: TotalDaCapa): boolean {
  return 'capa' in total && new Exato(total.capa).eq(total.itens);
}

/** Whether the items are known not to add up to the cover. */
export function naoFecha(total: TotalDaCapa): total is TotalLido {
  return 'capa' in total && !fecha(total);
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
