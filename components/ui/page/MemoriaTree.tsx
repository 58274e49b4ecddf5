import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { type ReactElement, type ReactNode, useMemo, useState } from 'react';
import { formatarFigura, type NoDaMemoria } from '#lib/format/memoria.ts';
import { TextoComLeis } from './TextoComLeis.tsx';

/** Shows how a figure was calculated as a tree that opens step by step. Arrow keys move and open. Only open nodes are in the DOM. */
export function MemoriaTree({ memoria }: { memoria: NoDaMemoria }) {
  const raiz = useMemo(() => numerar(memoria, '0'), [memoria]);
  const [abertos, setAbertos] = useState<string[] | null>(null);
  return (
    <SimpleTreeView
      aria-label={`Memória de cálculo de ${memoria.nome}`}
      // Until the person opens or closes a node, only the root is open: the figure and its direct inputs.
      expandedItems={abertos ?? [raiz.caminho]}
      onExpandedItemsChange={(_, itens) => setAbertos(itens)}
      disableSelection
      itemChildrenIndentation={20}
    >
      {desenhar(raiz)}
    </SimpleTreeView>
  );
}

/** A node with its path as id: two inputs of the same figure may share name and value. */
interface Numerado {
  no: NoDaMemoria;
  caminho: string;
  entradas: Numerado[];
}

function numerar(no: NoDaMemoria, caminho: string): Numerado {
  return { no, caminho, entradas: no.entradas.map((entrada, ordem) => numerar(entrada, `${caminho}.${ordem}`)) };
}

function desenhar({ no, caminho, entradas }: Numerado): ReactElement {
  return (
    <TreeItem key={caminho} itemId={caminho} label={<Rotulo no={no} />}>
      {entradas.map(desenhar)}
    </TreeItem>
  );
}

function Rotulo({ no }: { no: NoDaMemoria }) {
  return (
    <Box sx={{ py: 0.5 }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'baseline', justifyContent: 'space-between' }}>
        <Typography component="span" sx={{ fontWeight: no.formula ? 600 : 400 }}>
          {no.nome}
        </Typography>
        <Typography component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
          {formatarFigura(no)}
        </Typography>
      </Box>
      {no.formula && <Nota>{`= ${no.formula}`}</Nota>}
      {no.fonte && (
        <Nota>
          <TextoComLeis texto={no.fonte} />
        </Nota>
      )}
    </Box>
  );
}

function Nota({ children }: { children: ReactNode }) {
  return (
    <Typography variant="caption" component="div" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  );
}
