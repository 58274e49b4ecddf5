import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { ListPagination } from '#components/ui/navigation/ListPagination.tsx';

interface Proposta {
  chave: string;
  nome: string;
  dados: ReactNode;
  porque: string;
  impedimento: string | null;
}

interface PropostasSectionProps {
  titulo: string;
  propostas: readonly Proposta[];
  /** Keys of the unmarked proposals. */
  fora: ReadonlySet<string>;
  aoMarcar: (chaves: readonly string[], dentro: boolean) => void;
  /** Acts on a proposal, at the end of its row. */
  atos?: (chave: string) => ReactNode;
}

/** Proposals of one kind, each with its reason and its mark, and one mark for all of them. */
export function PropostasSection({ titulo, propostas, fora, aoMarcar, atos }: PropostasSectionProps) {
  const [pagina, setPagina] = useState(1);
  if (propostas.length === 0) return null;
  const aceitaveis = propostas.flatMap(({ chave, impedimento }) => (impedimento === null ? [chave] : []));
  const marcadas = aceitaveis.filter((chave) => !fora.has(chave)).length;
  const todas = marcadas === aceitaveis.length;
  return (
    <Box component="section" aria-label={titulo}>
      <FormControlLabel
        control={
          <Checkbox
            checked={marcadas > 0 && todas}
            indeterminate={marcadas > 0 && !todas}
            disabled={aceitaveis.length === 0}
            onChange={() => aoMarcar(aceitaveis, !todas)}
          />
        }
        label={`${titulo}: ${marcadas} de ${propostas.length}`}
      />
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, borderTop: 1, borderColor: 'divider' }}>
        {propostas.slice((pagina - 1) * POR_PAGINA, pagina * POR_PAGINA).map((proposta) => (
          <Box component="li" key={proposta.chave} sx={linha}>
            <Checkbox
              size="small"
              slotProps={{ input: { 'aria-label': proposta.nome } }}
              checked={proposta.impedimento === null && !fora.has(proposta.chave)}
              disabled={proposta.impedimento !== null}
              onChange={(_, dentro) => aoMarcar([proposta.chave], dentro)}
            />
            <Box sx={{ flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography variant="body2">{proposta.nome}</Typography>
              <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                {proposta.dados}
              </Typography>
              <Typography
                variant="caption"
                component="p"
                sx={{ color: proposta.impedimento ? 'error.main' : 'text.secondary' }}
              >
                {proposta.impedimento ?? proposta.porque}
              </Typography>
            </Box>
            {atos && <Box sx={doFim}>{atos(proposta.chave)}</Box>}
          </Box>
        ))}
      </Stack>
      {propostas.length > POR_PAGINA && (
        <ListPagination
          total={propostas.length}
          pagina={pagina}
          tamanho={POR_PAGINA}
          aoMudar={(mudanca) => setPagina(mudanca.pagina)}
        />
      )}
    </Box>
  );
}

const linha = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'flex-start',
  gap: 1,
  py: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
};
/** Under the text on a phone, which has no room beside it. */
const doFim = { flex: { xs: '1 0 100%', sm: 'none' }, display: 'flex', justifyContent: 'flex-end' };
const POR_PAGINA = 25;
