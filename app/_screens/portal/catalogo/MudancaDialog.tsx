import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { Selecao } from '#components/lista/definicao-da-lista.ts';
import { DialogoDeFormulario } from '#components/ui/dialogs/DialogoDeFormulario.tsx';
import { useAtoEmCurso } from '#components/ui/feedback/use-ato-em-curso.ts';
import type { Ramo, ResumoDoPreparo } from './ramo.ts';
import { useAtoEmVarios } from './use-ato-em-varios.tsx';

interface MudancaDialogProps {
  ramo: Ramo;
  escolhida: Selecao<ResumoDoPreparo>;
  /** Why no next version of the one chosen is prepared; null where one may be. */
  semNovaVersao?: string | null;
  aoTerminar?: () => void;
  aoFechar: () => void;
}

/** Makes drafts of a change of what the Portal has: another version, or the correction of the version in force. */
export function MudancaDialog({ ramo, escolhida, semNovaVersao = null, aoTerminar, aoFechar }: MudancaDialogProps) {
  const [como, setComo] = useState<'NOVA_VERSAO' | 'RETIFICACAO'>(semNovaVersao ? 'RETIFICACAO' : 'NOVA_VERSAO');
  const { ocupado, falha, fazer } = useAtoEmCurso();
  const agir = useAtoEmVarios(ramo);
  const total = escolhida.tipo === 'resultado' ? escolhida.total : escolhida.linhas.length;
  const preparar = () =>
    void fazer(async () => {
      await agir(escolhida, { tipo: 'PREPARAR_MUDANCA', como }, ['em preparo', 'em preparo']);
      aoFechar();
      aoTerminar?.();
    });
  return (
    <DialogoDeFormulario
      titulo={total === 1 ? 'Preparar uma mudança' : `Preparar a mudança de ${ramo.quantos(total)}`}
      confirmar="Preparar"
      largura="sm"
      gravando={ocupado}
      aoConfirmar={preparar}
      aoFechar={aoFechar}
    >
      {falha && <Alert severity="error">{falha}</Alert>}
      <Typography variant="body2">
        O {ramo.nome} volta a ser rascunho aqui, e no Portal continua como está até a mudança ser revisada e enviada.
        Nada é enviado agora.
      </Typography>
      <RadioGroup aria-label="O que preparar" value={como} onChange={(_, novo) => setComo(novo as typeof como)}>
        <Opcao
          valor="NOVA_VERSAO"
          rotulo="Nova versão"
          ajuda={semNovaVersao ?? `O ${ramo.nome} passou a ser outro: a versão seguinte, como 2.`}
          focada={semNovaVersao === null}
          impedida={semNovaVersao !== null}
        />
        <Opcao
          valor="RETIFICACAO"
          rotulo="Retificação da versão"
          ajuda="A versão tinha um erro: ela é corrigida, como 1.1."
          focada={semNovaVersao !== null}
        />
      </RadioGroup>
    </DialogoDeFormulario>
  );
}

interface OpcaoProps {
  valor: string;
  rotulo: string;
  /** When it is chosen, or why it cannot be. */
  ajuda: string;
  focada: boolean;
  impedida?: boolean;
}

/** An option with its help below the label, and read after it. */
function Opcao({ valor, rotulo, ajuda, focada, impedida = false }: OpcaoProps) {
  const id = useId();
  const doInput = { 'aria-labelledby': id, 'aria-describedby': `${id}-ajuda` };
  return (
    <FormControlLabel
      value={valor}
      control={<Radio autoFocus={focada} slotProps={{ input: doInput }} />}
      label={
        <>
          <span id={id}>{rotulo}</span>
          <FormHelperText component="span" id={`${id}-ajuda`} sx={{ display: 'block', mx: 0, mt: 0.25 }}>
            {ajuda}
          </FormHelperText>
        </>
      }
      disabled={impedida}
      sx={{ alignItems: 'flex-start', mb: 1, '& .MuiRadio-root': { mt: -1 } }}
    />
  );
}
