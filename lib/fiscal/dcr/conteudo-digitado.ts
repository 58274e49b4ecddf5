import { porIdentidade } from '#lib/domain/versoes/por-identidade.ts';
import type {
  ConteudoDoDcr,
  ImportadoDoDcr,
  LinhaDoDcr,
  MaoDeObraMensal,
  SubcomponenteDoDcr,
} from '#lib/domain/zfm/dcr.ts';
import type { LinhasPorLer } from './figuras-conhecidas.ts';

/** A DCR-E while it is typed: its figures may be incomplete. */
type Digitado = ConteudoDoDcr;

/** What of a typed DCR-E can be read, and where something cannot. */
export type ConteudoLido = ConteudoDoDcr & { porLer: LinhasPorLer };

export interface ConteudoLegivel {
  conteudo: ConteudoLido;
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
 * Returns the part of a typed DCR-E that can be calculated. A line with an unreadable quantity, price or flag is left out and counted,
 * and what rests on it is unknown. An unreadable rate is an unknown one, and of unreadable labour nothing is known. Null while a
 * price is in reais and there is no rate to convert it.
 */
export function conteudoLegivel(digitado: Digitado): ConteudoLegivel | null {
  const { taxaUSD, maoDeObraMensal, nacionais, subcomponentes, importados } = digitado;
  const temTaxa = positiva(taxaUSD);
  const legiveis = <Linha extends LinhaDoDcr>(linhas: readonly Linha[]) =>
    linhas.filter((linha) => faltasDaLinha(linha).length === 0);
  const ilegiveis = <Linha extends LinhaDoDcr>(linhas: readonly Linha[]) =>
    linhas.filter((linha) => temAlgo(linha) && faltasDaLinha(linha).length > 0);
  const deFora = {
    nacionais: ilegiveis(nacionais),
    subcomponentes: ilegiveis(subcomponentes),
    importados: ilegiveis(importados),
  };
  const conteudo: ConteudoLido = {
    tipoCoeficiente: digitado.tipoCoeficiente,
    acrescimo: figura(digitado.acrescimo) ? digitado.acrescimo : '0',
    taxaUSD: temTaxa ? taxaUSD : '1',
    baseCusto: digitado.baseCusto,
    nacionais: legiveis(nacionais),
    subcomponentes: legiveis(subcomponentes).map(comAliquotaLegivel),
    importados: legiveis(importados).map(comAliquotaLegivel),
    ...maoDeObraLegivel(digitado),
    maoDeObraMensal: maoDeObraMensal && mesLegivel(maoDeObraMensal) ? maoDeObraMensal : null,
    porLer: {
      nacionais: deFora.nacionais.length > 0,
      importados: deFora.importados.length > 0,
      // A flag that cannot be read may say that the line counts.
      ii:
        deFora.subcomponentes.some(({ incluiBC }) => incluiBC !== 'N') ||
        deFora.importados.some(({ suspensao }) => suspensao !== 'N'),
    },
  };
  const emReais = [...conteudo.nacionais, ...conteudo.subcomponentes, ...conteudo.importados].some(
    ({ moeda }) => moeda === 'BRL',
  );
  if (!temTaxa && (emReais || conteudo.maoDeObraMensal)) return null;
  return {
    conteudo,
    deFora: faltaDas([...deFora.nacionais, ...deFora.subcomponentes, ...deFora.importados]),
    aliquotasIlegiveis: legiveis([...subcomponentes, ...importados]).filter(
      ({ aliquotaII }) => !temAliquotaLegivel(aliquotaII),
    ).length,
  };
}

function faltaDas(linhas: readonly LinhaDoDcr[]): FaltaDasLinhas | null {
  if (linhas.length === 0) return null;
  const grupos = Map.groupBy(linhas.flatMap(faltasDaLinha), (falta) => falta);
  return { linhas: linhas.length, que: [...grupos].map(([falta, { length }]) => ({ falta, linhas: length })) };
}

/** Salaries without charges, or a month half typed, would pass for the whole labour. */
function maoDeObraLegivel({ salarios, encargos, maoDeObraMensal }: Digitado) {
  const mesPelaMetade =
    maoDeObraMensal !== null && !mesLegivel(maoDeObraMensal) && Object.values(maoDeObraMensal).some(Boolean);
  const sabida = figura(salarios) && figura(encargos) && !mesPelaMetade;
  return sabida ? { salarios, encargos } : { salarios: '0', encargos: '0' };
}

/** Why a line cannot be calculated at all. Memoised by line, for a thousand of them at each keystroke. */
const faltasDaLinha = porIdentidade((linha: LinhaDoDcr & Partial<SubcomponenteDoDcr>): readonly string[] => {
  const { quantidade, preco, moeda, suspensao = 'S', reduz = 'S', incluiBC = 'S' } = linha;
  return [
    figura(quantidade) ? [] : quantidade ? 'com quantidade ilegível' : 'sem quantidade',
    figura(quantidade) && !positiva(quantidade) ? 'com quantidade zero' : [],
    figura(preco) ? [] : preco ? 'com preço ilegível' : 'sem preço',
    moeda === 'USD' || moeda === 'BRL' ? [] : 'sem moeda',
    SIM_OU_NAO.includes(suspensao) ? [] : 'sem “Suspensão”',
    SIM_OU_NAO.includes(reduz) ? [] : 'sem “Reduz o II”',
    SIM_OU_NAO.includes(incluiBC) ? [] : 'sem “Entra na base do II”',
  ].flat();
});

/** The line itself where its rate can be read: what is calculated from it is kept by line. */
function comAliquotaLegivel<Linha extends ImportadoDoDcr>(linha: Linha): Linha {
  return temAliquotaLegivel(linha.aliquotaII) ? linha : { ...linha, aliquotaII: null };
}

/** An empty rate is no unreadable one. */
const temAliquotaLegivel = (aliquotaII: string | null) => aliquotaII === null || figura(aliquotaII);
const SIM_OU_NAO: readonly string[] = ['S', 'N'];
const temAlgo = ({ codigo, descricao, quantidade, preco }: LinhaDoDcr) =>
  Boolean(codigo || descricao || quantidade || preco);
const mesLegivel = ({ salarios, encargos, producao }: MaoDeObraMensal) =>
  figura(salarios) && figura(encargos) && positiva(producao);
const figura = (texto: string | null) => texto !== null && /^\d+(\.\d+)?$/.test(texto);
const positiva = (texto: string | null) => figura(texto) && /[1-9]/.test(texto ?? '');
