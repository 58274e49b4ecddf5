import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Section } from '#components/ui/page/Section.tsx';

interface SemDeclaracaoProps {
  titulo: string;
  /** Tells what this part will show. */
  children: ReactNode;
}

/** Replaces a part that follows from the declaration while there is none. */
export function SemDeclaracao({ titulo, children }: SemDeclaracaoProps) {
  return (
    <Section titulo={titulo}>
      <Typography sx={{ color: 'text.secondary' }}>
        {children} Este processo ainda não tem a declaração: ela vem do arquivo XML do Siscomex.
      </Typography>
    </Section>
  );
}
