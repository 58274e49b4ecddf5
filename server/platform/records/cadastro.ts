import type { z } from 'zod';
import type { MudancaDoHistorico } from '#lib/contracts/historico.ts';
import type { ColunaDeLista } from '#lib/domain/coluna-de-lista.ts';
import type { DataTexto } from '#lib/domain/decimal-texto.ts';
import type { Relogio } from '#server/platform/clock.ts';
import type { Banco } from '#server/platform/db/database.ts';
import type { QuemPede } from '#server/platform/security/caller.ts';

/** A record that is read and changed by version, told of in the history and undone. */
export interface Registro<Campos extends object, Lido extends RegistroLido> {
  /** The path under /api and the name in the history. */
  recurso: string;
  /** How a sentence begins that is about one: `Este fornecedor`. Masculine, for the rest of the sentence agrees with it. */
  este: string;
  contrato: ContratoDeRegistro<Campos, Lido>;
  /** What each field is called, by its path. */
  rotulos: Readonly<Record<string, string>>;
  repositorio(tx: Banco, empresaId: string): RepositorioDeRegistro<Campos, Lido>;
  /** What the history keeps of a record, where that is not all of it. */
  noHistorico?(lido: Lido): object;
}

/**
 * All there is to say of one kind of record that people keep: its name, its contract, and a repository with what is its own. Where a
 * record is too long for a list, the list answers its `Resumo`. Routes, versions, history, deletion, restoring and undoing follow (docs/decisions/cadastros.md).
 */
export interface Cadastro<
  Consulta,
  Campos extends object,
  Lido extends RegistroLido,
  Resumo extends RegistroLido = Lido,
> extends Registro<Campos, Lido> {
  contrato: ContratoDeCadastro<Consulta, Campos, Lido, Resumo>;
  /** Of the sheet its list is exported to: `Fornecedores`. */
  plural: string;
  colunas: readonly ColunaDeLista<Resumo>[];
  repositorio(tx: Banco, empresaId: string): RepositorioDeCadastro<Consulta, Campos, Lido, Resumo>;
}

interface ContratoDeRegistro<Campos extends object, Lido> {
  /** The schema of the fields a person fills in; `edicao` is the same with `id` and `versao`. */
  novo: z.ZodType<Campos> & { shape: object };
  edicao: z.ZodType<Edicao<Campos>>;
  lido: z.ZodType<Lido>;
}

interface ContratoDeCadastro<Consulta, Campos extends object, Lido, Resumo> extends ContratoDeRegistro<Campos, Lido> {
  consulta: z.ZodType<Consulta> & z.ZodObject;
  /** A row of the list. */
  resumo: z.ZodType<Resumo>;
}

export type Edicao<Campos> = Campos & { id: string; versao: number };

export interface RegistroLido {
  id: string;
  versao: number;
  excluidoEm: string | null;
  /** `CAIS` is shipped and nobody's to change. */
  origem?: string | undefined;
}

export interface RepositorioDeRegistro<Campos, Lido> {
  /** Deleted ones too. */
  buscar(id: string): Promise<Lido | null>;
  /** A row that is not deleted and holds a place these fields want, and the sentence that says so. */
  ocupante(campos: Campos, id: string): Promise<Ocupante | null>;
  inserir(id: string, campos: Campos, assinatura: Assinatura): Promise<void>;
  /** False when the row is deleted or has moved on from `versao`. */
  alterar(edicao: Edicao<Campos>, assinatura: Assinatura): Promise<boolean>;
  /** False when it was deleted already. */
  excluir(id: string, em: Date, usuarioId: string): Promise<boolean>;
  /** False when it is not deleted. */
  restaurar(id: string, assinatura: Assinatura): Promise<boolean>;
}

export interface RepositorioDeCadastro<Consulta, Campos, Lido, Resumo = Lido>
  extends RepositorioDeRegistro<Campos, Lido> {
  /** `hoje` is for lists that are asked what still holds. */
  listar(consulta: Consulta, hoje: DataTexto): Promise<{ linhas: Resumo[]; total: number }>;
  /** Of the whole result, in its order; only those of `ids` where some are named. */
  ids(
    consulta: Omit<Consulta, 'pagina' | 'tamanho'> & { ids?: string[] | undefined },
    hoje: DataTexto,
  ): Promise<string[]>;
  /** In the order given; one that is no longer there is left out. */
  porIds(ids: string[], hoje: DataTexto): Promise<Resumo[]>;
}

/** Of a cadastro whose rows also come in sheets (server/platform/sheets). */
export interface RepositorioComPlanilha<Consulta, Campos, Lido, Resumo = Lido>
  extends RepositorioDeCadastro<Consulta, Campos, Lido, Resumo> {
  /**
   * The rows, not deleted, which a row of a sheet means by these fields; a shipped one where the company has none. A field of the key
   * that is not there was not told, one that is null was left empty.
   */
  comAChaveDe(campos: Campos): Promise<Lido[]>;
  /**
   * What writing these fields at this moment would refuse, of what they point at or of days that have not come; absent where there is
   * no such thing.
   * @throws {Recusa} as the write would.
   */
  conferir?(campos: Campos, id: string, em: Date): Promise<void>;
}

export interface CadastroComPlanilha<
  Consulta,
  Campos extends object,
  Lido extends RegistroLido,
  Resumo extends RegistroLido = Lido,
> extends Cadastro<Consulta, Campos, Lido, Resumo> {
  repositorio(tx: Banco, empresaId: string): RepositorioComPlanilha<Consulta, Campos, Lido, Resumo>;
}

export interface Ocupante {
  id: string;
  frase: string;
}

/** Who gives a row its values, and when. */
export interface Assinatura {
  usuarioId: string;
  em: Date;
}

export interface AoGravar {
  db: Banco;
  relogio: Relogio;
  quem: QuemPede;
}

/** A change of the history as whoever undoes it needs it. */
export type MudancaFeita = Pick<MudancaDoHistorico, 'registroId' | 'acao' | 'antes' | 'depois' | 'em'>;
