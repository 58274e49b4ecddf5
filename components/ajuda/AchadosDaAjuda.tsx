import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { Destaque } from '#components/ui/feedback/Destaque.tsx';
import { EmptyState } from '#components/ui/feedback/EmptyState.tsx';
import type { Passagem } from './procurar-no-manual.ts';
import { SecaoLink } from './SecaoLink.tsx';

/** Lists the passages of the manual that match the search. */
export function AchadosDaAjuda({ texto, achados }: { texto: string; achados: readonly Passagem[] }) {
  return (
    <section aria-label="Achados">
      <span role="status" style={visuallyHidden}>
        {contagem(achados.length)}
      </span>
      {achados.length === 0 ? (
        <EmptyState titulo="Nada encontrado">
          O manual não fala de “{texto}”. Tente outra palavra, ou só o começo dela, ou procure no índice.
        </EmptyState>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {achados.map(({ id, secao, parte, trecho, termos }) => (
            <Box component="li" key={id} sx={{ py: 1.25, borderBottom: 1, borderColor: 'divider' }}>
              <SecaoLink id={id} solto>
                {parte ? `${secao} › ${parte}` : secao}
              </SecaoLink>
              <Typography sx={{ color: 'text.secondary', mt: 0.25, overflowWrap: 'break-word' }}>
                <Destaque texto={trecho} procurado={termos} />
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </section>
  );
}

function contagem(quantos: number): string {
  if (quantos === 0) return 'Nada encontrado';
  return quantos === 1 ? '1 trecho encontrado' : `${quantos} trechos encontrados`;
}
