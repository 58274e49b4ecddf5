import { and, asc, eq, inArray } from 'drizzle-orm';
import type { EmbarqueDaLinha, LinhaComparada } from '#lib/contracts/pedidos/pedido-diferencas.ts';
import { siglaDaMoeda } from '#lib/domain/aduana/tributos/moeda-siscomex.ts';
import { Exato, somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { acharDeclarados, type ItemDeclaradoNaAdicao } from '#lib/domain/pedidos/declarado-do-pedido.ts';
import { valorDasLinhas } from '#lib/domain/pedidos/pedido.ts';
import type { Database } from '#server/platform/db/database.ts';
import { ITENS_NUMERADOS } from '#server/platform/db/itens-numerados.ts';
import { adicao, declaracao, item } from '#server/platform/db/schema/declaracao.ts';
import { pedidoItem } from '#server/platform/db/schema/pedidos.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { processoItem } from '#server/platform/db/schema/processo-itens.ts';
import { PROCESSO_CONTA } from './embarcado-repository.ts';

/** Compares an order with the quantities the processes took and with what their declarations say. */
export function diferencasRepository(tx: Database, empresaId: string) {
  return {
    /** Returns every line of the order, in order. Only declarations in the currency of the order can be compared. */
    async doPedido(pedidoId: string, moedaCodigo: string): Promise<LinhaComparada[]> {
      const linhas = await tx
        .select()
        .from(pedidoItem)
        .where(and(eq(pedidoItem.empresaId, empresaId), eq(pedidoItem.pedidoId, pedidoId)))
        .orderBy(asc(pedidoItem.linha));
      const faturados = await faturadosDe(linhas.map(({ id }) => id));
      const processos = [...new Set(faturados.map(({ processoId }) => processoId))];
      const declarados = await declaradosEm(processos, moedaCodigo);
      const achadosEm = new Map(
        [...declarados].map(([id, { itens, numerada }]) => {
          const doProcesso = faturados.filter(({ processoId }) => processoId === id);
          const linhasDoProcesso = linhas.flatMap((linha) => {
            const ordens = doProcesso.flatMap(({ pedidoItemId, ordem }) => (pedidoItemId === linha.id ? [ordem] : []));
            return ordens.length === 0 ? [] : [{ ...linha, numeros: numerada ? ordens : undefined }];
          });
          return [id, acharDeclarados(linhasDoProcesso, itens)] as const;
        }),
      );

      return linhas.map(({ id, linha, partNumber, descricao, ncm, unidade, quantidade, valorUnitario }) => {
        const faturadosDaLinha = Map.groupBy(
          faturados.filter(({ pedidoItemId }) => pedidoItemId === id),
          ({ processoId }) => processoId,
        );
        const embarques = [...faturadosDaLinha].flatMap(([processoId, itens]) => {
          const [primeiro] = itens;
          if (!primeiro) return [];
          const { numero, situacao } = primeiro;
          const achados = achadosEm.get(processoId);
          return {
            processo: { id: processoId, numero, situacao },
            ...figurasDe(itens),
            declarado: declarado(achados, id),
          };
        });
        const daLinha = { id, linha, partNumber, descricao, ncm, unidade, quantidade, valorUnitario };
        return { ...daLinha, valor: valorDasLinhas([{ quantidade, valorUnitario }]), embarques };
      });
    },
  };

  async function faturadosDe(linhas: readonly string[]) {
    if (linhas.length === 0) return [];
    return tx
      .select({
        pedidoItemId: processoItem.pedidoItemId,
        processoId: processo.id,
        numero: processo.numero,
        situacao: processo.situacao,
        ordem: processoItem.ordem,
        quantidade: processoItem.quantidade,
        valorUnitario: processoItem.valorUnitario,
      })
      .from(processoItem)
      .innerJoin(
        processo,
        and(eq(processo.empresaId, processoItem.empresaId), eq(processo.id, processoItem.processoId)),
      )
      .where(
        and(eq(processoItem.empresaId, empresaId), inArray(processoItem.pedidoItemId, [...linhas]), PROCESSO_CONTA),
      )
      .orderBy(asc(processo.numero), asc(processoItem.ordem));
  }

  /** The declared items of the processes that have a declaration, and whether it numbers the items of the process. */
  async function declaradosEm(
    processos: readonly string[],
    moedaCodigo: string,
  ): Promise<Map<string, { itens: ItemDeclaradoNaAdicao[]; numerada: boolean }>> {
    if (processos.length === 0) return new Map();
    const comDeclaracao = await tx
      .select({ processoId: declaracao.processoId, numerada: ITENS_NUMERADOS })
      .from(declaracao)
      .where(and(eq(declaracao.empresaId, empresaId), inArray(declaracao.processoId, [...processos])));
    const itens = await tx
      .select({
        processoId: adicao.processoId,
        adicaoId: adicao.id,
        adicao: adicao.numero,
        ncm: adicao.ncm,
        ordem: item.ordem,
        numero: item.sequencia,
        descricao: item.descricao,
        quantidade: item.quantidade,
        valorUnitario: item.valorUnitario,
      })
      .from(item)
      .innerJoin(adicao, and(eq(adicao.empresaId, item.empresaId), eq(adicao.id, item.adicaoId)))
      .where(
        and(
          eq(item.empresaId, empresaId),
          inArray(adicao.processoId, [...processos]),
          // A DI has the number of the currency, a DUIMP its ISO code.
          inArray(adicao.moedaCodigo, [moedaCodigo, siglaDaMoeda(moedaCodigo)]),
        ),
      )
      .orderBy(asc(adicao.numero), asc(item.ordem));
    const porProcesso = Map.groupBy(itens, ({ processoId }) => processoId);
    return new Map(
      comDeclaracao.map(({ processoId, numerada }) => {
        const itensDoProcesso = porProcesso.get(processoId) ?? [];
        return [
          processoId,
          {
            itens: itensDoProcesso.map((linha) => ({ ...linha, chave: `${linha.adicaoId}/${linha.ordem}` })),
            numerada,
          },
        ];
      }),
    );
  }
}

function declarado(
  achados: ReturnType<typeof acharDeclarados> | undefined,
  linhaId: string,
): EmbarqueDaLinha['declarado'] {
  if (!achados) return { situacao: 'SEM_DECLARACAO' };
  const achado = achados.get(linhaId);
  if (!achado) return { situacao: 'NAO_ENCONTRADO' };
  const adicoes = [...new Set(achado.itens.map((itemDeclarado) => itemDeclarado.adicao))];
  return { situacao: 'ENCONTRADO', como: achado.como, adicoes, ...figurasDe(achado.itens) };
}

function figurasDe(itens: readonly { quantidade: DecimalTexto; valorUnitario: DecimalTexto }[]) {
  const [primeiro] = itens;
  const valorUnitario = primeiro?.valorUnitario ?? '0.0000000';
  return {
    quantidade: somar(itens.map(({ quantidade }) => quantidade)).toFixed(5),
    valorUnitario,
    valor: valorDasLinhas(itens),
    outrosValores: itens.some((itemDeclarado) => !new Exato(itemDeclarado.valorUnitario).eq(valorUnitario)),
  };
}
