import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { XmlPrevia } from '#components/comex/XmlPrevia.tsx';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { usePreviaDoXml } from '#lib/api/sefaz/dai.ts';
import type { DaiLida } from '#lib/contracts/sefaz/dai.ts';
import type { TipoDeMarca } from '#lib/domain/zfm/marcas-da-dai.ts';

interface PreviaSectionProps {
  dai: DaiLida;
  campo: string | undefined;
  sujo: boolean;
  /** Whether the conference has errors, which keep the file from being made. */
  comErros: boolean;
  marcando: TipoDeMarca | null;
  aoMarcar: (tipo: TipoDeMarca) => void;
}

/** A preview of the file as it would be generated now. */
export function PreviaSection({ dai, campo, sujo, comErros, marcando, aoMarcar }: PreviaSectionProps) {
  const { data, error, mutate } = usePreviaDoXml(dai);
  return (
    <Section
      titulo="XML da DAI"
      acoes={
        dai.bloqueio === null && (
          <Button
            size="small"
            // Once the file is generated, the main action is to send it, so this button is only outlined.
            variant={dai.situacao === 'EM_ELABORACAO' ? 'contained' : 'outlined'}
            loading={marcando === 'XML_GERADO'}
            onClick={() => aoMarcar('XML_GERADO')}
          >
            {sujo ? 'Gravar e gerar XML' : 'Gerar XML'}
          </Button>
        )
      }
    >
      {data?.aviso && <Alert severity="warning">{data.aviso}</Alert>}
      {sujo && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          A prévia é do que está gravado.
        </Typography>
      )}
      {error && !data ? (
        <ErrorState erro={error} tentarDeNovo={() => mutate()} />
      ) : !data ? (
        <Skeleton variant="rounded" height={240} />
      ) : (
        <XmlPrevia nome={data.nome} xml={data.xml} focada={campo === 'xml'} semCopia={comErros} />
      )}
    </Section>
  );
}
