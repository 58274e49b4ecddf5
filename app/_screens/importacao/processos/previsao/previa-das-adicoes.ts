import { temConteudo } from '#components/itens/linha-de-itens.ts';
import type { ItensDoProcesso } from '#lib/contracts/processo/itens-do-processo.ts';
import { type AdicaoProposta, porQueDuas, proporAdicoes } from '#lib/domain/aduana/declaracao/adicoes-previstas.ts';
import { ITENS_POR_ADICAO } from '#lib/domain/aduana/declaracao/gerar-adicoes.ts';
import type { TipoDocumento } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import { siglaDaMoeda } from '#lib/domain/aduana/tributos/moeda-siscomex.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { numeroDaAdicao } from './itens-linhas.ts';
import { somasDosItens } from './somas-dos-itens.ts';

/** A proposed adição as previewed before it is made. */
export interface PropostaVista extends Pick<AdicaoProposta, 'numero' | 'de'> {
  ncm: string;
  fornecedorId: string | null;
  incoterm: string;
  moeda: string;
  itens: number;
  /** In the currency of the adição. */
  valor: DecimalTexto;
  /** Null when no item has one. */
  pesoLiquido: DecimalTexto | null;
  /** Whether an earlier proposal continues the same adição and takes its amounts. */
  semValores: boolean;
  /** The reason that it is not one adição with an earlier proposal of the same NCM. */
  porque: string;
}

interface Previa {
  propostas: AdicaoProposta[];
  vistas: PropostaVista[];
  /** Numbers of the current adições that no proposal continues. */
  somem: number[];
  /** The reason that nothing can be proposed. */
  falta: string | null;
}

/** The result that "Gerar adições" would have for these goods. */
export function previaDasAdicoes({ itens, adicoes }: ItensDoProcesso, documento: TipoDocumento): Previa {
  const cheios = itens.slice(0, itens.findLastIndex(temConteudo) + 1);
  const linhas = cheios.flatMap(({ ncm, incoterm, moeda }, i) =>
    /^\d{8}$/.test(ncm) && incoterm && moeda.codigo ? [] : [i + 1],
  );
  if (linhas.length > 0) return { ...NADA, falta: faltaNasLinhas(linhas) };
  try {
    const propostas = proporAdicoes(cheios);
    const continuam = new Set(propostas.map(({ de }) => de));
    return {
      propostas,
      vistas: propostas.map((proposta, i) => ({
        ...vista(proposta, cheios, documento),
        semValores: proposta.de !== null && propostas.slice(0, i).some(({ de }) => de === proposta.de),
        porque: porQueEOutra(proposta, propostas.slice(0, i), cheios),
      })),
      somem: adicoes.flatMap(({ numero }) => (continuam.has(numero) ? [] : [numero])),
      falta: null,
    };
  } catch (erro) {
    if (!(erro instanceof RangeError)) throw erro;
    return { ...NADA, falta: erro.message };
  }
}

function vista(
  { numero, de, itens: lugares }: AdicaoProposta,
  itens: ItensDoProcesso['itens'],
  documento: TipoDocumento,
) {
  const itensDaAdicao = lugares.flatMap((lugar) => itens[lugar] ?? []);
  const [primeiro] = itensDaAdicao;
  const { valores, pesoLiquido } = somasDosItens(itensDaAdicao, documento);
  return {
    numero,
    de,
    ncm: primeiro?.ncm ?? '',
    fornecedorId: primeiro?.fornecedor?.id ?? null,
    incoterm: primeiro?.incoterm ?? '',
    moeda: siglaDaMoeda(primeiro?.moeda.codigo ?? null),
    itens: itensDaAdicao.length,
    valor: valores[0]?.valor ?? '0.00',
    pesoLiquido,
  };
}

function porQueEOutra(
  proposta: AdicaoProposta,
  anteriores: readonly AdicaoProposta[],
  itens: ItensDoProcesso['itens'],
): string {
  const ncmDe = ({ itens: [lugar = -1] }: AdicaoProposta) => itens[lugar]?.ncm;
  return anteriores
    .filter((outra) => ncmDe(outra) === ncmDe(proposta))
    .map((outra) => {
      const criterios = porQueDuas(itens, outra, proposta);
      const motivo =
        criterios.length > 0
          ? `difere em ${criterios.join(', ')}`
          : `passa dos ${ITENS_POR_ADICAO} itens de uma adição`;
      return `Da ${numeroDaAdicao(outra.numero)} ${motivo}`;
    })
    .join('; ');
}

function faltaNasLinhas(linhas: readonly number[]): string {
  const quais = linhas.slice(0, 8).join(', ') + (linhas.length > 8 ? ` e mais ${linhas.length - 8}` : '');
  return `Preencha NCM, Incoterm e moeda antes de gerar: ${linhas.length === 1 ? 'linha' : 'linhas'} ${quais}.`;
}

const NADA = { propostas: [], vistas: [], somem: [] };
