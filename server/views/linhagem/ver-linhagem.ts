import { type SQL, sql } from 'drizzle-orm';
import type { ArestaDaLinhagem, Linhagem, LinhagemConsulta, NoDaLinhagem } from '#lib/contracts/views/linhagem.ts';
import { TIPOS_DA_LINHAGEM } from '#lib/domain/zfm/linhagem.ts';
import type { Database } from '#server/platform/db/database.ts';
import { alcancar } from './alcancar.ts';
import type { Alcance } from './alcance.ts';
import { declaradosDosPedidos } from './declarados-dos-pedidos.ts';
import { exigirFoco } from './exigir-foco.ts';
import { juntos, umDestesItens } from './ids.ts';
import { type Achado, ligacoes, type Mostrados } from './ligacoes.ts';
import { idsDo, type Nivel, resto } from './nos.ts';
import { nosDaImportacao } from './nos-da-importacao.ts';
import { nosDaSaida } from './nos-da-saida.ts';
import { pedidosEProcessos } from './pedidos-e-processos.ts';

/**
 * Returns the chain from the order to the exit through one record, in both directions, with the tax still suspended on its items of
 * DIs.
 * @throws {Refusal} 404 when the company has no such record.
 */
export async function verLinhagem(tx: Database, empresaId: string, foco: LinhagemConsulta): Promise<Linhagem> {
  await exigirFoco(tx, empresaId, foco);
  const alcance = await alcancar(tx, empresaId, foco);
  const importacao = nosDaImportacao(tx, empresaId);
  const saida = nosDaSaida(tx, empresaId);
  const lotes = await importacao.lotes(alcance.lotes, { preferido: foco.tipo === 'LOTE' ? foco.id : null });
  const achado = await comOsPedidos(tx, empresaId, { alcance, mostrados: idsDo(lotes) });
  const componentes = await saida.componentes(alcance.componentes, { dosLotes: idsDo(lotes) });
  const linhasDasNotas = linhasDe(empresaId, alcance);
  const niveis: Nivel[] = [
    await importacao.pedidos(achado.pedidos),
    await importacao.processos(alcance.processos, { dosLotes: idsDo(lotes) }),
    lotes,
    componentes,
    await saida.dcrs(alcance.dcrs, { dosComponentes: idsDo(componentes) }),
    await saida.dcis(alcance.dcis),
    await saida.notas(linhasDasNotas),
  ];
  const mostrados = Object.fromEntries(
    TIPOS_DA_LINHAGEM.map((tipo, i) => [tipo, idsDo(niveis[i] as Nivel)]),
  ) as unknown as Mostrados;
  const restos = niveis.flatMap((nivel) => resto(nivel, donoDoResto(nivel, alcance)));
  const nos = niveis.flatMap((nivel) => [...nivel.nos, ...restos.filter(({ tipo }) => tipo === nivel.tipo)]);
  return {
    foco: `${foco.tipo}:${foco.id}`,
    nos,
    arestas: comoOsNos(nos, await ligacoes(tx, empresaId, { alcance: achado, mostrados, linhasDasNotas })),
    totais: { suspenso: await importacao.somaDosSuspensos(alcance.lotes), lotes: alcance.lotes.length },
    cortado: restos.length > 0,
  };
}

/** Sorts the edges by their ends: the database returns them in no order, and only the first few of many are told. */
function comoOsNos(nos: readonly NoDaLinhagem[], arestas: readonly ArestaDaLinhagem[]): ArestaDaLinhagem[] {
  const lugares = new Map(nos.map(({ id }, i) => [id, i]));
  const lugar = (id: string) => lugares.get(id) ?? nos.length;
  return arestas.toSorted((a, b) => lugar(a.de) - lugar(b.de) || lugar(a.para) - lugar(b.para));
}

/** Finds the orders of the lotes when the focus did not give them, only for the shown lotes. */
async function comOsPedidos(
  tx: Database,
  empresaId: string,
  { alcance, mostrados }: { alcance: Alcance; mostrados: readonly string[] },
): Promise<Achado> {
  const { pedidos, declarados } = alcance;
  if (pedidos && declarados) return { ...alcance, pedidos, declarados };
  const processos = await pedidosEProcessos(tx, empresaId).processosDosLotes(mostrados);
  const lotesMostrados = new Set(mostrados);
  const achados = (await declaradosDosPedidos(tx, empresaId, processos)).filter(({ loteId }) =>
    lotesMostrados.has(loteId),
  );
  return { ...alcance, declarados: achados, pedidos: juntos(achados.map(({ pedidoId }) => pedidoId)) };
}

/** The lines of the notas below the focus: all its lines for a DCI or a nota, otherwise those of the reached items. */
function linhasDe(empresaId: string, { foco, itens }: Alcance): SQL {
  if (foco.tipo === 'NOTA' || foco.tipo === 'DCI') {
    const quais = foco.tipo === 'NOTA' ? sql`n.id = ${foco.id}` : sql`n.dci_id = ${foco.id} and n.fora is null`;
    return sql`
      select n.dci_id, n.id as nota_id, i.quantidade, i.unidade from dci_nota n
      left join dci_nota_item i on i.empresa_id = n.empresa_id and i.nota_id = n.id and i.fora is null
      where n.empresa_id = ${empresaId} and ${quais}`;
  }
  return sql`
    select i.dci_id, i.nota_id, i.quantidade, i.unidade from dci_nota_item i
    where i.empresa_id = ${empresaId} and ${umDestesItens(sql`i.dci_id`, sql`i.item`, itens)}`;
}

/** The single owner of a level, whose page shows the rest of it; null when the level has several owners. */
function donoDoResto({ tipo }: Nivel, { processos, dcrs, dcis }: Alcance): NoDaLinhagem['dono'] {
  const unico = (dono: 'PROCESSO' | 'DCR' | 'DCI', [id, ...outros]: readonly string[]) =>
    id !== undefined && outros.length === 0 ? { tipo: dono, id } : null;
  if (tipo === 'LOTE') return unico('PROCESSO', processos);
  if (tipo === 'COMPONENTE') return unico('DCR', dcrs);
  return tipo === 'NOTA' ? unico('DCI', dcis) : null;
}
