import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useVersaoDoPasso } from '#components/registro/use-versao-do-passo.ts';
import { usePerguntaAoSair } from '#components/ui/dialogs/use-pergunta-ao-sair.tsx';
import { type ApiError, refusedStepSentence } from '#lib/api/platform/api-error.ts';
import { useUpload } from '#lib/api/platform/use-upload.ts';
import { conflitoDaCelula } from './conflito-da-celula.ts';
import { useAvisoComDesfazer } from './use-aviso-com-desfazer.tsx';

interface EditorDaCelulaProps<Valor> {
  /** The cell. */
  lugar: HTMLElement;
  titulo: string;
  /** The name of what the cell holds: `Nossa referência`. */
  nome: string;
  /** The version of the row. A conflict gives the newer one, so that the next Enter is a choice made with its knowledge. */
  versao: number;
  inicial: Valor;
  gravar: (valor: Valor, versao: number) => Promise<{ versao: number }>;
  /** Takes the write back; without it, the former value is written again. */
  desfazer?: (versao: number) => Promise<unknown>;
  /** The value of the cell in the record that a conflict answers with; undefined if that cannot be read. */
  lerValor: (atual: unknown) => Valor | undefined;
  /** A value in words; empty for none. */
  escrever: (valor: Valor) => string;
  aoFechar: () => void;
  campo: (valor: Valor, mudar: (valor: Valor) => void, como: ComoSeEdita<Valor>) => ReactNode;
  /** The field confirms by itself, by a button for each value. */
  confirmaSozinho?: boolean;
  /** Enter begins a new line in the field, and Ctrl+Enter saves. */
  linhas?: boolean;
}

interface ComoSeEdita<Valor> {
  erros: Readonly<Record<string, string>>;
  gravando: boolean;
  /** Writes this value at once. */
  confirmar: (valor: Valor) => void;
}

/**
 * Editor over a cell. Enter saves, Escape gives up. A refusal stands under the field, and what was typed stays. A conflict names the value
 * of the other person; whichever value stays, the notice offers the other one.
 */
export function EditorDaCelula<Valor>(props: EditorDaCelulaProps<Valor>) {
  const { lugar, titulo, campo, confirmaSozinho, linhas = false } = props;
  const { valor, setValor, gravando, falha, conflito, pergunta, confirmar, desistir } = useEdicao(props);
  return (
    <Popover
      data-digitado="pergunta"
      open
      anchorEl={lugar}
      onClose={desistir}
      anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': titulo } as object }}
    >
      <Box
        component="form"
        noValidate
        onSubmit={(evento) => {
          evento.preventDefault();
          if (!confirmaSozinho) void confirmar(valor);
        }}
        // In a select Enter does not submit by itself.
        onKeyDown={(evento) => {
          if (evento.key !== 'Enter' || !(evento.target instanceof HTMLSelectElement)) return;
          evento.preventDefault();
          evento.currentTarget.requestSubmit();
        }}
        sx={{ p: 1.5, width: Math.max(260, lugar.offsetWidth + 24), maxWidth: 360 }}
      >
        <Stack sx={{ gap: 1.5 }}>
          {pergunta}
          {campo(valor, setValor, {
            erros: falha?.campos ?? SEM_ERROS,
            gravando,
            confirmar: (novo) => {
              setValor(novo);
              void confirmar(novo);
            },
          })}
          {falha && <Recusa falha={falha} conflito={conflito?.frase} />}
          <Stack
            direction="row"
            sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1, flexWrap: 'wrap' }}
          >
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {confirmaSozinho ? 'Esc desiste' : `${linhas ? 'Ctrl+Enter' : 'Enter'} grava · Esc desiste`}
            </Typography>
            {conflito && (
              <Button size="small" color="inherit" onClick={desistir}>
                Ficar com o valor atual
              </Button>
            )}
            {!confirmaSozinho && (
              <Button type="submit" size="small" variant="contained" loading={gravando}>
                {conflito ? 'Gravar o meu' : 'Gravar'}
              </Button>
            )}
          </Stack>
        </Stack>
      </Box>
    </Popover>
  );
}

/** What is typed in the cell, and its write: over the version that the person saw, or over the one that a conflict showed. */
function useEdicao<Valor>(props: EditorDaCelulaProps<Valor>) {
  const { nome, inicial, gravar, desfazer, lerValor, escrever, aoFechar, confirmaSozinho } = props;
  const [vista] = useState(props.versao);
  const { versao, aoRecusar } = useVersaoDoPasso(vista);
  const [valor, setValor] = useState(inicial);
  const { gravando, falha, enviar } = useUpload(aoRecusar);
  const { contar } = useAvisoComDesfazer();
  const conflito = falha && conflitoDaCelula(falha, { inicial, lerValor, escrever, nome });
  const antes = conflito ? conflito.valor : inicial;
  const { pergunta } = usePerguntaAoSair(() => !gravando && !confirmaSozinho && !iguais(valor, antes));

  const confirmar = async (novo: Valor) => {
    if (gravando) return;
    if (iguais(novo, antes) && (conflito || !falha)) return aoFechar();
    let gravada = versao;
    const gravou = await enviar(async () => {
      ({ versao: gravada } = await gravar(novo, versao));
    });
    if (!gravou) return;
    aoFechar();
    contar(`${nome}: ${escrever(novo) || 'em branco'}. Era ${escrever(antes) || 'em branco'}.`, async () => {
      await (desfazer ? desfazer(gravada) : gravar(antes, gravada));
    });
  };
  /** What is stored stays, of the other person or of before. What was typed here can still be written. */
  const desistir = () => {
    aoFechar();
    if (confirmaSozinho || iguais(valor, antes)) return;
    contar(`${nome}: ficou ${escrever(antes) || 'em branco'}.`, async () => {
      await gravar(valor, versao);
    });
  };
  return { valor, setValor, gravando, falha, conflito, pergunta, confirmar, desistir };
}

function Recusa({ falha, conflito }: { falha: ApiError; conflito: string | undefined }) {
  return (
    <Alert severity={conflito ? 'warning' : 'error'}>{conflito ?? refusedStepSentence(falha, 'o registro')}</Alert>
  );
}

const iguais = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const SEM_ERROS = {};
