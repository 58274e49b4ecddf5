import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { theme } from '#components/theme/theme.ts';
import { ConferenciaSection } from './ConferenciaSection.tsx';

function abrir(codigo: string) {
  const apontamentos = [{ nivel: 'aviso' as const, codigo, mensagem: 'Uma frase.' }];
  return render(
    <ThemeProvider theme={theme}>
      <ConferenciaSection
        consulta={{ data: { apontamentos }, error: undefined, mutate: () => undefined }}
        falta="O que falta nesta DCI"
        nada="Nada a corrigir: a DCI pode ser validada."
        causasDe={(achados) =>
          achados.map(({ mensagem }) => ({ chave: mensagem, texto: mensagem, detalhe: null, remedio: null }))
        }
      />
    </ThemeProvider>,
  );
}

test.each(['IGUAL_AO_ANTERIOR', 'DESATUALIZADO'])('a document with %s is not said to be ready', (codigo) => {
  abrir(codigo);
  expect(screen.queryByText(/pode ser validada/)).not.toBeInTheDocument();
  expect(screen.getByText('Nada impede a validação, mas reveja antes o que está em “A conferir”.')).toBeInTheDocument();
});

test('another warning leaves it ready', () => {
  abrir('SEM_CONTA');
  expect(screen.getByText('Nada a corrigir: a DCI pode ser validada.')).toBeInTheDocument();
});
