import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { Section } from '#components/ui/Section.tsx';

interface ExigenciaDaEmpresaProps {
  titulo: string;
  nota: string;
  rotulo: string;
  ajuda: string;
  /** What is said once it was switched on, and off. */
  ditos: { ligada: string; desligada: string };
  ligada: boolean;
  gravar: (ligar: boolean) => Promise<unknown>;
}

/** Something that a company demands of its people, or not. It takes effect at once. */
export function ExigenciaDaEmpresa({ titulo, nota, rotulo, ajuda, ditos, ligada, gravar }: ExigenciaDaEmpresaProps) {
  const { enqueueSnackbar } = useSnackbar();
  const [gravando, setGravando] = useState(false);
  const [falha, setFalha] = useState<Error | null>(null);
  const mudar = async (ligar: boolean) => {
    setGravando(true);
    setFalha(null);
    try {
      await gravar(ligar);
      enqueueSnackbar(ligar ? ditos.ligada : ditos.desligada, { variant: 'success' });
    } catch (erro) {
      setFalha(erro as Error);
    }
    setGravando(false);
  };
  return (
    <Section titulo={titulo} nota={nota}>
      {falha && (
        <Alert severity="error" onClose={() => setFalha(null)}>
          {falha.message}
        </Alert>
      )}
      <FormControlLabel
        control={<Switch checked={ligada} disabled={gravando} onChange={(_, ligar) => void mudar(ligar)} />}
        label={rotulo}
      />
      <Typography variant="body2" sx={{ maxWidth: 640, color: 'text.secondary' }}>
        {ajuda}
      </Typography>
    </Section>
  );
}
