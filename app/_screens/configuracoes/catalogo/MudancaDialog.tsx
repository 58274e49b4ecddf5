import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Selecao } from '#components/lista/definicao-da-lista.ts';
import { DialogoDeFormulario } from '#components/ui/DialogoDeFormulario.tsx';
import { useAtoEmCurso } from '#components/ui/use-ato-em-curso.ts';
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
        <FormControlLabel
          value="NOVA_VERSAO"
          control={<Radio autoFocus={semNovaVersao === null} />}
          label="Nova versão"
          disabled={semNovaVersao !== null}
        />
        <FormHelperText sx={{ ml: 4, mt: 0 }}>
          {semNovaVersao ?? `O ${ramo.nome} passou a ser outro: a versão seguinte, como 2.`}
        </FormHelperText>
        <FormControlLabel
          value="RETIFICACAO"
          control={<Radio autoFocus={semNovaVersao !== null} />}
          label="Retificação da versão"
        />
        <FormHelperText sx={{ ml: 4, mt: 0 }}>A versão tinha um erro: ela é corrigida, como 1.1.</FormHelperText>
      </RadioGroup>
    </DialogoDeFormulario>
  );
}
