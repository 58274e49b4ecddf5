import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';
import { SEM_VALOR } from '#lib/format/decimal.ts';
import type { DefinicaoDaLista, LinhaDeLista } from './definicao-da-lista.ts';
import { textoDaCelula } from './grid/texto-da-celula.ts';

export interface PainelDaEspiadaProps {
  definicao: Pick<DefinicaoDaLista<never>, 'colunas' | 'destino' | 'espiada' | 'titulo'>;
  linha: LinhaDeLista;
  aoFechar: () => void;
}

/** A row beside the list, whole: what the screen says of it first, then every column that has a value. The focus stays in the list. */
export function PainelDaEspiada({ definicao, linha, aoFechar }: PainelDaEspiadaProps) {
  const { colunas, destino, espiada, titulo } = definicao as Pick<
    DefinicaoDaLista<LinhaDeLista>,
    'colunas' | 'destino' | 'espiada' | 'titulo'
  >;
  const textos = colunas.map((coluna) => ({ coluna, texto: textoDaCelula(coluna, linha) }));
  const [nome, ...outros] = textos;
  return (
    <Paper component="aside" elevation={8} aria-label={`${nome?.texto ?? ''}, ${titulo}`} sx={painel}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
        <Typography variant="h2" component="h2" sx={{ flex: 1 }}>
          {nome?.texto}
        </Typography>
        <ButtonTo size="small" variant="outlined" color="inherit" {...destino(linha)}>
          Abrir
        </ButtonTo>
        <IconButton aria-label="Fechar o painel" size="small" onClick={aoFechar}>
          <Close fontSize="small" />
        </IconButton>
      </Stack>
      {espiada?.(linha)}
      <Box component="dl" sx={dados}>
        {outros.map(
          ({ coluna, texto }) =>
            texto !== SEM_VALOR && (
              <Box key={coluna.campo}>
                <dt>{coluna.titulo}</dt>
                <dd>{texto}</dd>
              </Box>
            ),
        )}
      </Box>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        j e k mudam de linha · Espaço ou Esc fecha · Enter abre
      </Typography>
    </Paper>
  );
}

const painel = {
  position: 'fixed',
  insetBlock: '72px 16px',
  insetInlineEnd: 16,
  zIndex: 'drawer',
  display: 'flex',
  flexDirection: 'column',
  gap: 1.5,
  width: 360,
  maxWidth: 'calc(100vw - 32px)',
  p: 2,
  border: 1,
  borderColor: 'divider',
  overflow: 'auto',
};

const dados = {
  flex: 1,
  m: 0,
  '& > div': {
    display: 'flex',
    gap: 2,
    justifyContent: 'space-between',
    py: 0.5,
    borderTop: 1,
    borderColor: 'divider',
  },
  '& dt': { color: 'text.secondary', fontSize: '0.8125rem', flex: 'none', maxWidth: '50%' },
  '& dd': { m: 0, fontSize: '0.8125rem', textAlign: 'end', overflowWrap: 'anywhere' },
};
