import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { DataTable } from '#components/ui/DataTable.tsx';
import { FileDrop } from '#components/ui/FileDrop.tsx';
import { lerItensDoPedido } from '#lib/api/pedido.ts';
import { type ItensLidos, TAMANHO_MAXIMO_ITENS } from '#lib/contracts/purchase-order-itens.ts';
import { ROTULOS_LINHA_DO_PEDIDO } from '#lib/domain/pedido.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';

interface ImportarItensDialogProps {
  /** Where the lines go: `pedido`, `processo`. */
  destino: string;
  aoFechar: () => void;
  /** Of each line its cells, by their columns. */
  aoEscolher: (linhas: Readonly<Record<string, string>>[]) => void;
  lembrarNome: (id: string, nome: string) => void;
}

/** A sheet of lines: read, shown line by line with what is wrong, and only then put into the grid. */
export function ImportarItensDialog({ destino, aoFechar, aoEscolher, lembrarNome }: ImportarItensDialogProps) {
  const [lidos, setLidos] = useState<ItensLidos | null>(null);
  const [lendo, setLendo] = useState(false);
  const [falha, setFalha] = useState<Error | null>(null);
  const telefone = useMediaQuery((tema) => tema.breakpoints.down('sm'));

  const ler = async ([arquivo]: File[]) => {
    if (!arquivo) return;
    setLendo(true);
    setFalha(null);
    try {
      setLidos(await lerItensDoPedido(arquivo));
    } catch (erro) {
      setLidos(null);
      setFalha(erro as Error);
    } finally {
      setLendo(false);
    }
  };
  const por = (linhas: ItensLidos['linhas']) => {
    for (const { id, razaoSocial } of lidos?.fabricantes ?? []) lembrarNome(id, razaoSocial);
    aoEscolher(linhas.map(({ celulas }) => celulas));
  };
  const certas = lidos?.linhas.filter(({ erros }) => Object.keys(erros).length === 0) ?? [];
  const erradas = (lidos?.linhas.length ?? 0) - certas.length;

  return (
    <Dialog open onClose={aoFechar} fullWidth fullScreen={telefone} maxWidth="md" aria-labelledby="importar-itens">
      <DialogTitle id="importar-itens">Importar itens de uma planilha</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <FileDrop
            rotulo="Solte aqui a planilha"
            dica={`XLSX ou CSV, com os títulos numa linha: part number, quantidade, valor unitário… Até ${LIMITE_MB} MB.`}
            aceita={ACEITA}
            compacta={lidos !== null}
            aoEscolher={ler}
          />
          {lendo && <CircularProgress aria-label="Lendo a planilha" sx={{ alignSelf: 'center' }} />}
          {falha && <Alert severity="error">{falha.message}</Alert>}
          {lidos && !lendo && <Conferencia lidos={lidos} certas={certas.length} destino={destino} />}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>
        <Button color="inherit" onClick={aoFechar}>
          Cancelar
        </Button>
        {lidos && erradas > 0 && (
          <Button variant="outlined" color="inherit" onClick={() => por(lidos.linhas)}>
            Pôr todas e corrigir na grade
          </Button>
        )}
        <Button variant="contained" disabled={certas.length === 0} onClick={() => por(certas)}>
          {certas.length > 0 ? `Pôr ${linhasPorExtenso(certas.length)} no ${destino}` : `Pôr no ${destino}`}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Conferencia({
  lidos: { folha, ignoradas, linhas },
  certas,
  destino,
}: {
  lidos: ItensLidos;
  certas: number;
  destino: string;
}) {
  const problemas = linhas.flatMap(({ numero, celulas, erros }) =>
    Object.entries(erros).map(([campo, motivo]) => ({ numero, campo, escrito: celulas[campo] ?? '', motivo })),
  );
  return (
    <>
      <Typography>
        Folha “{folha}”: {linhasPorExtenso(linhas.length)},{' '}
        {certas === linhas.length ? 'todas certas' : `${formatarInteiro(certas)} sem erro`}.
      </Typography>
      {ignoradas.length > 0 && (
        <Alert severity="info">
          Colunas que não entram no {destino}: {ignoradas.join(', ')}.
        </Alert>
      )}
      {problemas.length > 0 && (
        <DataTable
          legenda="O que falta corrigir"
          alturaMaxima={320}
          linhas={problemas}
          chave={({ numero, campo }) => `${numero}-${campo}`}
          colunas={[
            { titulo: 'Linha', valor: ({ numero }) => numero },
            { titulo: 'Coluna', valor: ({ campo }) => ROTULOS_LINHA_DO_PEDIDO[campo] ?? campo },
            { titulo: 'Na planilha', valor: ({ escrito }) => escrito || '—' },
            { titulo: 'O que há', valor: ({ motivo }) => motivo },
          ]}
        />
      )}
    </>
  );
}

function linhasPorExtenso(quantas: number): string {
  return quantas === 1 ? '1 linha' : `${formatarInteiro(quantas)} linhas`;
}

const LIMITE_MB = TAMANHO_MAXIMO_ITENS / 1024 / 1024;
const ACEITA = {
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'text/csv': ['.csv', '.txt'],
};
