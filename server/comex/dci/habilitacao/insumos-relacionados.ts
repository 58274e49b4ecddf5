import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { InsumoRelacionado } from '#lib/contracts/dci/habilitacao-dci.ts';
import { somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { chaveDoPartNumber, componentesSomados, revisaoEmVigor } from '#lib/domain/zfm/estrutura.ts';
import { dcrsNaSaida } from '#server/comex/dci/dcrs-na-saida.ts';
import { itemCadastrado } from '#server/platform/db/schema/cadastros.ts';
import { dcrComponente, estrutura, estruturaLinha, produto } from '#server/platform/db/schema/dcr.ts';
import type { SlicedList } from '#server/platform/lists/read-in-slices.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';
import type { DeQuem } from './industria-da-habilitacao.ts';

type Produto = InsumoRelacionado['produto'] & { id: string };

/** The lines of a DCR-E or structure that are the same input of a product. */
interface Grupo {
  origem: 'DCR' | 'ESTRUTURA';
  fonte: string;
  produto: Produto;
  codigo: string;
  linhas: string[];
}

/**
 * Lists the imported inputs of each product. They come from its DCR-E in force, or else from the revision of its structure in force
 * today. `ids` reads only the codes; `porIds` reads the full rows a slice at a time.
 */
export function insumosRelacionados(deQuem: DeQuem): SlicedList<unknown, InsumoRelacionado> {
  let grupos = new Map<string, Grupo>();
  return {
    async ids() {
      grupos = new Map((await gruposDe(deQuem)).map((grupo) => [grupo.linhas[0] as string, grupo]));
      return [...grupos.keys()];
    },
    async porIds(ids) {
      const gruposPedidos = ids.flatMap((id) => grupos.get(id) ?? []);
      const linhas = new Map([
        ...(await linhasDoDcr(deQuem, gruposPedidos)),
        ...(await linhasDaEstrutura(deQuem, gruposPedidos)),
      ]);
      const unidades = await unidadesDoCadastro(deQuem, gruposPedidos);
      return gruposPedidos.flatMap((grupo): InsumoRelacionado[] => {
        const linhasDoGrupo = grupo.linhas.flatMap((id) => linhas.get(id) ?? []);
        const [primeira] = linhasDoGrupo;
        if (!primeira) return [];
        const { produto: produtoDoGrupo, codigo, fonte } = grupo;
        const { descricao, ncm } = primeira;
        return [
          {
            codigo,
            descricao,
            ncm,
            unidade: primeira.unidade ?? unidades.get(chaveDoPartNumber(codigo)) ?? null,
            produto: { codigo: produtoDoGrupo.codigo, descricao: produtoDoGrupo.descricao },
            coefTecnico:
              grupo.origem === 'DCR'
                ? somar(linhasDoGrupo.map(({ quantidade }) => quantidade)).toFixed(7)
                : comPerda(linhasDoGrupo),
            fonte,
          },
        ];
      });
    },
  };
}

async function gruposDe({ tx, empresaId, industria, hoje }: DeQuem): Promise<Grupo[]> {
  const produtos = await tx
    .select({ id: produto.id, codigo: produto.codigo, descricao: produto.descricao })
    .from(produto)
    .where(and(eq(produto.empresaId, empresaId), eq(produto.importadorId, industria.id), isNull(produto.excluidoEm)));
  const produtoIds = produtos.map(({ id }) => id);
  const dcrDe = await dcrsNaSaida(tx, empresaId, industria.id, produtoIds);
  const comDcr = new Map(
    produtos.flatMap((produtoLido) => {
      const dcr = dcrDe(produtoLido.id, hoje);
      return dcr ? [[dcr.id, { produto: produtoLido, fonte: `DCR-E ${dcr.numero ?? dcr.processo}` }] as const] : [];
    }),
  );
  const revisoes = await tx
    .select({
      id: estrutura.id,
      produtoId: estrutura.produtoId,
      revisao: estrutura.revisao,
      vigenciaInicio: estrutura.vigenciaInicio,
    })
    .from(estrutura)
    .where(
      and(
        eq(estrutura.empresaId, empresaId),
        oneOfThese(estrutura.produtoId, produtoIds),
        isNull(estrutura.excluidoEm),
      ),
    );
  const porProduto = Map.groupBy(revisoes, ({ produtoId }) => produtoId);
  const semDcr = new Map(
    produtos.flatMap((produtoLido) => {
      const revisao = dcrDe(produtoLido.id, hoje) ? null : revisaoEmVigor(porProduto.get(produtoLido.id) ?? [], hoje);
      return revisao
        ? [[revisao.id, { produto: produtoLido, fonte: `Estrutura, revisão ${revisao.revisao}` }] as const]
        : [];
    }),
  );
  const doDcr = await tx
    .select({ id: dcrComponente.id, de: dcrComponente.dcrId, codigo: dcrComponente.codigo })
    .from(dcrComponente)
    .where(
      and(
        eq(dcrComponente.empresaId, empresaId),
        oneOfThese(dcrComponente.dcrId, [...comDcr.keys()]),
        inArray(dcrComponente.registro, [3, 4]),
      ),
    )
    .orderBy(asc(dcrComponente.dcrId), asc(dcrComponente.registro), asc(dcrComponente.ordem));
  const daEstrutura = await tx
    .select({ id: estruturaLinha.id, de: estruturaLinha.estruturaId, codigo: estruturaLinha.partNumber })
    .from(estruturaLinha)
    .where(
      and(
        eq(estruturaLinha.empresaId, empresaId),
        oneOfThese(estruturaLinha.estruturaId, [...semDcr.keys()]),
        eq(estruturaLinha.origem, 'IMPORTADO'),
      ),
    )
    .orderBy(asc(estruturaLinha.estruturaId), asc(estruturaLinha.ordem));
  return [...agrupadas('DCR', doDcr, comDcr), ...agrupadas('ESTRUTURA', daEstrutura, semDcr)].sort(
    (a, b) => a.codigo.localeCompare(b.codigo) || a.produto.codigo.localeCompare(b.produto.codigo),
  );
}

function agrupadas(
  origem: Grupo['origem'],
  linhas: readonly { id: string; de: string; codigo: string }[],
  fontes: ReadonlyMap<string, { produto: Produto; fonte: string }>,
): Grupo[] {
  const porInsumo = Map.groupBy(linhas, ({ de, codigo }) => `${de} ${chaveDoPartNumber(codigo)}`);
  return [...porInsumo.values()].flatMap((linhasDoInsumo): Grupo[] => {
    const [primeira] = linhasDoInsumo;
    const fonte = primeira && fontes.get(primeira.de);
    return fonte ? [{ origem, ...fonte, codigo: primeira.codigo, linhas: linhasDoInsumo.map(({ id }) => id) }] : [];
  });
}

interface Linha {
  id: string;
  descricao: string;
  ncm: string;
  unidade: string | null;
  quantidade: DecimalTexto;
}

async function linhasDoDcr({ tx, empresaId }: DeQuem, grupos: readonly Grupo[]): Promise<Map<string, Linha>> {
  const { id, descricao, ncm, unidade, quantidade } = dcrComponente;
  const linhas = await tx
    .select({ id, descricao, ncm, unidade, quantidade })
    .from(dcrComponente)
    .where(and(eq(dcrComponente.empresaId, empresaId), oneOfThese(id, linhasDe('DCR', grupos))));
  return new Map(linhas.map((linha) => [linha.id, linha]));
}

type LinhaDeEstrutura = typeof estruturaLinha.$inferSelect;

async function linhasDaEstrutura(
  { tx, empresaId }: DeQuem,
  grupos: readonly Grupo[],
): Promise<Map<string, LinhaDeEstrutura>> {
  const linhas = await tx
    .select()
    .from(estruturaLinha)
    .where(and(eq(estruturaLinha.empresaId, empresaId), oneOfThese(estruturaLinha.id, linhasDe('ESTRUTURA', grupos))));
  return new Map(linhas.map((linha) => [linha.id, linha]));
}

const linhasDe = (origem: Grupo['origem'], grupos: readonly Grupo[]) =>
  grupos.flatMap((grupo) => (grupo.origem === origem ? grupo.linhas : []));

/** The quantity with losses, as in the file of the DCR-E, without regard to national parents. */
function comPerda(linhas: readonly Linha[]): DecimalTexto {
  return somar(
    componentesSomados(linhas as readonly LinhaDeEstrutura[]).map((componente) => componente.comPerda),
  ).toFixed(7);
}

/** Units of the part numbers, by code. A direct import has no unit in a DCR-E, so the list shows the unit of the cadastro. */
async function unidadesDoCadastro({ tx, empresaId }: DeQuem, grupos: readonly Grupo[]): Promise<Map<string, string>> {
  const chaves = grupos.map(({ codigo }) => chaveDoPartNumber(codigo));
  const linhas = await tx
    .select({ chave: itemCadastrado.chave, unidade: itemCadastrado.unidadeComercializada })
    .from(itemCadastrado)
    .where(
      and(
        eq(itemCadastrado.empresaId, empresaId),
        isNull(itemCadastrado.excluidoEm),
        oneOfThese(itemCadastrado.chave, chaves),
      ),
    );
  return new Map(linhas.map(({ chave, unidade }) => [chave, unidade]));
}
