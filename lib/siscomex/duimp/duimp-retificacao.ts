import type { ComplementoDaDuimp, FatosDaDuimp } from '#lib/domain/aduana/declaracao/rascunho-da-duimp.ts';
import { escreverJson, type ValorJson } from '#lib/siscomex/json/json-escrito.ts';
import {
  abrirParaMandar,
  dentro,
  eObjetoParaMandar,
  mesmaFolha,
  type ObjetoParaMandar,
  textoDe,
} from '#lib/siscomex/json/json-para-mandar.ts';
import { numeroDoItem, parear } from './duimp-pareamento.ts';
import type { RascunhoEscrito } from './duimp-rascunho.ts';
import { itemDoRascunho } from './duimp-rascunho-partes.ts';

/** A field that the retificação changes. `item` is its number in the DUIMP, null on the cover; a side that does not have it is null. */
interface CampoRetificado {
  item: number | null;
  caminho: string;
  registrado: string | null;
  nosso: string | null;
}

export interface RetificacaoComparada {
  /** Fields that the processo says of the cover and of the items that both sides have, and how many are as registered. */
  campos: number;
  iguais: number;
  /** Registered fields that the processo does not say: they are sent as they are registered. */
  mantidos: number;
  diferencas: CampoRetificado[];
  /** Numbers of the items that change, that the registered version does not have, and that leave it. */
  mudados: number[];
  novos: number[];
  saem: number[];
}

/**
 * Writes a registered DUIMP as the processo says it now. What the processo does not say (LPCO, acréscimos, attributes) stays as it is
 * registered; where what it says is of another kind, as another regime or another coverage, what belonged to the former one leaves with
 * it. `numeros` has the registered number of each of our items, where it is known; the others are paired by what they say, and one that
 * pairs with none gets the next number. `doCatalogo` has the descriptions that items take from the catalogue: an item registered without one
 * of its own does not get it.
 */
export function retificada(
  registrada: RascunhoEscrito,
  versaoDoCais: RascunhoEscrito,
  numeros: readonly (number | null)[] = [],
  doCatalogo: ReadonlyMap<number, string> = new Map(),
): { escrito: RascunhoEscrito; comparada: RetificacaoComparada } {
  const la = new Map(registrada.itens.map(abrirParaMandar).map((item) => [numeroDoItem(item), item]));
  const itensDoCais = versaoDoCais.itens.map(abrirParaMandar);
  const pareados = parear([...la.values()], itensDoCais, numeros);
  const capa = par(null, abrirParaMandar(registrada.capa), abrirParaMandar(versaoDoCais.capa));
  const itens = itensDoCais.map((item, i) => {
    const numero = pareados[i] ?? 0;
    const itemSemCatalogo = semADoCatalogo(item, la.get(numero), doCatalogo.get(numero));
    return par(numero, la.get(numero), { ...itemSemCatalogo, identificacao: { numeroItem: numero } });
  });
  const [daquiELa, novos] = [
    itens.filter(({ numero }) => la.has(numero ?? 0)),
    itens.filter(({ numero }) => !la.has(numero ?? 0)),
  ];
  const ambos = [capa, ...daquiELa];
  const somados = (qual: (parDeItens: Par) => number) =>
    ambos.reduce((total, parDeItens) => total + qual(parDeItens), 0);
  const ficam = new Set(pareados);
  const numerosDe = (pares: readonly Par[]) => pares.map(({ numero }) => numero ?? 0);
  return {
    escrito: { capa: escreverJson(capa.json), itens: itens.map(({ json }) => escreverJson(json)) },
    comparada: {
      campos: somados(({ campos }) => campos),
      iguais: somados(({ iguais }) => iguais),
      mantidos: somados(({ mantidos }) => mantidos),
      diferencas: ambos.flatMap(({ diferencas }) => diferencas),
      mudados: numerosDe(daquiELa.filter(({ diferencas }) => diferencas.length > 0)),
      novos: numerosDe(novos),
      saem: [...la.keys()].filter((numero) => !ficam.has(numero)).toSorted((a, b) => a - b),
    },
  };
}

/** The registered number of each item of a processo, by its id. `conhecidos` wins; an item that the version does not have has none. */
export function numerosDosItens(
  { itens }: RascunhoEscrito,
  fatos: FatosDaDuimp,
  complemento: ComplementoDaDuimp,
  conhecidos: Readonly<Record<string, number>>,
): Record<string, number> {
  const la = itens.map(abrirParaMandar);
  const ha = new Set(la.map(numeroDoItem));
  const itensDoCais = fatos.itens.map((_, i) => abrirParaMandar(escreverJson(itemDoRascunho(fatos, complemento, i))));
  const numeros = parear(
    la,
    itensDoCais,
    fatos.itens.map(({ id }) => conhecidos[id] ?? null),
  );
  return Object.fromEntries(
    fatos.itens.flatMap(({ id }, i) => (ha.has(numeros[i] ?? 0) ? [[id, numeros[i] ?? 0] as const] : [])),
  );
}

/** Whether nothing would change in the registered version. */
export function nadaDifere({ diferencas, novos, saem }: RetificacaoComparada): boolean {
  return diferencas.length === 0 && novos.length === 0 && saem.length === 0;
}

/** Whether two bodies say the same, whatever the order and the spelling of their fields. */
export function mesmoCorpo(corpo: string, outro: string): boolean {
  const [a, b] = [folhasDe(abrirParaMandar(corpo)), folhasDe(abrirParaMandar(outro))];
  return a.size === b.size && [...a].every(([caminho, folha]) => b.has(caminho) && mesmaFolha(folha, b.get(caminho)));
}

/** The number of an item as it is sent (ItemCover). */
export function numeroDoItemEscrito(json: string): number {
  return numeroDoItem(abrirParaMandar(json));
}

interface Par {
  numero: number | null;
  json: ValorJson;
  campos: number;
  iguais: number;
  mantidos: number;
  diferencas: CampoRetificado[];
}

function par(item: number | null, la: ObjetoParaMandar | undefined, objetoDoCais: ObjetoParaMandar): Par {
  const json = sobreposto(la, objetoDoCais, '') ?? {};
  const [antes, dito, depois] = [folhasDe(la), folhasDe(objetoDoCais), folhasDe(json)];
  const caminhos = [...new Set([...antes.keys(), ...depois.keys()])];
  const como = (folhas: typeof antes, caminho: string) => (folhas.has(caminho) ? textoDe(folhas.get(caminho)) : null);
  return {
    numero: item,
    json,
    campos: dito.size,
    iguais: [...dito].filter(([caminho, folha]) => antes.has(caminho) && mesmaFolha(antes.get(caminho), folha)).length,
    mantidos: [...antes.keys()].filter((caminho) => !dito.has(caminho) && depois.has(caminho)).length,
    diferencas: caminhos
      .filter(
        (caminho) => antes.has(caminho) !== depois.has(caminho) || !mesmaFolha(antes.get(caminho), depois.get(caminho)),
      )
      .map((caminho) => ({ item, caminho: caminho, registrado: como(antes, caminho), nosso: como(depois, caminho) })),
  };
}

function semADoCatalogo(item: ObjetoParaMandar, la: ObjetoParaMandar | undefined, doCatalogo: string | undefined) {
  const { mercadoria } = item;
  if (!doCatalogo || !la || dentro(la, DESCRICAO) || textoDe(dentro(item, DESCRICAO)) !== doCatalogo.trim())
    return item;
  return eObjetoParaMandar(mercadoria) ? { ...item, mercadoria: { ...mercadoria, descricao: undefined } } : item;
}

function sobreposto(
  la: ValorJson | undefined,
  valorDoCais: ValorJson | undefined,
  caminho: string,
): ValorJson | undefined {
  if (valorDoCais === undefined) return la;
  if (la === undefined) return valorDoCais;
  if (Array.isArray(la) && Array.isArray(valorDoCais)) return listaSobreposta(la, valorDoCais, caminho);
  if (!eObjetoParaMandar(la) || !eObjetoParaMandar(valorDoCais)) return valorDoCais;
  const tipo = TIPOS[caminho];
  if (tipo && !mesmaFolha(dentro(la, tipo), dentro(valorDoCais, tipo))) return valorDoCais;
  const nomes = [...new Set([...Object.keys(la), ...Object.keys(valorDoCais)])];
  const juntos = Object.fromEntries(
    nomes.map((nome) => [nome, sobreposto(la[nome], valorDoCais[nome], caminho === '' ? nome : `${caminho}.${nome}`)]),
  );
  // The Incoterm goes with its method of valuation.
  if (caminho === 'condicaoVenda' && !mesmaFolha(dentro(la, METODO), dentro(valorDoCais, METODO))) {
    return { ...juntos, incoterm: valorDoCais.incoterm };
  }
  return juntos;
}

/** Taxes go by their code, and those that the processo does not say stay. Of another list, the processo says how many there are. */
function listaSobreposta(la: readonly ValorJson[], listaDoCais: readonly ValorJson[], caminho: string): ValorJson {
  if (caminho !== 'tributos') {
    const juntos = listaDoCais.map((elemento, i) => sobreposto(la[i], elemento, `${caminho}.*`) ?? {});
    return caminho.endsWith('palavrasChave') ? [...juntos, ...la.slice(listaDoCais.length)] : juntos;
  }
  const codigo = (tributo: ValorJson) => textoDe(dentro(tributo, ['tributo', 'codigo']));
  const tributosDoCais = new Map(listaDoCais.map((tributo) => [codigo(tributo), tributo]));
  const ficam = la.map((tributo) => sobreposto(tributo, tributosDoCais.get(codigo(tributo)), 'tributos.*') ?? {});
  const daqui = new Set(la.map(codigo));
  return [...ficam, ...listaDoCais.filter((tributo) => !daqui.has(codigo(tributo)))];
}

/** The leaves by their path; a tax by its code. */
function folhasDe(valor: ValorJson | undefined, caminho = ''): Map<string, ValorJson> {
  if (valor === undefined) return new Map();
  const com = (nome: string | number) => (caminho === '' ? String(nome) : `${caminho}.${nome}`);
  if (Array.isArray(valor)) {
    return new Map(
      valor.flatMap((elemento, i) => [
        ...folhasDe(
          elemento,
          com(caminho === 'tributos' ? textoDe(dentro(elemento, ['tributo', 'codigo'])) || i + 1 : i + 1),
        ),
      ]),
    );
  }
  if (eObjetoParaMandar(valor)) {
    return new Map(Object.entries(valor).flatMap(([nome, conteudo]) => [...folhasDe(conteudo, com(nome))]));
  }
  return new Map([[caminho, valor]]);
}

const DESCRICAO = ['mercadoria', 'descricao'] as const;
const METODO = ['metodoValoracao', 'codigo'] as const;
/** What says of which kind a part is: a part of another kind is ours alone. */
const TIPOS: Readonly<Record<string, readonly string[]>> = {
  carga: ['tipoIdentificacaoCarga'],
  caracterizacaoImportacao: ['indicador'],
  fabricante: ['codigo'],
  exportador: ['codigo'],
  dadosCambiais: ['coberturaCambial', 'codigo'],
  'tributos.*': ['regime', 'codigo'],
};
