import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { StatusChip } from '#components/ui/StatusChip.tsx';
import type { ApontamentoLido } from '#lib/contracts/dai.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';

interface ApontamentosProps {
  apontamentos: readonly ApontamentoLido[];
  /** The way to where one is mended. */
  link: (apontamento: ApontamentoLido) => ReactNode;
}

/** What the check of a file for the Sefaz found, what keeps it from being made first. */
export function Apontamentos({ apontamentos, link }: ApontamentosProps) {
  return (
    <>
      <Grupo titulo="Impedem o XML" apontamentos={doNivel(apontamentos, 'erro')} link={link} />
      <Grupo titulo="Merecem um olhar" apontamentos={doNivel(apontamentos, 'aviso')} link={link} />
    </>
  );
}

/** The same in two words. */
export function ResultadoDosApontamentos({ apontamentos }: Pick<ApontamentosProps, 'apontamentos'>) {
  const [erros, avisos] = [doNivel(apontamentos, 'erro').length, doNivel(apontamentos, 'aviso').length];
  if (erros > 0) return <StatusChip tom="error">{erros === 1 ? '1 erro' : `${erros} erros`}</StatusChip>;
  if (avisos > 0) return <StatusChip tom="warning">{avisos === 1 ? '1 aviso' : `${avisos} avisos`}</StatusChip>;
  return <StatusChip tom="success">Tudo confere</StatusChip>;
}

function Grupo({ titulo, apontamentos, link }: ApontamentosProps & { titulo: string }) {
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

const doNivel = (apontamentos: readonly ApontamentoLido[], nivel: ApontamentoLido['nivel']) =>
  apontamentos.filter((um) => um.nivel === nivel);

/** Who has mended these sees the next ones. */
const A_VISTA = 50;
