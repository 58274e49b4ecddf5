import MoreVert from '@mui/icons-material/MoreVertOutlined';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useAbrirSobreALista } from '#components/lista/SobreALista.tsx';
import { NomeDoRegistro, type NomeDoRegistroProps } from './NomeDoRegistro.tsx';

/** Name of a row with a menu of actions, which opens over the list (`atos`). A deleted row has no menu. */
export function NomeComAtos<Registro extends { id: string }>(props: NomeDoRegistroProps<Registro>) {
  const { id, nome, excluido } = props;
  const abrir = useAbrirSobreALista();
  return (
    <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', width: 1, height: 1 }}>
      <NomeDoRegistro {...props} />
      {!excluido && (
        <IconButton
          size="small"
          aria-label={`Ações de ${nome}`}
          aria-haspopup="menu"
          onClick={(evento) => {
            // A click on the row would open the record.
            evento.stopPropagation();
            abrir('atos', id, evento.currentTarget);
          }}
        >
          <MoreVert fontSize="small" />
        </IconButton>
      )}
    </Stack>
  );
}
