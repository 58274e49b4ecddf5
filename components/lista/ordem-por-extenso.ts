import type { Apresentacao } from '#lib/contracts/platform/visao.ts';
import { terminacao } from '#lib/domain/textos/concordancia.ts';
import { noMeioDaFrase } from '#lib/domain/textos/no-meio-da-frase.ts';
import { colunasMostradas } from './apresentacao.ts';
import type { DefinicaoDaLista, LinhaDeLista } from './definicao-da-lista.ts';

/** `Mais novos primeiro`: the order of a list where no column in sight shows it by an arrow; null where one does. */
export function ordemPorExtenso<Linha extends LinhaDeLista>(
  ordem: string,
  { colunas, genero }: Pick<DefinicaoDaLista<Linha>, 'colunas' | 'genero'>,
  apresentacao: Apresentacao,
): string | null {
  const desce = ordem.startsWith('-');
  const campo = desce ? ordem.slice(1) : ordem;
  if (colunasMostradas(apresentacao, colunas).some(({ coluna }) => coluna.campo === campo)) return null;
  const fim = `${terminacao(genero)}s primeiro`;
  if (campo === 'criadoEm') return desce ? `Mais nov${fim}` : `Mais antig${fim}`;
  const escondida = colunas.find((coluna) => coluna.campo === campo);
  return escondida ? `Em ordem de ${noMeioDaFrase(escondida.titulo)}${desce ? ', do fim para o começo' : ''}` : null;
}
