import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { RodapeDoDialogo } from '#components/ui/dialogs/RodapeDoDialogo.tsx';
import { montarDcr } from '#lib/api/dcr/dcr.ts';
import type { DcrNovo } from '#lib/contracts/dcr/dcr.ts';
import { type ComoMontar, juntarMontagem } from './juntar-montagem.ts';

/**
 * Builds the three lists of components from the structure of the product. Each line takes its newest document up to the data base.
 */
export function MontarDialog({ aoFechar }: { aoFechar: () => void }) {
  const id = useId();
  const { getValues, setValue } = useFormContext<DcrNovo>();
  const { enqueueSnackbar } = useSnackbar();
  const { produto, dataBase, baseCusto, nacionais, subcomponentes, importados } = getValues();
  const haLinhas = [...nacionais, ...subcomponentes, ...importados].some(({ codigo }) => codigo);
  const [como, setComo] = useState<ComoMontar>('faltam');
  const [montando, setMontando] = useState(false);
  const [falha, setFalha] = useState<Error | null>(null);
  const montar = async () => {
    setMontando(true);
    setFalha(null);
    try {
      const montagem = await montarDcr({ produtoId: produto.id, dataBase, baseCusto });
      const novos = juntarMontagem(getValues(), montagem, haLinhas ? como : 'substituir');
      for (const campo of ['estrutura', 'nacionais', 'subcomponentes', 'importados'] as const) {
        setValue(campo, novos[campo] as never, { shouldDirty: true, shouldTouch: true });
      }
      const { revisao } = montagem.estrutura;
      enqueueSnackbar(`Montado da estrutura, revisão ${revisao}. Confira e grave.`, { variant: 'success' });
      aoFechar();
    } catch (erro) {
      setFalha(erro as Error);
      setMontando(false);
    }
  };
  return (
    <Dialog open onClose={aoFechar} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>Montar da estrutura do produto</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          {falha && <Alert severity="error">{falha.message}</Alert>}
          {!produto.id && <Alert severity="info">Escolha antes o produto, na primeira etapa.</Alert>}
          <Typography>
            Os nacionais, subcomponentes e importados da revisão em vigor na data base, cada um pelo documento mais
            recente até ela. O que não tem documento entra sem preço. Nada é gravado ainda.
          </Typography>
          {haLinhas && (
            <RadioGroup
              aria-label="O que fazer com as linhas que já há"
              value={como}
              onChange={(_, valor) => setComo(valor as ComoMontar)}
            >
              <FormControlLabel
                value="faltam"
                control={<Radio />}
                label="Acrescentar os que faltam e acertar as quantidades; preços e documentos ficam"
              />
              <FormControlLabel
                value="substituir"
                control={<Radio />}
                label="Trocar todas as linhas pelas da estrutura"
              />
            </RadioGroup>
          )}
        </Stack>
      </DialogContent>
      <RodapeDoDialogo saida="Voltar" aoFechar={aoFechar} loading={montando} disabled={!produto.id} onClick={montar}>
        Montar
      </RodapeDoDialogo>
    </Dialog>
  );
}
