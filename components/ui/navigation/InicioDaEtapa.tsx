import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { type ReactNode, useEffect, useRef } from 'react';

interface InicioDaEtapaProps {
  /** The open step. */
  etapa: string;
  etapas: readonly string[];
  nome: string;
  /** The field a link leads to. That field then takes the focus instead of the start of the step. */
  campo: string | undefined;
  children: ReactNode;
}

/** Moves focus and scroll to the top when the step changes. The button that had the focus may be gone. */
export function InicioDaEtapa({ etapa, etapas, nome, campo, children }: InicioDaEtapaProps) {
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
        {`Etapa ${etapas.indexOf(etapa) + 1} de ${etapas.length}: ${nome}`}
      </Box>
      {children}
    </Box>
  );
}
