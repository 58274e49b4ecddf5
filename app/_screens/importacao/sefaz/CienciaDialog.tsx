import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useId, useState } from 'react';
import { useAvisoDeRecusados } from '#components/cadastro/use-aviso-de-recusados.tsx';
import type { Selecao } from '#components/lista/definicao-da-lista.ts';
import { nomesPorExtenso } from '#components/registro/nomes-por-extenso.ts';
import { DateField } from '#components/ui/DateField.tsx';
import { RodapeDoDialogo } from '#components/ui/RodapeDoDialogo.tsx';
import { useGravarDai } from '#lib/api/dai.ts';
import type { ErroApi } from '#lib/api/erro-api.ts';
import type { DaiResumo } from '#lib/contracts/dai.ts';
import { MAXIMO_DE_VARIOS } from '#lib/contracts/varios.ts';
import { diaLocal } from '#lib/domain/periodo.ts';
import { formatarDeclaracao } from '#lib/format/identificadores.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';

interface CienciaDialogProps {
  escolhida: Selecao<DaiResumo>;
  /** What was chosen is done with. */
  aoTerminar: () => void;
  aoFechar: () => void;
}

/** The same day of ciência for many; afterwards those that were refused, by name and why. */
export function CienciaDialog({ escolhida, aoTerminar, aoFechar }: CienciaDialogProps) {
  const id = useId();
  const { enqueueSnackbar } = useSnackbar();
  const avisarRecusados = useAvisoDeRecusados();
  const { tomarCiencia } = useGravarDai();
  const [data, setData] = useState(diaLocal(new Date()));
  const [confirmado, setConfirmado] = useState(escolhida.tipo === 'linhas');
  const [gravando, setGravando] = useState(false);
  const [falha, setFalha] = useState<ErroApi | null>(null);
  const total = escolhida.tipo === 'resultado' ? escolhida.total : escolhida.linhas.length;
  const demais = total > MAXIMO_DE_VARIOS;

  const confirmar = async () => {
    setGravando(true);
    setFalha(null);
    try {
      const feito = await tomarCiencia(
        data,
        escolhida.tipo === 'resultado'
          ? { consulta: escolhida.consulta, total }
          : { ids: escolhida.linhas.map((linha) => linha.id) },
      );
      if (feito.feitos.length > 0) {
        enqueueSnackbar(`Ciência registrada em ${quantas(feito.feitos.length)}.`, { variant: 'success' });
      }
      if (feito.recusados.length > 0) avisarRecusados(quantas(feito.recusados.length), feito.recusados);
      aoFechar();
      aoTerminar();
    } catch (erro) {
      setFalha(erro as ErroApi);
    } finally {
      setGravando(false);
    }
  };
  return (
    <Dialog open onClose={aoFechar} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>Tomar ciência de {quantas(total)}</DialogTitle>
      <DialogContent>
        <Stack
          component="form"
          noValidate
          id={`${id}-ciencia`}
          onSubmit={(evento) => {
            evento.preventDefault();
            if (confirmado && !demais) confirmar();
          }}
          sx={{ gap: 2, pt: 1 }}
        >
          {falha && <Alert severity="error">{falha.message}</Alert>}
          <Typography>
            {escolhida.tipo === 'linhas'
              ? `${nomesPorExtenso(escolhida.linhas.map(nomeDa))}.`
              : 'Todo o resultado da busca e dos filtros, não só o que está nesta página.'}
          </Typography>
          <DateField
            rotulo="Data da ciência"
            obrigatorio
            valor={data}
            aoMudar={setData}
            erro={falha?.campos.data}
            ajuda="O dia em que foi dada no DT-e, mesmo que não seja hoje."
          />
          <Alert severity="info">
            A ciência de direito é a que o importador dá no DT-e. Aqui fica registrado o dia dela, e quem registrou.
          </Alert>
          {demais ? (
            <Alert severity="warning">De uma vez vão até {formatarInteiro(MAXIMO_DE_VARIOS)}. Filtre mais.</Alert>
          ) : (
            escolhida.tipo === 'resultado' && (
              <FormControlLabel
                label={`Sim, registrar em ${quantas(total)}, também nas que não estão à vista.`}
                control={<Checkbox checked={confirmado} onChange={(_, marcado) => setConfirmado(marcado)} />}
              />
            )
          )}
        </Stack>
      </DialogContent>
      <RodapeDoDialogo
        saida="Voltar"
        aoFechar={aoFechar}
        type="submit"
        form={`${id}-ciencia`}
        disabled={!confirmado || demais}
        loading={gravando}
      >
        Registrar ciência
      </RodapeDoDialogo>
    </Dialog>
  );
}

const quantas = (n: number) => (n === 1 ? '1 declaração' : `${formatarInteiro(n)} declarações`);

const nomeDa = ({ numeroDocumento, processo }: DaiResumo) =>
  numeroDocumento ? formatarDeclaracao(numeroDocumento) : processo.numero;
