import type { z } from 'zod';
import { itensDoProcessoNovo } from '#lib/contracts/processo/itens-do-processo.ts';
import { type ProcessoInteiro, processoNovo } from '#lib/contracts/processo/processo.ts';
import { CAMPOS_COPIADOS, itemCopiado, semDocumentos } from '#lib/domain/aduana/processo/copia-do-processo.ts';
import { registroDosItens } from '#server/comex/itens-do-processo/itens-do-processo.ts';
import { cadastroDeProcesso } from '#server/comex/processo/processo.ts';
import type { OnWrite } from '#server/platform/records/cadastro.ts';
import { againstRule, notFound, Refusal } from '#server/platform/refusals.ts';
import { comecarProcesso } from './comecar-processo.ts';

/**
 * Copies the identification, the kind of cargo, the goods and the planned adições of a process. Orders, numbers of documents,
 * dates, containers and licences are not copied: they belong to the first process.
 * @throws {Refusal} 404 when the process does not exist, 422 when a record it points at is no longer valid.
 */
export function duplicarProcesso(ao: OnWrite, id: string): Promise<ProcessoInteiro> {
  const { empresaId } = ao.quem;
  return ao.db.transaction(async (tx) => {
    const outro = await cadastroDeProcesso.repositorio(tx, empresaId).buscar(id);
    const registroDeItens = await registroDosItens.repositorio(tx, empresaId).buscar(id);
    if (!outro || !registroDeItens || outro.excluidoEm !== null) throw notFound(cadastroDeProcesso.este);
    const campos = ainda(processoNovo, Object.fromEntries(CAMPOS_COPIADOS.map((campo) => [campo, outro[campo]])));
    const { itens, adicoes } = ainda(itensDoProcessoNovo, {
      itens: registroDeItens.itens.map(itemCopiado),
      adicoes: registroDeItens.adicoes.map((adicao) => ({ ...adicao, campos: semDocumentos(adicao.campos) })),
    });
    try {
      return await comecarProcesso(
        { ...ao, db: tx },
        { campos, itens, adicoes, motivo: `Copiado de ${outro.numero}.` },
      );
    } catch (erro) {
      throw porQueNaoSeCopia(erro);
    }
  });
}

/** Values written under earlier rules must pass the rules of today. */
function ainda<Lido>(contrato: z.ZodType<Lido>, valor: object): Lido {
  const lido = contrato.safeParse(valor);
  if (lido.success) return lido.data;
  throw againstRule(`Este processo não pode ser copiado: ${lido.error.issues[0]?.message}`);
}

/** Nobody filled in a form here, so the sentence names the item whose supplier was deleted. */
function porQueNaoSeCopia(erro: unknown): unknown {
  if (!(erro instanceof Refusal) || erro.codigo !== 'VALIDACAO') return erro;
  const [campo = ''] = Object.keys(erro.extra.campos ?? {});
  const [, lugar] = /^itens\.(\d+)\./.exec(campo) ?? [];
  const onde = lugar === undefined ? '' : ` Item ${Number(lugar) + 1}:`;
  return againstRule(`Este processo não pode ser copiado.${onde} ${erro.message}`);
}
