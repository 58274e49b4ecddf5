import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ToOptions } from '@tanstack/react-router';
import { useSnackbar } from 'notistack';
import { LinkTo } from '#components/ui/LinkTo.tsx';
import { useGravarRegistro } from '#lib/api/cadastro.ts';
import type { RecursoDeLista } from '#lib/api/lista.ts';

interface NomeDoRegistroProps<Registro> {
  api: RecursoDeLista<Registro>;
  id: string;
  nome: string;
  excluido: boolean;
  destino: (id: string) => ToOptions;
}

/** What a row is called: the way to it or, of a deleted one, its way back. */
export function NomeDoRegistro<Registro extends { id: string }>(props: NomeDoRegistroProps<Registro>) {
  const { api, id, nome, excluido, destino } = props;
  const { restaurar } = useGravarRegistro(api);
  const { enqueueSnackbar } = useSnackbar();
  if (!excluido) {
    return (
      <LinkTo {...destino(id)} noWrap sx={{ fontWeight: 600 }}>
        {nome}
      </LinkTo>
    );
  }
  const trazer = async () => {
    try {
      await restaurar(id);
      enqueueSnackbar(`${nome} voltou.`, { variant: 'success' });
    } catch (erro) {
      enqueueSnackbar((erro as Error).message, { variant: 'error' });
    }
  };
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', minWidth: 0 }}>
      <Typography component="span" noWrap sx={{ textDecoration: 'line-through', color: 'text.secondary' }}>
        {nome}
      </Typography>
      <Button
        size="small"
        aria-label={`Trazer de volta ${nome}`}
        onClick={(evento) => {
          // The row leads to a record that is not there.
          evento.stopPropagation();
          trazer();
        }}
      >
        Trazer de volta
      </Button>
    </Stack>
  );
}
