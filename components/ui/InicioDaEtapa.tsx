import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { type ReactNode, useEffect, useRef } from 'react';

interface InicioDaEtapaProps {
  /** The step that is open, among all of the walk. */
  etapa: string;
  etapas: readonly string[];
  nome: string;
  /** The field somebody is led to, who then goes there. */
  campo: string | undefined;
  children: ReactNode;
}

/** Another step begins at its top, for eyes and keyboard alike; the button that led there may be gone. */
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
