import Button, { type ButtonProps } from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { useDialogoEmVolta } from './dialogo-em-volta.ts';
import { useFocoDeVolta } from './use-foco-de-volta.ts';

interface RodapeDoDialogoProps extends Omit<ButtonProps, 'variant'> {
  /** Label of the exit button: `Voltar`, `Cancelar`. */
  saida: string;
  /** Focuses the exit button, so that a stray Enter does not confirm. */
  focoNaSaida?: boolean;
  aoFechar: () => void;
}

/** Footer of a dialog: an exit button and a confirm button, which keeps the focus through an act that fails. All other props, including the label, go to the confirm button. */
export function RodapeDoDialogo({ saida, focoNaSaida = false, aoFechar, ...confirmacao }: RodapeDoDialogoProps) {
  const lugar = useFocoDeVolta<HTMLDivElement>(confirmacao.loading === true);
  const emVolta = useDialogoEmVolta();
  return (
    <DialogActions ref={lugar} sx={{ px: 3, pb: 2 }}>
      <Button
        color="inherit"
        autoFocus={focoNaSaida}
        onClick={() => (saida === 'Voltar' && emVolta ? emVolta.antesDe(aoFechar) : aoFechar())}
      >
        {saida}
      </Button>
      <Button variant="contained" {...confirmacao} />
    </DialogActions>
  );
}
