import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useId, useState } from 'react';
import { useVersaoDoPasso } from '#components/registro/use-versao-do-passo.ts';
import { DateField } from '#components/ui/DateField.tsx';
import { IdentifierField } from '#components/ui/IdentifierField.tsx';
import { RodapeDoDialogo } from '#components/ui/RodapeDoDialogo.tsx';
import { TextoField } from '#components/ui/TextoField.tsx';
import { type ErroApi, fraseDoPassoRecusado } from '#lib/api/erro-api.ts';
import { useGravarProcesso } from '#lib/api/processo.ts';
import type { PedidoDePasso, ProcessoInteiro } from '#lib/contracts/processo.ts';
import { CANAIS_RFB, type CanalRfb, NOME_CANAL } from '#lib/domain/canal-rfb.ts';
import { diaLocal } from '#lib/domain/periodo.ts';
import { NOME_SITUACAO_PROCESSO, type SituacaoProcesso } from '#lib/domain/situacao-processo.ts';
import { TIPOS_DE_IDENTIFICADOR } from '#lib/format/tipos-de-identificador.ts';

/** What of a process the dialog has to know; a row of the list is enough. */
type ProcessoQuePassa = Pick<
  ProcessoInteiro,
  'id' | 'versao' | 'numero' | 'tipoDocumento' | 'numeroDI' | 'numeroDuimp'
>;

interface PassoDialogProps {
  processo: ProcessoQuePassa;
  situacao: SituacaoProcesso;
  aoFechar: () => void;
}

/** Asks what a step needs: its day, and by the situation a canal, a reason, a deadline, the number of the document. */
export function PassoDialog({ processo, situacao, aoFechar }: PassoDialogProps) {
  const { id, numero, tipoDocumento } = processo;
  const { versao, aoRecusar } = useVersaoDoPasso(processo.versao);
  const idDoTitulo = useId();
  const { enqueueSnackbar } = useSnackbar();
  const { passar } = useGravarProcesso();
  const [pedido, setPedido] = useState<Omit<PedidoDePasso, 'versao'>>({
    ...EM_BRANCO,
    situacao,
    data: diaLocal(new Date()),
  });
  const [gravando, setGravando] = useState(false);
  const [falha, setFalha] = useState<ErroApi | null>(null);
  const mudar = (mudanca: Partial<PedidoDePasso>) => setPedido({ ...pedido, ...mudanca });
  const erroEm = (campo: keyof PedidoDePasso) => falha?.campos[campo];
  const nome = NOME_SITUACAO_PROCESSO[situacao];
  const semNumero = (tipoDocumento === 'DI' ? processo.numeroDI : processo.numeroDuimp) === null;

  const confirmar = async () => {
    setGravando(true);
    setFalha(null);
    try {
      await passar(id, { versao, ...pedido });
      enqueueSnackbar(`${numero}: ${nome}.`, { variant: 'success' });
      aoFechar();
    } catch (erro) {
      setFalha(erro as ErroApi);
      aoRecusar(erro as ErroApi);
      setGravando(false);
    }
  };
  return (
    <Dialog open onClose={aoFechar} aria-labelledby={idDoTitulo} maxWidth="xs" fullWidth>
      <DialogTitle id={idDoTitulo}>
        {situacao === 'CANCELADO' ? `Cancelar ${numero}` : `Passar ${numero} para “${nome}”`}
      </DialogTitle>
      <DialogContent>
        <Stack
          component="form"
          noValidate
          onSubmit={(evento) => {
            evento.preventDefault();
            confirmar();
          }}
          id={`${idDoTitulo}-passo`}
          sx={{ gap: 2, pt: 1 }}
        >
          {falha && <Alert severity="error">{fraseDoPassoRecusado(falha, 'o processo')}</Alert>}
          {situacao === 'CANCELADO' && (
            <Typography variant="body2">
              O que ele embarcou de pedidos volta ao saldo. O passo pode ser desfeito.
            </Typography>
          )}
          <DateField
            rotulo="Data"
            obrigatorio
            valor={pedido.data}
            aoMudar={(data) => mudar({ data })}
            erro={erroEm('data')}
            ajuda="O dia em que aconteceu, mesmo que não seja hoje."
          />
          {situacao === 'REGISTRADO' && semNumero && (
            <IdentifierField
              rotulo={`Número da ${tipoDocumento}`}
              obrigatorio
              {...TIPOS_DE_IDENTIFICADOR[tipoDocumento === 'DI' ? 'di' : 'duimp']}
              valor={pedido.numeroDocumento ?? ''}
              aoMudar={(numeroDocumento) => mudar({ numeroDocumento: numeroDocumento || null })}
              erro={erroEm('numeroDocumento')}
            />
          )}
          {situacao === 'PARAMETRIZADO' && (
            <TextField
              select
              required
              label="Canal"
              value={pedido.canalRfb ?? ''}
              onChange={({ target }) => mudar({ canalRfb: target.value as CanalRfb })}
              error={Boolean(erroEm('canalRfb'))}
              helperText={erroEm('canalRfb') ?? 'IN SRF 680/2006, art. 21.'}
            >
              {CANAIS_RFB.map((canal) => (
                <MenuItem key={canal} value={canal}>
                  {NOME_CANAL[canal]}
                </MenuItem>
              ))}
            </TextField>
          )}
          {COM_MOTIVO[situacao] && (
            <TextoField
              rotulo={COM_MOTIVO[situacao]}
              required
              multiline
              maximo={500}
              valor={pedido.motivo ?? ''}
              aoMudar={(motivo) => mudar({ motivo: motivo || null })}
              erro={erroEm('motivo')}
            />
          )}
          {situacao === 'EM_EXIGENCIA' && (
            <DateField
              rotulo="Responder até"
              valor={pedido.prazo ?? ''}
              aoMudar={(prazo) => mudar({ prazo: prazo || null })}
              erro={erroEm('prazo')}
              ajuda="Vazio: sem prazo conhecido. Com prazo, a lista avisa."
            />
          )}
        </Stack>
      </DialogContent>
      <RodapeDoDialogo
        saida="Voltar"
        aoFechar={aoFechar}
        type="submit"
        form={`${idDoTitulo}-passo`}
        color={situacao === 'CANCELADO' ? 'error' : 'primary'}
        loading={gravando}
      >
        {situacao === 'CANCELADO' ? 'Cancelar o processo' : 'Confirmar'}
      </RodapeDoDialogo>
    </Dialog>
  );
}

const EM_BRANCO = { canalRfb: null, motivo: null, prazo: null, numeroDocumento: null };

const COM_MOTIVO: Readonly<Partial<Record<SituacaoProcesso, string>>> = {
  EM_EXIGENCIA: 'O que a exigência pede',
  CANCELADO: 'Por que é cancelado',
};
