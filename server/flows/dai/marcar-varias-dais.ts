import { setImmediate as respirar } from 'node:timers/promises';
import type { DaiConsulta } from '#lib/contracts/consultas/dai.ts';
import type { ResultadoDeVarios } from '#lib/contracts/platform/varios.ts';
import type { PedidoDeMarcaEmVarias, PlanoDaMarca, ResultadoDeMarcas } from '#lib/contracts/sefaz/marcas-da-dai.ts';
import { escreverNumeroDeclaracao } from '#lib/domain/identificadores/numero-declaracao.ts';
import { daiListagem } from '#server/comex/sefaz/dai-listagem.ts';
import type { AoMarcar } from '#server/comex/sefaz/dai-routes.ts';
import { today } from '#server/platform/clock.ts';
import { askedIds, type ManyRequest } from '#server/platform/records/asked-ids.ts';
import { Refusal } from '#server/platform/refusals.ts';
import { marcarDai } from './marcar-dai.ts';
import { planejarMarca } from './planejar-marca.ts';

/**
 * Adds the same mark to many DAIs, each with its own canal and number where it has one. Each DAI passes the rule of a single mark,
 * in a transaction of its own, and one refused DAI does not stop the others.
 * @throws {Refusal} 422 when the result has changed since the person saw it, or has more rows than `MAXIMO_DE_VARIOS`.
 */
export async function marcarVariasDais(ao: AoMarcar, pedido: PedidoDeMarcaEmVarias): Promise<ResultadoDeMarcas> {
  const { quais, canal, ensaio, ...marca } = pedido;
  const lista = daiListagem(ao.db, ao.quem.empresaId);
  const proprios = new Map('linhas' in quais ? quais.linhas.map((linha) => [linha.id, linha]) : []);
  const ids =
    'linhas' in quais
      ? [...proprios.keys()]
      : await askedIds(quais as ManyRequest<DaiConsulta>, (consulta) => lista.ids(consulta, today(ao.relogio)));
  if (ensaio) {
    const plano: PlanoDaMarca[] = [];
    for (const id of ids) {
      const dadosDaMarca = { canal: proprios.get(id)?.canal ?? canal, numero: proprios.get(id)?.numero ?? null };
      plano.push(await planejarMarca(ao, id, { ...marca, ...dadosDaMarca, valor: null, vencimento: null }));
      await respirar();
    }
    return { feitos: [], recusados: [], plano };
  }
  const feitos: string[] = [];
  const recusados: { id: string; motivo: string }[] = [];
  for (const id of ids) {
    const proprio = proprios.get(id);
    const dadosDaMarca = { canal: proprio?.canal ?? canal, numero: proprio?.numero ?? null };
    try {
      await marcarDai(ao, id, {
        ...marca,
        ...dadosDaMarca,
        valor: null,
        vencimento: null,
        documentoId: null,
        versao: null,
      });
      feitos.push(id);
    } catch (erro) {
      if (!(erro instanceof Refusal)) throw erro;
      recusados.push({ id, motivo: erro.message });
    }
    await respirar();
  }
  return { feitos, recusados: await comNome(recusados) };

  async function comNome(sem: readonly { id: string; motivo: string }[]): Promise<ResultadoDeVarios['recusados']> {
    const linhas = await lista.porIds(
      sem.map(({ id }) => id),
      today(ao.relogio),
    );
    const nomes = new Map(
      linhas.map(({ id, numeroDocumento, processo }) => [
        id,
        numeroDocumento ? escreverNumeroDeclaracao(numeroDocumento) : processo.numero,
      ]),
    );
    return sem.map((recusa) => ({ ...recusa, nome: nomes.get(recusa.id) ?? null }));
  }
}
