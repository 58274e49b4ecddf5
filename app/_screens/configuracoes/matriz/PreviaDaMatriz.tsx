import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { XmlPrevia } from '#components/comex/XmlPrevia.tsx';
import { LinkTo } from '#components/ui/LinkTo.tsx';
import { StatusChip } from '#components/ui/StatusChip.tsx';
import type { ApontamentoLido } from '#lib/contracts/dai.ts';
import type { PreviaDaMatriz as Previa } from '#lib/contracts/matriz-xml.ts';
import { formatarData, formatarInstante } from '#lib/format/data.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import { LinkDoApontamento } from './LinkDoApontamento.tsx';

/** What the check found, what keeps the file from being made first, and the file itself. */
export function PreviaDaMatriz({ previa }: { previa: Previa }) {
  const { apontamentos, itens, dia, xsd, aviso, importador } = previa;
  const de = (nivel: ApontamentoLido['nivel']) => apontamentos.filter((um) => um.nivel === nivel);
  const [erros, avisos] = [de('erro'), de('aviso')];
  return (
    <>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Resultado erros={erros.length} avisos={avisos.length} />
        <Typography>
          {itens === 1 ? '1 item' : `${formatarInteiro(itens)} itens`} em vigor em {formatarData(dia)}.
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {xsd
            ? `Conferido pelo XSD ${xsd.nome}, carregado em ${formatarInstante(xsd.carregadoEm)}. A assinatura é posta depois, onde está o certificado.`
            : 'Conferido sem o XSD oficial, pelo que se conhece do leiaute.'}
        </Typography>
      </Stack>
      <Grupo titulo="Impedem o XML" apontamentos={erros} importadorId={importador.id} />
      <Grupo titulo="Merecem um olhar" apontamentos={avisos} importadorId={importador.id} />
      {aviso && (
        <Alert severity="warning">
          {aviso} Com o XSD oficial carregado em{' '}
          <LinkTo underline="always" color="inherit" to="/configuracoes/parametros" search={{ dialogo: 'sefaz-am' }}>
            Parâmetros
          </LinkTo>
          , o arquivo é conferido por ele.
        </Alert>
      )}
      <XmlPrevia nome={previa.nome} xml={previa.xml} />
    </>
  );
}

function Resultado({ erros, avisos }: { erros: number; avisos: number }) {
  if (erros > 0) return <StatusChip tom="error">{erros === 1 ? '1 erro' : `${erros} erros`}</StatusChip>;
  if (avisos > 0) return <StatusChip tom="warning">{avisos === 1 ? '1 aviso' : `${avisos} avisos`}</StatusChip>;
  return <StatusChip tom="success">Tudo confere</StatusChip>;
}

interface GrupoProps {
  titulo: string;
  apontamentos: readonly ApontamentoLido[];
  importadorId: string;
}

function Grupo({ titulo, apontamentos, importadorId }: GrupoProps) {
  if (apontamentos.length === 0) return null;
  return (
    <div>
      <Typography component="h3" sx={{ fontWeight: 600, mb: 0.5 }}>
        {titulo}
      </Typography>
      <Stack component="ul" aria-label={titulo} sx={{ m: 0, pl: 2.5, gap: 0.75, overflowWrap: 'anywhere' }}>
        {apontamentos.slice(0, A_VISTA).map((um) => (
          <li key={`${um.codigo} ${um.caminho} ${um.mensagem}`}>
            {um.mensagem} <LinkDoApontamento alvo={um.alvo} importadorId={importadorId} />
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

/** Who has mended these sees the next ones. */
const A_VISTA = 50;
