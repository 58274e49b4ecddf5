import type { ItensDoProcessoLidos } from '#lib/contracts/processo/itens-do-processo.ts';
import type { ProcessoInteiro } from '#lib/contracts/processo/processo.ts';
import type { FatosDaDuimp, PaisComSigla } from '#lib/domain/aduana/declaracao/rascunho-da-duimp.ts';
import type { AmbienteDoPortal } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { siglaDaMoeda } from '#lib/domain/aduana/tributos/moeda-siscomex.ts';
import type { DuimpDoProcesso } from '#lib/portal/contracts/duimp-do-processo.ts';
import { fornecedorRepository } from '#server/comex/cadastros/fornecedor.ts';
import { itemRepository } from '#server/comex/cadastros/item.ts';
import { referenciaRepository } from '#server/comex/cadastros/referencia-repository.ts';
import { itensDoProcessoRepository } from '#server/comex/itens-do-processo/itens-do-processo-repository.ts';
import { processoRepository } from '#server/comex/processo/processo-repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import { notFound } from '#server/platform/refusals.ts';
import { produtosDosItens } from '#server/portal/catalogue/products-of-items.ts';
import { credencialRepository } from '#server/portal/talk/credencial-repository.ts';

export interface ProcessoDaDuimp {
  processo: ProcessoInteiro;
  previstos: ItensDoProcessoLidos;
  fatos: FatosDaDuimp;
  /** The products of the items in the catalogue, by the id of the item of the processo. */
  catalogo: ReadonlyMap<string, DuimpDoProcesso['itens'][number]['catalogo']>;
}

/**
 * Reads what a processo knows of the DUIMP to be made of it, with the codes of the catalogue of an environment; null for none of them.
 * @throws {Refusal} 404 when there is no such processo.
 */
export async function lerFatosDaDuimp(
  tx: Database,
  empresaId: string,
  processoId: string,
  ambiente: AmbienteDoPortal | null,
): Promise<ProcessoDaDuimp> {
  const processo = await processoRepository(tx, empresaId).buscar(processoId);
  const previstos = await itensDoProcessoRepository(tx, empresaId).buscar(processoId);
  if (!processo || !previstos) throw notFound('Este processo');
  const paises = await referenciaRepository(tx, empresaId).siglas('Pais');
  const pais = (paisLido: { codigo: string; nome: string }): PaisComSigla => ({
    nome: paisLido.nome,
    sigla: paises.get(paisLido.codigo) ?? null,
  });
  const operadores = await operadoresDe(tx, empresaId, previstos);
  const unidades = await unidadesDe(tx, empresaId, previstos);
  const operador = (apontado: { id: string; razaoSocial: string } | null) => {
    const achado = apontado && operadores.get(apontado.id);
    if (!apontado || !achado) return null;
    const { vinculo, pais: paisDoFornecedor } = achado;
    return { id: apontado.id, nome: apontado.razaoSocial, pais: pais(paisDoFornecedor), vinculo };
  };
  const { importador, procedencia, freteMoeda, freteValor, seguroMoeda, seguroValor } = processo;
  const catalogo = await catalogoDe(tx, empresaId, { previstos, importador: importador.numero ?? null, ambiente });
  const fatos: FatosDaDuimp = {
    importador: importador.id && importador.numero ? { numero: importador.numero } : null,
    modalidade: processo.modalidade,
    urfDespacho: processo.urfDespacho?.codigo ?? null,
    viaTransporte: processo.viaTransporte,
    ceMercante: processo.conhecimentoMaster,
    procedencia: procedencia && pais(procedencia),
    frete: freteMoeda && freteValor ? { moeda: siglaDaMoeda(freteMoeda.codigo), valor: freteValor } : null,
    seguro: seguroMoeda && seguroValor ? { moeda: siglaDaMoeda(seguroMoeda.codigo), valor: seguroValor } : null,
    localIncoterm: processo.localIncoterm,
    lpcos: processo.licencas.filter(({ tipo }) => tipo === 'LPCO').map(({ numero }) => numero),
    itens: previstos.itens.map((item) => ({
      id: item.id,
      descricao: item.descricao,
      ncm: item.ncm,
      unidade: item.unidade,
      quantidade: item.quantidade,
      pesoLiquido: item.pesoLiquido,
      valorUnitario: item.valorUnitario,
      incoterm: item.incoterm,
      condicao: item.condicao,
      aplicacao: item.aplicacao,
      adicao: item.adicao,
      unidadeEstatistica: (item.item && unidades.get(item.item.id)) ?? null,
      moeda: siglaDaMoeda(item.moeda.codigo),
      fornecedor: operador(item.fornecedor),
      fabricante: operador(item.fabricante),
      paisOrigem: item.paisOrigem && pais(item.paisOrigem),
      itemId: item.item?.id ?? null,
      catalogo: catalogo.get(item.id) ?? null,
    })),
    adicoes: previstos.adicoes.map(({ numero, tributos, antidumping, acrescimos, deducoes }) => ({
      numero,
      tributos,
      temAntidumping: antidumping !== null,
      ajustes: acrescimos.length + deducoes.length,
    })),
  };
  return { processo, previstos, fatos, catalogo };
}

/** The environment of the draft in the Portal; null before there is one. */
export async function ambienteDoRascunho(
  tx: Database,
  empresaId: string,
  credencialId: string | null | undefined,
): Promise<AmbienteDoPortal | null> {
  if (!credencialId) return null;
  return (await credencialRepository(tx, empresaId).buscar(credencialId))?.ambiente ?? null;
}

/** The catalogue is of the root of the importer's CNPJ. */
async function catalogoDe(
  tx: Database,
  empresaId: string,
  de: { previstos: ItensDoProcessoLidos; importador: string | null; ambiente: AmbienteDoPortal | null },
): Promise<ProcessoDaDuimp['catalogo']> {
  const { previstos, importador, ambiente } = de;
  if (!ambiente || importador?.length !== CNPJ) return new Map();
  const itens = unicos(previstos.itens.map(({ item }) => item?.id));
  const produtoDe = await produtosDosItens(tx, empresaId, { ambiente, raiz: importador.slice(0, RAIZ), itens });
  return new Map(previstos.itens.flatMap(({ id, item, ncm }) => (item ? [[id, produtoDe(item.id, ncm)]] : [])));
}

async function operadoresDe(tx: Database, empresaId: string, { itens }: ItensDoProcessoLidos) {
  const fornecedores = fornecedorRepository(tx, empresaId);
  const ids = unicos(itens.flatMap(({ fornecedor, fabricante }) => [fornecedor?.id, fabricante?.id]));
  const lidos = await Promise.all(ids.map((id) => fornecedores.buscar(id)));
  return new Map(
    lidos.flatMap((fornecedorLido) =>
      fornecedorLido
        ? [
            [
              fornecedorLido.id,
              { pais: { ...fornecedorLido.pais, nome: fornecedorLido.pais.nome }, vinculo: fornecedorLido.vinculo },
            ],
          ]
        : [],
    ),
  );
}

async function unidadesDe(tx: Database, empresaId: string, { itens }: ItensDoProcessoLidos) {
  const cadastrados = itemRepository(tx, empresaId);
  const lidos = await Promise.all(unicos(itens.map(({ item }) => item?.id)).map((id) => cadastrados.buscar(id)));
  return new Map(lidos.flatMap((itemLido) => (itemLido ? [[itemLido.id, itemLido.unidadeEstatistica] as const] : [])));
}

function unicos(ids: readonly (string | null | undefined)[]): string[] {
  return [...new Set(ids.filter((id): id is string => typeof id === 'string'))];
}

const CNPJ = 14;
const RAIZ = 8;
