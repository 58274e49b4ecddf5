import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type EstadoDaParte, NOME_ESTADO_DA_PARTE } from '#lib/domain/aduana/processo/estado-das-partes.ts';
import { WizardStep } from './WizardStep.tsx';

export interface PassoDoWizard<Chave extends string> {
  chave: Chave;
  titulo: string;
  /** Null for a step without fields to fill in. */
  estado: EstadoDaParte | null;
}

interface WizardNavProps<Chave extends string> {
  /** Name of the wizard for screen readers. */
  titulo: string;
  passos: readonly PassoDoWizard<Chave>[];
  atual: Chave;
  aoAbrir: (chave: Chave) => void;
  /** Only the current step can open for now. */
  soOAtual?: boolean;
}

/** Lists the steps of a wizard with their progress; on a phone, as a menu. */
export function WizardNav<Chave extends string>(props: WizardNavProps<Chave>) {
  const { titulo, passos, atual, aoAbrir, soOAtual = false } = props;
  const largo = useMediaQuery((tema) => tema.breakpoints.up('md'));
  const lugar = passos.findIndex(({ chave }) => chave === atual);
  return (
    <Box component="nav" aria-label={titulo}>
      {largo ? (
        <Box component="ol" sx={fila}>
          {passos.map((passo, i) => (
            <WizardStep
              key={passo.chave}
              numero={i + 1}
              titulo={passo.titulo}
              estado={passo.estado}
              aberto={passo.chave === atual}
              desabilitado={soOAtual && passo.chave !== atual}
              aoAbrir={() => aoAbrir(passo.chave)}
            />
          ))}
        </Box>
      ) : (
        <TextField
          select
          fullWidth
          label={`Passo ${lugar + 1} de ${passos.length}`}
          value={atual}
          onChange={({ target }) => aoAbrir(target.value as Chave)}
        >
          {passos.map((passo, i) => (
            <MenuItem key={passo.chave} value={passo.chave} disabled={soOAtual && passo.chave !== atual}>
              {[`${i + 1}. ${passo.titulo}`, passo.estado && NOME_ESTADO_DA_PARTE[passo.estado]]
                .filter(Boolean)
                .join(' · ')}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Box>
  );
}

/** Steps that do not fit with their whole names go on in a second row. */
const fila = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))',
};
