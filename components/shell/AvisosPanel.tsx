import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ErrorState } from '#components/ui/ErrorState.tsx';
import { LinkTo } from '#components/ui/LinkTo.tsx';
import type { Aviso } from '#lib/contracts/aviso.ts';
import { NOME_TIPO_AVISO } from '#lib/domain/aviso.ts';
import { formatarInstante } from '#lib/format/data.ts';

interface AvisosPanelProps {
  ancora: HTMLElement | null;
  /** What waits in Meu dia, in words. */
  pendencias: string;
  avisos: readonly Aviso[] | undefined;
  erro: Error | undefined;
  aoFechar: () => void;
  /** Counts as read; all where none is named. */
  aoLer: (ids?: string[]) => void;
  tentarDeNovo: () => void;
}

/** What happened to what is mine, the newest first, and on top what waits for me. */
export function AvisosPanel({ ancora, pendencias, avisos, erro, aoFechar, aoLer, tentarDeNovo }: AvisosPanelProps) {
  const novos = avisos?.filter(({ lidoEm }) => lidoEm === null) ?? [];
  return (
    <Popover
      open={ancora !== null}
      anchorEl={ancora}
      onClose={aoFechar}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': 'Avisos', sx: painel } }}
    >
      <Box sx={cabeca}>
        <LinkTo to="/meu-dia" onClick={aoFechar} sx={{ fontWeight: 600 }}>
          {pendencias}
        </LinkTo>
      </Box>
      <Stack direction="row" sx={{ px: 2, pt: 1.5, pb: 0.5, alignItems: 'center', minHeight: 44 }}>
        <Typography variant="h3" component="h2" sx={{ flex: 1 }}>
          Avisos
        </Typography>
        {novos.length > 0 && (
          <Button size="small" color="inherit" onClick={() => aoLer()}>
            Dar todos por lidos
          </Button>
        )}
      </Stack>
      {erro && !avisos && <ErrorState erro={erro} tentarDeNovo={tentarDeNovo} />}
      {!erro && !avisos && <Esqueleto />}
      {avisos?.length === 0 && (
        <Typography sx={{ px: 2, pb: 2.5, color: 'text.secondary' }}>
          Nenhum aviso. Aqui aparece o que outra pessoa faz nos seus processos: o canal que saiu, a exigência, a ciência
          que falta dar, uma alteração.
        </Typography>
      )}
      {avisos && avisos.length > 0 && (
        <Box component="ul" aria-label="Avisos" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {avisos.map((aviso) => (
            <UmAviso
              key={aviso.id}
              aviso={aviso}
              aoAbrir={() => {
                if (aviso.lidoEm === null) aoLer([aviso.id]);
                aoFechar();
              }}
            />
          ))}
        </Box>
      )}
    </Popover>
  );
}

function UmAviso({ aviso, aoAbrir }: { aviso: Aviso; aoAbrir: () => void }) {
  const { tipo, recurso, registroId, titulo, texto, autor, vezes, em, lidoEm } = aviso;
  const novo = lidoEm === null;
  return (
    <Box component="li" sx={{ ...linha, bgcolor: novo ? 'primary.soft' : 'transparent' }}>
      <Typography variant="caption" sx={{ color: 'text.secondary', display: 'block' }}>
        {[novo && 'Novo', NOME_TIPO_AVISO[tipo], formatarInstante(em)].filter(Boolean).join(' · ')}
      </Typography>
      <LinkTo
        to={recurso === 'Dai' ? '/importacao/sefaz/$id' : '/importacao/processos/$id'}
        params={{ id: registroId }}
        onClick={aoAbrir}
        sx={{ fontWeight: novo ? 600 : 500 }}
      >
        {titulo}
      </LinkTo>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{texto}</Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {vezes > 1 ? `${autor} e antes, ${vezes} vezes` : autor}
      </Typography>
    </Box>
  );
}

function Esqueleto() {
  return (
    <Stack sx={{ px: 2, pb: 2, gap: 1.5 }}>
      {['um', 'dois', 'três'].map((chave) => (
        <Skeleton key={chave} variant="rounded" height={56} />
      ))}
    </Stack>
  );
}

const painel = { width: 380, maxWidth: 'calc(100vw - 16px)', maxHeight: 'min(640px, calc(100dvh - 80px))', mt: 0.5 };
const cabeca = { px: 2, py: 1.5, borderBottom: 1, borderColor: 'divider', bgcolor: 'background.default' };
const linha = { px: 2, py: 1.25, borderTop: 1, borderColor: 'divider' };
