import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Section } from '#components/ui/Section.tsx';
import { StatusChip } from '#components/ui/StatusChip.tsx';
import type { ApontamentoLido, ConferenciaDaDai, DaiLida } from '#lib/contracts/dai.ts';
import { formatarInstante } from '#lib/format/data.ts';
import { ApontamentoLink } from './ApontamentoLink.tsx';
import type { DaiConferida } from './FormularioDaDai.tsx';

interface ApontamentosSectionProps {
  dai: DaiLida;
  conferencia: ConferenciaDaDai;
  conferida: DaiConferida;
}

/** What the check found, what keeps the file from being made first; each with the way to where it is mended. */
export function ApontamentosSection({ dai, conferencia, conferida }: ApontamentosSectionProps) {
  const { apontamentos, xsd } = conferencia;
  const de = (nivel: ApontamentoLido['nivel']) => apontamentos.filter((um) => um.nivel === nivel);
  const [erros, avisos] = [de('erro'), de('aviso')];
  return (
    <Section
      titulo="Conferência"
      nota={
        xsd
          ? `pelo XSD ${xsd.nome}, carregado em ${formatarInstante(xsd.carregadoEm)}`
          : 'sem o XSD oficial: estrutura, tamanhos, casas e somas pelo que se conhece do layout'
      }
      acoes={<Resultado erros={erros.length} avisos={avisos.length} />}
    >
      {conferida.sujo && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Conferido como está na tela, ainda não gravado.
        </Typography>
      )}
      {apontamentos.length === 0 && (
        <Typography>Nada a corrigir: as {conferencia.adicoes.length} adições têm matriz e as somas fecham.</Typography>
      )}
      <Grupo titulo="Impedem o XML" apontamentos={erros} dai={dai} />
      <Grupo titulo="Merecem um olhar" apontamentos={avisos} dai={dai} />
    </Section>
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
  dai: DaiLida;
}

function Grupo({ titulo, apontamentos, dai }: GrupoProps) {
  if (apontamentos.length === 0) return null;
  return (
    <div>
      <Typography component="h3" sx={{ fontWeight: 600, mb: 0.5 }}>
        {titulo}
      </Typography>
      <Stack component="ul" aria-label={titulo} sx={{ m: 0, pl: 2.5, gap: 0.75 }}>
        {apontamentos.map((um) => (
          <li key={`${um.codigo} ${um.caminho} ${um.adicao} ${um.mensagem}`}>
            {um.adicao && !um.mensagem.includes(um.adicao) && <strong>Adição {um.adicao}: </strong>}
            {um.mensagem}{' '}
            {um.caminho && (
              <Typography component="code" variant="caption" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {um.caminho}
              </Typography>
            )}{' '}
            <ApontamentoLink dai={dai} apontamento={um} />
          </li>
        ))}
      </Stack>
    </div>
  );
}
