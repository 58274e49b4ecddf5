import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DigitadoGuardado } from '#components/form/DigitadoGuardado.tsx';
import { useAtoEmCurso } from '#components/ui/feedback/use-ato-em-curso.ts';
import { useAtosDaDuimp } from '#lib/portal/api/duimp-do-processo.ts';

/** A person says what they saw in the Portal: the number of the draft, or that there is none. */
export function ResolverRascunho({ processoId, numero }: { processoId: string; numero: string | null }) {
  return (
    <DigitadoGuardado recurso="RascunhoVistoNoPortal" registro={processoId} vazio={{ visto: '' }}>
      {({ digitado: { visto }, mudar, esquecer }) => (
        <Visto
          processoId={processoId}
          numero={numero}
          digitado={visto}
          aoDigitar={(novo) => mudar({ visto: novo })}
          aoResolver={esquecer}
        />
      )}
    </DigitadoGuardado>
  );
}

interface VistoProps {
  processoId: string;
  numero: string | null;
  digitado: string;
  aoDigitar: (digitado: string) => void;
  aoResolver: () => void;
}

function Visto({ processoId, numero, digitado, aoDigitar, aoResolver }: VistoProps) {
  const { resolver } = useAtosDaDuimp(processoId);
  const { ocupado, falha, fazer } = useAtoEmCurso();
  const dizer = (rascunho: { numero: string } | null) =>
    void fazer(async () => {
      await resolver({ rascunho });
      aoResolver();
    });
  return (
    <Stack sx={{ gap: 1 }}>
      {falha && <Alert severity="error">{falha}</Alert>}
      <Typography variant="body2">
        {numero ? 'Se o rascunho não está mais no Portal, ou é outro:' : 'O que há no Portal, em elaboração?'}
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, alignItems: { sm: 'center' } }}>
        <TextField
          size="small"
          label="Número do rascunho no Portal"
          value={digitado}
          onChange={({ target }) => aoDigitar(target.value)}
          sx={{ maxWidth: { sm: 260 } }}
        />
        <Button
          color="inherit"
          variant="outlined"
          loading={ocupado}
          disabled={digitado.trim() === ''}
          onClick={() => dizer({ numero: digitado })}
        >
          É este
        </Button>
        <Button color="inherit" disabled={ocupado} onClick={() => dizer(null)}>
          Olhei: não há rascunho lá
        </Button>
      </Stack>
    </Stack>
  );
}
