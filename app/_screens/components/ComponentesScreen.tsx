import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { PageHeader } from '#components/ui/PageHeader.tsx';
import { BuscasSection } from './BuscasSection.tsx';
import { DatasSection } from './DatasSection.tsx';
import { GradeSection } from './GradeSection.tsx';
import { NumerosSection } from './NumerosSection.tsx';

/** The fields the screens are made of, alive, for who builds them and for who checks them. */
export function ComponentesScreen() {
  return (
    <>
      <PageHeader
        titulo="Componentes"
        descricao="Os campos de que as telas são feitas. Nada do que for digitado aqui é gravado."
      />
      <Stack sx={{ gap: 2 }}>
        <BuscasSection />
        <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { md: '1fr 1fr' } }}>
          <NumerosSection />
          <DatasSection />
        </Box>
        <GradeSection />
      </Stack>
    </>
  );
}
