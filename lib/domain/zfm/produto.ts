import type { ResolucaoCas } from '#lib/domain/cadastros/importador.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';

/** Field lengths of records 0 and 1 of the DCR-E (layouts/dcre-layout.csv). */
export const TAMANHOS_DCRE = { codigo: 15, texto: 80, serie: 5, nf: 10, ie: 15 } as const;

/** Acréscimos of DL 288/1967, art. 7º, in percentage points: none, § 9º (vehicles), § 15 (TIC with national technology). */
export const ACRESCIMOS = ['0.00', '5.00', '10.00'] as const;
export type Acrescimo = (typeof ACRESCIMOS)[number];

export const NOME_ACRESCIMO: Readonly<Record<Acrescimo, string>> = {
  '0.00': 'Sem acréscimo',
  '5.00': '5 p.p. (art. 7º, § 9º)',
  '10.00': '10 p.p. (art. 7º, § 15)',
};

export interface ModeloDoProduto {
  /** Four digits, from `0001`. */
  modelo: string;
  descricao: string;
  /** Reais, 2 decimals. */
  precoVenda: string;
}

/** All resolutions of an industry with this number: one resolution may approve several products. */
export function resolucoesDeNumero<Resolucao extends Pick<ResolucaoCas, 'numero'>>(
  resolucoes: readonly Resolucao[],
  numero: string,
): Resolucao[] {
  return resolucoes.filter((resolucao) => resolucao.numero === numero);
}

/**
 * Last day of the resolution of a product. Among several with the same number it is the one that ends first, because an early
 * warning does no harm. Null if the industry has no resolution of that number (any more); a null `validade` means no end.
 */
export function validadeDaResolucao(
  resolucoes: readonly Pick<ResolucaoCas, 'numero' | 'validade'>[],
  numero: string | null,
): { validade: DataTexto | null } | null {
  if (numero === null) return null;
  const resolucoesDoNumero = resolucoesDeNumero(resolucoes, numero);
  if (resolucoesDoNumero.length === 0) return null;
  const [validade = null] = resolucoesDoNumero.flatMap((resolucao) => resolucao.validade ?? []).sort();
  return { validade };
}

/** Initial text of the PPB field of a DCR-E; the office corrects it. */
export function ppbSugerido({ numero, portariaPpb }: Pick<ResolucaoCas, 'numero' | 'portariaPpb'>): string {
  const resolucao = `Resolução CAS ${numero}`;
  const inteiro = portariaPpb ? `Portaria PPB ${portariaPpb} - ${resolucao}` : resolucao;
  return inteiro.slice(0, TAMANHOS_DCRE.texto);
}

/** The model as the DCR-E writes it, in four digits. A spreadsheet drops leading zeros: `1` is the model `0001`. */
export function modeloComZeros(modelo: string): string {
  return /^\d{1,3}$/.test(modelo) ? modelo.padStart(4, '0') : modelo;
}
