import type { OrigemItem } from '#lib/domain/cadastros/item.ts';
import { somarDias } from '#lib/domain/datas/dias.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';

export const MAXIMO_DE_LINHAS_DA_ESTRUTURA = 5000;

/**
 * A line of the structure of a product; quantity per unit of the product before losses, 7 decimals; `perda` in per cent, 4
 * decimals.
 */
export interface LinhaDaEstrutura {
  partNumber: string;
  descricao: string;
  ncm: string;
  unidade: string;
  origem: OrigemItem;
  quantidade: DecimalTexto;
  perda: DecimalTexto;
  /** Part number of the national component to which this imported component belongs. */
  subDe: string | null;
}

/** All lines of one component. A DCR-E has one line per component. */
export interface ComponenteSomado<Linha extends LinhaDaEstrutura = LinhaDaEstrutura> {
  /** The first line; it gives description, NCM and unit. */
  linha: Linha;
  linhas: readonly Linha[];
  /** Before losses, 7 decimals. */
  quantidade: DecimalTexto;
  /** Including losses, 7 decimals: the quantity in the file. */
  comPerda: DecimalTexto;
}

/** Quantity of a line per unit of the product, including losses, as in the file: 7 decimals, half up. */
export function quantidadeComPerda(linha: Pick<LinhaDaEstrutura, 'quantidade' | 'perda'>): DecimalTexto {
  return noArquivo(naSoma(linha));
}

/**
 * Adds up the lines with the same part number, origin and national parent: a component used twice is one line of the DCR-E. Each
 * line counts with nine decimals; the sum has seven (domain/zfm.md §1.3).
 */
export function componentesSomados<Linha extends LinhaDaEstrutura>(
  linhas: readonly Linha[],
): ComponenteSomado<Linha>[] {
  return [...Map.groupBy(linhas, chaveDoComponente).values()].flatMap((linhasDoComponente) => {
    const [linha] = linhasDoComponente;
    if (!linha) return [];
    const quantidade = linhasDoComponente
      .reduce((soma, linhaDoComponente) => soma.plus(linhaDoComponente.quantidade), new Exato(0))
      .toFixed(CASAS);
    return [
      {
        linha,
        linhas: linhasDoComponente,
        quantidade,
        comPerda: noArquivo(
          linhasDoComponente.reduce((s, linhaDoComponente) => s.plus(naSoma(linhaDoComponente)), ZERO),
        ),
      },
    ];
  });
}

/** The revision in force on a day: the last that has begun by then. Null before the first revision. */
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

/** Last day of a revision: the day before the next begins; null while no revision follows. */
export function fimDaRevisao(proximoInicio: DataTexto | null): DataTexto | null {
  return proximoInicio === null ? null : somarDias(proximoInicio, -1);
}

/** A field of a component that differs. */
export interface CampoDoComponente {
  campo: 'descricao' | 'ncm' | 'unidade' | 'origem' | 'subDe' | 'quantidade' | 'perda' | 'comPerda';
  antes: string | null;
  depois: string | null;
}

/** The differences between two revisions of a structure. */
export interface ComparacaoDeEstruturas<Linha extends LinhaDaEstrutura = LinhaDaEstrutura> {
  entraram: ComponenteSomado<Linha>[];
  sairam: ComponenteSomado<Linha>[];
  mudaram: { antes: ComponenteSomado<Linha>; depois: ComponenteSomado<Linha>; campos: CampoDoComponente[] }[];
  iguais: number;
}

/**
 * Compares by component, not by line: the order of lines, or a quantity split over two lines, is no change. A part number with a
 * single component on both sides is the same component even if its origin or parent differs; that difference is reported as a
 * change.
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

/** Errors about the parents that lines name, by line index. */
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

/** Key for comparing part numbers: FX-1 and fx-1 are the same. */
export function chaveDoPartNumber(partNumber: string): string {
  return textoDeBusca(partNumber);
}

function chaveDoComponente({ partNumber, origem, subDe }: LinhaDaEstrutura): string {
  return [partNumber, origem, subDe ?? ''].map((parte) => chaveDoPartNumber(parte)).join('\n');
}

/** The component of each part number; null if the part number has several components. */
function porPartNumber<Linha extends LinhaDaEstrutura>(componentes: readonly ComponenteSomado<Linha>[]) {
  const porNumero = Map.groupBy(componentes, ({ linha }) => chaveDoPartNumber(linha.partNumber));
  return new Map(
    [...porNumero].map(([numero, componentesDoNumero]) => [
      numero,
      componentesDoNumero.length === 1 ? componentesDoNumero[0] : null,
    ]),
  );
}

function camposMudados(antes: ComponenteSomado, depois: ComponenteSomado): CampoDoComponente[] {
  const textos = TEXTOS.map((campo) => ({ campo, antes: antes.linha[campo], depois: depois.linha[campo] }));
  const figuras = [
    { campo: 'quantidade' as const, antes: antes.quantidade, depois: depois.quantidade },
    // Null if the lines have different losses; `comPerda` then shows the change.
    { campo: 'perda' as const, antes: perdaDe(antes), depois: perdaDe(depois) },
    { campo: 'comPerda' as const, antes: antes.comPerda, depois: depois.comPerda },
  ];
  const semPerda = [antes, depois].every(({ quantidade, comPerda }) => quantidade === comPerda);
  return [...textos, ...figuras].filter(
    // Without losses, `comPerda` only repeats `quantidade`.
    (mudanca) => !saoIguais(mudanca) && !(semPerda && mudanca.campo === 'comPerda'),
  );
}

/** Parents are compared as part numbers, so their spelling may differ. */
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
