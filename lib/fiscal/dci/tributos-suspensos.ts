import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { TRIBUTOS_DCI, type TributoDci } from '#lib/domain/zfm/dci.ts';
import { calcular, dado, type Figura } from '#lib/fiscal/memoria.ts';

/** Rates of the import in percent, 2 decimals. */
export type AliquotasDci = Readonly<Record<TributoDci, DecimalTexto>>;

/** The taxes that the import left suspended; a tax without an entry was suspended. */
export type SuspensosDci = Readonly<Partial<Record<TributoDci, boolean | undefined>>>;

/**
 * Calculates the taxes that end their suspension in full, in reais with 2 decimals, half up (zfm.md §2.3). II, PIS and COFINS are
 * on the customs value; IPI is on the customs value plus the II. A tax that was not suspended is zero here, but its II still counts
 * in the base of the IPI.
 */
export function tributosSuspensos(
  de: string,
  valorAduaneiro: Figura,
  aliquotas: AliquotasDci,
  suspensos: SuspensosDci = {},
): Record<TributoDci, Figura> {
  const ii = tributo('II', de, [valorAduaneiro], aliquotas.II);
  const cheios: Record<TributoDci, Figura> = {
    II: ii,
    IPI: tributo('IPI', de, [valorAduaneiro, ii], aliquotas.IPI),
    PIS: tributo('PIS', de, [valorAduaneiro], aliquotas.PIS),
    COFINS: tributo('COFINS', de, [valorAduaneiro], aliquotas.COFINS),
  };
  const devidos = TRIBUTOS_DCI.map((nome) => {
    const cheio = cheios[nome];
    return [nome, (suspensos[nome] ?? true) ? cheio : naoSuspenso(cheio)];
  });
  return Object.fromEntries(devidos);
}

function tributo(nome: TributoDci, de: string, base: Figura[], aliquota: DecimalTexto): Figura {
  const { formula, fonte } = REGRAS[nome];
  return calcular(
    { ...REAIS, nome: `${nome} — ${de}`, formula, fonte },
    [dado({ nome: `Alíquota do ${nome}`, unidade: '%', casas: 2, fonte: 'informada' }, aliquota), ...base],
    (taxa, ...parcelas) =>
      parcelas
        .reduce((soma, parcela) => soma.plus(parcela))
        .times(taxa)
        .div(100),
  );
}

function naoSuspenso(cheio: Figura): Figura {
  const { nome, fonte } = cheio;
  return calcular({ ...REAIS, nome, fonte, formula: 'zero: não estava suspenso' }, [cheio], () => new Exato(0));
}

const REAIS = { unidade: 'R$', casas: 2, arredondamento: 'MEIO_PARA_CIMA' } as const;

const SOBRE_O_VALOR = 'valor aduaneiro × alíquota';
const REGRAS: Record<TributoDci, { formula: string; fonte: string }> = {
  II: { formula: SOBRE_O_VALOR, fonte: 'Decreto 6.759/2009, art. 509' },
  IPI: { formula: '(valor aduaneiro + II) × alíquota', fonte: 'Decreto 6.759/2009, art. 509' },
  PIS: { formula: SOBRE_O_VALOR, fonte: 'Lei 10.865/2004, arts. 7º e 14' },
  COFINS: { formula: SOBRE_O_VALOR, fonte: 'Lei 10.865/2004, arts. 7º e 14' },
};
