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
import type { DaiResumo } from '#lib/contracts/sefaz/dai.ts';
import type { MarcaDeVarias, PedidoDeMarcaEmVarias } from '#lib/contracts/sefaz/marcas-da-dai.ts';
import { NOME_MARCA_DAI } from '#lib/domain/zfm/marcas-da-dai.ts';
import { hojeEmManaus } from '#lib/format/hoje.ts';
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
  const marca = useMarcaEmVarias(tipo, escolhida);
  const { data, falha, total, demais } = marca;
  const { aviso, motivo: campoDoMotivo } = CAMPOS_DA_MARCA[tipo];
  const confirmar = async () => {
    if (!(await marca.registrar())) return;
    aoFechar();
    aoTerminar();
  };
  return (
    <DialogoDeFormulario
      titulo={`${ATO_DA_MARCA[tipo]}: ${quantasDeclaracoes(total)}`}
      confirmar="Registrar"
      largura="sm"
      impedido={marca.impedida}
      gravando={marca.gravando}
      aoConfirmar={confirmar}
      aoFechar={aoFechar}
    >
      {falha && <Alert severity="error">{falha.message}</Alert>}
      {aviso && <Alert severity="info">{aviso}</Alert>}
      <DateField
        rotulo="Data"
        obrigatorio
        valor={data}
        aoMudar={marca.setData}
        erro={falha?.campos.data}
        ajuda="O dia em que aconteceu, mesmo que não seja hoje."
      />
      {campoDoMotivo && (
        <TextoField
          rotulo={campoDoMotivo.rotulo}
          maximo={500}
          valor={marca.motivo}
          aoMudar={marca.setMotivo}
          ajuda={campoDoMotivo.ajuda}
        />
      )}
      <OQueSeDizDasDais tipo={tipo} escolhida={escolhida} marca={marca} />
      {marca.semPlano && <Alert severity="error">{(marca.semPlano as Error).message}</Alert>}
      {marca.plano && <PlanoDaMarcaLista plano={marca.plano} tipo={tipo} {...marca.opcoesDoPlano} />}
      {demais && <Alert severity="warning">De uma vez vão até {formatarInteiro(MAXIMO_DE_VARIOS)}. Filtre mais.</Alert>}
      {!demais && escolhida.tipo === 'resultado' && (
        <FormControlLabel
          label={`Sim, registrar em ${quantasDeclaracoes(total)}, também nas que não estão à vista.`}
          control={<Checkbox checked={marca.confirmada} onChange={(_, marcado) => marca.setConfirmada(marcado)} />}
        />
      )}
    </DialogoDeFormulario>
  );
}

/** What is typed of the mark, what becomes of each DAI by it, and the act. */
function useMarcaEmVarias(tipo: MarcaDeVarias, escolhida: Selecao<DaiResumo>) {
  const { enqueueSnackbar } = useSnackbar();
  const avisarRecusados = useAvisoDeRecusados();
  const { marcarVarias } = useGravarDai();
  const [data, setData] = useState(hojeEmManaus());
  const [motivo, setMotivo] = useState('');
  const [canalDoResultado, setCanalDoResultado] = useState<Proprios[string]['canal']>(null);
  const [proprios, setProprios] = useState<Proprios>({});
  const [confirmada, setConfirmada] = useState(escolhida.tipo === 'linhas');
  const { gravando, falha, enviar } = useUpload();
  const total = escolhida.tipo === 'resultado' ? escolhida.total : escolhida.linhas.length;
  const demais = total > MAXIMO_DE_VARIOS;
  const { planeja, plano, semPlano, aFazer, opcoesDoPlano } = usePlano(tipo, escolhida, { data, demais });
  const faltaCanal =
    tipo === 'PARAMETRIZADA' &&
    (escolhida.tipo === 'linhas' ? escolhida.linhas.some(({ id }) => !proprios[id]?.canal) : !canalDoResultado);

  const marcar = async () => {
    const { feitos, recusados } = await marcarVarias({
      ensaio: false,
      tipo,
      data,
      canal: canalDoResultado,
      motivo: motivo || null,
      quais: plano ? { linhas: aFazer.map(({ id }) => ({ id, ...PROPRIO_EM_BRANCO })) } : quaisDe(escolhida, proprios),
    });
    const feitas = quantasDeclaracoes(feitos.length);
    const outras = recusados.length === 0 ? '' : `; ${quantasDeclaracoes(recusados.length)} não`;
    if (feitos.length > 0) enqueueSnackbar(`${NOME_MARCA_DAI[tipo]}: ${feitas}${outras}.`, { variant: 'success' });
    if (recusados.length > 0) avisarRecusados(quantasDeclaracoes(recusados.length), recusados);
  };
  return {
    data,
    setData,
    motivo,
    setMotivo,
    canalDoResultado,
    setCanalDoResultado,
    proprios,
    setProprios,
    confirmada,
    setConfirmada,
    planeja,
    plano,
    semPlano,
    opcoesDoPlano,
    total,
    demais,
    impedida: !confirmada || demais || faltaCanal || (planeja && aFazer.length === 0),
    gravando,
    falha,
    registrar: () => enviar(marcar),
  };
}

/** What becomes of each DAI by a mark that changes what it declares or where it stands. */
function usePlano(
  tipo: MarcaDeVarias,
  escolhida: Selecao<DaiResumo>,
  { data, demais }: { data: string; demais: boolean },
) {
  const planeja = COM_PLANO.has(tipo);
  // Asked for once, as the dialog opens.
  const [pedido] = useState(() => ({ tipo, data, canal: null, motivo: null, quais: quaisDe(escolhida, {}) }));
  const { data: plano, error: semPlano } = usePlanoDaMarca(planeja && !demais ? pedido : null);
  const [voltar, setVoltar] = useState(false);
  const [incluir, setIncluir] = useState(false);
  return {
    planeja,
    plano,
    semPlano,
    aFazer: (plano ?? []).filter((declaracao) => muda(declaracao, { voltar, incluir })),
    opcoesDoPlano: { voltar, aoVoltar: setVoltar, incluir, aoIncluir: setIncluir },
  };
}

interface OQueSeDizDasDaisProps {
  tipo: MarcaDeVarias;
  escolhida: Selecao<DaiResumo>;
  marca: ReturnType<typeof useMarcaEmVarias>;
}

/** Which DAIs are marked, and what each has of its own: the channel, or the number of the Sefaz. */
function OQueSeDizDasDais({ tipo, escolhida, marca }: OQueSeDizDasDaisProps) {
  const { canalDoResultado, setCanalDoResultado, proprios, setProprios, planeja } = marca;
  const comCanal = tipo === 'PARAMETRIZADA';
  if (escolhida.tipo === 'resultado') {
    return (
      <>
        <Typography>Todo o resultado da busca e dos filtros, não só o que está nesta página.</Typography>
        {comCanal && <CanalField rotulo="Canal de todas" valor={canalDoResultado} aoMudar={setCanalDoResultado} />}
      </>
    );
  }
  if (comCanal || tipo === 'ENVIADA') {
    return (
      <ProprioDeCadaDai
        campo={comCanal ? 'canal' : 'numero'}
        linhas={escolhida.linhas}
        proprios={proprios}
        aoMudar={setProprios}
      />
    );
  }
  return planeja ? null : <Typography>{nomesPorExtenso(escolhida.linhas.map(nomeDaDai))}.</Typography>;
}

/** These change what a DAI declares or where it stands, so each says before what becomes of it. */
const COM_PLANO: ReadonlySet<MarcaDeVarias> = new Set(['EM_ELABORACAO', 'XML_GERADO']);

function quaisDe(escolhida: Selecao<DaiResumo>, proprios: Proprios): PedidoDeMarcaEmVarias['quais'] {
  return escolhida.tipo === 'resultado'
    ? { consulta: escolhida.consulta, total: escolhida.total }
    : { linhas: escolhida.linhas.map(({ id }) => ({ id, ...(proprios[id] ?? PROPRIO_EM_BRANCO) })) };
}
