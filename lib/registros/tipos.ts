import { z } from 'zod';
import { MAXIMO_PART_NUMBER } from '#lib/domain/cadastros/item.ts';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';
import { entreElementos } from './entre-campos.ts';

/** What may be left out, and is null then. */
export const opcional = <T extends z.ZodType>(esquema: T) => esquema.nullable().default(null);

/** A text of this form, that may be left out. */
export const formaOpcional = (expressao: RegExp, motivo: string) =>
  opcional(z.string().trim().regex(expressao, motivo));

/** A record that has to be pointed at. */
export const apontado = (motivo: string) => z.object({ id: z.uuid(motivo) }, motivo);

/** A text that may be left out. */
export const textoOpcional = (maximo: number) => z.string().trim().max(maximo).nullable().default(null);

/** What goods are called by those who buy and sell them. */
export const partNumber = z.string().trim().min(1, 'Informe o part number.').max(MAXIMO_PART_NUMBER);

/** Names by which papers call a record, compared as a search does; the same name twice is refused. `rotulo` labels each of them. */
export const apelidos = (rotulo: string) =>
  entreElementos(
    z.array(z.string().trim().min(1, 'Informe o nome.').max(120).meta({ rotulo, obrigatorio: false })).max(100),
    (nomes, { addIssue }) => {
      const chaves = nomes.map((nome) => textoDeBusca(nome));
      for (const [i, chave] of chaves.entries()) {
        if (chaves.indexOf(chave) < i) addIssue({ code: 'custom', path: [i], message: 'Este nome já está na lista.' });
      }
    },
  ).default([]);

/** A row of a reference table as a record points at it: the code counts, the name is what the table says. */
export const porCodigo = (forma: RegExp, motivo: string) => z.object({ codigo: z.string(motivo).regex(forma, motivo) });

/** A pointer a form leaves with nothing in it is none. */
export function referenciaOpcional<Esquema extends z.ZodType>(esquema: Esquema) {
  const semNada = (valor: unknown) =>
    typeof valor === 'object' &&
    valor !== null &&
    Object.values(valor).every((parte) => parte === null || parte === '');
  return z.preprocess((valor) => (semNada(valor) ? null : valor), esquema.nullable().default(null));
}

export const codigoENome = z.object({ codigo: z.string(), nome: z.string() });
