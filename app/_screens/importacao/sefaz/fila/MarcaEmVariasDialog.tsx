import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { ATO_DA_MARCA, CAMPOS_DA_MARCA } from '#app/_screens/importacao/sefaz/marcas/marca-campos.ts';
import { useAvisoDeRecusados } from '#components/cadastro/use-aviso-de-recusados.tsx';
import type { Selecao } from '#components/lista/definicao-da-lista.ts';
import { nomesPorExtenso } from '#components/registro/nomes-por-extenso.ts';
import { DialogoDeFormulario } from '#components/ui/dialogs/DialogoDeFormulario.tsx';
import { DateField } from '#components/ui/fields/DateField.tsx';
import { TextoField } from '#components/ui/fields/TextoField.tsx';
import { useUpload } from '#lib/api/platform/use-upload.ts';
import { useGravarDai, usePlanoDaMarca } from '#lib/api/sefaz/dai.ts';
import { MAXIMO_DE_VARIOS } from '#lib/contracts/platform/varios.ts';
import type { DaiResumo, MarcaDeVarias, PedidoDeMarcaEmVarias } from '#lib/contracts/sefaz/dai.ts';
import { diaLocal } from '#lib/domain/datas/periodo.ts';
import { NOME_MARCA_DAI } from '#lib/domain/zfm/marcas-da-dai.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import { CanalField } from './CanalField.tsx';
import { muda, PlanoDaMarcaLista } from './PlanoDaMarcaLista.tsx';
import { ProprioDeCadaDai } from './ProprioDeCadaDai.tsx';
import { nomeDaDai, PROPRIO_EM_BRANCO, type Proprios, quantasDeclaracoes } from './proprio-da-dai.ts';

interface MarcaEmVariasDialogProps {
  tipo: MarcaDeVarias;
  escolhida: Selecao<DaiResumo>;
  /** Called when the selection is done with. */
  aoTerminar: () => void;
  aoFechar: () => void;
}

/** Adds one mark, on one day, to many DAIs, then lists the refused ones with their reasons. */
export function MarcaEmVariasDialog({ tipo, escolhida, aoTerminar, aoFechar }: MarcaEmVariasDialogProps) {
  const { enqueueSnackbar } = useSnackbar();
  const avisarRecusados = useAvisoDeRecusados();
  const { marcarVarias } = useGravarDai();
  const [data, setData] = useState(diaLocal(new Date()));
  const [motivo, setMotivo] = useState('');
  const [canalDoResultado, setCanalDoResultado] = useState<Proprios[string]['canal']>(null);
  const [proprios, setProprios] = useState<Proprios>({});
  const [confirmado, setConfirmado] = useState(escolhida.tipo === 'linhas');
  const { gravando, falha, enviar } = useUpload();
  const total = escolhida.tipo === 'resultado' ? escolhida.total : escolhida.linhas.length;
  const demais = total > MAXIMO_DE_VARIOS;
  const { aviso, motivo: campoDoMotivo } = CAMPOS_DA_MARCA[tipo];
  const comCanal = tipo === 'PARAMETRIZADA';
  const faltaCanal =
    comCanal &&
    (escolhida.tipo === 'linhas' ? escolhida.linhas.some(({ id }) => !proprios[id]?.canal) : !canalDoResultado);

  const planeja = COM_PLANO.has(tipo);
  const [pedidoDoPlano] = useState(() => ({ tipo, data, canal: null, motivo: null, quais: quaisDe(escolhida) }));
  const { data: plano, error: semPlano } = usePlanoDaMarca(planeja && !demais ? pedidoDoPlano : null);
  const [voltar, setVoltar] = useState(false);
  const [incluir, setIncluir] = useState(false);
  const aFazer = (plano ?? []).filter((declaracao) => muda(declaracao, { voltar, incluir }));

  const registrar = async () => {
    const { feitos, recusados } = await marcarVarias({
      ensaio: false,
      tipo,
      data,
      canal: canalDoResultado,
      motivo: motivo || null,
      quais: plano
        ? { linhas: aFazer.map(({ id }) => ({ id, ...PROPRIO_EM_BRANCO })) }
        : escolhida.tipo === 'resultado'
          ? { consulta: escolhida.consulta, total }
          : { linhas: escolhida.linhas.map(({ id }) => ({ id, ...(proprios[id] ?? PROPRIO_EM_BRANCO) })) },
    });
    const fez = quantasDeclaracoes(feitos.length);
    const naoFez = recusados.length === 0 ? '' : `; ${quantasDeclaracoes(recusados.length)} não`;
    if (feitos.length > 0) enqueueSnackbar(`${NOME_MARCA_DAI[tipo]}: ${fez}${naoFez}.`, { variant: 'success' });
    if (recusados.length > 0) avisarRecusados(quantasDeclaracoes(recusados.length), recusados);
  };
  const confirmar = async () => {
    if (!(await enviar(registrar))) return;
    aoFechar();
    aoTerminar();
  };
  return (
    <DialogoDeFormulario
      titulo={`${ATO_DA_MARCA[tipo]}: ${quantasDeclaracoes(total)}`}
      confirmar="Registrar"
      largura="sm"
      impedido={!confirmado || demais || faltaCanal || (planeja && aFazer.length === 0)}
      gravando={gravando}
      aoConfirmar={confirmar}
      aoFechar={aoFechar}
    >
      {falha && <Alert severity="error">{falha.message}</Alert>}
      {aviso && <Alert severity="info">{aviso}</Alert>}
      <DateField
        rotulo="Data"
        obrigatorio
        valor={data}
        aoMudar={setData}
        erro={falha?.campos.data}
        ajuda="O dia em que aconteceu, mesmo que não seja hoje."
      />
      {campoDoMotivo && (
        <TextoField
          rotulo={campoDoMotivo.rotulo}
          maximo={500}
          valor={motivo}
          aoMudar={setMotivo}
          ajuda={campoDoMotivo.ajuda}
        />
      )}
      {escolhida.tipo === 'resultado' ? (
        <>
          <Typography>Todo o resultado da busca e dos filtros, não só o que está nesta página.</Typography>
          {comCanal && <CanalField rotulo="Canal de todas" valor={canalDoResultado} aoMudar={setCanalDoResultado} />}
        </>
      ) : comCanal || tipo === 'ENVIADA' ? (
        <ProprioDeCadaDai
          campo={comCanal ? 'canal' : 'numero'}
          linhas={escolhida.linhas}
          proprios={proprios}
          aoMudar={setProprios}
        />
      ) : (
        !planeja && <Typography>{nomesPorExtenso(escolhida.linhas.map(nomeDaDai))}.</Typography>
      )}
      {semPlano && <Alert severity="error">{(semPlano as Error).message}</Alert>}
      {planeja && plano && (
        <PlanoDaMarcaLista
          plano={plano}
          tipo={tipo}
          voltar={voltar}
          aoVoltar={setVoltar}
          incluir={incluir}
          aoIncluir={setIncluir}
        />
      )}
      {demais ? (
        <Alert severity="warning">De uma vez vão até {formatarInteiro(MAXIMO_DE_VARIOS)}. Filtre mais.</Alert>
      ) : (
        escolhida.tipo === 'resultado' && (
          <FormControlLabel
            label={`Sim, registrar em ${quantasDeclaracoes(total)}, também nas que não estão à vista.`}
            control={<Checkbox checked={confirmado} onChange={(_, marcado) => setConfirmado(marcado)} />}
          />
        )
      )}
    </DialogoDeFormulario>
  );
}

/** These change what a DAI declares or where it stands, so each says before what becomes of it. */
const COM_PLANO: ReadonlySet<MarcaDeVarias> = new Set(['EM_ELABORACAO', 'XML_GERADO']);

function quaisDe(escolhida: Selecao<DaiResumo>): PedidoDeMarcaEmVarias['quais'] {
  return escolhida.tipo === 'resultado'
    ? { consulta: escolhida.consulta, total: escolhida.total }
    : { linhas: escolhida.linhas.map(({ id }) => ({ id, ...PROPRIO_EM_BRANCO })) };
}
