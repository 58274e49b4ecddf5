import type { MercadoriasConsulta, MercadoriasLidas } from '#lib/contracts/processo/mercadorias.ts';
import { INICIO_DA_CBS_E_DO_IBS } from '#lib/domain/aduana/tributos/calculo-reforma.ts';
import { escreverNcm } from '#lib/domain/identificadores/escrever-identificador.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { GrupoDeMercadorias, Mercadoria } from '#lib/domain/pedidos/mercadoria.ts';
import {
  ehDiferenca,
  type MercadoriasDeclaradas,
  mercadoriasDeclaradas,
  tributoDifere,
} from '#lib/domain/pedidos/mercadorias-declaradas.ts';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';
import type { LinhaDasMercadorias } from '#lib/listas/mercadoria.ts';
import { adicoesVinculadas } from '#server/comex/declaracao/adicoes-vinculadas.ts';
import { guardadaDoProcesso } from '#server/comex/declaracao/declaracao-do-processo.ts';
import { origemNoPortal } from '#server/comex/declaracao/origem-no-portal.ts';
import { itensDoProcessoRepository } from '#server/comex/itens-do-processo/itens-do-processo-repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import { calculadosDasAdicoes } from './calculados-das-adicoes.ts';
import { precosDosPedidos, tributosDaPrevisao } from './tributos-da-previsao.ts';

interface DeQuem {
  empresaId: string;
  processoId: string;
  hoje: DataTexto;
}

type Filtros = Pick<MercadoriasConsulta, 'q' | 'soDiferencas'>;

/** Reads one page of the goods of a declaration. @throws {Refusal} 404. */
export async function verMercadorias(
  tx: Database,
  deQuem: DeQuem,
  { pagina, tamanho, ...filtros }: MercadoriasConsulta,
): Promise<MercadoriasLidas> {
  const { lidas, comReforma, semTributosPrevistos } = await lerMercadorias(tx, deQuem);
  const { linhas, grupos, totais, moeda, comparadas, faltas } = lidas;
  const achadas = filtradas(lidas, filtros);
  const daPagina = achadas.slice((pagina - 1) * tamanho, pagina * tamanho);
  const adicoes = new Set(daPagina.map(({ adicao }) => adicao));
  const quantas = (qual: (mercadoria: Mercadoria) => boolean) => linhas.filter(qual).length;
  return {
    comReforma,
    total: achadas.length,
    declaradas: quantas(({ adicao }) => adicao !== null),
    comparadas,
    diferentes: quantas(({ difere }) => difere.length > 0),
    semPrevisao: quantas(({ situacao }) => situacao === 'SEM_PREVISAO'),
    naoDeclaradas: quantas(({ situacao }) => situacao === 'NAO_DECLARADA'),
    tributosDiferentes: grupos.filter(tributoDifere).length,
    semTributosPrevistos,
    moeda,
    linhas: daPagina.map((mercadoria) => ({ ...mercadoria, difere: [...mercadoria.difere] })),
    grupos: grupos
      .filter(({ adicao }) => adicoes.has(adicao))
      .map((grupoDeMercadorias) => ({ ...grupoDeMercadorias, difere: [...grupoDeMercadorias.difere] })),
    totais,
    faltas: faltas.map(({ causa, ...de }) => ({ causa, tributos: [...de.tributos], adicoes: [...de.adicoes] })),
  };
}

/** Reads all the goods that the filters leave as rows of a sheet: each adição, then its goods. @throws {Refusal} 404. */
export async function mercadoriasEmLinhas(
  tx: Database,
  deQuem: DeQuem,
  filtros: Filtros,
): Promise<LinhaDasMercadorias[]> {
  const { lidas } = await lerMercadorias(tx, deQuem);
  const grupoDe = new Map(lidas.grupos.map((grupo) => [grupo.adicao, grupo]));
  const porAdicao = Map.groupBy(filtradas(lidas, filtros), ({ adicao }) => adicao);
  return [...porAdicao].flatMap(([adicao, mercadoriasDaAdicao]): LinhaDasMercadorias[] => {
    const grupo = adicao === null ? undefined : grupoDe.get(adicao);
    const mercadorias = mercadoriasDaAdicao.map((mercadoria) => ({ grupo: null, mercadoria }));
    return grupo ? [{ grupo, mercadoria: null }, ...mercadorias] : mercadorias;
  });
}

async function lerMercadorias(tx: Database, { empresaId, processoId, hoje }: DeQuem) {
  const guardada = await guardadaDoProcesso(tx, empresaId, processoId);
  const { dataRegistro, numeroDI } = guardada.declaracao;
  const adicoes = await adicoesVinculadas(tx, empresaId, guardada.adicoes);
  // A plan that came from the declaration itself foretells nothing: compared with it, all would be right.
  const semPlano = await origemNoPortal(tx, empresaId).previstoPreenchido(processoId);
  const guardado = semPlano ? null : await itensDoProcessoRepository(tx, empresaId).buscar(processoId);
  const planejado = guardado ?? { itens: [], adicoes: [] };
  const { itens: previstas } = planejado;
  const tributos = await tributosDaPrevisao(tx, { empresaId, processoId }, planejado, guardada.declaracao);
  const precos = await precosDosPedidos(tx, empresaId, previstas);
  const daqui = await origemNoPortal(tx, empresaId).registradas(processoId);
  const numeradas = daqui.some(({ numero, itens }) => numero === numeroDI && itens === previstas.length);
  const calculados = await calculadosDasAdicoes(tx, { empresaId, processoId, hoje }, guardada);
  return {
    lidas: mercadoriasDeclaradas({
      adicoes,
      previstas,
      calculados,
      sobre: { tributos: tributos.porLinha, precos, numeradas },
    }),
    semTributosPrevistos: tributos.falta,
    comReforma: dataRegistro >= INICIO_DA_CBS_E_DO_IBS,
  };
}

/** Goods that have every word searched for, in their own text or in that of their adição. */
function filtradas({ linhas, grupos }: MercadoriasDeclaradas, { q, soDiferencas }: Filtros): Mercadoria[] {
  const palavras = textoDeBusca(q).split(' ').filter(Boolean);
  const grupoDe = new Map(grupos.map((grupo) => [grupo.adicao, grupo]));
  return linhas.filter((mercadoria) => {
    const grupo = mercadoria.adicao === null ? undefined : grupoDe.get(mercadoria.adicao);
    if (soDiferencas === 'true' && !ehDiferenca(mercadoria, grupo)) return false;
    if (palavras.length === 0) return true;
    const texto = textoDaMercadoria(mercadoria, grupo);
    return palavras.every((palavra) => texto.includes(palavra));
  });
}

function textoDaMercadoria(mercadoria: Mercadoria, grupo: GrupoDeMercadorias | undefined): string {
  const { partNumber, descricao, ncm, adicao, previsto } = mercadoria;
  return textoDeBusca(
    partNumber,
    descricao,
    ncm,
    escreverNcm(ncm),
    adicao,
    grupo?.fornecedor,
    previsto?.pedido?.numero,
  );
}
