import { Exato, porExtenso, somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';

/**
 * A figure of an incoming nota beside another, both as people read them where they differ. `contra` follows the other figure and says
 * where it stands; `porque` says why a figure was not compared. A figure that agrees has `contra` where it agrees with other than what is
 * declared.
 */
export type LinhaDaEntrada = Dito &
  (
    | { situacao: 'CONFERE'; contra?: string }
    | { situacao: 'DIFERE'; nota: string; declarado: string; contra: string }
    | { situacao: 'NAO_COMPARADO'; porque: string }
  );

export interface Dito {
  onde: string | null;
  oQue: string;
}

/** What a figure of the nota may be equal to, and where that stands. */
export interface Outra {
  valor: Exato;
  contra: string;
  /** Told also where the nota agrees with it. */
  aDizer?: true;
}

/** What an item may differ by, and the decimals people read. */
interface Escala {
  folga: string;
  casas: number;
}

/** Compares the sum of the parts of a nota with the figures it may be equal to; the first of them is told where none is. */
export function comparar(
  dito: Dito,
  parcelas: readonly (DecimalTexto | null)[],
  outras: readonly Outra[],
  { folga, casas }: Escala = EM_REAIS,
): LinhaDaEntrada {
  if (parcelas.some((parcela) => parcela === null)) return { ...dito, situacao: 'NAO_COMPARADO', porque: NAO_DIZ };
  const daNota = somar(parcelas);
  const tolerancia = new Exato(folga).times(parcelas.length);
  const igual = outras.find(({ valor }) => daNota.minus(valor).abs().lte(tolerancia));
  if (igual) return { ...dito, situacao: 'CONFERE', ...(igual.aDizer && { contra: igual.contra }) };
  const [primeira] = outras;
  if (!primeira)
    return {
      ...dito,
      situacao: 'NAO_COMPARADO',
      porque: 'a declaração não diz',
    };
  const { valor, contra } = primeira;
  return {
    ...dito,
    situacao: 'DIFERE',
    nota: porExtenso(daNota, casas),
    declarado: porExtenso(valor, casas),
    contra,
  };
}

const EM_REAIS: Escala = { folga: '0.01', casas: 2 };
/** The nota writes weights with 3 decimals, the declaration with 5. */
export const EM_QUILOS: Escala = { folga: '0.001', casas: 3 };
export const NAO_DIZ = 'a nota não diz';
export const NA_DECLARACAO = 'na declaração';
