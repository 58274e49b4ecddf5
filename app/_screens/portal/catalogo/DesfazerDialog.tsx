import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import type { RefObject } from 'react';
import type { GravarAntes } from '#components/form/PortaDoFormulario.tsx';
import { ExclusaoDialog } from '#components/registro/ExclusaoDialog.tsx';
import { NOME_ATO_DO_PREPARO } from '#lib/portal/domain/preparo-no-portal.ts';
import type { ComAtos, Ramo } from './ramo.ts';
import { useAtoDaPagina } from './use-ato-da-pagina.ts';

interface DesfazerDialogProps {
  ramo: Ramo;
  registro: ComAtos;
  gravarAntes?: RefObject<GravarAntes> | undefined;
  aoFechar: () => void;
}

/** Undoes a draft, or a change of what the Portal has. Neither was sent, and nothing that was typed is lost. */
export function DesfazerDialog({ ramo, registro, gravarAntes, aoFechar }: DesfazerDialogProps) {
  const { exigir } = useAtoDaPagina(ramo, registro, gravarAntes);
  const { enqueueSnackbar } = useSnackbar();
  const mudanca = registro.versaoBase !== null;
  const oQue = mudanca
    ? (registro.ato === 'DESATIVAR' ? ramo.fim.nome : NOME_ATO_DO_PREPARO[registro.ato]).toLowerCase()
    : 'rascunho';
  return (
    <ExclusaoDialog
      titulo={`Desfazer ${mudanca ? 'a' : 'o'} ${oQue} de ${ramo.chamado(registro)}?`}
      verbo="Desfazer"
      excluir={() => exigir({ tipo: 'DESFAZER' })}
      aoFechar={aoFechar}
      aoExcluir={() => {
        enqueueSnackbar(mudanca ? 'Mudança desfeita.' : 'Rascunho desfeito.', { variant: 'success' });
        aoFechar();
      }}
    >
      <Typography>
        {mudanca
          ? `O ${ramo.nome} volta aqui a dizer o que dizia antes, e no Portal nada muda. O que se digitou fica no histórico.`
          : 'Ele sai da lista, e no Portal nada muda. O que se digitou fica guardado: na lista, o filtro “Desfeitos” o mostra, e ele pode voltar.'}
      </Typography>
    </ExclusaoDialog>
  );
}
