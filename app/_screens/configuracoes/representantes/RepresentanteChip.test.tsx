import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { theme } from '#components/theme/theme.ts';
import { RepresentanteChip } from './RepresentanteChip.tsx';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-20T15:00:00Z') }));
afterEach(() => jest.useRealTimers());

test.each([
  [true, null, null, 'Sem prazo'],
  [true, '2027-06-01', null, 'Vigente'],
  [true, '2027-06-01', '2026-12-02', 'Vence em 12 dias'],
  [true, '2026-11-20', '2027-06-01', 'Vence hoje'],
  [true, '2027-06-01', '2026-11-19', 'Vencido'],
  [false, '2027-06-01', null, 'Inativo'],
])(
  'active %s, power of attorney to %s, certificate to %s reads %s',
  (ativo, procuracaoValidade, certificadoValidade, palavras) => {
    render(
      <ThemeProvider theme={theme}>
        <RepresentanteChip representante={{ ativo, procuracaoValidade, certificadoValidade }} />
      </ThemeProvider>,
    );
    expect(screen.getByText(palavras)).toBeVisible();
  },
);
