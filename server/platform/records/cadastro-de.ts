import type { z } from 'zod';
import { consultaDeLookup } from '#lib/contracts/platform/cadastro.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { Forma } from '#lib/registros/ler-campo.ts';
import { rotulosDe } from '#lib/registros/rotulos.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Cadastro, CadastroRepository, Edit, Lookup, RecordRead } from './cadastro.ts';

/** What a cadastro says of itself; the labels and the rows of its list are those of its record where it says nothing of them. */
type Dito<Consulta, Campos extends object, Lido extends RecordRead, Resumo extends RecordRead, Repositorio> = Omit<
  Cadastro<Consulta, Campos, Lido, Resumo>,
  'contrato' | 'rotulos' | 'repositorio'
> & {
  contrato: {
    forma: Forma;
    novo: z.ZodType<Campos> & { shape: object };
    edicao: z.ZodType<Edit<Campos>>;
    lido: z.ZodType<Lido>;
  };
  consulta: z.ZodType<Consulta> & z.ZodObject;
  rotulos?: Readonly<Record<string, string>>;
  repositorio(tx: Database, empresaId: string): Repositorio;
} & (Lido extends Resumo ? { resumo?: z.ZodType<Resumo> } : { resumo: z.ZodType<Resumo> });

/** A cadastro from the contract of its record. */
export function cadastroDe<
  Consulta,
  Campos extends object,
  Lido extends RecordRead,
  Repositorio extends CadastroRepository<Consulta, Campos, Lido, Resumo>,
  Resumo extends RecordRead = Lido,
>(
  dito: Dito<Consulta, Campos, Lido, Resumo, Repositorio>,
): Omit<Cadastro<Consulta, Campos, Lido, Resumo>, 'repositorio'> & {
  repositorio(tx: Database, empresaId: string): Repositorio;
};
export function cadastroDe({ contrato, consulta, resumo, rotulos, ...dito }: AnyDito) {
  const { forma, novo, edicao, lido } = contrato;
  return {
    ...dito,
    contrato: { consulta, novo, edicao, lido, resumo: resumo ?? lido },
    rotulos: rotulos ?? rotulosDe(forma),
  };
}

interface AnyDito {
  contrato: { forma: Forma; novo: z.ZodType; edicao: z.ZodType; lido: z.ZodType };
  consulta: z.ZodType;
  resumo?: z.ZodType;
  rotulos?: Readonly<Record<string, string>>;
}

/** The search by which a form points at a record: `GetByQ`. */
export function lookupDe<Linha, Consulta = z.output<typeof consultaDeLookup>>(lookup: {
  caminho?: string;
  resumo: string;
  consulta?: z.ZodType<Consulta>;
  linha: z.ZodType<Linha>;
  procurar(tx: Database, empresaId: string, consulta: Consulta, hoje: DataTexto): Promise<Linha[]>;
}): Lookup {
  return { caminho: 'GetByQ', consulta: consultaDeLookup, ...lookup };
}
