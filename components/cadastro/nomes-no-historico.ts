import type { DescricaoDeCampo } from '#components/form/descricao-de-campo.ts';

type PorExtenso = (descricao: DescricaoDeCampo, valor: unknown) => string;

/** How the history writes the fields of a form: an option by its word, a rate with its decimals. What has parts goes by its own. */
export function valoresDoHistorico(
  campos: Readonly<Record<string, DescricaoDeCampo>>,
  porExtenso: PorExtenso,
): Record<string, (valor: unknown) => string> {
  const simples = Object.entries(campos).filter(([, { tipo }]) => !['grupo', 'lista', 'busca'].includes(tipo));
  return Object.fromEntries(
    simples.map(([nome, descricao]) => [nome, (valor: unknown) => porExtenso(descricao, valor)] as const),
  );
}
