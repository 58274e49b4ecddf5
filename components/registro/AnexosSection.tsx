import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { type SnackbarKey, useSnackbar } from 'notistack';
import { useState } from 'react';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { FileDrop } from '#components/ui/fields/FileDrop.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { type AttachmentOwner, useAttachments, useSaveAttachment } from '#lib/api/platform/attachment.ts';
import type { Documento } from '#lib/contracts/platform/documento.ts';
import { AnexoEditado } from './AnexoEditado.tsx';
import { AnexosTable } from './AnexosTable.tsx';
import { EnvioDeAnexos } from './EnvioDeAnexos.tsx';
import { useEnvios } from './use-envios.ts';
import { VerAnexoDialog } from './VerAnexoDialog.tsx';

/** Attachments of a record: sends, shows, downloads, renames, deletes and restores them. */
export function AnexosSection({ dono }: { dono: AttachmentOwner }) {
  const [excluidos, setExcluidos] = useState(false);
  const { data, error, mutate } = useAttachments(dono, excluidos);
  const { enviar, alterar, falha, esquecerFalha, excluir, restaurar } = useAtosNoAnexo(dono);
  const { envios, enviarTodos, tentarDeNovo, desistir } = useEnvios(enviar);
  const [visto, setVisto] = useState<Documento | null>(null);
  const [editado, setEditado] = useState<Documento | null>(null);
  return (
    <Section
      titulo="Anexos"
      nota={data && !excluidos && quantos(data.total)}
      acoes={
        <Button size="small" color="inherit" onClick={() => setExcluidos(!excluidos)}>
          {excluidos ? 'Voltar aos anexos' : 'Ver excluídos'}
        </Button>
      }
    >
      {falha && (
        <Alert severity="error" onClose={esquecerFalha}>
          {falha.message}
        </Alert>
      )}
      {!excluidos && (
        <FileDrop
          compacta
          rotulo="Solte aqui os arquivos a anexar"
          dica="Qualquer tipo, até 32 MB cada. PDF e imagens abrem aqui mesmo."
          aceita={{}}
          aoEscolher={enviarTodos}
        />
      )}
      <EnvioDeAnexos envios={envios} aoTentarDeNovo={tentarDeNovo} aoDesistir={desistir} />
      {error && !data ? (
        <ErrorState erro={error} tentarDeNovo={() => mutate()} />
      ) : !data ? (
        <Stack sx={{ gap: 1 }}>
          <Skeleton variant="rounded" height={34} />
          <Skeleton variant="rounded" height={34} />
        </Stack>
      ) : (
        <AnexosTable
          anexos={data.itens}
          excluidos={excluidos}
          aoVer={setVisto}
          aoEditar={setEditado}
          aoExcluir={excluir}
          aoRestaurar={restaurar}
        />
      )}
      {visto && <VerAnexoDialog anexo={visto} aoFechar={() => setVisto(null)} />}
      {editado && <AnexoEditado anexo={editado} gravar={alterar} aoFechar={() => setEditado(null)} />}
    </Section>
  );
}

/** Deletes and restores attachments; the notice of a deletion takes it back. */
function useAtosNoAnexo(dono: AttachmentOwner) {
  const { enviar, alterar, excluir, restaurar } = useSaveAttachment(dono);
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const [falha, setFalha] = useState<Error | null>(null);
  const fazer = async (acao: () => Promise<void>, feito: string, desfazer?: () => Promise<void>) => {
    setFalha(null);
    try {
      await acao();
      const volta = (aviso: SnackbarKey) =>
        desfazer && (
          <Button
            color="inherit"
            size="small"
            onClick={() => {
              closeSnackbar(aviso);
              fazer(desfazer, 'Anexo de volta.');
            }}
          >
            Desfazer
          </Button>
        );
      enqueueSnackbar(feito, { variant: 'success', action: volta });
    } catch (erro) {
      setFalha(erro as Error);
    }
  };
  return {
    enviar,
    alterar,
    falha,
    esquecerFalha: () => setFalha(null),
    excluir: ({ id, nome }: Documento) =>
      fazer(
        () => excluir(id),
        `${nome} saiu dos anexos.`,
        () => restaurar(id),
      ),
    restaurar: ({ id, nome }: Documento) => fazer(() => restaurar(id), `${nome} voltou aos anexos.`),
  };
}

function quantos(total: number): string {
  return total === 1 ? '1 arquivo' : `${total} arquivos`;
}
