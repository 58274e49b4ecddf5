import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { EmptyState } from '#components/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { RecordSkeleton } from '#components/ui/feedback/RecordSkeleton.tsx';
import { LookupField } from '#components/ui/fields/LookupField.tsx';
import { useImportador } from '#lib/api/cadastros/importador.ts';
import { useHabilitacaoDaDci } from '#lib/api/dci/habilitacao-dci.ts';
import { doesNotExist } from '#lib/api/platform/api-error.ts';
import { useLookup } from '#lib/api/platform/lookup.ts';
import { MAXIMO_LOOKUP } from '#lib/contracts/platform/lookup.ts';
import { nomeDoImportador } from '#lib/domain/cadastros/importador.ts';
import { RESSALVA_DA_HABILITACAO } from '#lib/domain/zfm/habilitacao-dci.ts';
import { HabilitacaoDaIndustria } from './HabilitacaoDaIndustria.tsx';
import { ListasDaHabilitacao } from './ListasDaHabilitacao.tsx';

interface HabilitacaoDialogProps {
  /** The importer whose files are shown; kept in the address. */
  importadorId: string | undefined;
  aoEscolher: (importadorId: string | undefined) => void;
  aoFechar: () => void;
}

/** The five lists with which an industry prepares its habilitação to the monthly DCI, under the required file names. */
export function HabilitacaoDialog({ importadorId, aoEscolher, aoFechar }: HabilitacaoDialogProps) {
  const titulo = useId();
  const telefone = useMediaQuery((tema) => tema.breakpoints.down('sm'));
  const { data, error, mutate } = useHabilitacaoDaDci(importadorId);
  return (
    <Dialog open onClose={aoFechar} fullWidth fullScreen={telefone} maxWidth="md" aria-labelledby={titulo}>
      <DialogTitle id={titulo}>Arquivos de habilitação à DCI mensal</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2, pt: 1 }}>
          <Industria id={importadorId} aoEscolher={aoEscolher} />
          <Alert severity="warning">{RESSALVA_DA_HABILITACAO}</Alert>
          {!importadorId ? (
            <EmptyState titulo="Escolha a indústria">
              A habilitação ao procedimento simplificado (IN SRF 242/2002) é pedida com inventário, insumos,
              mercadorias, pessoas e, da indústria, uma estimativa. Aqui está o que o Cais sabe de cada um, para
              conferir e preencher.
            </EmptyState>
          ) : error && !data ? (
            <ErrorState erro={error} tentarDeNovo={() => mutate()} />
          ) : data ? (
            <>
              <HabilitacaoDaIndustria habilitacao={data} />
              <ListasDaHabilitacao habilitacao={data} />
            </>
          ) : (
            <RecordSkeleton />
          )}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button variant="outlined" color="inherit" onClick={aoFechar}>
          Fechar
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Industria({ id, aoEscolher }: { id: string | undefined; aoEscolher: (id: string | undefined) => void }) {
  const busca = useLookup('Importador/GetByQ');
  const { data: escolhida, error } = useImportador(id ?? null);
  const rotulo = escolhida
    ? nomeDoImportador({ ...escolhida, excluido: escolhida.excluidoEm !== null })
    : doesNotExist(error)
      ? 'Excluída'
      : '…';
  return (
    <LookupField
      {...busca}
      opcoes={busca.opcoes.map((opcao) => ({ chave: opcao.chave, rotulo: opcao.rotulo }))}
      rotulo="Indústria"
      obrigatorio
      focado={!id}
      valor={id ? { chave: id, rotulo } : null}
      aoEscolher={(opcao) => aoEscolher(opcao?.chave)}
      maximo={MAXIMO_LOOKUP}
    />
  );
}
