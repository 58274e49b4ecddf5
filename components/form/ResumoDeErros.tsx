import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { irACelula } from '#components/ui/grid/ir-a-celula.ts';
import type { ErroDeCampo } from './erros-do-formulario.ts';
import { rotuloDe } from './fields/descricao-de-campo.ts';
import { useFormularioAberto } from './formulario-contexto.ts';

interface ResumoDeErrosProps {
  id: string;
  erros: readonly ErroDeCampo[];
  aoIr: (caminho: string) => void;
}

/** Summary of the errors that stopped a save. Each error links to its field. */
export function ResumoDeErros({ id, erros, aoIr }: ResumoDeErrosProps) {
  const { campos } = useFormularioAberto();
  const [primeiro] = erros;
  if (!primeiro) return null;
  return (
    <Alert severity="error" id={id} tabIndex={-1}>
      <AlertTitle sx={{ fontSize: 'inherit', fontWeight: 640, mb: 0.5 }}>
        {erros.length === 1 ? '1 campo precisa de atenção' : `${erros.length} campos precisam de atenção`}
      </AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2 }}>
        {erros.map(({ caminho, mensagem }) => (
          <li key={caminho}>
            <Link
              component="button"
              type="button"
              color="inherit"
              underline="always"
              sx={{ fontWeight: 600, verticalAlign: 'baseline' }}
              onClick={() => aoIr(caminho)}
            >
              {rotuloDe(campos, caminho)}
            </Link>
            : {mensagem}
          </li>
        ))}
      </Box>
    </Alert>
  );
}

/** Focuses a field and scrolls it into view with room above it. A grid cell has no id in the page: its grid makes it active. */
export function focarCampo(id: string): void {
  const campo = document.getElementById(id) ?? document.getElementById(id.replace(/\..*$/, ''));
  campo?.focus({ preventScroll: true });
  campo?.scrollIntoView({ block: 'center' });
  if (campo && campo.id !== id) irACelula(campo, id.slice(campo.id.length + 1));
}
