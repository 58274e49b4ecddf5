import { and, asc, eq, type SQL } from 'drizzle-orm';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';
import {
  type ChaveDaMatriz,
  chaveDaMatrizPorExtenso,
  diasEmComum,
  type VigenciaDaMatriz,
  vigenciaDaMatrizPorExtenso,
} from '#lib/domain/zfm/matriz-tributacao.ts';
import type { ItemDaMatrizLido, ItemDaMatrizNovo } from '#lib/registros/matriz-tributacao.ts';
import { batched } from '#server/platform/db/batched.ts';
import type { Database } from '#server/platform/db/database.ts';
import { importador, matrizTributacao } from '#server/platform/db/schema/cadastros.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';
import type { Holder } from '#server/platform/records/cadastro.ts';

/**
 * Finds which days of a key of the matriz are taken. No index detects overlapping periods, so a writer locks the importer until the
 * transaction ends. Meanwhile nobody else takes the free days, and the importer is not deleted.
 */
export function diasDaMatriz(tx: Database, empresaId: string, ativos: (filtro: SQL) => Promise<ItemDaMatrizLido[]>) {
  const segurar = batched<string, void>(tx, async (ids) => {
    await tx
      .select({ id: importador.id })
      .from(importador)
      .where(and(eq(importador.empresaId, empresaId), oneOfThese(importador.id, ids)))
      // Several importers are locked in the order of their ids, which prevents deadlocks.
      .orderBy(asc(importador.id))
      .for('no key update');
    return [];
  });

  const daChave = batched<ItemDaMatrizNovo, ItemDaMatrizLido[]>(tx, async (pedidos) => {
    const donos = oneOfThese(
      matrizTributacao.importadorId,
      pedidos.map((pedido) => pedido.importador.id),
    );
    const chaves = oneOfThese(matrizTributacao.chave, pedidos.map(chaveDaLinha));
    const porLugar = Map.groupBy(await ativos(and(donos, chaves) as SQL), lugarDe);
    return pedidos.map((pedido) => porLugar.get(lugarDe(pedido)) ?? []);
  });

  // Days already promised in this transaction: rows of a sheet, or rows restored together, are all checked before the first is
  // written.
  const prometidos = new Map<string, Tomado[]>();

  return {
    /** Returns the row that has one of these days. If the days are free, it reserves them for this row until the transaction ends. */
    async ocupante(campos: ItemDaMatrizNovo, id: string): Promise<Holder | null> {
      await segurar(campos.importador.id);
      const gravados = await daChave(campos);
      const lugar = lugarDe(campos);
      const outrosPrometidos = (prometidos.get(lugar) ?? []).filter((tomado) => tomado.id !== id);
      for (const outro of [...gravados, ...outrosPrometidos]) {
        const emComum = outro.id === id ? null : diasEmComum(outro, campos);
        if (emComum) return { id: outro.id, frase: fraseDoOcupante(campos, outro, emComum) };
      }
      const { vigenciaInicio, vigenciaFim } = campos;
      prometidos.set(lugar, [...outrosPrometidos, { id, vigenciaInicio, vigenciaFim }]);
      return null;
    },
  };
}

type Tomado = VigenciaDaMatriz & { id: string };

/** Builds the key of a row, in the form a search compares. */
export function chaveDaLinha({ ncm, codigoSuframa, destinacao, utilizacao }: ChaveDaMatriz): string {
  return textoDeBusca(ncm, codigoSuframa, destinacao, utilizacao);
}

function lugarDe(item: ChaveDaMatriz & { importador: { id: string } }): string {
  return `${item.importador.id} ${chaveDaLinha(item)}`;
}

function fraseDoOcupante(chave: ChaveDaMatriz, outro: VigenciaDaMatriz, emComum: VigenciaDaMatriz): string {
  const [diasOcupados, dosDois] = [outro, emComum].map(vigenciaDaMatrizPorExtenso);
  return `Este importador já tem ${chaveDaMatrizPorExtenso(chave)} ${diasOcupados}: dois valeriam ${dosDois}.`;
}
