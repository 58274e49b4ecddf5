import type { ApontamentoDaDai } from '#lib/domain/zfm/dai.ts';
import { Refusal } from '#server/platform/refusals.ts';

/**
 * Refuses to make a file for the Sefaz while its check finds an error.
 * @throws {Refusal} 422 with the first error, the number of others, and the place of each in the file.
 */
export function recusarComErros(apontamentos: readonly Achado[]): void {
  const erros = apontamentos.filter(({ nivel }) => nivel === 'erro');
  const [primeiro, ...outros] = erros;
  if (!primeiro) return;
  const mais = outros.length === 0 ? '' : ` Há mais ${outros.length} na conferência.`;
  throw new Refusal(422, 'REGRA', `O XML não foi gerado. ${primeiro.mensagem}${mais}`, {
    campos: Object.fromEntries(erros.map(({ caminho, mensagem }, i) => [caminho ?? `conferencia.${i}`, mensagem])),
  });
}

type Achado = Pick<ApontamentoDaDai, 'nivel' | 'mensagem' | 'caminho'>;
