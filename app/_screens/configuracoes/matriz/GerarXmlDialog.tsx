import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { RodapeDoDialogo } from '#components/ui/dialogs/RodapeDoDialogo.tsx';
import { EmptyState } from '#components/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { RecordSkeleton } from '#components/ui/feedback/RecordSkeleton.tsx';
import { useBaixar } from '#components/ui/feedback/use-baixar.ts';
import { DateField } from '#components/ui/fields/DateField.tsx';
import { baixarXmlDaMatriz, usePreviaDaMatriz } from '#lib/api/sefaz/matriz-xml.ts';
import { hojeEmManaus } from '#lib/format/hoje.ts';
import { ImportadorDoXml } from './ImportadorDoXml.tsx';
import { PreviaDaMatriz } from './PreviaDaMatriz.tsx';

interface GerarXmlDialogProps {
  /** The importer whose matriz is exported; kept in the address. */
  importadorId: string | undefined;
  aoEscolher: (importadorId: string | undefined) => void;
  aoFechar: () => void;
}

/** Checks, previews and downloads the matriz of one importer as the file that the Sefaz takes. */
export function GerarXmlDialog({ importadorId, aoEscolher, aoFechar }: GerarXmlDialogProps) {
  const titulo = useId();
  const telefone = useMediaQuery((tema) => tema.breakpoints.down('sm'));
  const [dia, setDia] = useState(() => hojeEmManaus());
  const { data: previa, error, isLoading, mutate } = usePreviaDaMatriz(importadorId, dia);
  const { baixando, baixar } = useBaixar();
  const temErro = previa?.apontamentos.some(({ nivel }) => nivel === 'erro') ?? false;
  const podeBaixar = previa !== undefined && !temErro && !error;
  return (
    <Dialog open onClose={aoFechar} fullWidth fullScreen={telefone} maxWidth="md" aria-labelledby={titulo}>
      <DialogTitle id={titulo}>XML da matriz de tributação</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2, pt: 1 }}>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'minmax(0, 2fr) minmax(0, 1fr)' } }}>
            <ImportadorDoXml id={importadorId} aoEscolher={aoEscolher} />
            <DateField
              rotulo="Dia"
              valor={dia}
              aoMudar={setDia}
              obrigatorio
              ajuda="O arquivo leva os itens em vigor neste dia."
            />
          </Box>
          {error && !previa ? (
            <ErrorState erro={error} tentarDeNovo={() => mutate()} />
          ) : isLoading ? (
            <RecordSkeleton />
          ) : previa ? (
            <PreviaDaMatriz previa={previa} />
          ) : (
            <EmptyState titulo="Escolha o importador e o dia">
              A matriz vai à Sefaz-AM antes da primeira DAI, um arquivo por importador. Aqui ela é conferida antes de
              sair.
            </EmptyState>
          )}
        </Stack>
      </DialogContent>
      <RodapeDoDialogo
        saida="Fechar"
        aoFechar={aoFechar}
        disabled={!podeBaixar}
        loading={baixando}
        onClick={() => previa && baixar(() => baixarXmlDaMatriz(previa.importador.id, previa.dia), previa.nome)}
      >
        Baixar XML
      </RodapeDoDialogo>
    </Dialog>
  );
}
