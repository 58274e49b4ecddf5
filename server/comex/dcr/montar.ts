import { and, asc, desc, eq, isNull, lte } from 'drizzle-orm';
import type { ImportadoNovo, MontagemDoDcr, NacionalNovo, SubcomponenteNovo } from '#lib/contracts/dcr/dcr.ts';
import type { BaseDeCusto } from '#lib/domain/cadastros/importador.ts';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import {
  type ComponenteSomado,
  chaveDoPartNumber,
  componentesSomados,
  type LinhaDaEstrutura,
} from '#lib/domain/zfm/estrutura.ts';
import type { Database } from '#server/platform/db/database.ts';
import { importador, itemCadastrado } from '#server/platform/db/schema/cadastros.ts';
import { estrutura, estruturaLinha, produto } from '#server/platform/db/schema/dcr.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';
import { againstRule, notFound } from '#server/platform/refusals.ts';
import { fontesMaisRecentes, type PelaCompra, type PelaDeclaracao } from './fontes-mais-recentes.ts';

interface Pedido {
  produtoId: string;
  /** Null takes the structure in force on the data base. */
  estruturaId: string | null;
  dataBase: DataTexto;
  baseCusto: BaseDeCusto;
}

/**
 * Builds the lines of a DCR-E from a structure of the product, each with its newest document up to the data base. A line without a
 * document has a price of zero and no II rate.
 * @throws {Refusal} 404 when the product does not exist, 422 when no structure is in force on that day.
 */
export async function montarDcr(tx: Database, empresaId: string, pedido: Pedido): Promise<MontagemDoDcr> {
  const [dono] = await tx
    .select({ id: importador.id, cnpj: importador.cnpj })
    .from(produto)
    .innerJoin(importador, and(eq(importador.empresaId, empresaId), eq(importador.id, produto.importadorId)))
    .where(and(eq(produto.empresaId, empresaId), eq(produto.id, pedido.produtoId), isNull(produto.excluidoEm)));
  if (!dono) throw notFound('Este produto');
  const revisao = await revisaoPedida(tx, empresaId, pedido);
  const componentes = componentesSomados(await linhasDe(tx, empresaId, revisao.id));
  const nacionais = componentes.filter(({ linha }) => linha.origem === 'NACIONAL');
  const importados = componentes.filter(({ linha }) => linha.origem === 'IMPORTADO');
  const fontes = fontesMaisRecentes(tx, empresaId, {
    importador: dono,
    ate: pedido.dataBase,
    baseCusto: pedido.baseCusto,
  });
  const compras = await fontes.compras(nacionais.map(({ linha }) => linha.partNumber));
  const declaracoes = await fontes.declaracoes(importados.flatMap(({ linha }) => (linha.itemId ? [linha.itemId] : [])));
  const doImportado = (componente: Componente) => importado(componente, declaracoes.get(componente.linha.itemId ?? ''));
  return {
    estrutura: revisao,
    nacionais: nacionais.map((componente) =>
      nacional(componente, compras.get(componente.linha.partNumber.toUpperCase())),
    ),
    subcomponentes: importados.flatMap((componente): SubcomponenteNovo[] =>
      componente.linha.subDe === null
        ? []
        : [{ ...doImportado(componente), pai: componente.linha.subDe, incluiBC: 'S', suspensao: 'S' }],
    ),
    importados: importados.filter(({ linha }) => linha.subDe === null).map(doImportado),
  };
}

type Componente = ComponenteSomado<LinhaDaEstrutura & { itemId: string | null }>;

async function revisaoPedida(tx: Database, empresaId: string, { produtoId, estruturaId, dataBase }: Pedido) {
  const [achada] = await tx
    .select({ id: estrutura.id, versao: estrutura.versao, revisao: estrutura.revisao })
    .from(estrutura)
    .where(
      and(
        eq(estrutura.empresaId, empresaId),
        eq(estrutura.produtoId, produtoId),
        isNull(estrutura.excluidoEm),
        estruturaId ? eq(estrutura.id, estruturaId) : lte(estrutura.vigenciaInicio, dataBase),
      ),
    )
    .orderBy(desc(estrutura.vigenciaInicio))
    .limit(1);
  if (!achada) {
    const dia = diaPorExtenso(dataBase);
    throw againstRule(
      estruturaId
        ? 'Esta revisão da estrutura não existe mais ou é de outro produto.'
        : `O produto não tem estrutura em vigor em ${dia}: cadastre uma, ou mude a data base.`,
    );
  }
  return achada;
}

/** A line that names no cadastro item is matched by its part number, because the item may have been created later. */
async function linhasDe(tx: Database, empresaId: string, estruturaId: string) {
  const linhas = await tx
    .select()
    .from(estruturaLinha)
    .where(and(eq(estruturaLinha.empresaId, empresaId), eq(estruturaLinha.estruturaId, estruturaId)))
    .orderBy(asc(estruturaLinha.ordem));
  const soltas = linhas.filter(({ itemId }) => itemId === null);
  const itens = await tx
    .select({ id: itemCadastrado.id, chave: itemCadastrado.chave })
    .from(itemCadastrado)
    .where(
      and(
        eq(itemCadastrado.empresaId, empresaId),
        isNull(itemCadastrado.excluidoEm),
        oneOfThese(
          itemCadastrado.chave,
          soltas.map(({ partNumber }) => chaveDoPartNumber(partNumber)),
        ),
      ),
    );
  const porChave = new Map(itens.map(({ id, chave }) => [chave, id]));
  return linhas.map((linha) => ({
    ...linha,
    itemId: linha.itemId ?? porChave.get(chaveDoPartNumber(linha.partNumber)) ?? null,
  }));
}

function nacional({ linha, comPerda }: Componente, compra: PelaCompra | undefined): NacionalNovo {
  const { dia: _, ...nota } = compra ?? { ...SEM_NOTA, dia: null };
  return { ...daEstrutura(linha), ...nota, quantidade: comPerda };
}

function importado({ linha, comPerda }: Componente, achada: PelaDeclaracao | undefined): ImportadoNovo {
  const { dia: _, ...declaracao } = achada ?? { ...SEM_DECLARACAO, dia: null };
  return { ...daEstrutura(linha), ...SEM_NOTA, ...declaracao, reduz: 'S', quantidade: comPerda };
}

function daEstrutura({ itemId, partNumber, descricao, unidade, ncm }: Componente['linha']) {
  return { id: null, item: itemId ? { id: itemId } : null, codigo: partNumber, descricao, unidade, ncm };
}

const SEM_PRECO = { moeda: 'USD' as const, preco: '0.000000' };
const SEM_NOTA = { ...SEM_PRECO, nf: null, serie: null, cnpj: null, ie: null, dataEmissao: null };
const SEM_DECLARACAO = {
  ...SEM_PRECO,
  documento: 'DI' as const,
  lote: null,
  numeroDeclaracao: null,
  adicao: null,
  itemDaAdicao: null,
  aliquotaII: null,
  suspensao: 'S' as const,
};
