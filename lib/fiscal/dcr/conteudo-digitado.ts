import type { ConteudoDoDcr, LinhaDoDcr, MaoDeObraMensal } from '#lib/domain/zfm/dcr.ts';

/** A DCR-E that is being typed: its figures may be half written. */
type Digitado = ConteudoDoDcr;

export interface ConteudoLegivel {
  conteudo: ConteudoDoDcr;
  /** Lines with something in them whose quantity, price or rate cannot be read. */
  deFora: number;
}

/**
 * What can be reckoned with of a DCR-E that is being typed. A line whose figures cannot be read yet is left out and counted; labour
 * that cannot is nothing. Null as long as there is a price in reais and no rate to turn it into dollars by.
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
    salarios: figura(digitado.salarios) ? digitado.salarios : '0',
    encargos: figura(digitado.encargos) ? digitado.encargos : '0',
    maoDeObraMensal: maoDeObraMensal && mesLegivel(maoDeObraMensal) ? maoDeObraMensal : null,
  };
  const emReais = [...conteudo.nacionais, ...conteudo.subcomponentes, ...conteudo.importados].some(
    ({ moeda }) => moeda === 'BRL',
  );
  if (!temTaxa && (emReais || conteudo.maoDeObraMensal)) return null;
  const todas = [...nacionais, ...subcomponentes, ...importados];
  return { conteudo, deFora: todas.filter((linha) => temAlgo(linha) && !ehLegivel(linha)).length };
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
