import Close from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DeclaracaoLida } from '#lib/contracts/di.ts';
import { DeclaracaoPreview } from './DeclaracaoPreview.tsx';
import type { ArquivoDi } from './use-importacao-di.ts';

interface ArquivoDiCardProps {
  arquivo: ArquivoDi;
  aoTirar: () => void;
  aoRetificar: (processoId: string) => void;
}

/** One chosen file: how far it is, what is wrong with it, or what it declares. */
export function ArquivoDiCard({ arquivo: um, aoTirar, aoRetificar }: ArquivoDiCardProps) {
  const { name } = um.arquivo;
  const ocupado = um.estado === 'lendo' || um.estado === 'importando';
  return (
    <Card component="article" aria-label={name} aria-busy={ocupado}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, px: 2, py: 1 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {descricao(um)}
        </Typography>
        <IconButton aria-label={`Tirar ${name}`} onClick={aoTirar} disabled={ocupado} sx={{ ml: 'auto' }}>
          <Close />
        </IconButton>
      </Stack>
      {ocupado && <LinearProgress {...progressoDe(um.progresso)} aria-label={descricao(um)} />}
      {'erro' in um && um.erro && (
        <Box sx={{ px: 2, pb: 2 }}>
          <Alert severity="error">{um.erro.message}</Alert>
        </Box>
      )}
      {'leitura' in um && um.leitura && <Declaracoes declaracoes={um.leitura.declaracoes} aoRetificar={aoRetificar} />}
    </Card>
  );
}

interface DeclaracoesProps {
  declaracoes: DeclaracaoLida[];
  aoRetificar: (processoId: string) => void;
}

function Declaracoes({ declaracoes, aoRetificar }: DeclaracoesProps) {
  return declaracoes.map((declaracao) => (
    <DeclaracaoPreview
      key={declaracao.numeroDI}
      declaracao={declaracao}
      aoRetificar={aoRetificar}
      aberta={declaracoes.length <= ABERTAS_ATE || !tudoConfere(declaracao)}
    />
  ));
}

/** A file of few declarations shows them all open; of many, only those that ask for a look. */
const ABERTAS_ATE = 3;

function tudoConfere({ conferencias }: DeclaracaoLida): boolean {
  return conferencias.every(({ nivel }) => nivel === 'ok');
}

/** Sent whole, the server works on it: from there on nobody knows how far it is. */
function progressoDe(parte: number) {
  return parte < 1 ? { variant: 'determinate' as const, value: parte * 100 } : { variant: 'indeterminate' as const };
}

function descricao(um: ArquivoDi): string {
  switch (um.estado) {
    case 'lendo':
      return 'Lendo e conferindo…';
    case 'importando':
      return 'Importando…';
    case 'recusado':
      return 'Não pôde ser lido';
    case 'importado':
      return 'Importado';
    case 'lido': {
      const { length } = um.leitura.declaracoes;
      return length === 1 ? '1 declaração' : `${length} declarações`;
    }
  }
}
