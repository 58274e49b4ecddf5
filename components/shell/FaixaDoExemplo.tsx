import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { JogarForaDialog } from './JogarForaDialog.tsx';

interface FaixaDoExemploProps {
  aoVoltar: () => void;
  aoJogarFora: () => void;
}

/** Says on every screen that the company is fictitious, and leads back to the own one. */
export function FaixaDoExemplo({ aoVoltar, aoJogarFora }: FaixaDoExemploProps) {
  const [perguntando, setPerguntando] = useState(false);
  return (
    <Stack component="section" aria-label="Empresa de exemplo" direction="row" sx={faixa}>
      <Typography sx={{ fontWeight: 700 }}>Empresa de exemplo</Typography>
      <Typography sx={{ flex: 1, display: { xs: 'none', md: 'block' } }}>
        Tudo aqui é fictício, e nada sai daqui: nenhum aviso, nenhum envio.
      </Typography>
      <Stack direction="row" sx={{ gap: 1, ml: 'auto', flexWrap: 'wrap' }}>
        <Button size="small" color="inherit" variant="outlined" onClick={aoVoltar}>
          Voltar para a minha empresa
        </Button>
        <Button size="small" color="inherit" onClick={() => setPerguntando(true)}>
          Jogar fora
        </Button>
      </Stack>
      {perguntando && <JogarForaDialog aoFechar={() => setPerguntando(false)} aoJogarFora={aoJogarFora} />}
    </Stack>
  );
}

const faixa = {
  flex: 'none',
  px: { xs: 2, md: 2.5 },
  py: 0.75,
  columnGap: 2,
  rowGap: 0.5,
  alignItems: 'center',
  flexWrap: 'wrap',
  bgcolor: 'warning.soft',
  borderBottom: 1,
  borderColor: 'divider',
  '@media print': { display: 'none' },
};
