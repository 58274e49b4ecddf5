import type { EdicaoDaCelula } from '#components/lista/definicao-da-lista.ts';
import { lazyPart } from '#components/ui/feedback/lazy-part.tsx';
import type { ProcessoResumo } from '#lib/contracts/processo/processo.ts';

type Edicao = EdicaoDaCelula<ProcessoResumo>;

const ReferenciaEditor = lazyPart(() => import('./EditoresDoProcesso.tsx').then((part) => part.ReferenciaEditor));
const ObservacaoEditor = lazyPart(() => import('./EditoresDoProcesso.tsx').then((part) => part.ObservacaoEditor));
const DataEditor = lazyPart(() => import('./EditoresDoProcesso.tsx').then((part) => part.DataEditor));
const ResponsavelEditor = lazyPart(() => import('./EditoresDoProcesso.tsx').then((part) => part.ResponsavelEditor));
const CanalEditor = lazyPart(() => import('./EditoresDoProcesso.tsx').then((part) => part.CanalEditor));

const referencia: Edicao = {
  rotulo: 'Mudar a nossa referência',
  editor: (processo, como) => <ReferenciaEditor processo={processo} {...como} />,
};
const observacao: Edicao = {
  rotulo: 'Mudar a observação',
  editor: (processo, como) => <ObservacaoEditor processo={processo} {...como} />,
};
const eta: Edicao = {
  rotulo: 'Mudar a ETA',
  editor: (processo, como) => <DataEditor campo="eta" processo={processo} {...como} />,
};
const chegada: Edicao = {
  rotulo: 'Mudar a chegada',
  editor: (processo, como) => <DataEditor campo="chegada" processo={processo} {...como} />,
};
const responsavel: Edicao = {
  rotulo: 'Mudar o responsável',
  editor: (processo, como) => <ResponsavelEditor processo={processo} {...como} />,
};
const canal: Edicao = {
  rotulo: 'Informar o canal',
  cabe: ({ situacao }) => situacao === 'REGISTRADO',
  editor: (processo, como) => <CanalEditor processo={processo} {...como} />,
};

/** What each cell of the list of processos changes. A cell of two lines changes what its second line says. */
export const EDICOES_DO_PROCESSO: Readonly<Record<string, Edicao>> = {
  referencia,
  importador: referencia,
  observacao,
  eta,
  situacao: { ...eta, cabe: ({ dataChegada }) => dataChegada === null },
  dataChegada: chegada,
  responsavel,
  proximoPasso: responsavel,
  canalRfb: canal,
};
