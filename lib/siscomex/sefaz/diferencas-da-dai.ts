import { Exato, porExtenso } from '#lib/domain/numeros/decimal-exato.ts';
import type { DeclaracaoAmazonense } from '#lib/domain/zfm/dai.ts';
import type { RegistroXml, TabelaXml } from '#lib/siscomex/xml/tabela-xml.ts';
import { FOLHAS_DA_DAI, type LugarNaDai, nomeNaDai, valorEscrito } from './dai-folhas.ts';
import { registroDaDai } from './dai-registro.ts';
import { DECLARACAO_DIE } from './dai-xml-tabelas.ts';

/** A difference between two DAIs. */
export interface DiferencaDaDai {
  /** Names of the layout with the numbers of adição and item: `adicao.003.itemAdicao.2.qtdItem`. */
  caminho: string;
  /** In words: `Adição 003 › ICMS a recolher`. */
  nome: string;
  antes: string | null;
  depois: string | null;
}

/**
 * Lists the differences leaf by leaf: the header first, then the adições by number. An adição or item on one side only is one
 * difference. Decimals are compared as numbers, and texts without outer blanks, so the print makes no difference.
 */
export function diferencasDaDai(antes: DeclaracaoAmazonense, depois: DeclaracaoAmazonense): DiferencaDaDai[] {
  return compararElemento(DECLARACAO_DIE, [registroDaDai(antes), registroDaDai(depois)], {
    prefixo: '',
    adicao: null,
    item: null,
  });
}

interface Onde extends LugarNaDai {
  prefixo: string;
}
type Par<T> = readonly [antes: T, depois: T];

function compararElemento(tabela: TabelaXml, [era, ficou]: Par<RegistroXml>, onde: Onde): DiferencaDaDai[] {
  const folhas = Object.entries(tabela.campos).flatMap(([folha, { tipo }]) => {
    const [antes, depois] = [valorEscrito(era[folha]), valorEscrito(ficou[folha])];
    if (mesmoValor(antes, depois, tipo === 'decimal')) return [];
    const nome = nomeNaDai(onde, FOLHAS_DA_DAI[tabela.elemento]?.[folha] ?? null);
    return [{ caminho: `${onde.prefixo}${folha}`, nome, antes, depois }];
  });
  const abaixo = (tabela.filhos ?? []).flatMap((filho) =>
    compararLinhas(filho, [linhas(era, filho), linhas(ficou, filho)], onde),
  );
  return [...folhas, ...abaixo];
}

function compararLinhas(filho: TabelaXml, [antes, depois]: Par<RegistroXml[]>, onde: Onde): DiferencaDaDai[] {
  const numero = filho.elemento === 'adicao' ? 'numAdicao' : 'numItem';
  const deNumero = (lado: RegistroXml[], qual: string) => lado.find((linha) => valorEscrito(linha[numero]) === qual);
  const numeros = new Set([...antes, ...depois].map((linha) => valorEscrito(linha[numero]) ?? ''));
  return [...numeros].sort(porNumero).flatMap((qual) => {
    const [era, ficou] = [deNumero(antes, qual), deNumero(depois, qual)];
    const lugar = filho.elemento === 'adicao' ? { adicao: qual, item: null } : { adicao: onde.adicao, item: qual };
    const caminho = `${onde.prefixo}${filho.elemento}.${qual}`;
    if (era && ficou) return compararElemento(filho, [era, ficou], { ...lugar, prefixo: `${caminho}.` });
    return [{ caminho, nome: nomeNaDai(lugar, null), antes: resumo(era), depois: resumo(ficou) }];
  });
}

/** Summarises an adição or item in a line that identifies it. */
function resumo(linha: RegistroXml | undefined): string | null {
  if (!linha) return null;
  const descricao = valorEscrito(linha.txDescricaoDestalhada);
  if (descricao !== null) return `NCM ${valorEscrito(linha.cdNcmItem)}, ${descricao}`.slice(0, TAMANHO_DO_RESUMO);
  const [codigo, fob] = [valorEscrito(linha.cdTributacao), valorEscrito(linha.vlFob)];
  return `${codigo === null ? 'sem código de tributação' : `código ${codigo}`}, FOB de R$ ${fob && eDecimal(fob) ? porExtenso(new Exato(fob), 2) : fob}`;
}

function linhas(registro: RegistroXml, { elemento }: TabelaXml): RegistroXml[] {
  const valor = registro[elemento];
  return Array.isArray(valor) ? valor : [];
}

function mesmoValor(antes: string | null, depois: string | null, decimal: boolean): boolean {
  if (antes === depois) return true;
  if (!decimal || antes === null || depois === null || !eDecimal(antes) || !eDecimal(depois)) return false;
  return new Exato(antes).eq(depois);
}

const eDecimal = (texto: string) => /^-?\d+(\.\d+)?$/.test(texto);

const porNumero = (numero: string, outro: string) => Number(numero) - Number(outro);

const TAMANHO_DO_RESUMO = 160;
