import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useEffect, useRef } from 'react';
import { ErrorState } from '#components/ui/ErrorState.tsx';
import { Section } from '#components/ui/Section.tsx';
import { usePreviaDoXml } from '#lib/api/dai.ts';
import type { DaiLida } from '#lib/contracts/dai.ts';
import type { TipoDeMarca } from '#lib/domain/marcas-da-dai.ts';
import { xmlPorExtenso } from '#lib/format/xml.ts';

interface PreviaSectionProps {
  dai: DaiLida;
  campo: string | undefined;
  sujo: boolean;
  marcando: TipoDeMarca | null;
  aoMarcar: (tipo: TipoDeMarca) => void;
}

/** The file as it would be made now, to be read before it is. */
export function PreviaSection({ dai, campo, sujo, marcando, aoMarcar }: PreviaSectionProps) {
  const { data, error, mutate } = usePreviaDoXml(dai);
  const { enqueueSnackbar } = useSnackbar();
  const texto = useRef<HTMLPreElement>(null);
  const focado = campo === 'xml' && data !== undefined;
  useEffect(() => {
    if (focado) texto.current?.focus();
  }, [focado]);
  const copiar = (xml: string) =>
    navigator.clipboard.writeText(xml).then(
      () => enqueueSnackbar('XML copiado.', { variant: 'success' }),
      () => enqueueSnackbar('O navegador não deixou copiar.', { variant: 'error' }),
    );
  return (
    <Section
      titulo="XML da DAI"
      nota={data?.nome}
      acoes={
        <>
          {data && (
            <Button
              size="small"
              variant="outlined"
              color="inherit"
              startIcon={<ContentCopy />}
              onClick={() => copiar(data.xml)}
            >
              Copiar
            </Button>
          )}
          {dai.bloqueio === null && (
            <Button
              size="small"
              // Made already, what is next is to send it.
              variant={dai.situacao === 'EM_ELABORACAO' ? 'contained' : 'outlined'}
              loading={marcando === 'XML_GERADO'}
              onClick={() => aoMarcar('XML_GERADO')}
            >
              {sujo ? 'Gravar e gerar XML' : 'Gerar XML'}
            </Button>
          )}
        </>
      }
    >
      {data?.aviso && <Alert severity="warning">{data.aviso}</Alert>}
      {sujo && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          A prévia é do que está gravado.
        </Typography>
      )}
      {error && !data ? (
        <ErrorState erro={error} tentarDeNovo={() => mutate()} />
      ) : !data ? (
        <Skeleton variant="rounded" height={240} />
      ) : (
        <Box component="pre" ref={texto} tabIndex={0} role="region" aria-label="Prévia do XML" sx={previa}>
          {xmlPorExtenso(data.xml)}
        </Box>
      )}
    </Section>
  );
}

const previa = {
  m: 0,
  p: 1.5,
  maxHeight: 420,
  overflow: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
  bgcolor: 'background.default',
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '0.75rem',
  lineHeight: 1.5,
  tabSize: 2,
};
