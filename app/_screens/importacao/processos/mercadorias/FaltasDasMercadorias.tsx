import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import type { MercadoriasLidas } from '#lib/contracts/processo/mercadorias.ts';

interface FaltasDasMercadoriasProps {
  processoId: string;
  faltas: MercadoriasLidas['faltas'];
  semTributosPrevistos: string | null;
}

/** Why taxes are unknown, one line a cause, with the place where it is mended. */
export function FaltasDasMercadorias({ processoId, faltas, semTributosPrevistos }: FaltasDasMercadoriasProps) {
  if (faltas.length === 0 && semTributosPrevistos === null) return null;
  return (
    <Stack component="ul" aria-label="O que não se sabe" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
      {faltas.map(({ tributos, causa, adicoes }) => (
        <Typography component="li" key={causa} variant="body2" sx={{ color: 'text.secondary' }}>
          {`${tributos.map((tributo) => tributo.toUpperCase()).join(' e ')} de ${adicoes.length === 1 ? '1 adição' : `${adicoes.length} adições`}: ${causa}. `}
          {tributos.includes('icms') ? (
            <LinkTo
              underline="always"
              to="/importacao/sefaz/$id"
              params={{ id: processoId }}
              search={{ aba: 'adicoes' }}
            >
              Ver na DAI
            </LinkTo>
          ) : (
            <LinkTo
              underline="always"
              to="/importacao/processos/$id"
              params={{ id: processoId }}
              search={{ aba: 'tributos' }}
            >
              Ver em Tributos
            </LinkTo>
          )}
        </Typography>
      ))}
      {semTributosPrevistos !== null && (
        <Typography component="li" variant="body2" sx={{ color: 'text.secondary' }}>
          {`Tributos da previsão: ${semTributosPrevistos} `}
          <LinkTo
            underline="always"
            to="/importacao/processos/$id"
            params={{ id: processoId }}
            search={{ aba: 'adicoes' }}
          >
            Ver a previsão
          </LinkTo>
        </Typography>
      )}
    </Stack>
  );
}
