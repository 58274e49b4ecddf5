import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Usuario } from '#lib/contracts/accounts/usuario.ts';
import { AcoesDaPessoa, type AoMudarPessoa } from './AcoesDaPessoa.tsx';
import { contatoDaPessoa } from './contato-da-pessoa.ts';
import { SituacaoDaPessoa } from './SituacaoDaPessoa.tsx';

/** The people as cards, for a phone. */
export function PessoasCards({ pessoas, ...aoMudar }: AoMudarPessoa & { pessoas: Usuario[] }) {
  return (
    <Stack
      component="ul"
      aria-label="Pessoas da empresa"
      divider={<Divider component="li" aria-hidden />}
      sx={{ m: 0, p: 0, gap: 1.5, listStyle: 'none' }}
    >
      {pessoas.map((pessoa) => (
        <Stack key={pessoa.id} component="li" sx={{ gap: 0.75, alignItems: 'flex-start' }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{pessoa.nome}</Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {contatoDaPessoa(pessoa)}
          </Typography>
          <Stack direction="row" sx={{ width: 1, gap: 1, alignItems: 'flex-start', justifyContent: 'space-between' }}>
            <SituacaoDaPessoa pessoa={pessoa} />
            <AcoesDaPessoa pessoa={pessoa} {...aoMudar} />
          </Stack>
        </Stack>
      ))}
    </Stack>
  );
}
