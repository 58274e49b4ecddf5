import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { usePendenciasDaDai } from '#lib/api/sefaz/dai.ts';
import { PENDENCIAS_DA_DAI } from '#lib/contracts/consultas/dai.ts';
import { type DaiPendencias, NOME_PENDENCIA_DAI, type PendenciaDaDai } from '#lib/contracts/sefaz/dai.ts';
import { SEM_VALOR } from '#lib/format/decimal.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';

interface PendenciasDaFilaProps {
  escolhida: PendenciaDaDai | undefined;
  aoEscolher: (qual: PendenciaDaDai | undefined) => void;
}

/** The pending matters of the queue, with their number. A press filters the list by one of them. */
export function PendenciasDaFila({ escolhida, aoEscolher }: PendenciasDaFilaProps) {
  const { data } = usePendenciasDaDai();
  return (
    <Box component="section" aria-label="O que não pode ser esquecido" sx={faixa}>
      {PENDENCIAS_DA_DAI.map((qual) => {
        const quantas = data?.[qual];
        const posta = qual === escolhida;
        return (
          <ButtonBase
            key={qual}
            aria-pressed={posta}
            onClick={() => aoEscolher(posta ? undefined : qual)}
            sx={{ ...cartao, ...(posta && escolhido) }}
          >
            <Typography component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {NOME_PENDENCIA_DAI[qual]}
            </Typography>{' '}
            <Typography component="span" variant="figure" sx={{ color: quantas ? COR[qual] : 'text.secondary' }}>
              {quantas === undefined ? SEM_VALOR : formatarInteiro(quantas)}
            </Typography>{' '}
            <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
              {NOTA[qual](data)}
            </Typography>
          </ButtonBase>
        );
      })}
    </Box>
  );
}

const NOTA: Readonly<Record<PendenciaDaDai, (pendencias: DaiPendencias | undefined) => string>> = {
  SEM_DAI: (pendencias) => {
    const passadas = pendencias?.SEM_DAI_72H ?? 0;
    const quantas = passadas === 0 ? 'nenhuma' : formatarInteiro(passadas);
    return `${quantas} há mais de 72 h do desembaraço (praxe; não se conhece prazo em lei)`;
  },
  AGUARDANDO_CIENCIA: () => 'com canal e sem ciência: o desembaraço não conclui',
  NOTIFICACAO_ABERTA: () => 'com DAR por pagar',
  ICMS_POR_NOTIFICAR: () => 'a recolher pela DAI, sem notificação nem DAR',
  SEM_EXONERACAO: () => 'ICMS por declarar no Siscomex',
};

/** Red for what costs money; not for what only waits. */
const COR: Readonly<Record<PendenciaDaDai, string>> = {
  SEM_DAI: 'text.primary',
  AGUARDANDO_CIENCIA: 'text.primary',
  NOTIFICACAO_ABERTA: 'error.main',
  ICMS_POR_NOTIFICAR: 'error.main',
  SEM_EXONERACAO: 'text.primary',
};

const faixa = {
  display: 'grid',
  gap: 1,
  mb: 2,
  gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(5, 1fr)' },
};

const cartao = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'flex-start',
  textAlign: 'left',
  font: 'inherit',
  px: { xs: 1.5, sm: 2 },
  py: 1.25,
  minWidth: 0,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '10px',
  bgcolor: 'background.paper',
  '&:hover': { borderColor: 'primary.main' },
} as const;

const escolhido = { borderColor: 'primary.main', bgcolor: 'primary.soft' };
