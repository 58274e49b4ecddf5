import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { type ReactNode, useEffect, useRef } from 'react';
import { ETAPAS_DCR, type EtapaDoDcr, NOME_ETAPA_DCR } from '#lib/domain/dcr.ts';

interface InicioDaEtapaProps {
  etapa: EtapaDoDcr;
  /** The field somebody is led to, who then goes there. */
  campo: string | undefined;
  children: ReactNode;
}

/** Another step begins at its top, for eyes and keyboard alike; the button that led there may be gone. */
export function InicioDaEtapa({ etapa, campo, children }: InicioDaEtapaProps) {
  const inicio = useRef<HTMLDivElement>(null);
  const aberta = useRef(etapa);
  useEffect(() => {
    if (aberta.current === etapa) return;
    aberta.current = etapa;
    if (campo) return;
    inicio.current?.focus({ preventScroll: true });
    inicio.current?.scrollIntoView({ block: 'nearest' });
  }, [etapa, campo]);
  return (
    <Box sx={{ position: 'relative', minWidth: 0 }}>
      <Box ref={inicio} tabIndex={-1} sx={{ ...visuallyHidden, scrollMarginTop: 96 }}>
        {`Etapa ${ETAPAS_DCR.indexOf(etapa) + 1} de ${ETAPAS_DCR.length}: ${NOME_ETAPA_DCR[etapa]}`}
      </Box>
      {children}
    </Box>
  );
}
