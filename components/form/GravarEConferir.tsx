import Button from '@mui/material/Button';
import { useWatch } from 'react-hook-form';
import { AvisoComAcao } from '#components/ui/feedback/AvisoComAcao.tsx';
import { mesmoValor } from '#lib/domain/versoes/versoes-do-campo.ts';
import { useFormularioAberto } from './formulario-contexto.ts';

/** Stands beside a check of the saved document. It says that the form has unsaved changes, and offers to save and check them. */
export function GravarEConferir({ salvos }: { salvos: object }) {
  const { gravar } = useFormularioAberto();
  const valores = useWatch();
  if (mesmoValor(valores, salvos)) return null;
  return (
    <AvisoComAcao
      severity="info"
      acao={
        <Button color="inherit" size="small" onClick={() => gravar()}>
          Gravar e conferir
        </Button>
      }
    >
      Há alterações na tela que ainda não foram gravadas nem conferidas.
    </AvisoComAcao>
  );
}
