import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId, useState } from 'react';
import { PassoDialog } from '#components/registro/PassoDialog.tsx';
import { useGravarDci } from '#lib/api/dci/dci.ts';
import type { DciResumo } from '#lib/contracts/dci/dci.ts';
import { NOME_PASSO_DCI, type PassoDaDci, SITUACAO_DO_PASSO_DCI } from '#lib/domain/zfm/passos-da-dci.ts';
import { CANAIS_DCI, type CanalDci, NOME_CANAL_DCI, NOME_SITUACAO_DCI } from '#lib/domain/zfm/situacao-dci.ts';

interface PassoDaDciDialogProps {
  dci: Pick<DciResumo, 'id' | 'versao' | 'processo' | 'natureza'>;
  passo: PassoDaDci;
  aoFechar: () => void;
}

/** Asks for the day of a step and, by the step, for a number, a canal or a reason. */
export function PassoDaDciDialog({ dci, passo, aoFechar }: PassoDaDciDialogProps) {
  const { id, versao, processo, natureza } = dci;
  const { passar } = useGravarDci();
  const [canal, setCanal] = useState<CanalDci | null>(null);
  const cancela = passo === 'CANCELAR';
  const doCanal = passo === 'INFORMAR_CANAL';
  return (
    <PassoDialog
      versao={versao}
      titulo={cancela ? `Cancelar ${processo}` : `${NOME_PASSO_DCI[passo]}: ${processo}`}
      nota={cancela ? NOTA_DO_CANCELAMENTO : passo === 'REGISTRAR' && NOTA_DO_REGISTRO[natureza]}
      {...(passo === 'REGISTRAR' && {
        numero: 'Número da DCI',
        ajudaDoNumero: 'Dez algarismos, como o Siscomex o deu.',
      })}
      motivo={COM_MOTIVO[passo]}
      outros={['canal']}
      confirmar={cancela ? 'Cancelar a DCI' : 'Confirmar'}
      grave={cancela}
      feito={
        doCanal ? `${processo}: canal informado.` : `${processo}: ${NOME_SITUACAO_DCI[SITUACAO_DO_PASSO_DCI[passo]]}.`
      }
      gravar={(pedido) => passar(id, { passo, canal, ...pedido })}
      aoFechar={aoFechar}
    >
      {doCanal ? (erroEm) => <Canal canal={canal} erro={erroEm('canal')} aoMudar={setCanal} /> : undefined}
    </PassoDialog>
  );
}

function Canal(props: { canal: CanalDci | null; erro: string | undefined; aoMudar: (canal: CanalDci) => void }) {
  const { canal, erro, aoMudar } = props;
  const id = useId();
  return (
    <FormControl error={Boolean(erro)} required>
      <FormLabel id={id}>Canal</FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        value={canal ?? ''}
        onChange={(_, escolhido) => aoMudar(escolhido as CanalDci)}
      >
        {CANAIS_DCI.map((canalDaDci) => (
          <FormControlLabel
            key={canalDaDci}
            value={canalDaDci}
            control={<Radio />}
            label={NOME_CANAL_DCI[canalDaDci]}
          />
        ))}
      </RadioGroup>
      <FormHelperText>{erro ?? 'No vermelho a mercadoria passa pela conferência.'}</FormHelperText>
    </FormControl>
  );
}

const NOTA_DO_REGISTRO: Readonly<Record<DciResumo['natureza'], string>> = {
  ORIGINAL:
    'O registro baixa do saldo o que a DCI saca. Depois dele ela não se altera: o que mudar entra numa retificadora.',
  RETIFICADORA: 'O registro devolve ao saldo o que a DCI retificada sacou, baixa o que esta saca e encerra aquela.',
};
const NOTA_DO_CANCELAMENTO = 'O que ela sacou do saldo volta a ele.';

const COM_MOTIVO: Readonly<Partial<Record<PassoDaDci, string>>> = {
  REJEITAR: 'Por que a Receita rejeitou',
  EXIGIR: 'O que a Receita exige',
  CANCELAR: 'Por que é cancelada',
};
