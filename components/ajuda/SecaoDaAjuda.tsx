import ArrowBack from '@mui/icons-material/ArrowBackOutlined';
import ArrowForward from '@mui/icons-material/ArrowForwardOutlined';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { SecaoDoManual } from '#lib/contracts/platform/manual.ts';
import { BlocosDoManual } from './BlocosDoManual.tsx';
import { SecaoLink } from './SecaoLink.tsx';

interface SecaoDaAjudaProps {
  secao: SecaoDoManual;
  anterior: SecaoDoManual | undefined;
  proxima: SecaoDoManual | undefined;
}

/** Shows a section of the manual, with links to the previous and the next section. */
export function SecaoDaAjuda({ secao, anterior, proxima }: SecaoDaAjudaProps) {
  const [inicio, ...partes] = secao.partes;
  return (
    <Box component="article" sx={artigo}>
      <Typography data-parte={secao.id} variant="h1" component="h2" tabIndex={-1} sx={cabeca}>
        {secao.titulo}
      </Typography>
      <BlocosDoManual blocos={inicio?.blocos ?? []} />
      {partes.length > 2 && (
        <Box component="nav" aria-label="Nesta seção" sx={{ my: 2 }}>
          <Typography sx={{ color: 'text.secondary', fontWeight: 600 }}>Nesta seção</Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5, lineHeight: 1.8 }}>
            {partes.map(({ id, titulo }) => (
              <li key={id}>
                <SecaoLink id={id} solto>
                  {titulo}
                </SecaoLink>
              </li>
            ))}
          </Box>
        </Box>
      )}
      {partes.map(({ id, titulo, blocos }) => (
        <Box key={id} component="section">
          <Typography data-parte={id} variant="h2" component="h3" tabIndex={-1} sx={{ ...cabeca, mt: 3 }}>
            {titulo}
          </Typography>
          <BlocosDoManual blocos={blocos} />
        </Box>
      ))}
      <Stack component="nav" aria-label="Outras seções" direction="row" sx={vizinhas}>
        <Box>
          {anterior && (
            <SecaoLink id={anterior.id} solto>
              <Vizinha diz="Anterior" titulo={anterior.titulo} icone={<ArrowBack fontSize="small" />} />
            </SecaoLink>
          )}
        </Box>
        <Box sx={{ textAlign: 'right' }}>
          {proxima && (
            <SecaoLink id={proxima.id} solto>
              <Vizinha diz="Próxima" titulo={proxima.titulo} icone={<ArrowForward fontSize="small" />} />
            </SecaoLink>
          )}
        </Box>
      </Stack>
    </Box>
  );
}

function Vizinha({ diz, titulo, icone }: { diz: string; titulo: string; icone: ReactNode }) {
  return (
    <>
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color: 'text.secondary' }}>
        {icone} {diz}:
      </Box>{' '}
      {titulo}
    </>
  );
}

/** Container queries: wide content depends on the width of the article, because the article also appears in a drawer. */
const artigo = { containerType: 'inline-size', containerName: 'ajuda' };
/** The heading takes the focus after navigation. It has no focus ring, because it is not a control. */
const cabeca = { outline: 'none', scrollMarginTop: '8px' };
const vizinhas = {
  justifyContent: 'space-between',
  gap: 2,
  mt: 4,
  pt: 2,
  borderTop: 1,
  borderColor: 'divider',
  '@media print': { display: 'none' },
};
