import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { type KeyboardEvent, useState } from 'react';
import { StatusChip } from '#components/ui/chips/StatusChip.tsx';
import { type Coluna, DataTable } from '#components/ui/page/DataTable.tsx';

export type ColunaDeDocumento<Documento> = Omit<Coluna<Documento>, 'total'>;

interface DocumentosTableProps<Documento> {
  legenda: string;
  linhas: Documento[];
  colunas: readonly ColunaDeDocumento<Documento>[];
  nomeDe: (documento: Documento) => string;
  escolhidos: ReadonlyMap<string, Documento>;
  marcar: (documentos: readonly Documento[], sim: boolean) => void;
  /** The documents whose component already has a line in the DCR-E. */
  naLista: ReadonlySet<Documento>;
}

/** One page of documents with checkboxes. The checkboxes are one Tab stop: arrows move between them, and the space bar chooses. */
export function DocumentosTable<Documento extends { id: string }>(props: DocumentosTableProps<Documento>) {
  const { legenda, linhas, colunas, nomeDe, escolhidos, marcar, naLista } = props;
  const [naVez, setNaVez] = useState<string>();
  const parada = linhas.some(({ id }) => id === naVez) ? naVez : linhas[0]?.id;
  const todos = linhas.every(({ id }) => escolhidos.has(id));
  const [primeira, ...outras] = colunas;
  const comCaixa = primeira && {
    ...primeira,
    valor: (documento: Documento) => (
      <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
        <Checkbox
          size="small"
          checked={escolhidos.has(documento.id)}
          // A click on the row also chooses, and would undo this one.
          onClick={(evento) => evento.stopPropagation()}
          onChange={(_, sim) => marcar([documento], sim)}
          onFocus={() => setNaVez(documento.id)}
          slotProps={{
            input: { 'aria-label': `Escolher ${nomeDe(documento)}`, tabIndex: documento.id === parada ? 0 : -1 },
          }}
          sx={{ p: 0.5 }}
        />
        <Stack sx={{ alignItems: 'flex-start' }}>
          {primeira.valor(documento)}
          {/* In the column that stays in sight. */}
          {naLista.has(documento) && <StatusChip tom="neutral">Já na lista</StatusChip>}
        </Stack>
      </Stack>
    ),
  };
  return (
    <>
      <FormControlLabel
        control={
          <Checkbox
            checked={todos}
            indeterminate={!todos && linhas.some(({ id }) => escolhidos.has(id))}
            onChange={(_, sim) => marcar(linhas, sim)}
          />
        }
        label="Todos desta página"
      />
      <Box onKeyDown={andarNasCaixas}>
        <DataTable
          legenda={legenda}
          linhas={linhas}
          chave={({ id }) => id}
          marcada={({ id }) => escolhidos.has(id)}
          aoEscolher={(documento) => marcar([documento], !escolhidos.has(documento.id))}
          colunas={comCaixa ? [comCaixa, ...outras] : []}
        />
      </Box>
    </>
  );
}

function andarNasCaixas(evento: KeyboardEvent<HTMLElement>): void {
  const caixas = [...evento.currentTarget.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  const daqui = caixas.indexOf(evento.target as HTMLInputElement);
  const destino = { ArrowDown: daqui + 1, ArrowUp: daqui - 1, Home: 0, End: caixas.length - 1 }[evento.key];
  if (daqui < 0 || destino === undefined) return;
  evento.preventDefault();
  caixas[destino]?.focus();
}
