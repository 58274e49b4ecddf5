import type { z } from 'zod';
import { itensDoProcessoNovo } from '#lib/contracts/itens-do-processo.ts';
import { type ProcessoInteiro, processoNovo } from '#lib/contracts/processo.ts';
import { CAMPOS_COPIADOS, itemCopiado, semDocumentos } from '#lib/domain/aduana/copia-do-processo.ts';
import { registroDosItens } from '#server/comex/itens-do-processo/itens-do-processo.ts';
import { cadastroDeProcesso } from '#server/comex/processo/processo.ts';
import type { OnWrite } from '#server/platform/records/cadastro.ts';
import { againstRule, notFound, Refusal } from '#server/platform/refusals.ts';
import { comecarProcesso } from './comecar-processo.ts';

/**
 * A process like another: its identification, kind of cargo, goods and planned adições. Nothing that is the other's alone goes with it:
 * orders, numbers of documents, dates, containers, licences.
 * @throws {Refusal} 404 when the other is not there, 422 when something it points at no longer serves.
 */
export function duplicarProcesso(ao: OnWrite, id: string): Promise<ProcessoInteiro> {
  const { empresaId } = ao.quem;
  return ao.db.transaction(async (tx) => {
    const outro = await cadastroDeProcesso.repositorio(tx, empresaId).buscar(id);
    const dele = await registroDosItens.repositorio(tx, empresaId).buscar(id);
    if (!outro || !dele || outro.excluidoEm !== null) throw notFound(cadastroDeProcesso.este);
    const campos = ainda(processoNovo, Object.fromEntries(CAMPOS_COPIADOS.map((campo) => [campo, outro[campo]])));
    const { itens, adicoes } = ainda(itensDoProcessoNovo, {
      itens: dele.itens.map(itemCopiado),
      adicoes: dele.adicoes.map((adicao) => ({ ...adicao, campos: semDocumentos(adicao.campos) })),
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

/** What was written by earlier rules is read by those of today. */
function ainda<Lido>(contrato: z.ZodType<Lido>, valor: object): Lido {
  const lido = contrato.safeParse(valor);
  if (lido.success) return lido.data;
  throw againstRule(`Este processo não pode ser copiado: ${lido.error.issues[0]?.message}`);
}

/** Nobody filled in a form here: the item whose supplier was deleted since is named in the sentence. */
function porQueNaoSeCopia(erro: unknown): unknown {
  if (!(erro instanceof Refusal) || erro.codigo !== 'VALIDACAO') return erro;
  const [campo = ''] = Object.keys(erro.extra.campos ?? {});
  const [, lugar] = /^itens\.(\d+)\./.exec(campo) ?? [];
  const onde = lugar === undefined ? '' : ` Item ${Number(lugar) + 1}:`;
  return againstRule(`Este processo não pode ser copiado.${onde} ${erro.message}`);
}
