import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useSnackbar } from 'notistack';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePortalParts } from '#components/portal/portal-parts.ts';
import { DialogoComCampos } from '#components/ui/dialogs/DialogoComCampos.tsx';
import { FileDrop } from '#components/ui/fields/FileDrop.tsx';
import { TextoField } from '#components/ui/fields/TextoField.tsx';
import type { ImportacaoDi } from '#lib/contracts/declaracao/di.ts';
import { ARQUIVOS_DE_DECLARACAO, DICA_DO_ARQUIVO } from './arquivos-de-declaracao.ts';
import { ProporHistorico } from './ProporHistorico.tsx';
import type { ParteEscolhida } from './partes-escolhidas.ts';
import { RemessaDiCard } from './RemessaDiCard.tsx';
import { RetificacaoDialog } from './RetificacaoDialog.tsx';
import { podeImportar, type RemessaDi, useImportacaoDi } from './use-importacao-di.ts';

interface ImportarDiDialogProps {
  aberto: boolean;
  /** The processo that waits for its declaration. Without it, each declaration creates a processo. */
  processoId?: string;
  /** Reads a file that was fetched already, as soon as the dialog is open. */
  buscar?: () => Promise<File>;
  /** A DUIMP to ask the Portal for: its number stands in the field. */
  numero?: string | undefined;
  aoFechar: () => void;
  /** Receives the created processo, after the dialog has closed. Several stay in the dialog, as a summary. */
  aoImportar?: (criados: ImportacaoDi) => void;
}

/** Imports files of declarations: the person drops them, sees their conferências and confirms. Nothing is saved before that. */
export function ImportarDiDialog(props: ImportarDiDialogProps) {
  const { aberto, processoId, buscar, numero } = props;
  const portal = usePortalParts();
  const { remessas, lerTodos, tirar, declaracoes, ocupado, fechar, ...confirmacao } = useImportacaoConfirmada(props);
  const [retificando, setRetificando] = useState<{ processoId: string; partes: ParteEscolhida[] } | null>(null);
  const telefone = useMediaQuery((tema) => tema.breakpoints.down('sm'));
  const unica = remessas.length === 1 && declaracoes.length === 1;
  return (
    <DialogoComCampos
      open={aberto}
      onClose={ocupado ? undefined : fechar}
      fullWidth
      fullScreen={telefone}
      maxWidth="lg"
      aria-labelledby="importar-di"
    >
      <DialogTitle id="importar-di">Importar DI ou DUIMP</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <FileDrop
            rotulo="Solte aqui o XML da DI ou o JSON da DUIMP"
            dica={`${DICA_DO_ARQUIVO} ${processoId ? 'Com uma declaração só.' : 'Pode trazer várias.'}`}
            aceita={ARQUIVOS_DE_DECLARACAO}
            compacta={remessas.length > 0}
            aoEscolher={lerTodos}
          />
          {buscar ? (
            <Buscada buscar={buscar} aoChegar={lerTodos} />
          ) : (
            portal && <portal.Buscar numero={numero} aoChegar={lerTodos} />
          )}
          <ProporHistorico registros={declaracoes.map(({ dataRegistro }) => dataRegistro)} />
          {remessas.toSorted(asRecusadasPrimeiro).map((remessa) => (
            <RemessaDiCard
              key={remessa.chave}
              remessa={remessa}
              unica={unica}
              aoTirar={(parte) => tirar(remessa, parte)}
              aoRetificar={(existente) => setRetificando({ processoId: existente, partes: remessa.partes })}
            />
          ))}
          {confirmacao.outraCarga && (
            <TextoField
              rotulo="Por que esta declaração é deste processo"
              required
              maximo={500}
              valor={confirmacao.motivo}
              aoMudar={confirmacao.setMotivo}
              ajuda="Fica no histórico do processo, com o resultado do confronto."
            />
          )}
        </Stack>
      </DialogContent>
      <Rodape {...confirmacao} quantas={declaracoes.length} ocupado={ocupado} aoFechar={fechar} />
      {retificando && <RetificacaoDialog {...retificando} aoFechar={() => setRetificando(null)} />}
    </DialogoComCampos>
  );
}

/** The files as they were read, what the person answers about them, and the import. */
function useImportacaoConfirmada({ processoId, aoFechar, aoImportar }: ImportarDiDialogProps) {
  const { remessas, lerTodos, tirar, esquecer, importarTodas } = useImportacaoDi(processoId);
  const [ciente, setCiente] = useState(false);
  const [motivo, setMotivo] = useState('');
  const { enqueueSnackbar } = useSnackbar();

  const declaracoes = remessas.filter(podeImportar).flatMap(declaracoesDe);
  const divergem = declaracoes.some(({ conferencias }) => conferencias.some(({ nivel }) => nivel === 'erro'));
  const outraCarga = declaracoes.some(({ confronto }) => confronto?.outraCarga);
  const semMotivo = outraCarga && motivo.trim() === '';
  const fechar = () => {
    aoFechar();
    esquecer();
    setCiente(false);
    setMotivo('');
  };
  const confirmar = async () => {
    const criados = await importarTodas(outraCarga ? motivo.trim() : '');
    if (criados.length)
      enqueueSnackbar(processoId ? 'Declaração no processo.' : criadosPorExtenso(criados.length), {
        variant: 'success',
      });
    // What was refused, and the summary of several, stay in sight.
    if (criados.length !== 1 || remessas.length > 1) return;
    // At once: the page that comes next would ask about the reason that was just saved.
    flushSync(fechar);
    aoImportar?.(criados);
  };
  return {
    remessas,
    lerTodos,
    tirar,
    declaracoes,
    ocupado: remessas.some(({ estado }) => estado === 'lendo' || estado === 'importando'),
    fechar,
    feitas: declaracoes.length === 0 && remessas.some(({ estado }) => estado === 'importada'),
    divergem,
    ciente,
    setCiente,
    outraCarga,
    motivo,
    setMotivo,
    impedida: declaracoes.length === 0 || (divergem && !ciente) || semMotivo,
    confirmar,
  };
}

interface RodapeProps
  extends Pick<
    ReturnType<typeof useImportacaoConfirmada>,
    'feitas' | 'divergem' | 'ciente' | 'setCiente' | 'impedida' | 'confirmar'
  > {
  /** How many declarations would be imported. */
  quantas: number;
  ocupado: boolean;
  aoFechar: () => void;
}

function Rodape(props: RodapeProps) {
  const { quantas, feitas, divergem, ciente, setCiente, impedida, confirmar, ocupado, aoFechar } = props;
  return (
    <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>
      {divergem && (
        <FormControlLabel
          sx={{ mr: 'auto' }}
          control={<Checkbox checked={ciente} onChange={(_, marcado) => setCiente(marcado)} />}
          label="Vi os erros das conferências e quero importar assim mesmo"
        />
      )}
      {feitas ? (
        <Button variant="contained" onClick={aoFechar} disabled={ocupado}>
          Fechar
        </Button>
      ) : (
        <>
          <Button color="inherit" onClick={aoFechar} disabled={ocupado}>
            Cancelar
          </Button>
          <Button variant="contained" onClick={confirmar} disabled={ocupado || impedida}>
            {rotuloDaConfirmacao(quantas)}
          </Button>
        </>
      )}
    </DialogActions>
  );
}

/** Hands on what was fetched, once. */
function Buscada({ buscar, aoChegar }: { buscar: () => Promise<File>; aoChegar: (arquivos: File[]) => void }) {
  const [falha, setFalha] = useState<string | null>(null);
  const entregue = useRef(false);
  useEffect(() => {
    if (entregue.current) return;
    entregue.current = true;
    buscar().then(
      (arquivo) => aoChegar([arquivo]),
      (erro: Error) => setFalha(erro.message),
    );
  }, [buscar, aoChegar]);
  return falha && <Alert severity="error">{falha}</Alert>;
}

/** A refused file is first, so that nobody misses it under the others. */
function asRecusadasPrimeiro(a: RemessaDi, b: RemessaDi): number {
  return Number(b.estado === 'recusada') - Number(a.estado === 'recusada');
}

function declaracoesDe(remessa: RemessaDi) {
  return remessa.estado === 'lida' ? remessa.leitura.declaracoes : [];
}

function rotuloDaConfirmacao(quantas: number): string {
  if (quantas === 0) return 'Importar';
  return quantas === 1 ? 'Importar 1 declaração' : `Importar ${quantas} declarações`;
}

function criadosPorExtenso(quantos: number): string {
  return quantos === 1 ? '1 processo criado.' : `${quantos} processos criados.`;
}
