import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { StatusChip } from '#components/ui/StatusChip.tsx';
import { formatarInteiro } from '#lib/format/inteiro.ts';

/** A finding of the check of a document. */
export interface Apontado {
  nivel: 'erro' | 'aviso';
  codigo: string;
  mensagem: string;
  /** Path in the file generated from the document. */
  caminho?: string | null;
  adicao?: string | null;
}

interface ApontamentosProps<Um extends Apontado> {
  apontamentos: readonly Um[];
  /** What an error prevents: `Impedem o XML`. */
  impedem?: string;
  /** Link to the place where the finding can be corrected. */
  link: (apontamento: Um) => ReactNode;
}

/** Shows the findings of a check; blocking errors come first. */
export function Apontamentos<Um extends Apontado>(props: ApontamentosProps<Um>) {
  const { apontamentos, impedem = 'Impedem o XML', link } = props;
  return (
    <>
      <Grupo titulo={impedem} apontamentos={doNivel(apontamentos, 'erro')} link={link} />
      <Grupo titulo="Merecem um olhar" apontamentos={doNivel(apontamentos, 'aviso')} link={link} />
    </>
  );
}

/** Sums the findings up in two words. */
export function ResultadoDosApontamentos({ apontamentos }: { apontamentos: readonly Apontado[] }) {
  const [erros, avisos] = [doNivel(apontamentos, 'erro').length, doNivel(apontamentos, 'aviso').length];
  if (erros > 0) return <StatusChip tom="error">{erros === 1 ? '1 erro' : `${erros} erros`}</StatusChip>;
  if (avisos > 0) return <StatusChip tom="warning">{avisos === 1 ? '1 aviso' : `${avisos} avisos`}</StatusChip>;
  return <StatusChip tom="success">Tudo confere</StatusChip>;
}

function Grupo<Um extends Apontado>({ titulo, apontamentos, link }: ApontamentosProps<Um> & { titulo: string }) {
  if (apontamentos.length === 0) return null;
  return (
    <div>
      <Typography component="h3" sx={{ fontWeight: 600, mb: 0.5 }}>
        {titulo}
      </Typography>
      <Stack component="ul" aria-label={titulo} sx={{ m: 0, pl: 2.5, gap: 0.75, overflowWrap: 'anywhere' }}>
        {apontamentos.slice(0, A_VISTA).map((um) => (
          <li key={`${um.codigo} ${um.caminho} ${um.adicao} ${um.mensagem}`}>
            {um.adicao && !um.mensagem.includes(um.adicao) && <strong>Adição {um.adicao}: </strong>}
            {um.mensagem}{' '}
            {um.caminho && (
              <Typography component="code" variant="caption" sx={{ color: 'text.secondary' }}>
                {um.caminho}
              </Typography>
            )}{' '}
            {link(um)}
          </li>
        ))}
      </Stack>
      {apontamentos.length > A_VISTA && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          E mais {formatarInteiro(apontamentos.length - A_VISTA)}.
        </Typography>
      )}
    </div>
  );
}

function doNivel<Um extends Apontado>(apontamentos: readonly Um[], nivel: Apontado['nivel']): Um[] {
  return apontamentos.filter((um) => um.nivel === nivel);
}

/** Maximum number of visible findings. The next ones appear as these are corrected. */
const A_VISTA = 50;
