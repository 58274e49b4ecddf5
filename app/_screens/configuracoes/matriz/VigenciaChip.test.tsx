import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { theme } from '#components/theme/theme.ts';
import { VigenciaChip } from './VigenciaChip.tsx';

test.each([
  ['2026-11-21', null, 'Vale a partir de 21/11/2026'],
  ['2026-11-20', null, 'Sem prazo'],
  ['2026-01-01', '2027-06-01', 'Vigente'],
  ['2026-01-01', '2026-12-02', 'Vence em 12 dias'],
  ['2026-01-01', '2026-11-20', 'Vence hoje'],
  ['2026-01-01', '2026-11-19', 'Vencido'],
])('from %s to %s reads %s', (vigenciaInicio, vigenciaFim, palavras) => {
  render(
    <ThemeProvider theme={theme}>
      <VigenciaChip vigencia={{ vigenciaInicio, vigenciaFim }} hoje="2026-11-20" />
    </ThemeProvider>,
  );
  expect(screen.getByText(palavras)).toBeVisible();
});
