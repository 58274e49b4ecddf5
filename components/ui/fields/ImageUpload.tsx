import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useRef, useState } from 'react';
import { useUrl } from '#components/ui/navigation/use-url.ts';

interface ImageUploadProps {
  /** `foto`, as in "Escolher foto". */
  nome: string;
  /** Alternative text of the image. */
  descricao: string;
  /** Address of the current image. */
  url: string | null;
  /** Placeholder when there is no image. */
  vazia: ReactNode;
  redonda?: boolean;
  aoEnviar: (arquivo: File, aoProgredir: (parte: number) => void) => Promise<void>;
  aoRemover: () => Promise<void>;
}

/** Uploads, replaces and removes the image of a record. The image is visible while it uploads. */
export function ImageUpload({ nome, descricao, url, vazia, redonda = false, ...atos }: ImageUploadProps) {
  const entrada = useRef<HTMLInputElement>(null);
  const { envio, removendo, falha, esquecerFalha, enviar, remover } = useEnvioDaImagem(atos);
  const previa = useUrl(envio?.arquivo);
  const mostrada = previa ?? url;
  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
      <Box sx={{ ...frame, borderRadius: redonda ? '50%' : '10px' }}>
        {mostrada ? (
          <Box
            component="img"
            src={mostrada}
            alt={descricao}
            sx={{ ...image, objectFit: redonda ? 'cover' : 'contain' }}
          />
        ) : (
          vazia
        )}
      </Box>
      <Stack sx={{ gap: 1, flex: '1 1 240px', minWidth: 0 }}>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <input
            ref={entrada}
            type="file"
            hidden
            accept="image/png,image/jpeg,image/webp"
            aria-label={`Arquivo: ${nome}`}
            onChange={({ target }) => {
              const [arquivo] = target.files ?? [];
              // Cleared so that choosing the same file again fires a change event.
              target.value = '';
              if (arquivo) enviar(arquivo);
            }}
          />
          <Button variant="outlined" color="inherit" disabled={envio !== null} onClick={() => entrada.current?.click()}>
            {url ? `Trocar ${nome}` : `Escolher ${nome}`}
          </Button>
          {url && (
            <Button color="error" loading={removendo} disabled={envio !== null} onClick={remover}>
              Remover {nome}
            </Button>
          )}
        </Stack>
        {envio && (
          <LinearProgress
            variant="determinate"
            value={envio.parte * 100}
            aria-label={`Enviando ${envio.arquivo.name}`}
          />
        )}
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          PNG, JPEG ou WebP, até 5 MB.
        </Typography>
        {falha && (
          <Alert severity="error" onClose={esquecerFalha}>
            {falha.message}
          </Alert>
        )}
      </Stack>
    </Stack>
  );
}

function useEnvioDaImagem({ aoEnviar, aoRemover }: Pick<ImageUploadProps, 'aoEnviar' | 'aoRemover'>) {
  const [envio, setEnvio] = useState<{ arquivo: File; parte: number } | null>(null);
  const [removendo, setRemovendo] = useState(false);
  const [falha, setFalha] = useState<Error | null>(null);
  const enviar = async (arquivo: File) => {
    setFalha(null);
    setEnvio({ arquivo, parte: 0 });
    try {
      await aoEnviar(arquivo, (parte) => setEnvio({ arquivo, parte }));
    } catch (erro) {
      setFalha(erro as Error);
    } finally {
      setEnvio(null);
    }
  };
  const remover = async () => {
    setFalha(null);
    setRemovendo(true);
    try {
      await aoRemover();
    } catch (erro) {
      setFalha(erro as Error);
    } finally {
      setRemovendo(false);
    }
  };
  return { envio, removendo, falha, esquecerFalha: () => setFalha(null), enviar, remover };
}

const frame = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 96,
  height: 96,
  overflow: 'hidden',
  fontSize: '2rem',
  fontWeight: 650,
  color: 'primary.main',
  bgcolor: 'primary.soft',
};

const image = { width: 1, height: 1, bgcolor: 'common.white' };
