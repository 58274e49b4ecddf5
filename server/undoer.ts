import { CAMPO_DO_ARQUIVO } from '#lib/domain/aduana/declaracao/retificacao.ts';
import { marcouTreinamento, retirouDeclaracao } from '#lib/domain/versoes/historico.ts';
import { undoUser } from '#server/accounts/company/undo-user.ts';
import { undoCompany } from '#server/accounts/company/write-company.ts';
import { registroDosItens } from '#server/comex/itens-do-processo/itens-do-processo.ts';
import { registroDaDai } from '#server/comex/sefaz/registro-da-dai.ts';
import { undoChange } from '#server/platform/history/undo.ts';
import type { ChangeMade, OnWrite } from '#server/platform/records/cadastro.ts';
import { againstRule } from '#server/platform/refusals.ts';
import { CADASTROS } from './cadastros.ts';
import { devolverDeclaracao } from './flows/declaracao/retirar-declaracao.ts';
import { desfazerTreinamento } from './flows/processo/treinamento.ts';

type Desfazer = (ao: OnWrite, mudanca: ChangeMade, versao: number) => Promise<object>;

/** Returns the function that undoes a change; undefined when the resource is filed and never edited. */
export function undoerOf(mudanca: {
  recurso: string;
  antes: object | null;
  depois: object | null;
}): Desfazer | undefined {
  const { recurso, depois } = mudanca;
  if (recurso === 'Processo' && retirouDeclaracao(mudanca)) return devolverDeclaracao;
  if (recurso === 'Processo' && marcouTreinamento(mudanca)) return desfazerTreinamento;
  return depois && CAMPO_DO_ARQUIVO in depois ? naoDesfazerRetificacao : DESFAZEDORES.get(recurso);
}

/**
 * Refuses to undo a retificação: a declaration changes only by another declaration. The former file is kept and can be imported as
 * a retificação.
 */
async function naoDesfazerRetificacao(_ao: OnWrite, { antes }: ChangeMade): Promise<never> {
  const anterior = String(antes?.[CAMPO_DO_ARQUIVO] ?? '').replace(/ \(SHA-256 .*$/, '');
  throw againstRule(
    `Uma retificação não se desfaz: o que foi declarado só muda com outra declaração. Para voltar, baixe ${anterior} das retificações do processo e retifique com ele; o de uma versão anterior só fica guardado.`,
  );
}

const DESFAZEDORES: ReadonlyMap<string, Desfazer> = new Map<string, Desfazer>([
  ...CADASTROS.map(({ recurso, desfazer }) => [recurso, desfazer] as const),
  ['ItensDoProcesso', (ao, mudanca, versao) => undoChange(registroDosItens, ao, mudanca, versao)],
  ['Dai', (ao, mudanca, versao) => undoChange(registroDaDai, ao, mudanca, versao)],
  ['Empresa', undoCompany],
  ['Usuario', undoUser],
]);
