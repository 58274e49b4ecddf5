import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useEffect, useRef } from 'react';
import { fontFamilyMono } from '#components/theme/tokens.ts';
import { copiarTexto } from '#components/ui/feedback/copiar-texto.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import { xmlPorExtenso } from '#lib/format/xml.ts';

interface XmlPreviaProps {
  nome: string;
  /** The file's own text: a single line, which is also what gets copied. */
  xml: string;
  /** Takes the focus, when a finding links here. */
  focada?: boolean;
  /** Shows the text without a way to take it away, while errors of the conference keep the file from being made. */
  semCopia?: boolean;
}

/**
 * Previews a file for the Sefaz before it is generated. The preview puts each element on its own line; the file itself is a single
 * line.
 */
export function XmlPrevia({ nome, xml, focada = false, semCopia = false }: XmlPreviaProps) {
  const { enqueueSnackbar } = useSnackbar();
  const texto = useRef<HTMLPreElement>(null);
  useEffect(() => {
    if (focada) texto.current?.focus();
  }, [focada]);
  const linhas = xmlPorExtenso(xml).split('\n');
  const copiar = async () => {
    if (await copiarTexto(xml)) enqueueSnackbar('XML copiado.', { variant: 'success' });
    else enqueueSnackbar('O navegador não deixou copiar.', { variant: 'error' });
  };
  return (
    <div>
      <Stack direction="row" sx={{ gap: 1, mb: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="caption" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {semCopia ? 'Prévia, com erros da conferência: não é arquivo para enviar.' : nome}
        </Typography>
        {!semCopia && (
          <Button
            size="small"
            color="inherit"
            variant="outlined"
            startIcon={<ContentCopy />}
            onClick={() => void copiar()}
          >
            Copiar XML
          </Button>
        )}
      </Stack>
      <Box component="pre" ref={texto} tabIndex={0} role="region" aria-label="Prévia do XML" sx={previa}>
        {linhas.slice(0, LINHAS_A_VISTA).join('\n')}
      </Box>
      {linhas.length > LINHAS_A_VISTA && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          Só as primeiras {formatarInteiro(LINHAS_A_VISTA)} de {formatarInteiro(linhas.length)} linhas; o arquivo tem
          todas.
        </Typography>
      )}
    </div>
  );
}

/** Maximum number of lines: nobody reads more, and a browser cannot lay out many more at once. */
const LINHAS_A_VISTA = 3_000;

const previa = {
  m: 0,
  p: 1.5,
  maxHeight: 360,
  overflow: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
  bgcolor: 'background.default',
  fontFamily: fontFamilyMono,
  fontSize: '0.75rem',
  lineHeight: 1.5,
};
