import type { ConteudoDoDcr, LinhaDoDcr, MaoDeObraMensal } from '#lib/domain/zfm/dcr.ts';

/** A DCR-E while it is typed: its figures may be incomplete. */
type Digitado = ConteudoDoDcr;

export interface ConteudoLegivel {
  conteudo: ConteudoDoDcr;
  /** Number of non-empty lines with an unreadable quantity, price or rate. */
  deFora: number;
}

/**
 * Returns the part of a typed DCR-E that can be calculated. A line with unreadable figures is left out and counted; of unreadable
 * labour nothing is known. Null while a price is in reais and there is no rate to convert it.
 */
export function conteudoLegivel(digitado: Digitado): ConteudoLegivel | null {
  const { taxaUSD, maoDeObraMensal, nacionais, subcomponentes, importados } = digitado;
  const temTaxa = positiva(taxaUSD);
  const legiveis = <Linha extends LinhaDoDcr>(linhas: readonly Linha[]) => linhas.filter(ehLegivel);
  const conteudo: ConteudoDoDcr = {
    tipoCoeficiente: digitado.tipoCoeficiente,
    acrescimo: figura(digitado.acrescimo) ? digitado.acrescimo : '0',
    taxaUSD: temTaxa ? taxaUSD : '1',
    baseCusto: digitado.baseCusto,
    nacionais: legiveis(nacionais),
    subcomponentes: legiveis(subcomponentes),
    importados: legiveis(importados),
    ...maoDeObraLegivel(digitado),
    maoDeObraMensal: maoDeObraMensal && mesLegivel(maoDeObraMensal) ? maoDeObraMensal : null,
  };
  const emReais = [...conteudo.nacionais, ...conteudo.subcomponentes, ...conteudo.importados].some(
    ({ moeda }) => moeda === 'BRL',
  );
  if (!temTaxa && (emReais || conteudo.maoDeObraMensal)) return null;
  const todas = [...nacionais, ...subcomponentes, ...importados];
  return { conteudo, deFora: todas.filter((linha) => temAlgo(linha) && !ehLegivel(linha)).length };
}

/** Salaries without charges, or a month half typed, would pass for the whole labour. */
function maoDeObraLegivel({ salarios, encargos, maoDeObraMensal }: Digitado) {
  const mesPelaMetade =
    maoDeObraMensal !== null && !mesLegivel(maoDeObraMensal) && Object.values(maoDeObraMensal).some(Boolean);
  const sabida = figura(salarios) && figura(encargos) && !mesPelaMetade;
  return sabida ? { salarios, encargos } : { salarios: '0', encargos: '0' };
}

function ehLegivel(linha: LinhaDoDcr & { aliquotaII?: string }): boolean {
  const { quantidade, preco, aliquotaII, moeda } = linha;
  return (
    figura(quantidade) &&
    figura(preco) &&
    (aliquotaII === undefined || figura(aliquotaII)) &&
    (moeda === 'USD' || moeda === 'BRL')
  );
}

const temAlgo = ({ codigo, descricao, quantidade }: LinhaDoDcr) => Boolean(codigo || descricao || quantidade);
const mesLegivel = ({ salarios, encargos, producao }: MaoDeObraMensal) =>
  figura(salarios) && figura(encargos) && positiva(producao);
const figura = (texto: string | null) => texto !== null && /^\d+(\.\d+)?$/.test(texto);
const positiva = (texto: string | null) => figura(texto) && /[1-9]/.test(texto ?? '');
