import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { type ChangeEvent, useRef, useState } from 'react';
import { StatusChip } from '#components/ui/chips/StatusChip.tsx';
import { useFocoAoSurgir } from '#components/ui/navigation/use-foco-ao-surgir.ts';
import { Section } from '#components/ui/page/Section.tsx';
import { type PapelExigido, papeisQueFaltam } from '#lib/domain/aduana/processo/documentos-exigidos.ts';
import { NOME_TIPO_DOCUMENTO, type TipoDocumento } from '#lib/domain/aduana/processo/tipo-documento.ts';

interface PapeisExigidosProps {
  exigidos: readonly PapelExigido[];
  presentes: readonly TipoDocumento[];
  /** The type of document that a link leads to. */
  levado?: string | undefined;
  enviar: (arquivo: File, tipo: TipoDocumento) => Promise<unknown>;
}

/** The checklist of required documents, each with its reason and, if missing, an upload button. */
export function PapeisExigidos({ exigidos, presentes, levado, enviar }: PapeisExigidosProps) {
  const faltam = papeisQueFaltam(exigidos, presentes);
  return (
    <Section
      titulo="Papéis exigidos"
      acoes={
        faltam.length === 0 ? (
          <StatusChip tom="success">Completo</StatusChip>
        ) : (
          <StatusChip tom="warning">{faltam.length === 1 ? 'Falta 1' : `Faltam ${faltam.length}`}</StatusChip>
        )
      }
    >
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', gap: 1 }}>
        {exigidos.map((papel) => (
          <Papel
            key={papel.tipo}
            papel={papel}
            presente={presentes.includes(papel.tipo)}
            levado={papel.tipo === levado}
            enviar={enviar}
          />
        ))}
      </Stack>
    </Section>
  );
}

interface PapelProps extends Pick<PapeisExigidosProps, 'enviar'> {
  papel: PapelExigido;
  presente: boolean;
  levado: boolean;
}

function Papel({ papel: { tipo, porque }, presente, levado, enviar }: PapelProps) {
  const { enqueueSnackbar } = useSnackbar();
  const [enviando, setEnviando] = useState(false);
  const campo = useRef<HTMLInputElement>(null);
  const foco = useFocoAoSurgir<HTMLButtonElement>(levado);
  const nome = NOME_TIPO_DOCUMENTO[tipo];
  const texto = presente ? 'Enviar outro' : 'Enviar';
  const escolher = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [arquivo] = target.files ?? [];
    target.value = '';
    if (!arquivo) return;
    setEnviando(true);
    try {
      await enviar(arquivo, tipo);
    } catch (erro) {
      enqueueSnackbar(`${arquivo.name} não foi anexado. ${(erro as Error).message}`, { variant: 'error' });
    } finally {
      setEnviando(false);
    }
  };
  return (
    <Stack component="li" direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      {presente ? <CheckCircle color="success" /> : <RadioButtonUnchecked color="disabled" />}
      <Stack sx={{ flex: 1, minWidth: 160 }}>
        <Typography>
          {nome}{' '}
          <Typography component="span" variant="caption" sx={{ color: presente ? 'text.secondary' : 'warning.main' }}>
            {presente ? 'presente' : 'falta'}
          </Typography>
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {porque}
        </Typography>
      </Stack>
      <Button
        ref={foco}
        size="small"
        color="inherit"
        variant="outlined"
        startIcon={<UploadFile />}
        loading={enviando}
        aria-label={`${texto}: ${nome}`}
        onClick={() => campo.current?.click()}
      >
        {texto}
      </Button>
      <input ref={campo} hidden type="file" aria-label={`Arquivo: ${nome}`} onChange={escolher} />
    </Stack>
  );
}
