import { formatarNumeroDuimp } from '#lib/domain/identificadores/duimp.ts';
import type { ParteRecebida } from '#lib/siscomex/declaracao/parte-recebida.ts';
import type { JsonExato, ObjetoJson } from '#lib/siscomex/json/json-exato.ts';
import { ArquivoInvalido } from '#lib/siscomex/xml/arquivo-invalido.ts';
import { comCatalogo } from './duimp-catalogo.ts';
import { exigirItens } from './duimp-faltas.ts';
import { type DoCatalogo, type ItemSolto, type PedacoDeDuimp, pedacosDoJson } from './duimp-pedacos.ts';

/** The JSON of a file. */
export interface JsonRecebido {
  parte: ParteRecebida;
  json: JsonExato;
}

/** A DUIMP with its complete items, and the files it came in. */
export interface DuimpReunida {
  json: ObjetoJson;
  numero: string | null;
  partes: ParteRecebida[];
}

/**
 * Joins the DUIMPs of several files: each cover gets its items by number and version. An item that came twice with the same content
 * counts once.
 * @throws {ArquivoInvalido} with a sentence, for a cover without items, items without a cover, and missing items.
 */
export function reunirDuimps(recebidos: readonly JsonRecebido[]): DuimpReunida[] {
  const pedacos = recebidos.flatMap(({ parte, json }) => pedacosDoJson(json).map((pedaco) => ({ ...pedaco, parte })));
  const duimps = capasDe(pedacos);
  for (const pedaco of pedacos) {
    if (pedaco.tipo !== 'ITENS') continue;
    for (const item of pedaco.itens) porNaSua(duimps, { ...item, parte: pedaco.parte });
  }
  for (const pedaco of pedacos) if (pedaco.tipo === 'CATALOGO') porNasQueUsam(duimps, pedaco);
  return duimps.map(inteira);
}

/** The catalogue belongs to every DUIMP that came: which items name it is seen item by item. */
function porNasQueUsam(duimps: DuimpAReunir[], { doCatalogo, parte }: ComParte<{ doCatalogo: DoCatalogo[] }>): void {
  if (duimps.length === 0) {
    throw new ArquivoInvalido(
      `${parte.nome} é do Catálogo de Produtos: sozinho não diz de que DUIMP é. Envie-o junto da capa e dos itens.`,
    );
  }
  for (const duimp of duimps) {
    duimp.partes.add(parte);
    duimp.catalogo.push(...doCatalogo);
  }
}

type ComParte<T> = T & { parte: ParteRecebida };
type Item = ComParte<ItemSolto>;

interface DuimpAReunir {
  capa: ObjetoJson;
  numero: string | null;
  versao: number | null;
  itens: Item[];
  partes: Set<ParteRecebida>;
  catalogo: DoCatalogo[];
  /** True when not all items came inside the cover. */
  emPaginas: boolean;
}

function capasDe(pedacos: readonly ComParte<PedacoDeDuimp>[]): DuimpAReunir[] {
  const duimps: DuimpAReunir[] = [];
  for (const pedaco of pedacos) {
    if (pedaco.tipo !== 'CAPA') continue;
    const { capa, duimp: numero, versao, parte } = pedaco;
    const itens = pedaco.itens.map((item) => ({ ...item, parte }));
    recusarDeOutra(numero, itens);
    const mesma = duimps.find((duimp) => numero !== null && duimp.numero === numero);
    if (!mesma) {
      duimps.push({ capa, numero, versao, itens, partes: new Set([parte]), catalogo: [], emPaginas: false });
    } else {
      recusarOutraCapa(mesma, { capa, versao, parte });
      mesma.partes.add(parte);
      mesma.itens.push(...itens);
      mesma.emPaginas = true;
    }
  }
  return duimps;
}

function recusarDeOutra(numero: string | null, itens: readonly Item[]): void {
  const alheio = itens.find(({ duimp }) => duimp !== null && numero !== null && duimp !== numero);
  if (!alheio) return;
  const daOutra = `o item ${alheio.numero ?? ''} que veio com ela é da ${nome(alheio.duimp)}`;
  throw new ArquivoInvalido(`A ${nome(numero)} não veio como o Portal Único responde: ${daOutra}.`);
}

function recusarOutraCapa(
  mesma: DuimpAReunir,
  outra: { capa: ObjetoJson; versao: number | null; parte: ParteRecebida },
) {
  if (mesma.versao !== outra.versao) {
    const versoes = [mesma.versao, outra.versao].map((versao) => versao ?? '—').join(' e ');
    throw new ArquivoInvalido(`Vieram as versões ${versoes} da ${nome(mesma.numero)}. Envie uma por vez.`);
  }
  if (mesma.partes.has(outra.parte)) {
    throw new ArquivoInvalido(`O arquivo traz mais de uma vez a ${nome(mesma.numero)}.`);
  }
  if (!iguais(semItens(mesma.capa), semItens(outra.capa))) {
    throw new ArquivoInvalido(`Vieram duas capas diferentes da ${nome(mesma.numero)}. Envie só a mais recente.`);
  }
}

function porNaSua(duimps: DuimpAReunir[], item: Item): void {
  const { duimp, versao, parte } = item;
  if (duimp === null) {
    throw new ArquivoInvalido(
      `Os itens de ${parte.nome} não dizem de que DUIMP são (identificacao.numero). Traga-os como o Portal Único os responde.`,
    );
  }
  const duimpDoItem = duimps.find(({ numero }) => numero === duimp);
  if (!duimpDoItem) throw semCapa(item, duimp);
  if (versao !== null && duimpDoItem.versao !== null && versao !== duimpDoItem.versao) {
    throw new ArquivoInvalido(
      `A capa da ${nome(duimp)} é da versão ${duimpDoItem.versao}, e os itens de ${parte.nome}, da versão ${versao}. Traga os da mesma versão.`,
    );
  }
  duimpDoItem.itens.push(item);
  duimpDoItem.partes.add(parte);
  duimpDoItem.emPaginas = true;
}

function semCapa({ versao }: Item, duimp: string): ArquivoInvalido {
  const onde = `GET /ext/duimp/${duimp}/${versao ?? 1}`;
  return new ArquivoInvalido(
    `Da ${nome(duimp)} vieram só os itens. Traga também a capa, que o Portal Único responde em ${onde}, e envie tudo junto.`,
  );
}

function inteira({ capa, numero, versao, itens, partes, catalogo, emPaginas }: DuimpAReunir): DuimpReunida {
  if (itens.length === 0) throw semItensInteiros(numero, versao);
  const unicos = semRepetidos(numero, itens);
  exigirItens(capa, { numero, versao, itens: unicos.map((item) => item.numero) });
  const emOrdem = emPaginas ? unicos.toSorted((a, b) => (a.numero ?? 0) - (b.numero ?? 0)) : unicos;
  return {
    json: {
      ...capa,
      itens: comCatalogo(
        capa,
        emOrdem.map(({ json }) => json),
        catalogo,
      ),
    },
    numero,
    partes: [...partes],
  };
}

function semItensInteiros(numero: string | null, versao: number | null): ArquivoInvalido {
  const onde = `GET /ext/duimp/${numero ?? '{número}'}/${versao ?? 1}/itens`;
  return new ArquivoInvalido(
    `Veio só a capa da ${nome(numero)}, sem os itens por inteiro. Traga também os itens, que o Portal Único responde em páginas de até 100 em ${onde}, e envie tudo junto.`,
  );
}

function semRepetidos(duimp: string | null, itens: readonly Item[]): Item[] {
  const vistos = new Map<number, Item>();
  return itens.filter((item) => {
    const outro = item.numero === null ? undefined : vistos.get(item.numero);
    if (item.numero !== null && !outro) vistos.set(item.numero, item);
    if (!outro) return true;
    if (iguais(outro.json, item.json)) return false;
    const onde =
      outro.parte === item.parte
        ? `duas vezes em ${item.parte.nome}`
        : `em ${outro.parte.nome} e em ${item.parte.nome}`;
    throw new ArquivoInvalido(
      `O item ${item.numero} da ${nome(duimp)} veio ${onde}, com conteúdos diferentes. Tire o que não vale.`,
    );
  });
}

function semItens({ itens: _, ...capa }: ObjetoJson): ObjetoJson {
  return capa;
}

/** Compares without regard to the order of names. */
function iguais(a: JsonExato | undefined, b: JsonExato | undefined): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const [nomesDeA, nomesDeB] = [Object.keys(a), Object.keys(b)];
  const valor = (objeto: JsonExato, qual: string) => (objeto as ObjetoJson)[qual];
  return (
    Array.isArray(a) === Array.isArray(b) &&
    nomesDeA.length === nomesDeB.length &&
    nomesDeA.every((qual) => Object.hasOwn(b, qual) && iguais(valor(a, qual), valor(b, qual)))
  );
}

function nome(numero: string | null): string {
  return numero ? `DUIMP ${formatarNumeroDuimp(numero)}` : 'DUIMP';
}
