import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { useAvisoDeRecusados } from '#components/cadastro/use-aviso-de-recusados.tsx';
import type { Selecao } from '#components/lista/definicao-da-lista.ts';
import { nomesPorExtenso } from '#components/registro/nomes-por-extenso.ts';
import { DateField } from '#components/ui/DateField.tsx';
import { DialogoDeFormulario } from '#components/ui/DialogoDeFormulario.tsx';
import { useGravarDai } from '#lib/api/dai.ts';
import { useUpload } from '#lib/api/use-upload.ts';
import type { DaiResumo } from '#lib/contracts/dai.ts';
import { MAXIMO_DE_VARIOS } from '#lib/contracts/varios.ts';
import { diaLocal } from '#lib/domain/datas/periodo.ts';
import { formatarDeclaracao } from '#lib/format/identificadores.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';

interface CienciaDialogProps {
  escolhida: Selecao<DaiResumo>;
  /** Called when the selection is done with. */
  aoTerminar: () => void;
  aoFechar: () => void;
}

/** Records one day of ciência for many DAIs, then lists the refused ones with their reasons. */
export function CienciaDialog({ escolhida, aoTerminar, aoFechar }: CienciaDialogProps) {
  const { enqueueSnackbar } = useSnackbar();
  const avisarRecusados = useAvisoDeRecusados();
  const { tomarCiencia } = useGravarDai();
  const [data, setData] = useState(diaLocal(new Date()));
  const [confirmado, setConfirmado] = useState(escolhida.tipo === 'linhas');
  const { gravando, falha, enviar } = useUpload();
  const total = escolhida.tipo === 'resultado' ? escolhida.total : escolhida.linhas.length;
  const demais = total > MAXIMO_DE_VARIOS;

  const registrar = async () => {
    const { feitos, recusados } = await tomarCiencia(
      data,
      escolhida.tipo === 'resultado'
        ? { consulta: escolhida.consulta, total }
        : { ids: escolhida.linhas.map((linha) => linha.id) },
    );
    if (feitos.length > 0) enqueueSnackbar(`Ciência registrada em ${quantas(feitos.length)}.`, { variant: 'success' });
    if (recusados.length > 0) avisarRecusados(quantas(feitos.length), recusados);
  };
  const confirmar = async () => {
    if (!(await enviar(registrar))) return;
    aoFechar();
    aoTerminar();
  };
  return (
    <DialogoDeFormulario
      titulo={`Tomar ciência de ${quantas(total)}`}
      confirmar="Registrar ciência"
      largura="sm"
      impedido={!confirmado || demais}
      gravando={gravando}
      aoConfirmar={confirmar}
      aoFechar={aoFechar}
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
    </DialogoDeFormulario>
  );
}

const quantas = (n: number) => (n === 1 ? '1 declaração' : `${formatarInteiro(n)} declarações`);

const nomeDa = ({ numeroDocumento, processo }: DaiResumo) =>
  numeroDocumento ? formatarDeclaracao(numeroDocumento) : processo.numero;
