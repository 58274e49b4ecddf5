import type { AoGravar, MudancaFeita } from '#server/cadastros/cadastro.ts';
import { CADASTROS } from '#server/cadastros/cadastros.ts';
import { desfazerUsuario } from '#server/empresa/desfazer-usuario.ts';
import { desfazerEmpresa } from '#server/empresa/gravar-empresa.ts';
import { registroDosItens } from '#server/itens-do-processo/itens-do-processo.ts';
import { desfazer } from './desfazer.ts';

type Desfazer = (ao: AoGravar, mudanca: MudancaFeita, versao: number) => Promise<object>;

/** What undoes the changes of a resource; nothing for one that is filed and never edited. */
export function desfazedorDe(recurso: string): Desfazer | undefined {
  return DESFAZEDORES.get(recurso);
}

const DESFAZEDORES: ReadonlyMap<string, Desfazer> = new Map<string, Desfazer>([
  ...CADASTROS.map(({ recurso, desfazer }) => [recurso, desfazer] as const),
  ['ItensDoProcesso', (ao, mudanca, versao) => desfazer(registroDosItens, ao, mudanca, versao)],
  ['Empresa', desfazerEmpresa],
  ['Usuario', desfazerUsuario],
]);
