import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { BuscasSection } from './BuscasSection.tsx';
import { DatasSection } from './DatasSection.tsx';
import { GradeSection } from './GradeSection.tsx';
import { NumerosSection } from './NumerosSection.tsx';

/** The screens' fields, working against the real server, for those who build and check them. */
export function CamposVivos() {
  return (
    <Stack sx={{ gap: 2 }}>
      <BuscasSection />
      <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { lg: '1fr 1fr' } }}>
        <NumerosSection />
        <DatasSection />
      </Box>
      <GradeSection />
    </Stack>
  );
}
