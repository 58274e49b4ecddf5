import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { Aviso } from '#lib/fiscal/aviso.ts';
import type { EntradaDcr } from './entrada-dcr.ts';

/** Lists what a person should review before signing; none of it stops the calculation. */
export function avisosDcr({ tipoCoeficiente, acrescimoPP, subcomponentes }: EntradaDcr): Aviso[] {
  const avisos: Aviso[] = [];
  if (tipoCoeficiente === 'F' && !new Exato(acrescimoPP).isZero()) {
    avisos.push({ codigo: 'ACRESCIMO_NO_FIXO', mensagem: ACRESCIMO_NO_FIXO });
  }
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

/** DL 288/1967, art. 7º, § 4º: the 88 % do not apply to the goods of the two acréscimos. */
const ACRESCIMO_NO_FIXO =
  'Coeficiente fixo com acréscimo: os 88 % do § 4º do art. 7º do DL 288/1967 não alcançam os bens dos §§ 9º e 15, que são os do acréscimo. Confira se o coeficiente não é o variável.';
