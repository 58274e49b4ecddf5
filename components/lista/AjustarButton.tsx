import Tune from '@mui/icons-material/Tune';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { lazyPart } from '#components/ui/feedback/lazy-part.tsx';
import { ToolButton } from '#components/ui/page/ToolButton.tsx';
import type { LinhaDeLista } from './definicao-da-lista.ts';
import type { ListaAberta } from './use-lista.ts';

/** Button for phones, where there are no column heads. It opens a dialog for the order of the cards and the lines of each card. */
export function AjustarButton<Linha extends LinhaDeLista>({ lista }: { lista: ListaAberta<Linha> }) {
  const [aberto, setAberto] = useState(false);
  const titulo = useId();
  const { apresentacao } = lista;
  return (
    <>
      <ToolButton rotulo="Ajustar" aria-haspopup="dialog" onClick={() => setAberto(true)}>
        <Tune />
      </ToolButton>
      <Drawer
        anchor="bottom"
        open={aberto}
        onClose={() => setAberto(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titulo, sx: paper } }}
      >
        <Typography id={titulo} component="h2" sx={{ fontWeight: 650 }}>
          Ordem e linhas dos cartões
        </Typography>
        <Cartoes lista={lista as never} />
        <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
          <Button color="inherit" onClick={() => apresentacao.esquecer()}>
            Restaurar
          </Button>
          <Button variant="contained" onClick={() => setAberto(false)}>
            Pronto
          </Button>
        </Stack>
      </Drawer>
    </>
  );
}

const Cartoes = lazyPart(() => import('./AjusteDosCartoes.tsx').then((part) => part.AjusteDosCartoes));

const paper = { p: 2, gap: 1.5, borderTopLeftRadius: 12, borderTopRightRadius: 12, maxHeight: '90vh' };
