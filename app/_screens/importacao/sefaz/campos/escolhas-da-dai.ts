import type { ConferenciaDaDai, DaiNova } from '#lib/contracts/dai.ts';
import { chaveEscolhida } from '#lib/domain/zfm/chave-escolhida.ts';
import { mesmaChave } from '#lib/domain/zfm/matriz-tributacao.ts';

export type Escolha = DaiNova['adicoes'][number];
export type OpcaoDaMatriz = ConferenciaDaDai['opcoes'][number];
export type AdicaoConferida = ConferenciaDaDai['adicoes'][number];

/** The choice for an adição; an empty one if there is none. */
export function escolhaDa(numero: string, escolhas: readonly Escolha[]): Escolha {
  return escolhas.find((uma) => uma.numero === numero) ?? { numero, ...SEM_ESCOLHA };
}

/** The matriz row of a choice; null if the choice is incomplete or no such row is in force. */
export function opcaoDa(escolha: Escolha, opcoes: readonly OpcaoDaMatriz[]): OpcaoDaMatriz | null {
  const chave = chaveEscolhida(escolha);
  return (chave && opcoes.find((opcao) => mesmaChave(opcao, chave))) ?? null;
}

/**
 * On what the row of an adição rests, and how sure it is: the NCM alone, which one or several rows of the matriz have, or not even
 * that. Nobody has confirmed a row by its being here.
 */
export function porqueDaMatriz(
  { ncm }: Pick<AdicaoConferida, 'ncm'>,
  escolhida: OpcaoDaMatriz,
  opcoes: readonly OpcaoDaMatriz[],
): { certeza: 'alta' | 'media' | 'nenhuma'; daNcm: number } {
  const daNcm = opcoes.filter((opcao) => opcao.ncm === ncm).length;
  if (escolhida.ncm !== ncm) return { certeza: 'nenhuma', daNcm };
  return { certeza: daNcm === 1 ? 'alta' : 'media', daNcm };
}

/** Chooses the same row for all of these adições; null clears their choice. */
export function escolher(
  escolhas: readonly Escolha[],
  numeros: readonly string[],
  opcao: OpcaoDaMatriz | null,
): Escolha[] {
  const novas = numeros.map((numero) => ({ numero, ...chaveDa(opcao) }));
  const outras = escolhas.filter(({ numero }) => !numeros.includes(numero));
  return [...outras, ...novas].sort((a, b) => a.numero.localeCompare(b.numero));
}

/** The other adições of the same NCM in the DI that do not have the same row yet; none if this one has no row. */
export function outrasDaMesmaNcm(
  adicao: AdicaoConferida,
  adicoes: readonly AdicaoConferida[],
  escolhas: readonly Escolha[],
): string[] {
  const chave = chaveEscolhida(escolhaDa(adicao.numero, escolhas));
  if (!chave) return [];
  return adicoes
    .filter(({ ncm, numero }) => ncm === adicao.ncm && numero !== adicao.numero)
    .map(({ numero }) => numero)
    .filter((numero) => {
      const outra = chaveEscolhida(escolhaDa(numero, escolhas));
      return !outra || !mesmaChave(outra, chave);
    });
}

function chaveDa(opcao: OpcaoDaMatriz | null): Omit<Escolha, 'numero'> {
  if (!opcao) return SEM_ESCOLHA;
  const { ncm, codigoSuframa, destinacao, utilizacao } = opcao;
  return { ncm, codigoSuframa, destinacao, utilizacao };
}

const SEM_ESCOLHA = { ncm: null, codigoSuframa: null, destinacao: null, utilizacao: null };
