import type { Conferencia } from '#lib/domain/aduana/declaracao/conferencia.ts';
import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { formatarNumeroDuimp } from '#lib/domain/identificadores/duimp.ts';

/**
 * Reports a cancelled DUIMP, which declares nothing any more, so that nobody imports it unaware. The situations are those of
 * `situacaoDuimp` of the published API (CANCELADA_PELA_ADUANA, CANCELADA_POR_APURACAO); the others need no line.
 */
export function conferirSituacao({ numeroDI, duimp }: DeclaracaoImportacao): Conferencia[] {
  const situacao = duimp?.situacao ?? '';
  if (!/^CANCELADA/i.test(situacao)) return [];
  const por = COMO[situacao.toUpperCase()] ?? '';
  return [
    {
      codigo: 'DUIMP_SITUACAO',
      nivel: 'erro',
      mensagem: `A DUIMP ${formatarNumeroDuimp(numeroDI)} está cancelada${por}.`,
      declarado: null,
      calculado: null,
      adicao: null,
    },
  ];
}

const COMO: Readonly<Record<string, string>> = {
  CANCELADA_PELA_ADUANA: ' pela aduana, a pedido do importador',
  CANCELADA_POR_APURACAO: ' por apuração especial',
};
