import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { RecordSkeleton } from '#components/ui/feedback/RecordSkeleton.tsx';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { useLeis } from '#lib/api/views/manual.ts';
import type { Leis } from '#lib/contracts/parametros/leis.ts';

/** An article of an act of the reform, or all of the act that was copied. `lei` is `lc-214-2025.443` or `lc-214-2025`. */
export function LeiAberta({ lei }: { lei: string }) {
  const { data: leis, error, mutate } = useLeis();
  if (error && !leis) return <ErrorState erro={error} tentarDeNovo={() => mutate()} />;
  if (!leis) return <RecordSkeleton />;
  const [id, numero] = lei.split('.');
  const ato = leis.find((leiGuardada) => leiGuardada.id === id);
  if (!ato) return <Alert severity="info">O Cais não tem cópia deste ato.</Alert>;
  const artigos =
    numero === undefined ? ato.artigos : [ato.artigos.find((artigo) => artigo.numero === numero) ?? semTexto(numero)];
  return (
    <Box component="article">
      <Typography variant="h2" component="h1">
        {ato.nome}
      </Typography>
      <Alert severity="info" sx={{ my: 2 }}>
        {ato.origem}
      </Alert>
      {artigos.map((artigo) => (
        <Artigo key={artigo.numero} {...artigo} />
      ))}
      {numero !== undefined && (
        <Typography sx={{ mt: 2, displayPrint: 'none' }}>
          <LinkTo to="/ajuda" search={{ lei: ato.id }}>
            Todos os artigos copiados deste ato
          </LinkTo>
        </Typography>
      )}
    </Box>
  );
}

function Artigo({ numero, paragrafos }: Leis[number]['artigos'][number]) {
  const id = `artigo-${numero}`;
  return (
    <Box component="section" aria-labelledby={id} sx={corpo}>
      <Typography id={id} variant="h3" component="h2" sx={{ mt: 3 }}>
        {`Art. ${numero}`}
      </Typography>
      {paragrafos.length === 0 && (
        <Typography>O texto deste artigo não está na cópia do Cais: leia-o no texto oficial.</Typography>
      )}
      {paragrafos.map((paragrafo, lugar) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes.
        <Typography key={lugar}>{paragrafo}</Typography>
      ))}
    </Box>
  );
}

const semTexto = (numero: string) => ({ numero, paragrafos: [] });
const corpo = { maxWidth: '76ch', overflowWrap: 'break-word', '& p': { my: 1, lineHeight: 1.65 } };
