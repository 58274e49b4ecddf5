import { z } from 'zod';
import { entreElementos, type Recusas } from '#lib/registros/entre-campos.ts';
import { ncm } from '#lib/registros/primitivos.ts';
import { textoOpcional } from '#lib/registros/tipos.ts';

const codigo = (expressao: RegExp, motivo: string) =>
  z.string().trim().toUpperCase().regex(expressao, motivo).nullable().default(null);

/** The row of the matriz an adição falls under, as far as it is chosen. */
const escolhaDaAdicao = z.strictObject({
  numero: z.string().regex(/^\d{3}$/, 'O número da adição tem três algarismos.'),
  /** Do produto final. */
  ncm: ncm.nullable().default(null),
  codigoSuframa: codigo(/^\d{4}$/, 'O código Suframa do produto tem quatro algarismos.'),
  destinacao: codigo(/^[0-9A-Z]{2}$/, 'O código da destinação tem duas letras ou algarismos.'),
  utilizacao: codigo(/^[0-9A-Z]{2}$/, 'O código da utilização tem duas letras ou algarismos.'),
});

/** What a person fills in of a DAI; the rest is the DI's, the importer's and the matriz'. */
export const CAMPOS_DA_DAI = {
  /** Code of a table of the Sefaz, which Cais does not have. */
  tipo: textoOpcional(10),
  contratoCambio: textoOpcional(60),
  complemento: textoOpcional(2000),
  adicoes: entreElementos(z.array(escolhaDaAdicao).max(999), semRepetidas).default([]),
};

function semRepetidas(escolhas: readonly { numero: string }[], { addIssue }: Recusas): void {
  const numeros = escolhas.map(({ numero }) => numero);
  for (const [i, numero] of numeros.entries()) {
    if (numeros.indexOf(numero) < i) {
      addIssue({ code: 'custom', path: [i, 'numero'], message: `A adição ${numero} já está na lista.` });
    }
  }
}
