import { inteiro } from '#lib/siscomex/duimp/duimp-pedacos.ts';
import { abrirJson } from '#lib/siscomex/json/abrir-json.ts';
import { eObjetoJson, type JsonExato, type ObjetoJson } from '#lib/siscomex/json/json-exato.ts';
import { objetosDe, simOuNao, textoDoPortal } from '#lib/siscomex/json/pedacos-do-portal.ts';
import { ArquivoInvalido } from '#lib/siscomex/xml/arquivo-invalido.ts';

/** A customs table of the Portal Único, by its name there; what the Portal did not say is null. */
export interface TabelaDaRelacao {
  nome: string;
  rotulo: string | null;
  descricao: string | null;
}

export interface TabelaAduaneira extends TabelaDaRelacao {
  campos: readonly CampoDaTabela[];
}

export interface CampoDaTabela {
  nome: string;
  rotulo: string | null;
  descricao: string | null;
  /** `INTEIRO`, `DECIMAL`, `STRING`, `DATA`, `DATA_HORA` or `BOOLEANO`. */
  tipo: string | null;
  formato: string | null;
  tamanho: number | null;
  casasDecimais: number | null;
  obrigatorio: boolean | null;
  autoNumerado: boolean | null;
  /** Whether it is part of what tells a row from another. */
  chaveNegocio: boolean | null;
  unico: boolean | null;
  /** The table whose rows it names. */
  deOutraTabela: string | null;
  /** The codes it may have, with their words. */
  dominio: readonly { codigo: string; descricao: string | null }[];
}

/** The values of a row by the name of the field, as the Portal wrote them. */
export type LinhaDaTabela = Readonly<Record<string, string | null>>;

/**
 * Reads the answer to `GET /tabx/api/ext/tabela`. It is published as one table; a list is read too.
 * @throws {ArquivoInvalido} when it is neither.
 */
export function lerRelacaoDeTabelas(bytes: Uint8Array): TabelaDaRelacao[] {
  const json = abrirJson(bytes);
  const todas = Array.isArray(json) ? objetosDe(json) : eObjetoJson(json) ? [json] : [];
  if (todas.length === 0 && !(Array.isArray(json) && json.length === 0)) throw new ArquivoInvalido(OUTRA_RELACAO);
  return todas.map((tabela) => {
    const nome = textoDoPortal(tabela.nome);
    if (nome === null) throw new ArquivoInvalido(OUTRA_RELACAO);
    return { nome, rotulo: textoDoPortal(tabela.rotulo), descricao: textoDoPortal(tabela.descricao) };
  });
}

/** Reads the answer to `…/tabela/{nome}/metadado`. @throws {ArquivoInvalido} when it is something else, or of another table. */
export function lerMetadadoDaTabela(bytes: Uint8Array, nome: string): TabelaAduaneira {
  const json = abrirJson(bytes);
  if (!eObjetoJson(json) || !Array.isArray(json.campos)) throw new ArquivoInvalido(OUTRO_METADADO);
  if (textoDoPortal(json.nome) !== nome) throw new ArquivoInvalido(`A resposta não é da tabela ${nome}.`);
  return {
    nome,
    rotulo: textoDoPortal(json.rotulo),
    descricao: textoDoPortal(json.descricao),
    campos: objetosDe(json.campos).map(campoDe),
  };
}

/** Reads a page of `…/tabela/{nome}`. @throws {ArquivoInvalido} when it is something else, or of another table. */
export function lerPaginaDaTabela(bytes: Uint8Array, nome: string): LinhaDaTabela[] {
  const json = abrirJson(bytes);
  if (!eObjetoJson(json) || !('nomeTabela' in json)) throw new ArquivoInvalido(OUTRA_PAGINA);
  if (textoDoPortal(json.nomeTabela) !== nome) throw new ArquivoInvalido(`A resposta não é da tabela ${nome}.`);
  if (json.dados !== undefined && json.dados !== null && !Array.isArray(json.dados)) {
    throw new ArquivoInvalido(OUTRA_PAGINA);
  }
  return objetosDe(json.dados).map((linha) =>
    Object.fromEntries(
      objetosDe(linha.campos).flatMap((campoDaLinha) => {
        const campo = textoDoPortal(campoDaLinha.nome);
        return campo === null ? [] : [[campo, valorDe(campoDaLinha.valor)]];
      }),
    ),
  );
}

/** The rows of all pages, each once: a page may begin with the last row of the one before it. */
export function linhasDaTabela(paginas: readonly (readonly LinhaDaTabela[])[]): LinhaDaTabela[] {
  return [...new Map(paginas.flat().map((linha) => [JSON.stringify(Object.entries(linha).sort()), linha])).values()];
}

/** A value for people: the words of its code, and a day as Brazil writes it. Null when the Portal gave none. */
export function valorPorExtenso({ tipo, dominio }: CampoDaTabela, valor: string | null | undefined): string | null {
  if (valor == null) return null;
  const dito = dominio.find(({ codigo }) => codigo === valor);
  if (dito?.descricao) return `${valor} – ${dito.descricao}`;
  if (tipo === 'BOOLEANO') return PALAVRAS[valor.toLowerCase()] ?? valor;
  const dia = tipo === 'DATA' || tipo === 'DATA_HORA' ? /^(\d{4})-(\d{2})-(\d{2})(.*)$/.exec(valor) : null;
  if (!dia) return valor;
  const [, ano, mes, d, hora = ''] = dia;
  return `${d}/${mes}/${ano}${tipo === 'DATA_HORA' ? hora.replace('T', ' ') : ''}`;
}

function campoDe(json: ObjetoJson): CampoDaTabela {
  return {
    nome: textoDoPortal(json.nome) ?? '',
    rotulo: textoDoPortal(json.rotulo),
    descricao: textoDoPortal(json.descricao),
    tipo: textoDoPortal(json.tipo),
    formato: textoDoPortal(json.formato),
    tamanho: inteiro(json.tamanho),
    casasDecimais: inteiro(json.casasDecimais),
    obrigatorio: simOuNao(json.obrigatorio),
    autoNumerado: simOuNao(json.autoNumerado),
    chaveNegocio: simOuNao(json.chaveNegocio),
    unico: simOuNao(json.restricaoUnicidade),
    deOutraTabela: textoDoPortal(json.nomeTabelaEstrangeira),
    dominio: objetosDe(json.dominios).map((cada) => ({
      codigo: textoDoPortal(cada.codigo) ?? '',
      descricao: textoDoPortal(cada.descricao),
    })),
  };
}

function valorDe(json: JsonExato | undefined): string | null {
  return typeof json === 'boolean' ? String(json) : textoDoPortal(json);
}

const PALAVRAS: Readonly<Record<string, string>> = {
  true: 'Sim',
  s: 'Sim',
  '1': 'Sim',
  false: 'Não',
  n: 'Não',
  '0': 'Não',
};
const COMO_VEIO = 'Traga a resposta do Portal Único como ela veio.';
const OUTRA_RELACAO = `Este JSON não é a relação de tabelas do Portal Único. ${COMO_VEIO}`;
const OUTRO_METADADO = `Este JSON não diz as colunas de uma tabela do Portal Único. ${COMO_VEIO}`;
const OUTRA_PAGINA = `Este JSON não tem as linhas de uma tabela do Portal Único. ${COMO_VEIO}`;
