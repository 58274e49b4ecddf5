import { type Cobertura, coberturaDe } from '#lib/domain/cobertura/cobertura.ts';
import type { ConteudoDoDcr, FigurasDoDcr, LinhaDoDcr } from '#lib/domain/zfm/dcr.ts';
import { figurasDoDcr } from './calcular-documento.ts';

/** The seven figures of a DCR-E; null where a line that enters a figure has no price. */
export type FigurasConhecidas = { [Figura in keyof FigurasDoDcr]: FigurasDoDcr[Figura] | null };

type Linhas = Pick<ConteudoDoDcr, 'nacionais' | 'subcomponentes' | 'importados'>;
type MaoDeObra = Pick<ConteudoDoDcr, 'salarios' | 'maoDeObraMensal'>;

/**
 * The figures that a DCR-E supports. A price of zero is an unknown price, and salaries of zero are unknown labour, so a sum with them
 * is unknown, not smaller. A fixed coefficient rests on neither (DL 288/1967, art. 7º). A subcomponente enters the II alone, and only in its base.
 */
export function figurasConhecidas(
  resultado: FigurasDoDcr,
  conteudo: Linhas & MaoDeObra & Pick<ConteudoDoDcr, 'tipoCoeficiente'>,
): FigurasConhecidas {
  const { tipoCoeficiente, nacionais, subcomponentes, importados } = conteudo;
  const ccn = nacionais.every(temPreco);
  const cci = importados.every(temPreco);
  const cmo = temMaoDeObra(conteudo);
  const cra = tipoCoeficiente === 'FIXO' || (ccn && cci && cmo);
  const cheio = [
    ...subcomponentes.filter(({ incluiBC }) => incluiBC === 'S'),
    ...importados.filter(({ suspensao }) => suspensao === 'S'),
  ].every(temPreco);
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

/** How many lines of a DCR-E have a price. */
function coberturaDosPrecos({ nacionais, subcomponentes, importados }: Linhas): Cobertura {
  return coberturaDe([...nacionais, ...subcomponentes, ...importados], temPreco);
}

/** `157 de 160 linhas sem preço`; null when every line has a price. */
export function linhasSemPreco(conteudo: Linhas): string | null {
  const { conhecidos, todos } = coberturaDosPrecos(conteudo);
  const faltam = todos - conhecidos;
  if (faltam === 0) return null;
  return `${faltam} de ${todos} ${todos === 1 ? 'linha' : 'linhas'} sem preço`;
}

/** Whether the labour of a DCR-E is known. Salaries of zero are the empty field; a month of zero is a figure that somebody typed. */
export function temMaoDeObra({ salarios, maoDeObraMensal }: MaoDeObra): boolean {
  return maoDeObraMensal !== null || /[1-9]/.test(salarios);
}

/** Whether the unit price of a line is known. */
export function temPreco({ preco }: Pick<LinhaDoDcr, 'preco'>): boolean {
  return /[1-9]/.test(preco);
}
