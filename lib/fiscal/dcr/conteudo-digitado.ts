import type { ConteudoDoDcr, ImportadoDoDcr, LinhaDoDcr, MaoDeObraMensal } from '#lib/domain/zfm/dcr.ts';

/** A DCR-E while it is typed: its figures may be incomplete. */
type Digitado = ConteudoDoDcr;

export interface ConteudoLegivel {
  conteudo: ConteudoDoDcr;
  /** The non-empty lines left out. */
  deFora: FaltaDasLinhas | null;
  /** Number of lines kept without their II rate, which cannot be read. */
  aliquotasIlegiveis: number;
}

/** Lines, and what of them is missing or cannot be read: `sem quantidade`, `com preço ilegível`. A line may lack several. */
export interface FaltaDasLinhas {
  linhas: number;
  que: readonly { falta: string; linhas: number }[];
}

/**
 * Returns the part of a typed DCR-E that can be calculated. A line with an unreadable quantity or price is left out and counted. An
 * unreadable rate is an unknown one, and of unreadable labour nothing is known. Null while a price is in reais and there is no rate
 * to convert it.
 */
export function conteudoLegivel(digitado: Digitado): ConteudoLegivel | null {
  const { taxaUSD, maoDeObraMensal, nacionais, subcomponentes, importados } = digitado;
  const temTaxa = positiva(taxaUSD);
  const legiveis = <Linha extends LinhaDoDcr>(linhas: readonly Linha[]) =>
    linhas.filter((linha) => faltasDaLinha(linha).length === 0);
  const conteudo: ConteudoDoDcr = {
    tipoCoeficiente: digitado.tipoCoeficiente,
    acrescimo: figura(digitado.acrescimo) ? digitado.acrescimo : '0',
    taxaUSD: temTaxa ? taxaUSD : '1',
    baseCusto: digitado.baseCusto,
    nacionais: legiveis(nacionais),
    subcomponentes: legiveis(subcomponentes).map(comAliquotaLegivel),
    importados: legiveis(importados).map(comAliquotaLegivel),
    ...maoDeObraLegivel(digitado),
    maoDeObraMensal: maoDeObraMensal && mesLegivel(maoDeObraMensal) ? maoDeObraMensal : null,
  };
  const emReais = [...conteudo.nacionais, ...conteudo.subcomponentes, ...conteudo.importados].some(
    ({ moeda }) => moeda === 'BRL',
  );
  if (!temTaxa && (emReais || conteudo.maoDeObraMensal)) return null;
  const importadas = [...subcomponentes, ...importados];
  return {
    conteudo,
    deFora: faltaDas([...nacionais, ...importadas].filter(temAlgo)),
    aliquotasIlegiveis: legiveis(importadas).filter(({ aliquotaII }) => !temAliquotaLegivel(aliquotaII)).length,
  };
}

function faltaDas(linhas: readonly LinhaDoDcr[]): FaltaDasLinhas | null {
  const porLinha = linhas.map(faltasDaLinha).filter(({ length }) => length > 0);
  if (porLinha.length === 0) return null;
  const grupos = Map.groupBy(porLinha.flat(), (falta) => falta);
  return { linhas: porLinha.length, que: [...grupos].map(([falta, { length }]) => ({ falta, linhas: length })) };
}

/** Salaries without charges, or a month half typed, would pass for the whole labour. */
function maoDeObraLegivel({ salarios, encargos, maoDeObraMensal }: Digitado) {
  const mesPelaMetade =
    maoDeObraMensal !== null && !mesLegivel(maoDeObraMensal) && Object.values(maoDeObraMensal).some(Boolean);
  const sabida = figura(salarios) && figura(encargos) && !mesPelaMetade;
  return sabida ? { salarios, encargos } : { salarios: '0', encargos: '0' };
}

/** Why a line cannot be calculated at all. */
function faltasDaLinha({ quantidade, preco, moeda }: LinhaDoDcr): string[] {
  return [
    figura(quantidade) ? [] : quantidade ? 'com quantidade ilegível' : 'sem quantidade',
    figura(preco) ? [] : preco ? 'com preço ilegível' : 'sem preço',
    moeda === 'USD' || moeda === 'BRL' ? [] : moeda ? 'com moeda desconhecida' : 'sem moeda',
  ].flat();
}

/** The line itself where its rate can be read: what is calculated from it is kept by line. */
function comAliquotaLegivel<Linha extends ImportadoDoDcr>(linha: Linha): Linha {
  return temAliquotaLegivel(linha.aliquotaII) ? linha : { ...linha, aliquotaII: null };
}

/** An empty rate is no unreadable one. */
const temAliquotaLegivel = (aliquotaII: string | null) => aliquotaII === null || figura(aliquotaII);
const temAlgo = ({ codigo, descricao, quantidade }: LinhaDoDcr) => Boolean(codigo || descricao || quantidade);
const mesLegivel = ({ salarios, encargos, producao }: MaoDeObraMensal) =>
  figura(salarios) && figura(encargos) && positiva(producao);
const figura = (texto: string | null) => texto !== null && /^\d+(\.\d+)?$/.test(texto);
const positiva = (texto: string | null) => figura(texto) && /[1-9]/.test(texto ?? '');
