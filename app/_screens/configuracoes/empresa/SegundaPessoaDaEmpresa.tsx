import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { Section } from '#components/ui/Section.tsx';
import { useGravarEmpresa } from '#lib/api/empresa.ts';
import type { Empresa } from '#lib/contracts/empresa.ts';

/** Whether a registration of a DUIMP needs a second person. It takes effect at once. */
export function SegundaPessoaDaEmpresa({ empresa: { id, registroPedeSegundaPessoa } }: { empresa: Empresa }) {
  const { enqueueSnackbar } = useSnackbar();
  const { pedirSegundaPessoa } = useGravarEmpresa();
  const [gravando, setGravando] = useState(false);
  const [falha, setFalha] = useState<Error | null>(null);
  const mudar = async (exigir: boolean) => {
    setGravando(true);
    setFalha(null);
    try {
      await pedirSegundaPessoa(id, exigir);
      const aviso = exigir
        ? 'O registro de DUIMP pede uma segunda pessoa.'
        : 'O registro de DUIMP não pede mais uma segunda pessoa.';
      enqueueSnackbar(aviso, { variant: 'success' });
    } catch (erro) {
      setFalha(erro as Error);
    }
    setGravando(false);
  };
  return (
    <Section titulo="Registro de DUIMP" nota="Pelo Portal Único, a partir de um processo.">
      {falha && (
        <Alert severity="error" onClose={() => setFalha(null)}>
          {falha.message}
        </Alert>
      )}
      <FormControlLabel
        control={
          <Switch
            checked={registroPedeSegundaPessoa}
            disabled={gravando}
            onChange={(_, exigir) => void mudar(exigir)}
          />
        }
        label="Registro de DUIMP pede uma segunda pessoa"
      />
      <Typography variant="body2" sx={{ maxWidth: 640, color: 'text.secondary' }}>
        Quem pede o registro digita o valor que será debitado. Com isto ligado, ele só sai quando outra pessoa da
        empresa digita o mesmo valor; quem pediu não aprova. O histórico guarda os dois nomes.
      </Typography>
    </Section>
  );
}
