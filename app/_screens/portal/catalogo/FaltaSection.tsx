import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { rotuloDe } from '#components/form/fields/descricao-de-campo.ts';
import { useFormularioAberto } from '#components/form/formulario-contexto.ts';
import { focarCampo } from '#components/form/ResumoDeErros.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import type { RecusaDoPreparo } from '#lib/portal/domain/preparo-no-portal.ts';

interface FaltaSectionProps {
  recusas: readonly RecusaDoPreparo[];
  /** The field of the form that a refusal is about. */
  ondeEsta?: (campo: string) => string;
  /** What the Portal refused the last time. */
  doPortal: readonly RecusaDoPreparo[];
}

/** What is missing before it may be sent, and what the Portal refused, each with the way to its field. */
export function FaltaSection({ recusas, ondeEsta = (campo) => campo, doPortal }: FaltaSectionProps) {
  const { campos, idDoCampo } = useFormularioAberto();
  const linha = ({ campo, frase }: RecusaDoPreparo) => {
    const nome = campo && rotuloDe(campos, campo).replace(/, linha \d+$/, '');
    const onde = campo && ondeEsta(campo);
    return (
      <li key={`${campo} ${frase}`}>
        {onde ? (
          <Button
            size="small"
            color="inherit"
            onClick={() => focarCampo(idDoCampo(onde))}
            sx={{ textAlign: 'left', whiteSpace: 'normal', justifyContent: 'flex-start', verticalAlign: 'baseline' }}
          >
            {nome}: {frase}
          </Button>
        ) : (
          frase
        )}
      </li>
    );
  };
  return (
    <Section titulo="Para enviar">
      <Stack sx={{ gap: 1.5 }}>
        {doPortal.length > 0 && (
          <Alert severity="error">
            O Portal Único recusou:
            <Lista>{doPortal.map(linha)}</Lista>
          </Alert>
        )}
        {recusas.length > 0 ? (
          <Alert severity="info">
            {recusas.length === 1 ? 'Falta 1 coisa:' : `Faltam ${recusas.length} coisas:`}
            <Lista>{recusas.map(linha)}</Lista>
          </Alert>
        ) : (
          <Typography variant="body2">
            Nada falta do que o Cais confere. O Portal tem a última palavra, e ela só vem com o envio.
          </Typography>
        )}
      </Stack>
    </Section>
  );
}

function Lista({ children }: { children: ReactNode }) {
  return (
    <Stack component="ul" sx={{ m: 0, pl: 2, gap: 0.25 }}>
      {children}
    </Stack>
  );
}
