import { z } from 'zod';
import { MAXIMO_PART_NUMBER } from '#lib/domain/cadastros/item.ts';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';
import { entreElementos } from './entre-campos.ts';

/** An optional field, null when absent. */
export const opcional = <T extends z.ZodType>(esquema: T) => esquema.nullable().default(null);

/** A text that must be there, of at most `maximo` characters. */
export const textoObrigatorio = (maximo: number, falta: string) => z.string().trim().min(1, falta).max(maximo);

/** An optional text of the given form. */
export const formaOpcional = (expressao: RegExp, motivo: string) =>
  opcional(z.string().trim().regex(expressao, motivo));

/** A required pointer to a record. */
export const apontado = (motivo: string) => z.object({ id: z.uuid(motivo) }, motivo);

/** An optional text of at most `maximo` characters. */
export const textoOpcional = (maximo: number) => z.string().trim().max(maximo).nullable().default(null);

export const email = opcional(z.email('O e-mail está malformado.').max(254));

export const observacao = textoOpcional(4000).meta({ rotulo: 'Observação', linhas: 3 });
/** The note of a record that comes in sheets. */
export const observacaoDePlanilha = observacao.meta({ planilha: ['Observações', 'Obs', 'Notas'] });

export const partNumber = textoObrigatorio(MAXIMO_PART_NUMBER, 'Informe o part number.');

/**
 * Other names of a record in documents. Names are compared without case or accents, as in a search; a repeated name is refused.
 * `rotulo` labels each name.
 */
export const apelidos = (rotulo: string) =>
  entreElementos(
    z.array(textoObrigatorio(120, 'Informe o nome.').meta({ rotulo, obrigatorio: false })).max(100),
    (nomes, { addIssue }) => {
      const chaves = nomes.map((nome) => textoDeBusca(nome));
      for (const [i, chave] of chaves.entries()) {
        if (chaves.indexOf(chave) < i) addIssue({ code: 'custom', path: [i], message: 'Este nome já está na lista.' });
      }
    },
  ).default([]);

/** A pointer to a row of a reference table. Only the code counts; the name comes from the table. */
export const porCodigo = (forma: RegExp, motivo: string) => z.object({ codigo: z.string(motivo).regex(forma, motivo) });

/** An optional pointer; a pointer whose parts are all empty counts as null. */
export function referenciaOpcional<Esquema extends z.ZodType>(esquema: Esquema) {
  const semNada = (valor: unknown) =>
    typeof valor === 'object' &&
    valor !== null &&
    Object.values(valor).every((parte) => parte === null || parte === '');
  return z.preprocess((valor) => (semNada(valor) ? null : valor), esquema.nullable().default(null));
}

export const codigoENome = z.object({ codigo: z.string(), nome: z.string() });
