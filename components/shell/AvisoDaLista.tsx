import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { StatusChip, type Tom } from '#components/ui/chips/StatusChip.tsx';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import type { Aviso } from '#lib/contracts/outbound/aviso.ts';
import { NOME_TIPO_AVISO, type RecursoComAviso, type TipoDeAviso } from '#lib/domain/avisos/aviso.ts';
import { formatarInstante } from '#lib/format/data.ts';
import { haQuanto } from '#lib/format/ha-quanto.ts';

/** A notice: its subject, what happened, who did it and when. The whole notice links to the record. */
export function AvisoDaLista({ aviso, aoAbrir }: { aviso: Aviso; aoAbrir: () => void }) {
  const { tipo, recurso, registroId, titulo, texto, autor, vezes, em, lidoEm } = aviso;
  const novo = lidoEm === null;
  return (
    <Box component="li" sx={{ ...linha, bgcolor: novo ? 'primary.soft' : 'transparent' }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <LinkTo
          to={TELA[recurso]}
          params={{ id: registroId }}
          onClick={aoAbrir}
          sx={{ ...link, fontWeight: novo ? 700 : 500 }}
        >
          {titulo}
        </LinkTo>
        {tipo !== 'MUDANCA' && <StatusChip tom={TOM[tipo]}>{NOME_TIPO_AVISO[tipo]}</StatusChip>}
        {novo && (
          <Typography variant="caption" sx={{ ml: 'auto', fontWeight: 600, color: 'primary.main' }}>
            Novo
          </Typography>
        )}
      </Stack>
      <Typography sx={corpo}>{texto}</Typography>
      <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {autor}
        <br />
        <time dateTime={em}>{[haQuanto(em, new Date()), formatarInstante(em)].filter(Boolean).join(' · ')}</time>
        {vezes > 1 && ` · a última de ${vezes} vezes`}
      </Typography>
    </Box>
  );
}

const TELA = {
  Processo: '/importacao/processos/$id',
  Dai: '/importacao/sefaz/$id',
  Dci: '/dci/processos-dci/$id',
  Dcr: '/dcr/processos-dcr/$id',
  // The people are on the page of the company, which needs no id.
  Usuario: '/configuracoes/empresa',
  Empresa: '/configuracoes/empresa',
} as const satisfies Readonly<Record<RecursoComAviso, string>>;

const TOM: Readonly<Record<TipoDeAviso, Tom>> = {
  CANAL: 'info',
  EXIGENCIA: 'error',
  CIENCIA: 'warning',
  MUDANCA: 'neutral',
  EXCLUSAO: 'neutral',
  ACESSO: 'info',
};

const linha = {
  position: 'relative',
  px: 2,
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
  '&:hover': { boxShadow: 'inset 3px 0 0 currentColor' },
};
/** The link covers the whole notice. */
const link = { '&::after': { content: '""', position: 'absolute', inset: 0 } };
/** A reason may be long, so it is clamped here. The history shows the full text. */
const corpo = {
  my: 0.25,
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitLineClamp: 4,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
};
