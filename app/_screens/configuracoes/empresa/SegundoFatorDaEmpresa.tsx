import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { Section } from '#components/ui/Section.tsx';
import { useGravarEmpresa } from '#lib/api/empresa.ts';
import type { Empresa } from '#lib/contracts/empresa.ts';

/** Whether everybody of the company needs a second factor. It takes effect at once. */
export function SegundoFatorDaEmpresa({ empresa: { id, exigeSegundoFator } }: { empresa: Empresa }) {
  const { enqueueSnackbar } = useSnackbar();
  const { exigirSegundoFator } = useGravarEmpresa();
  const [gravando, setGravando] = useState(false);
  const [falha, setFalha] = useState<Error | null>(null);
  const mudar = async (exigir: boolean) => {
    setGravando(true);
    setFalha(null);
    try {
      await exigirSegundoFator(id, exigir);
      const aviso = exigir ? 'O segundo fator é exigido de todos.' : 'O segundo fator não é mais exigido.';
      enqueueSnackbar(aviso, { variant: 'success' });
    } catch (erro) {
      setFalha(erro as Error);
    }
    setGravando(false);
  };
  return (
    <Section titulo="Segundo fator" nota="Vale para todas as pessoas da empresa.">
      {falha && (
        <Alert severity="error" onClose={() => setFalha(null)}>
          {falha.message}
        </Alert>
      )}
      <FormControlLabel
        control={
          <Switch checked={exigeSegundoFator} disabled={gravando} onChange={(_, exigir) => void mudar(exigir)} />
        }
        label="Exigir segundo fator"
      />
      <Typography variant="body2" sx={{ maxWidth: 640, color: 'text.secondary' }}>
        Quem ainda não tem um é levado a pô-lo na hora e não faz mais nada antes disso. Um segundo fator é um aplicativo
        de códigos no telefone ou uma chave de acesso.
      </Typography>
    </Section>
  );
}
