import MoreVert from '@mui/icons-material/MoreVertOutlined';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useAbrirSobreALista } from '#components/lista/SobreALista.tsx';
import { NomeDoRegistro, type NomeDoRegistroProps } from './NomeDoRegistro.tsx';

/** What a row is called, and beside it the menu of what can be done with it, `atos` over its list, unless it is deleted. */
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
            // The row leads to the record.
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
