import { CAMPO_DO_ARQUIVO } from '#lib/domain/aduana/retificacao.ts';
import { desfazerUsuario } from '#server/accounts/company/undo-user.ts';
import { desfazerEmpresa } from '#server/accounts/company/write-company.ts';
import { registroDosItens } from '#server/comex/itens-do-processo/itens-do-processo.ts';
import { registroDaDai } from '#server/comex/sefaz/registro-da-dai.ts';
import { desfazer } from '#server/platform/history/undo.ts';
import type { AoGravar, MudancaFeita } from '#server/platform/records/cadastro.ts';
import { contraRegra } from '#server/platform/refusals.ts';
import { CADASTROS } from './cadastros.ts';

type Desfazer = (ao: AoGravar, mudanca: MudancaFeita, versao: number) => Promise<object>;

/** What undoes a change; nothing for one of a resource that is filed and never edited. */
export function desfazedorDe({ recurso, depois }: { recurso: string; depois: object | null }): Desfazer | undefined {
  return depois && CAMPO_DO_ARQUIVO in depois ? naoDesfazerRetificacao : DESFAZEDORES.get(recurso);
}

/** What was declared changes by what was declared again: the file before is kept, to be brought as one. */
async function naoDesfazerRetificacao(_ao: AoGravar, { antes }: MudancaFeita): Promise<never> {
  const anterior = String(antes?.[CAMPO_DO_ARQUIVO] ?? '').replace(/ \(SHA-256 .*$/, '');
  throw contraRegra(
    `Uma retificação não se desfaz: o que foi declarado só muda com outra declaração. Para voltar, baixe ${anterior} das retificações do processo e retifique com ele; o de uma versão anterior só fica guardado.`,
  );
}

const DESFAZEDORES: ReadonlyMap<string, Desfazer> = new Map<string, Desfazer>([
  ...CADASTROS.map(({ recurso, desfazer }) => [recurso, desfazer] as const),
  ['ItensDoProcesso', (ao, mudanca, versao) => desfazer(registroDosItens, ao, mudanca, versao)],
  ['Dai', (ao, mudanca, versao) => desfazer(registroDaDai, ao, mudanca, versao)],
  ['Empresa', desfazerEmpresa],
  ['Usuario', desfazerUsuario],
]);
