import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { StatusChip } from '#components/ui/chips/StatusChip.tsx';
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
  /** A cause in words, by code, with one remedy for all its findings; without a remedy, the link of the first. */
  causas?: CausasDosApontamentos;
}

/** `16` of `ESCOLHA_INCOMPLETA` → “16 adições sem linha da matriz”, and the link to where all are mended. */
type CausasDosApontamentos = Readonly<
  Partial<Record<string, { texto: (quantas: string) => string; remedio?: ReactNode }>>
>;

/** Shows the findings of a check; blocking errors come first. */
export function Apontamentos<Um extends Apontado>(props: ApontamentosProps<Um>) {
  const { apontamentos, impedem = 'Impedem o XML', ...como } = props;
  return (
    <>
      <Grupo titulo={impedem} apontamentos={doNivel(apontamentos, 'erro')} {...como} />
      <Grupo titulo="A conferir" apontamentos={doNivel(apontamentos, 'aviso')} {...como} />
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

function Grupo<Um extends Apontado>({
  titulo,
  apontamentos,
  link,
  causas,
}: ApontamentosProps<Um> & { titulo: string }) {
  if (apontamentos.length === 0) return null;
  return (
    <div>
      <Typography component="h3" sx={{ fontWeight: 600, mb: 0.5 }}>
        {titulo}
      </Typography>
      <Stack component="ul" aria-label={titulo} sx={{ m: 0, pl: 2.5, gap: 0.75, overflowWrap: 'anywhere' }}>
        {[...Map.groupBy(apontamentos, ({ codigo }) => codigo)].map(([codigo, apontamentosDaCausa]) =>
          apontamentosDaCausa.length < A_AGRUPAR ? (
            apontamentosDaCausa.map((apontamento) => (
              <Apontamento key={chaveDe(apontamento)} um={apontamento} link={link} />
            ))
          ) : (
            <Causa key={codigo} suas={apontamentosDaCausa} link={link} causa={causas?.[codigo]} />
          ),
        )}
      </Stack>
    </div>
  );
}

interface CausaProps<Um extends Apontado> {
  suas: readonly Um[];
  link: (apontamento: Um) => ReactNode;
  causa: CausasDosApontamentos[string];
}

/** Many findings of one cause: the cause with its remedy, or the first of them; and all of them on demand. */
function Causa<Um extends Apontado>({ suas: apontamentosDaCausa, link, causa }: CausaProps<Um>) {
  const [aberta, setAberta] = useState(false);
  const [primeira] = apontamentosDaCausa;
  const quantas = formatarInteiro(apontamentosDaCausa.length);
  return (
    <li>
      {causa ? (
        <>
          <strong>{causa.texto(quantas)}</strong> · {causa.remedio ?? (primeira && link(primeira))}{' '}
        </>
      ) : (
        <>
          <strong>{quantas} vezes: </strong>
          {primeira?.mensagem} {primeira && link(primeira)}{' '}
        </>
      )}
      <Button size="small" color="inherit" aria-expanded={aberta} onClick={() => setAberta(!aberta)}>
        {aberta ? 'Recolher' : `Ver as ${quantas}`}
      </Button>
      {aberta && (
        <Stack component="ul" sx={{ m: 0, pl: 2.5, gap: 0.5 }}>
          {apontamentosDaCausa.map((apontamento) => (
            <Apontamento key={chaveDe(apontamento)} um={apontamento} link={link} />
          ))}
        </Stack>
      )}
    </li>
  );
}

function Apontamento<Um extends Apontado>({ um: apontamento, link }: { um: Um } & Pick<ApontamentosProps<Um>, 'link'>) {
  return (
    <li>
      {apontamento.adicao && !apontamento.mensagem.includes(apontamento.adicao) && (
        <strong>Adição {apontamento.adicao}: </strong>
      )}
      {apontamento.mensagem}{' '}
      {apontamento.codigo === DO_XSD && apontamento.caminho && (
        <Typography component="code" variant="caption" sx={{ color: 'text.secondary' }}>
          {apontamento.caminho}
        </Typography>
      )}{' '}
      {link(apontamento)}
    </li>
  );
}

const chaveDe = ({ codigo, caminho, adicao, mensagem }: Apontado) => `${codigo} ${caminho} ${adicao} ${mensagem}`;

function doNivel<Um extends Apontado>(apontamentos: readonly Um[], nivel: Apontado['nivel']): Um[] {
  return apontamentos.filter((apontamento) => apontamento.nivel === nivel);
}

/** The official XSD speaks of places in the file, so its findings show the place. */
const DO_XSD = 'XSD';

/** From this many findings of one cause on, they stand as one line. */
const A_AGRUPAR = 4;
