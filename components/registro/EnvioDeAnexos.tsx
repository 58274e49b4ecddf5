import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Envio } from './use-envios.ts';

interface EnvioDeAnexosProps {
  envios: readonly Envio[];
  aoTentarDeNovo: (envio: Envio) => void;
  aoDesistir: (envio: Envio) => void;
}

/** Shows uploads in progress and failed uploads. */
export function EnvioDeAnexos({ envios, aoTentarDeNovo, aoDesistir }: EnvioDeAnexosProps) {
  if (envios.length === 0) return null;
  return (
    <Stack sx={{ gap: 1 }}>
      {envios.map((envio) =>
        envio.falha ? (
          <Alert
            key={envio.chave}
            severity="error"
            action={
              <>
                <Button color="inherit" size="small" onClick={() => aoTentarDeNovo(envio)}>
                  Tentar de novo
                </Button>
                <Button color="inherit" size="small" onClick={() => aoDesistir(envio)}>
                  Desistir
                </Button>
              </>
            }
          >
            {envio.arquivo.name} não foi anexado. {envio.falha.message}
          </Alert>
        ) : (
          <Stack key={envio.chave} sx={{ gap: 0.5 }}>
            <Typography variant="body2">{envio.arquivo.name}</Typography>
            <LinearProgress
              variant="determinate"
              value={envio.parte * 100}
              aria-label={`Enviando ${envio.arquivo.name}`}
            />
          </Stack>
        ),
      )}
    </Stack>
  );
}
