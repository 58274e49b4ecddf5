import type { Conferencia } from '#lib/domain/aduana/declaracao/conferencia.ts';
import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import { conferirDi } from '#lib/fiscal/importacao/conferencias/conferencias-di.ts';
import { type ResumoDi, resumirDi } from '#lib/fiscal/importacao/declarada/resumo-di.ts';

/** What is calculated of a declaration and kept beside it. */
export interface Apurada {
  resumo: ResumoDi;
  conferencias: Conferencia[];
}

/** Takes half a second for 900 adições: of a large file it is done where the file is read, in a thread. */
export function apurarDeclaracao(di: DeclaracaoImportacao, parametros: readonly Parametro[]): Apurada {
  return { resumo: resumirDi(di), conferencias: conferirDi(di, parametros) };
}
