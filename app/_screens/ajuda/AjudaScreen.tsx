import Print from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useSearch } from '@tanstack/react-router';
import { IndiceDaAjuda } from '#components/ajuda/IndiceDaAjuda.tsx';
import { LeituraDaAjuda } from '#components/ajuda/LeituraDaAjuda.tsx';
import { layout } from '#components/theme/tokens.ts';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { RecordSkeleton } from '#components/ui/feedback/RecordSkeleton.tsx';
import { SearchField } from '#components/ui/fields/SearchField.tsx';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';
import { useNavegarNaTela } from '#components/ui/navigation/use-navegar-na-tela.ts';
import { FolhaImpressa } from '#components/ui/page/FolhaImpressa.tsx';
import { useManual } from '#lib/api/views/manual.ts';
import type { Manual } from '#lib/contracts/platform/manual.ts';
import { LeiAberta } from './LeiAberta.tsx';

/** The manual on a page of its own, with an address to send, keep or print. */
export function AjudaScreen() {
  const { data: manual, error, mutate } = useManual();
  if (error && !manual) return <ErrorState erro={error} tentarDeNovo={() => mutate()} />;
  return manual ? <AjudaAberta manual={manual} /> : <RecordSkeleton />;
}

function AjudaAberta({ manual }: { manual: Manual }) {
  const lugar = useSearch({ from: '/dentro/ajuda' });
  const navegar = useNavegarNaTela('/ajuda');
  const procurar = (texto: string) =>
    navegar({ search: { q: texto.trim() ? texto : undefined }, replace: lugar.q !== undefined });
  return (
    <>
      <FolhaImpressa />
      <Stack direction="row" sx={{ gap: 1, mb: 2, flexWrap: 'wrap', displayPrint: 'none' }}>
        <SearchField rotulo="Buscar na ajuda" valor={lugar.q ?? ''} aoBuscar={procurar} />
        <Box sx={{ flex: 1 }} />
        {(lugar.secao || lugar.q || lugar.lei) && (
          <ButtonTo to="/ajuda" search={{}} color="inherit" variant="outlined" sx={{ display: { md: 'none' } }}>
            Índice
          </ButtonTo>
        )}
        <ButtonTo to="/primeiros-passos" color="inherit" variant="outlined">
          Primeiros passos
        </ButtonTo>
        <Button variant="outlined" color="inherit" startIcon={<Print />} onClick={() => window.print()}>
          Imprimir
        </Button>
      </Stack>
      <Box sx={colunas}>
        <Box sx={aoLado}>
          <IndiceDaAjuda secoes={manual.secoes} atual={lugar.secao?.split('.')[0]} />
        </Box>
        <Box sx={{ minWidth: 0, maxWidth: 860 }}>
          {lugar.lei ? (
            <LeiAberta lei={lugar.lei} />
          ) : (
            <LeituraDaAjuda
              manual={manual}
              lugar={lugar}
              semSecao={
                <Box sx={{ display: { md: 'none' } }}>
                  <IndiceDaAjuda secoes={manual.secoes} />
                </Box>
              }
            />
          )}
        </Box>
      </Box>
    </>
  );
}

const colunas = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '240px minmax(0, 1fr)' },
  '@media print': { display: 'block' },
};
/** A list longer than the screen scrolls by itself, beside the text. */
const aoLado = {
  display: { xs: 'none', md: 'block' },
  displayPrint: 'none',
  position: 'sticky',
  top: 8,
  alignSelf: 'start',
  maxHeight: `calc(100dvh - ${layout.topBarHeight + 24}px)`,
  overflowY: 'auto',
};
