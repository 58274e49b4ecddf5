import { Fragment } from 'react';
import { StatusChip } from '#components/ui/chips/StatusChip.tsx';
import type { AlertaDoDcr, DcrResumo } from '#lib/contracts/dcr/dcr.ts';
import { alertaDoDcrPorExtenso } from '#lib/listas/dcr.ts';

interface AlertasDoDcrButtonProps {
  dcr: Pick<DcrResumo, 'processo' | 'alertas'>;
  aoAbrir: (lugar: HTMLElement) => void;
}

/** Button with the reasons why a DCR-E is out of date, in a word each. It opens the list of what changed. */
export function AlertasDoDcrButton({ dcr: { processo, alertas }, aoAbrir }: AlertasDoDcrButtonProps) {
  if (alertas.length === 0) return null;
  const aVista = alertas.slice(0, A_VISTA).map(({ alerta, componentes }) => ({
    tom: alerta === 'RESOLUCAO_VENCIDA' ? ('error' as const) : ('warning' as const),
    texto: componentes > 1 ? `${CURTO[alerta]} (${componentes})` : CURTO[alerta],
  }));
  if (alertas.length > A_VISTA) aVista.push({ tom: 'warning', texto: `+${alertas.length - A_VISTA}` });
  const visto = aVista.map(({ texto }) => texto).join(' ');
  return (
    <button
      type="button"
      className="cell-chips as-button"
      aria-haspopup="dialog"
      aria-label={`${visto}. O que mudou em ${processo}: ${alertas.map(alertaDoDcrPorExtenso).join('; ')}`}
      title={alertas.map(alertaDoDcrPorExtenso).join('\n')}
      onClick={({ currentTarget }) => aoAbrir(currentTarget)}
    >
      {aVista.map(({ tom, texto }, i) => (
        <Fragment key={texto}>
          {i > 0 && ' '}
          <StatusChip tom={tom}>{texto}</StatusChip>
        </Fragment>
      ))}
    </button>
  );
}

const CURTO: Readonly<Record<AlertaDoDcr, string>> = {
  IMPORTACAO_MAIS_RECENTE: 'DI mais nova',
  COMPRA_MAIS_RECENTE: 'NF mais nova',
  ALIQUOTA_MUDOU: 'Alíquota mudou',
  ESTRUTURA_MUDOU: 'Estrutura mudou',
  RESOLUCAO_VENCIDA: 'Resolução vencida',
};

/** Number of alerts a row has room for; the others are only counted. */
const A_VISTA = 1;
