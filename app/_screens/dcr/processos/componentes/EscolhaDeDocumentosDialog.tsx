import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { porNaLista, type Tomada } from '#app/_screens/dcr/processos/campos/por-na-lista.ts';
import { RodapeDoDialogo } from '#components/ui/dialogs/RodapeDoDialogo.tsx';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { SearchField } from '#components/ui/fields/SearchField.tsx';
import { ListPagination } from '#components/ui/navigation/ListPagination.tsx';
import type { DcrNovo } from '#lib/contracts/dcr/dcr.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import type { GrupoDeComponentes } from './componentes-linhas.ts';
import { type ColunaDeDocumento, DocumentosTable } from './DocumentosTable.tsx';
import type { useFiltroDeDocumentos } from './use-filtro-de-documentos.ts';

interface EscolhaDeDocumentosDialogProps<Documento, Grupo extends GrupoDeComponentes> {
  titulo: string;
  rotuloDaBusca: string;
  /** Further filters of the search. */
  filtros?: ReactNode;
  /** The last day and the cost basis of the documents. */
  nota: string;
  /** The name of the table for screen readers. */
  legenda: string;
  busca: ReturnType<typeof useFiltroDeDocumentos>;
  lidos: {
    data?: { linhas: Documento[]; total: number } | undefined;
    error?: unknown;
    isValidating: boolean;
    mutate: () => unknown;
  };
  colunas: readonly ColunaDeDocumento<Documento>[];
  /** `MOTOR da DI 26/0000123-4`. */
  nomeDe: (documento: Documento) => string;
  /** What an existing line takes from a document: `preço e alíquota`. */
  leva: string;
  /** Shown if there are no documents at all, with the reason. */
  vazia: ReactNode;
  /** Shown if the filters match nothing. */
  semResultado: string;
  grupo: Grupo;
  tomada: Tomada<Documento, DcrNovo[Grupo][number]>;
  aoFechar: () => void;
  /** Receives the index of the first line whose quantity the person must type. */
  aoPor: (primeiraNova: number | null) => void;
}

/** Searches documents that price components, and puts the chosen ones into a list of the DCR-E. */
export function EscolhaDeDocumentosDialog<Documento extends { id: string }, Grupo extends GrupoDeComponentes>(
  props: EscolhaDeDocumentosDialogProps<Documento, Grupo>,
) {
  const { titulo, rotuloDaBusca, filtros, nota, busca, lidos, vazia, semResultado, leva, grupo, tomada } = props;
  const { aoFechar, aoPor } = props;
  const { filtro, filtrar, filtrando, consulta } = busca;
  const { data, error, isValidating, mutate } = lidos;
  const id = useId();
  const { getValues, setValue } = useFormContext<DcrNovo>();
  const linhas: readonly DcrNovo[Grupo][number][] = getValues(grupo);
  const [escolhidos, setEscolhidos] = useState<ReadonlyMap<string, Documento>>(new Map());
  const [trocar, setTrocar] = useState(true);
  const telefone = useMediaQuery((tema) => tema.breakpoints.down('sm'));
  const { lugar } = tomada;
  // Memoised: each document searches a list that may have a thousand lines, which would repeat with every checkbox.
  const naLista = useMemo(
    () => new Set(data?.linhas.filter((documento) => lugar(linhas, documento) !== null)),
    [data, linhas, lugar],
  );
  const jaNaLista = useMemo(
    () => [...escolhidos.values()].filter((documento) => lugar(linhas, documento) !== null).length,
    [escolhidos, linhas, lugar],
  );
  const marcar = (documentos: readonly Documento[], sim: boolean) => {
    const novos = new Map(escolhidos);
    for (const documento of documentos) {
      if (sim) novos.set(documento.id, documento);
      else novos.delete(documento.id);
    }
    setEscolhidos(novos);
  };
  const por = () => {
    const postos = porNaLista(linhas, [...escolhidos.values()], trocar, tomada);
    setValue(grupo, postos.linhas as never, { shouldDirty: true, shouldTouch: true });
    aoPor(postos.primeiraNova);
  };
  return (
    <Dialog open onClose={aoFechar} fullWidth fullScreen={telefone} maxWidth="xl" aria-labelledby={id}>
      <DialogTitle id={id}>{titulo}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 1.5 }}>
          <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center', pt: 1 }}>
            <SearchField focado rotulo={rotuloDaBusca} valor={filtro.q} aoBuscar={(q) => filtrar({ q })} />
            <TextField
              label="NCM"
              value={filtro.ncm}
              onChange={({ target }) => filtrar({ ncm: target.value })}
              slotProps={{ htmlInput: { maxLength: 10, inputMode: 'numeric' } }}
              sx={{ width: 130 }}
            />
            {filtros}
            <Typography variant="caption" sx={{ color: 'text.secondary', ml: 'auto' }}>
              {nota}
            </Typography>
          </Stack>
          <Box sx={{ minHeight: 4 }}>{isValidating && <LinearProgress aria-label="Procurando" />}</Box>
          {!getValues('importador.id') || !getValues('dataBase') ? (
            <Alert severity="info">Escolha antes a indústria e a data base, na primeira etapa.</Alert>
          ) : error ? (
            // After an error the rows of the last search would look like the answer, so they are hidden.
            <ErrorState erro={error as Error} tentarDeNovo={() => mutate()} />
          ) : !data ? (
            <Skeleton variant="rounded" height={280} />
          ) : data.linhas.length > 0 ? (
            <>
              <DocumentosTable
                {...props}
                linhas={data.linhas}
                escolhidos={escolhidos}
                marcar={marcar}
                naLista={naLista}
              />
              <ListPagination
                total={data.total}
                pagina={filtro.pagina}
                tamanho={consulta.tamanho}
                aoMudar={({ pagina }) => filtrar({ pagina })}
              />
            </>
          ) : filtrando ? (
            <Typography role="status" sx={{ py: 4, textAlign: 'center', color: 'text.secondary' }}>
              {semResultado}
            </Typography>
          ) : (
            vazia
          )}
          <JaNaLista quantos={jaNaLista} leva={leva} trocar={trocar} aoMudar={setTrocar} />
        </Stack>
      </DialogContent>
      <RodapeDoDialogo saida="Cancelar" aoFechar={aoFechar} disabled={escolhidos.size === 0} onClick={por}>
        {escolhidos.size === 0 ? 'Incluir no DCR-E' : `Incluir ${formatarInteiro(escolhidos.size)} no DCR-E`}
      </RodapeDoDialogo>
    </Dialog>
  );
}

/** Asks what to do with lines that already have a chosen component. */
function JaNaLista(props: { quantos: number; leva: string; trocar: boolean; aoMudar: (trocar: boolean) => void }) {
  const { quantos, leva, trocar, aoMudar } = props;
  if (quantos === 0) return null;
  return (
    <Alert severity="info">
      <FormControlLabel
        control={<Checkbox size="small" checked={trocar} onChange={(_, sim) => aoMudar(sim)} sx={{ py: 0 }} />}
        label={
          quantos === 1
            ? `1 já está na lista: trocar o documento dele, com ${leva}; a quantidade fica`
            : `${formatarInteiro(quantos)} já estão na lista: trocar o documento deles, com ${leva}; as quantidades ficam`
        }
      />
    </Alert>
  );
}
