import type { Aviso } from '#lib/fiscal/aviso.ts';
import type { EntradaDcr } from './entrada-dcr.ts';

/** What a person should look at before signing: none of it stops the calculation. */
export function avisosDcr({ tipoCoeficiente, subcomponentes }: EntradaDcr): Aviso[] {
  const avisos: Aviso[] = [];
  if (tipoCoeficiente === 'V' && subcomponentes.length > 0) {
    avisos.push({
      codigo: 'SUBCOMPONENTES_NO_VARIAVEL',
      mensagem:
        'Coeficiente variável com subcomponentes importados: aqui eles não mudam CCN nem CCI, e nenhuma fonte pública diz se deveriam.',
    });
  }
  for (const { nome, incluiBC, suspensao } of subcomponentes) {
    if (incluiBC === 'S' && suspensao === 'N') {
      avisos.push({
        codigo: 'SUBCOMPONENTE_SEM_SUSPENSAO',
        mensagem: `O subcomponente ${nome} está na base do II e foi informado sem suspensão: foi calculado como suspenso.`,
      });
    }
  }
  return avisos;
}
