import type { OrigemItem } from '#lib/domain/cadastros/item.ts';
import { somarDias } from '#lib/domain/datas/dias.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';

/** A line of what a product is made of; quantity per unit of it, 7 decimals, before losses; `perda` in percent, 4 decimals. */
export interface LinhaDaEstrutura {
  partNumber: string;
  descricao: string;
  ncm: string;
  unidade: string;
  origem: OrigemItem;
  quantidade: DecimalTexto;
  perda: DecimalTexto;
  /** Part number of the national component this imported one is a part of. */
  subDe: string | null;
}

/** The lines that are one component: what a DCR-E has one line of. */
export interface ComponenteSomado<Linha extends LinhaDaEstrutura = LinhaDaEstrutura> {
  /** The first of them, which tells its description, NCM and unit. */
  linha: Linha;
  linhas: readonly Linha[];
  /** Before losses, 7 decimals. */
  quantidade: DecimalTexto;
  /** With them, 7 decimals: the quantity of the file. */
  comPerda: DecimalTexto;
}

/** What is used of a line to make one unit, with what is lost of it, as the file has it: 7 decimals, half up. */
export function quantidadeComPerda(linha: Pick<LinhaDaEstrutura, 'quantidade' | 'perda'>): DecimalTexto {
  return noArquivo(naSoma(linha));
}

/**
 * The lines of a structure with those of one part number, origin and national parent added up: a component that is used twice is one
 * line of the DCR-E. Nine decimals each while they are added, seven of the sum (domain/zfm.md §1.3).
 */
export function componentesSomados<Linha extends LinhaDaEstrutura>(
  linhas: readonly Linha[],
): ComponenteSomado<Linha>[] {
  return [...Map.groupBy(linhas, chaveDoComponente).values()].flatMap((suas) => {
    const [linha] = suas;
    if (!linha) return [];
    const quantidade = suas.reduce((soma, uma) => soma.plus(uma.quantidade), new Exato(0)).toFixed(CASAS);
    return [
      { linha, linhas: suas, quantidade, comPerda: noArquivo(suas.reduce((s, uma) => s.plus(naSoma(uma)), ZERO)) },
    ];
  });
}

/** The revision that holds on a day: the last that has begun by then. Null before the first. */
export function revisaoEmVigor<Revisao extends { vigenciaInicio: DataTexto }>(
  revisoes: readonly Revisao[],
  dia: DataTexto,
): Revisao | null {
  return (
    revisoes
      .filter(({ vigenciaInicio }) => vigenciaInicio <= dia)
      .sort((a, b) => b.vigenciaInicio.localeCompare(a.vigenciaInicio))[0] ?? null
  );
}

/** Last day of a revision: the one before the next begins; null as long as none follows. */
export function fimDaRevisao(proximoInicio: DataTexto | null): DataTexto | null {
  return proximoInicio === null ? null : somarDias(proximoInicio, -1);
}

/** A field in which a component is another than it was. */
export interface CampoDoComponente {
  campo: 'descricao' | 'ncm' | 'unidade' | 'origem' | 'subDe' | 'quantidade' | 'perda' | 'comPerda';
  antes: string | null;
  depois: string | null;
}

/** What one revision of a structure has that the other has not. */
export interface ComparacaoDeEstruturas<Linha extends LinhaDaEstrutura = LinhaDaEstrutura> {
  entraram: ComponenteSomado<Linha>[];
  sairam: ComponenteSomado<Linha>[];
  mudaram: { antes: ComponenteSomado<Linha>; depois: ComponenteSomado<Linha>; campos: CampoDoComponente[] }[];
  iguais: number;
}

/**
 * By component, not by line: neither the order of the lines nor a quantity written in two of them is a change. A part number that is
 * one component on both sides is the same one though its origin or parent be another: that is what changed of it.
 */
export function compararEstruturas<Linha extends LinhaDaEstrutura>(
  antes: readonly Linha[],
  depois: readonly Linha[],
): ComparacaoDeEstruturas<Linha> {
  const [eram, sao] = [componentesSomados(antes), componentesSomados(depois)];
  const [unicosDeAntes, unicosDeDepois] = [porPartNumber(eram), porPartNumber(sao)];
  const porChave = new Map(eram.map((componente) => [chaveDoComponente(componente.linha), componente]));
  const comparacao: ComparacaoDeEstruturas<Linha> = { entraram: [], sairam: [], mudaram: [], iguais: 0 };
  const achados = new Set<ComponenteSomado<Linha>>();
  for (const componente of sao) {
    const partNumber = chaveDoPartNumber(componente.linha.partNumber);
    const unico = unicosDeDepois.get(partNumber) ? (unicosDeAntes.get(partNumber) ?? undefined) : undefined;
    const era = unico ?? porChave.get(chaveDoComponente(componente.linha));
    if (!era) {
      comparacao.entraram.push(componente);
      continue;
    }
    achados.add(era);
    const campos = camposMudados(era, componente);
    if (campos.length === 0) comparacao.iguais += 1;
    else comparacao.mudaram.push({ antes: era, depois: componente, campos });
  }
  comparacao.sairam = eram.filter((componente) => !achados.has(componente));
  return comparacao;
}

/** What is wrong with the parents lines name, by the place of the line. */
export function recusasDosPais(
  linhas: readonly Pick<LinhaDaEstrutura, 'partNumber' | 'origem' | 'subDe'>[],
): Map<number, string> {
  const nacionais = new Set(
    linhas.filter(({ origem }) => origem === 'NACIONAL').map(({ partNumber }) => chaveDoPartNumber(partNumber)),
  );
  return new Map(
    linhas.flatMap(({ origem, subDe }, i): [number, string][] => {
      if (!subDe) return [];
      if (origem === 'NACIONAL') return [[i, 'Só um componente importado faz parte de um nacional.']];
      if (nacionais.has(chaveDoPartNumber(subDe))) return [];
      return [[i, `Não há linha nacional de part number ${subDe} nesta estrutura.`]];
    }),
  );
}

/** How part numbers are compared: FX-1 and fx-1 are one. */
export function chaveDoPartNumber(partNumber: string): string {
  return textoDeBusca(partNumber);
}

function chaveDoComponente({ partNumber, origem, subDe }: LinhaDaEstrutura): string {
  return [partNumber, origem, subDe ?? ''].map((parte) => chaveDoPartNumber(parte)).join('\n');
}

/** The component of each part number that is only one; null where it is several. */
function porPartNumber<Linha extends LinhaDaEstrutura>(componentes: readonly ComponenteSomado<Linha>[]) {
  const porNumero = Map.groupBy(componentes, ({ linha }) => chaveDoPartNumber(linha.partNumber));
  return new Map([...porNumero].map(([numero, seus]) => [numero, seus.length === 1 ? seus[0] : null]));
}

function camposMudados(antes: ComponenteSomado, depois: ComponenteSomado): CampoDoComponente[] {
  const textos = TEXTOS.map((campo) => ({ campo, antes: antes.linha[campo], depois: depois.linha[campo] }));
  const figuras = [
    { campo: 'quantidade' as const, antes: antes.quantidade, depois: depois.quantidade },
    // Several lines have no one loss: what they come to tells of it.
    { campo: 'perda' as const, antes: perdaDe(antes), depois: perdaDe(depois) },
    { campo: 'comPerda' as const, antes: antes.comPerda, depois: depois.comPerda },
  ];
  const semPerda = [antes, depois].every(({ quantidade, comPerda }) => quantidade === comPerda);
  return [...textos, ...figuras].filter(
    // Of what is not lost the quantity tells all.
    (mudanca) => !saoIguais(mudanca) && !(semPerda && mudanca.campo === 'comPerda'),
  );
}

/** A parent is named by its part number, however that is written. */
function saoIguais({ campo, antes, depois }: CampoDoComponente): boolean {
  return campo === 'subDe' ? chaveDoPartNumber(antes ?? '') === chaveDoPartNumber(depois ?? '') : antes === depois;
}

function perdaDe({ linhas }: ComponenteSomado): DecimalTexto | null {
  const [perda, ...outras] = new Set(linhas.map((linha) => new Exato(linha.perda).toFixed(CASAS_DA_PERDA)));
  return outras.length === 0 ? (perda ?? null) : null;
}

function naSoma({ quantidade, perda }: Pick<LinhaDaEstrutura, 'quantidade' | 'perda'>): Exato {
  return new Exato(quantidade)
    .times(new Exato(perda).div(100).plus(1))
    .toDecimalPlaces(CASAS_NA_SOMA, Exato.ROUND_HALF_UP);
}

function noArquivo(soma: Exato): DecimalTexto {
  return soma.toDecimalPlaces(CASAS, Exato.ROUND_HALF_UP).toFixed(CASAS);
}

const ZERO = new Exato(0);
const CASAS = 7;
const CASAS_NA_SOMA = 9;
const CASAS_DA_PERDA = 4;
const TEXTOS = ['descricao', 'ncm', 'unidade', 'origem', 'subDe'] as const;

/** What each field is called, by its path. */
export const ROTULOS_ESTRUTURA: Readonly<Record<string, string>> = {
  produto: 'Produto',
  'produto.id': 'Produto',
  revisao: 'Revisão',
  vigenciaInicio: 'Início da vigência',
  vigenciaFim: 'Fim da vigência',
  observacao: 'Observação',
  linhas: 'Linhas',
};

/** What the columns of a line are called. */
export const ROTULOS_LINHA_DA_ESTRUTURA: Readonly<Record<string, string>> = {
  partNumber: 'Part number',
  descricao: 'Descrição',
  ncm: 'NCM',
  unidade: 'Unidade',
  origem: 'Origem',
  quantidade: 'Quantidade',
  perda: 'Perda (%)',
  comPerda: 'Quantidade com perda',
  subDe: 'Componente pai',
};
