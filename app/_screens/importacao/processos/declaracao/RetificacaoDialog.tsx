import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useSnackbar } from 'notistack';
import { useId, useState } from 'react';
import { usePortalParts } from '#components/portal/portal-parts.ts';
import { DialogoComCampos } from '#components/ui/dialogs/DialogoComCampos.tsx';
import { FileDrop } from '#components/ui/fields/FileDrop.tsx';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';
import { useConfronto, useRetificar } from '#lib/api/declaracao/retificacao.ts';
import { ApiError } from '#lib/api/platform/api-error.ts';
import { formatarDeclaracao } from '#lib/format/identificadores.ts';
import { ARQUIVOS_DE_DECLARACAO, DICA_DO_ARQUIVO } from './arquivos-de-declaracao.ts';
import { ParteEscolhidaRow } from './ParteEscolhidaRow.tsx';
import { type ParteEscolhida, reconhecer } from './partes-escolhidas.ts';
import { RetificacaoForm } from './RetificacaoForm.tsx';

interface RetificacaoDialogProps {
  processoId: string;
  /** The newer files. Without them, the dialog asks for them. */
  partes?: readonly ParteEscolhida[];
  /** The DUIMP, whose version in force the Portal may be asked for. */
  numero?: string | undefined;
  aoFechar: () => void;
}

/** Compares newer files of a declaration with the record, and asks which of the changes to accept. */
export function RetificacaoDialog({ processoId, partes: trazidas = [], numero, aoFechar }: RetificacaoDialogProps) {
  const portal = usePortalParts();
  const titulo = useId();
  const [partes, setPartes] = useState(trazidas);
  const arquivos = partes.map(({ arquivo }) => arquivo);
  const { data, error, isValidating, mutate } = useConfronto(processoId, arquivos);
  const retificar = useRetificar(processoId);
  const { enqueueSnackbar } = useSnackbar();
  const telefone = useMediaQuery((tema) => tema.breakpoints.down('sm'));

  const escolher = async (novos: File[]) => setPartes([...partes, ...(await Promise.all(novos.map(reconhecer)))]);
  const falhou = error !== undefined && !isValidating;

  const aplicar = async (blocos: string, motivo: string) => {
    if (!data) return;
    await retificar(arquivos, { blocos, motivo, versao: data.versao });
    enqueueSnackbar('Retificação aplicada.', { variant: 'success' });
    aoFechar();
  };

  return (
    <DialogoComCampos open onClose={aoFechar} aria-labelledby={titulo} maxWidth="md" fullWidth fullScreen={telefone}>
      <DialogTitle id={titulo}>
        {data ? `Retificação da ${formatarDeclaracao(data.numeroDI)}` : 'Retificação'}
      </DialogTitle>
      <DialogContent sx={{ pb: 0 }}>
        {data && <Typography sx={{ color: 'text.secondary' }}>Processo {data.numero}</Typography>}
        <Stack sx={{ mb: 2 }}>
          {partes.map((parte) => (
            <ParteEscolhidaRow
              key={partes.indexOf(parte)}
              escolhida={parte}
              ocupada={isValidating}
              aoTirar={() => setPartes(partes.filter((outra) => outra !== parte))}
            />
          ))}
        </Stack>
        {falhou && (
          <Alert severity="error" sx={{ mb: 2 }} action={<DaFalha erro={error} aoEsquecer={() => setPartes([])} />}>
            {(error as Error).message}
          </Alert>
        )}
        {(arquivos.length === 0 || falhou) && (
          <FileDrop
            rotulo="Solte aqui o arquivo da declaração retificada"
            dica={`${DICA_DO_ARQUIVO} Nada é gravado antes de você conferir a diferença.`}
            aceita={ARQUIVOS_DE_DECLARACAO}
            compacta={arquivos.length > 0}
            aoEscolher={escolher}
          />
        )}
        {arquivos.length === 0 && numero && portal && (
          <Box sx={{ mt: 2 }}>
            <portal.Buscar numero={numero} soPeloNumero aoChegar={escolher} />
          </Box>
        )}
        {arquivos.length > 0 && isValidating && !data && <Comparando />}
      </DialogContent>
      {data ? (
        <RetificacaoForm
          key={data.versao}
          retificacao={data}
          aplicar={aplicar}
          aoComparar={() => mutate()}
          aoFechar={aoFechar}
        />
      ) : (
        <Stack direction="row" sx={{ justifyContent: 'flex-end', px: 3, py: 2 }}>
          <Button color="inherit" onClick={aoFechar}>
            Cancelar
          </Button>
        </Stack>
      )}
    </DialogoComCampos>
  );
}

/** A file older than the record leads to that processo; any other failure offers another file. */
function DaFalha({ erro, aoEsquecer }: { erro: unknown; aoEsquecer: () => void }) {
  if (erro instanceof ApiError && erro.codigo === 'VERSAO_ANTERIOR' && erro.id) {
    return (
      <ButtonTo color="inherit" size="small" to="/importacao/processos/$id" params={{ id: erro.id }}>
        Ver o processo
      </ButtonTo>
    );
  }
  return (
    <Button color="inherit" size="small" onClick={aoEsquecer}>
      Outro arquivo
    </Button>
  );
}

function Comparando() {
  return (
    <Stack role="status" aria-label="Comparando" sx={{ gap: 2 }}>
      <Skeleton variant="rounded" height={96} />
      <Skeleton variant="rounded" height={96} />
    </Stack>
  );
}
