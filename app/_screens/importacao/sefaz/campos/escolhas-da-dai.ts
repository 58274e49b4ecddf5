import type { ConferenciaDaDai } from '#lib/contracts/sefaz/conferencia-da-dai.ts';
import type { DaiNova } from '#lib/contracts/sefaz/dai.ts';
import { chaveEscolhida } from '#lib/domain/zfm/cclasstrib/chave-escolhida.ts';
import { mesmaChave } from '#lib/domain/zfm/matriz-tributacao.ts';

export type Escolha = DaiNova['adicoes'][number];
export type OpcaoDaMatriz = ConferenciaDaDai['opcoes'][number];
export type AdicaoConferida = ConferenciaDaDai['adicoes'][number];
export type SugestaoComLinha = ConferenciaDaDai['sugestoes'][number] & {
  linha: OpcaoDaMatriz;
};

/** The choice for an adição; an empty one if there is none. */
export function escolhaDa(numero: string, escolhas: readonly Escolha[]): Escolha {
  return escolhas.find((escolha) => escolha.numero === numero) ?? { numero, ...SEM_ESCOLHA };
}

/** The matriz row of a choice; null if the choice is incomplete or no such row is in force. */
export function opcaoDa(escolha: Escolha, opcoes: readonly OpcaoDaMatriz[]): OpcaoDaMatriz | null {
  const chave = chaveEscolhida(escolha);
  return (chave && opcoes.find((opcao) => mesmaChave(opcao, chave))) ?? null;
}

/** The suggestion for an adição that has no row yet; null once it has one, or where no row is suggested. */
export function sugestaoDa(
  numero: string,
  { sugestoes, opcoes }: Pick<ConferenciaDaDai, 'sugestoes' | 'opcoes'>,
  escolhas: readonly Escolha[],
): SugestaoComLinha | null {
  if (opcaoDa(escolhaDa(numero, escolhas), opcoes)) return null;
  const sugestao = sugestoes.find(({ adicao }) => adicao === numero);
  return sugestao?.linha ? { ...sugestao, linha: sugestao.linha } : null;
}

/** All suggestions that nobody has accepted yet. */
export function sugestoesAbertas(conferencia: ConferenciaDaDai, escolhas: readonly Escolha[]): SugestaoComLinha[] {
  return conferencia.sugestoes.flatMap(({ adicao }) => sugestaoDa(adicao, conferencia, escolhas) ?? []);
}

/** Accepts these suggestions: each adição gets its suggested row. */
export function aceitar(escolhas: readonly Escolha[], sugestoes: readonly SugestaoComLinha[]): Escolha[] {
  return sugestoes.reduce<Escolha[]>((feitas, { adicao, linha }) => escolher(feitas, [adicao], linha), [...escolhas]);
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
