import type { Leitor } from '#lib/registros/planilha/coluna-de-planilha.ts';
import type { NomesConhecidos } from '#lib/registros/planilha/ler-celula.ts';
import type { NomeDeRecurso } from '#lib/registros/planilha/recursos.ts';
import type { Banco } from '#server/platform/db/database.ts';
import type { AoGravar, CadastroComPlanilha, RegistroLido } from '#server/platform/records/cadastro.ts';
import { conferirLinhas, type LinhaConferida, type LinhaLida } from './check-rows.ts';
import { desfazerLinhas, type LinhaFeita } from './undo-rows.ts';
import { gravarLinhas, type ResultadoDaGravacao } from './write-rows.ts';

/** What the import of sheets needs to know of the trade; the composition root hands it in. */
export interface RecursosImportados {
  cadastros: Readonly<Record<NomeDeRecurso, CadastroImportado>>;
  /** The names by which a sheet may mean a row of a cadastro; only those these readers ask for are read. */
  nomesConhecidos(tx: Banco, empresaId: string, leitores: readonly Leitor[]): Promise<NomesConhecidos>;
}

/** What a sheet can do to the records of a resource, whatever their fields. */
export interface CadastroImportado {
  este: string;
  conferir(ao: AoGravar, opcoes: Parameters<typeof conferirLinhas>[2], linhas: LinhaLida[]): Promise<LinhaConferida[]>;
  /** In the transaction of `ao.db`. */
  gravar(ao: AoGravar, linhas: LinhaConferida[], motivo: string): Promise<ResultadoDaGravacao>;
  /** In the transaction of `ao.db`; answers which were undone. */
  desfazer(ao: AoGravar, linhas: LinhaFeita[], motivo: string): Promise<boolean[]>;
}

/** A cadastro as sheets see it. */
export function importado<Consulta, Campos extends object, Lido extends RegistroLido, Resumo extends RegistroLido>(
  cadastro: CadastroComPlanilha<Consulta, Campos, Lido, Resumo>,
): CadastroImportado {
  return {
    este: cadastro.este,
    conferir: (ao, opcoes, linhas) => conferirLinhas(cadastro, ao, opcoes, linhas),
    gravar: (ao, linhas, motivo) => gravarLinhas(cadastro, ao, linhas, motivo),
    desfazer: (ao, linhas, motivo) => desfazerLinhas(cadastro, ao, linhas, motivo),
  };
}
