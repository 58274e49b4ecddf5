import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Section } from '#components/ui/Section.tsx';

interface SemDeclaracaoProps {
  titulo: string;
  /** What will be here. */
  children: ReactNode;
}

/** A part that follows from the declaration, as long as there is none. */
export function SemDeclaracao({ titulo, children }: SemDeclaracaoProps) {
  return (
    <Section titulo={titulo}>
      <Typography sx={{ color: 'text.secondary' }}>
        {children} Este processo ainda não tem a declaração: ela vem do arquivo XML do Siscomex.
      </Typography>
    </Section>
  );
}
