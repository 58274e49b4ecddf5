import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Teclas } from '#components/ui/page/Teclas.tsx';

interface AtalhosDialogProps {
  aberto: boolean;
  aoFechar: () => void;
  lugares: readonly { onde: string; atalhos: readonly { teclas: readonly string[]; faz: string }[] }[];
  /** Whether single-key shortcuts are on (WCAG 2.1.4). */
  deUmaTecla: boolean;
  aoLigar: (ligados: boolean) => void;
}

/** Lists every shortcut by the place where it works, with a switch for the single-key shortcuts. */
export function AtalhosDialog({ aberto, aoFechar, lugares, deUmaTecla, aoLigar }: AtalhosDialogProps) {
  const id = useId();
  return (
    <Dialog open={aberto} onClose={aoFechar} fullWidth maxWidth="md" aria-labelledby={id}>
      <DialogTitle id={id}>Atalhos do teclado</DialogTitle>
      {/* Focusable, because the list may be longer than the screen and the arrows scroll the focused element. */}
      <DialogContent dividers tabIndex={0} role="group" aria-labelledby={id}>
        <Box sx={{ columns: { xs: 1, sm: 2 }, columnGap: 4 }}>
          {lugares.map(({ onde, atalhos }) => (
            <Box key={onde} component="section" sx={{ breakInside: 'avoid', mb: 2.5 }}>
              <Typography variant="h3" sx={{ mb: 0.5 }}>
                {onde}
              </Typography>
              <Box component="dl" sx={{ m: 0 }}>
                {atalhos.map(({ teclas, faz }) => (
                  <Box key={`${teclas.join(' ')} ${faz}`} sx={linha}>
                    <Box component="dt" sx={{ order: 2 }}>
                      <Teclas teclas={teclas} />
                    </Box>
                    <Box component="dd" sx={{ m: 0 }}>
                      {faz}
                    </Box>
                  </Box>
                ))}
              </Box>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 1.5, justifyContent: 'space-between', flexWrap: 'wrap', gap: 1 }}>
        <FormControlLabel
          control={<Switch checked={deUmaTecla} onChange={(_, ligados) => aoLigar(ligados)} />}
          label="Atalhos de uma tecla só: /, ? e g"
        />
        <Button variant="contained" onClick={aoFechar}>
          Fechar
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const linha = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 2,
  py: 0.625,
  borderBottom: 1,
  borderColor: 'divider',
};
