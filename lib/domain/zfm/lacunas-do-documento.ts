import { Exato, porExtenso } from '#lib/domain/numeros/decimal-exato.ts';

/** A finding of the check of a DCR-E or DCI, as far as its grouping needs it. */
export interface Achado {
  nivel: 'erro' | 'aviso';
  codigo: string;
  mensagem: string;
  etapa: string;
  /** How many of one kind a single finding counts; 1 without it. */
  vezes?: number | undefined;
}

/** What a document lacks, by cause: one entry for all findings of one kind in one step. */
export interface LacunaDoDocumento<Um> {
  chave: string;
  /** The sentence of the only finding; otherwise how many, of what. */
  texto: string;
  /** One remedy for all it counts. */
  remedio: string;
  /** Never empty. The remedy leads to where the first is corrected. */
  achados: readonly [Um, ...Um[]];
}

/** The words of a cause: `sem preço`, with one remedy for all its findings. */
export interface CausaEmPalavras {
  /** The findings of several codes may be one cause. */
  causa?: string;
  /** Without it, the sentence of the first finding stands for all. */
  varios?: (quantos: string) => string;
  remedio: string;
}

/**
 * Groups findings by cause, in their order. A cause is a code in a step. A code without words takes the sentence of its first
 * finding, so that no finding is lost.
 */
export function lacunasDoDocumento<Um extends Achado>(
  achados: readonly Um[],
  emPalavras: (achado: Um) => CausaEmPalavras | undefined,
): LacunaDoDocumento<Um>[] {
  const porCausa = Map.groupBy(
    achados,
    (achado) => `${achado.nivel} ${achado.etapa} ${emPalavras(achado)?.causa ?? achado.codigo}`,
  );
  return Array.from(porCausa, ([chave, achadosDaCausa]): LacunaDoDocumento<Um> => {
    const todas = achadosDaCausa as [Um, ...Um[]];
    const [primeira] = todas;
    const palavras = emPalavras(primeira);
    const quantas = todas.reduce((soma, { vezes = 1 }) => soma + vezes, 0);
    const quantos = porExtenso(new Exato(quantas), 0);
    return {
      chave,
      texto:
        quantas === 1 ? primeira.mensagem : (palavras?.varios?.(quantos) ?? `${quantos} vezes: ${primeira.mensagem}`),
      remedio: palavras?.remedio ?? 'Corrigir',
      achados: todas,
    };
  });
}
