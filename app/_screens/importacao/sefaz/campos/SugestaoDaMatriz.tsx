import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { StatusChip } from '#components/ui/chips/StatusChip.tsx';
import { nomeNaMatriz } from '#lib/domain/zfm/matriz-tributacao.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import { tributacaoPorExtenso } from './EscolhaDaMatriz.tsx';
import type { SugestaoComLinha } from './escolhas-da-dai.ts';

interface SugestaoDaMatrizProps {
  sugestao: SugestaoComLinha;
  /** It and the other open suggestions of the same row for the same NCM. */
  iguais: readonly SugestaoComLinha[];
  aoAceitar: (sugestoes: readonly SugestaoComLinha[]) => void;
}

/** A suggested row, marked as one, with where it comes from. It is no row of the DAI until a person accepts it. */
export function SugestaoDaMatriz({ sugestao, iguais, aoAceitar }: SugestaoDaMatrizProps) {
  const { linha, origem, alerta, adicao } = sugestao;
  return (
    <Stack className="in-lines" sx={{ gap: 0.5, alignItems: 'flex-start', overflowWrap: 'anywhere' }}>
      <StatusChip tom="warning">{`sugerida: ${origem}`}</StatusChip>
      <Typography variant="body2">
        {nomeNaMatriz(linha)} · {tributacaoPorExtenso(linha)}
      </Typography>
      {alerta && <AlertaDaLinha>{alerta}</AlertaDaLinha>}
      <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
        <Button
          size="small"
          variant="outlined"
          aria-label={`Aceitar a sugestão da adição ${adicao}`}
          onClick={() => aoAceitar([sugestao])}
        >
          Aceitar
        </Button>
        {iguais.length > 1 && (
          <Button size="small" onClick={() => aoAceitar(iguais)}>
            Aceitar as {formatarInteiro(iguais.length)} iguais
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

/** A doubt about a row, in words: it begins with the server's small letter. */
export function AlertaDaLinha({ children }: { children: string }) {
  return (
    <Typography variant="caption" sx={{ color: 'error.main', overflowWrap: 'anywhere' }}>
      {children.charAt(0).toUpperCase() + children.slice(1)}
    </Typography>
  );
}
