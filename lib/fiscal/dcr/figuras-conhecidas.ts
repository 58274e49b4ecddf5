import { coberturaDe } from '#lib/domain/cobertura/cobertura.ts';
import type {
  ConteudoDoDcr,
  FigurasDoDcr,
  ImportadoDoDcr,
  LinhaDoDcr,
  SubcomponenteDoDcr,
} from '#lib/domain/zfm/dcr.ts';
import { type FigurasCalculadas, figurasDoDcr } from './calcular-documento.ts';

/** The seven figures of a DCR-E; null where a line that enters a figure has no price, or no rate. */
export type FigurasConhecidas = { [Figura in keyof FigurasDoDcr]: FigurasDoDcr[Figura] | null };

type Linhas = Pick<ConteudoDoDcr, 'nacionais' | 'subcomponentes' | 'importados'>;
/** In which lists of a DCR-E a line cannot be read while it is typed, and whether the II may rest on one. */
export interface LinhasPorLer {
  nacionais: boolean;
  importados: boolean;
  ii: boolean;
}

type MaoDeObra = Pick<ConteudoDoDcr, 'salarios' | 'maoDeObraMensal'>;

/**
 * The figures that a DCR-E supports. A price of zero is an unknown price, and salaries of zero are unknown labour, so a sum with them
 * is unknown, not smaller, and so is one with a line that cannot be read; of an unknown rate the engine itself knows no II. A fixed coefficient rests on neither price nor labour
 * (DL 288/1967, art. 7º). A subcomponente enters the II alone, and only in its base.
 */
export function figurasConhecidas(
  resultado: FigurasCalculadas,
  conteudo: Linhas & MaoDeObra & Pick<ConteudoDoDcr, 'tipoCoeficiente'> & { porLer?: LinhasPorLer },
): FigurasConhecidas {
  const { tipoCoeficiente, nacionais, subcomponentes, importados, porLer } = conteudo;
  const ccn = !porLer?.nacionais && nacionais.every(temPreco);
  const cci = !porLer?.importados && importados.every(temPreco);
  const cmo = temMaoDeObra(conteudo);
  const cra = tipoCoeficiente === 'FIXO' || (ccn && cci && cmo);
  const cheio = !porLer?.ii && [...subcomponentes, ...importados].filter(entraNoII).every(temPreco);
  const conhecida: Record<keyof FigurasDoDcr, boolean> = {
    CCN: ccn,
    CCI: cci,
    CMO: cmo,
    coefCalculado6: ccn && cci && cmo,
    CRA: cra,
    iiCheioUSD: cheio,
    iiUnitUSD: cheio && cra,
  };
  const figuras = figurasDoDcr(resultado);
  const nomes = Object.keys(conhecida) as (keyof FigurasDoDcr)[];
  return Object.fromEntries(nomes.map((nome) => [nome, conhecida[nome] ? figuras[nome] : null])) as FigurasConhecidas;
}

/**
 * What lines lack for the figures: `157 de 160 linhas sem preço`, `1 de 2 linhas com II suspenso sem alíquota`, or both. Null when
 * they lack nothing.
 */
export function linhasIncompletas({ nacionais, subcomponentes, importados }: Linhas): string | null {
  const importadas = [...subcomponentes, ...importados];
  const faltas = [
    semAlgo([...nacionais, ...importadas], temPreco, 'sem preço'),
    semAlgo(importadas.filter(entraNoII), temAliquota, 'com II suspenso sem alíquota'),
  ].filter((falta) => falta !== null);
  return faltas.length === 0 ? null : faltas.join(' e ');
}

function semAlgo<Linha>(linhas: readonly Linha[], tem: (linha: Linha) => boolean, que: string): string | null {
  const { conhecidos, todos } = coberturaDe(linhas, tem);
  const faltam = todos - conhecidos;
  return faltam === 0 ? null : `${faltam} de ${todos} ${todos === 1 ? 'linha' : 'linhas'} ${que}`;
}

/** Whether the II of an imported line counts: suspended, or, of a subcomponente, in the base, where it is always suspended. */
export function entraNoII({
  suspensao,
  incluiBC,
}: Pick<ImportadoDoDcr, 'suspensao'> & Partial<Pick<SubcomponenteDoDcr, 'incluiBC'>>): boolean {
  return incluiBC === undefined ? suspensao === 'S' : incluiBC === 'S';
}

/** Whether the labour of a DCR-E is known. Salaries of zero are the empty field; a month of zero is a figure that somebody typed. */
export function temMaoDeObra({ salarios, maoDeObraMensal }: MaoDeObra): boolean {
  return maoDeObraMensal !== null || /[1-9]/.test(salarios);
}

/** Whether the unit price of a line is known. */
export function temPreco({ preco }: Pick<LinhaDoDcr, 'preco'>): boolean {
  return /[1-9]/.test(preco);
}

/** Whether the II rate of an imported line is known. A rate of zero is one. */
export function temAliquota({ aliquotaII }: Pick<ImportadoDoDcr, 'aliquotaII'>): boolean {
  return aliquotaII !== null;
}
