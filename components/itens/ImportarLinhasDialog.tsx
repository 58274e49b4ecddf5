import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { DataTable } from '#components/ui/DataTable.tsx';
import { FileDrop } from '#components/ui/FileDrop.tsx';
import { PerguntaDeNumeros } from '#components/ui/PerguntaDeNumeros.tsx';
import { type LinhasLidas, TAMANHO_MAXIMO_DE_LINHAS } from '#lib/contracts/linhas-lidas.ts';
import type { ConvencaoDeNumeros } from '#lib/domain/numeros/decimal-digitado.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';

interface ImportarLinhasDialogProps<Lidas extends LinhasLidas> {
  titulo: string;
  /** Where the lines go, in the sentence: `no pedido`, `na estrutura`. */
  onde: string;
  /** Column titles a sheet may have: `part number, quantidade…`. */
  titulos: string;
  /** Labels of the columns of a line. */
  rotulos: Readonly<Record<string, string>>;
  ler: (arquivo: File, numeros?: ConvencaoDeNumeros) => Promise<Lidas>;
  /** Number of existing lines that the imported lines could replace. */
  aTrocar?: number;
  aoFechar: () => void;
  aoEscolher: (linhas: Lidas['linhas'], como: { lidas: Lidas; trocar: boolean }) => void;
}

/** Dialog that imports lines from a sheet. It shows each line with its errors before the lines go into the grid. */
export function ImportarLinhasDialog<Lidas extends LinhasLidas>({
  titulo,
  onde,
  titulos,
  rotulos,
  ler: lerArquivo,
  aTrocar = 0,
  aoFechar,
  aoEscolher,
}: ImportarLinhasDialogProps<Lidas>) {
  const [lidas, setLidas] = useState<Lidas | null>(null);
  const [lido, setLido] = useState<File | null>(null);
  const [lendo, setLendo] = useState(false);
  const [falha, setFalha] = useState<Error | null>(null);
  const [trocar, setTrocar] = useState(false);
  const telefone = useMediaQuery((tema) => tema.breakpoints.down('sm'));

  const ler = async (arquivo: File | null | undefined, numeros?: ConvencaoDeNumeros) => {
    if (!arquivo) return;
    setLendo(true);
    setLido(arquivo);
    setFalha(null);
    try {
      setLidas(await lerArquivo(arquivo, numeros));
    } catch (erro) {
      setLidas(null);
      setFalha(erro as Error);
    } finally {
      setLendo(false);
    }
  };
  const certas = lidas?.linhas.filter(({ erros }) => Object.keys(erros).length === 0) ?? [];
  const erradas = (lidas?.linhas.length ?? 0) - certas.length;

  return (
    <Dialog open onClose={aoFechar} fullWidth fullScreen={telefone} maxWidth="md" aria-labelledby="importar-linhas">
      <DialogTitle id="importar-linhas">{titulo}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <FileDrop
            rotulo="Solte aqui a planilha"
            dica={`XLSX ou CSV, com os títulos numa linha: ${titulos}… Até ${LIMITE_MB} MB.`}
            aceita={ACEITA}
            compacta={lidas !== null}
            aoEscolher={([arquivo]) => ler(arquivo)}
          />
          {lendo && <CircularProgress aria-label="Lendo a planilha" sx={{ alignSelf: 'center' }} />}
          {falha && <Alert severity="error">{falha.message}</Alert>}
          {lidas?.duvida && !lendo && (
            <PerguntaDeNumeros
              texto={lidas.duvida.texto}
              onde={lidas.duvida.titulo}
              resposta={undefined}
              aoResponder={(numeros) => ler(lido, numeros)}
            />
          )}
          {lidas && !lidas.duvida && !lendo && (
            <Conferencia lidas={lidas} certas={certas.length} onde={onde} rotulos={rotulos} />
          )}
          {lidas && !lendo && aTrocar > 0 && (
            <FormControlLabel
              control={<Checkbox size="small" checked={trocar} onChange={(_, sim) => setTrocar(sim)} />}
              label={`Tirar ${aTrocar === 1 ? 'a linha que já está' : `as ${formatarInteiro(aTrocar)} linhas que já estão`} na grade`}
            />
          )}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>
        <Button color="inherit" onClick={aoFechar}>
          Cancelar
        </Button>
        {lidas && !lidas.duvida && erradas > 0 && (
          <Button variant="outlined" color="inherit" onClick={() => aoEscolher(lidas.linhas, { lidas, trocar })}>
            Incluir todas e corrigir na grade
          </Button>
        )}
        <Button
          variant="contained"
          disabled={certas.length === 0 || Boolean(lidas?.duvida)}
          onClick={() => lidas && aoEscolher(certas, { lidas, trocar })}
        >
          {certas.length > 0 ? `Incluir ${linhasPorExtenso(certas.length)} ${onde}` : `Incluir ${onde}`}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Conferencia({
  lidas: { folha, ignoradas, linhas },
  certas,
  onde,
  rotulos,
}: Pick<ImportarLinhasDialogProps<LinhasLidas>, 'onde' | 'rotulos'> & { lidas: LinhasLidas; certas: number }) {
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
          Colunas que não entram {onde}: {ignoradas.join(', ')}.
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
            { titulo: 'Coluna', valor: ({ campo }) => rotulos[campo] ?? campo },
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

const LIMITE_MB = TAMANHO_MAXIMO_DE_LINHAS / 1024 / 1024;
const ACEITA = {
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'text/csv': ['.csv', '.txt'],
};
