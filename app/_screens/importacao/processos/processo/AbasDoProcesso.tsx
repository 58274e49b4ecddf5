import { usePendencias } from '#app/_screens/importacao/processos/andamento/use-pendencias.ts';
import { processoRegistrado } from '#app/_screens/importacao/processos/campos/FormularioDaParte.tsx';
import { foiDeclarado } from '#app/_screens/importacao/processos/declaracao/processo-declarado.ts';
import { type AbaDoRegistro, AbasDoRegistro } from '#components/registro/AbasDoRegistro.tsx';
import type { ProcessoInteiro } from '#lib/contracts/processo.ts';
import type { Pendencia } from '#lib/domain/aduana/pendencias-do-processo.ts';
import { ABAS_PROCESSO, type AbaProcesso } from './processo-busca.ts';

interface AbasDoProcessoProps {
  processo: ProcessoInteiro;
  aba: AbaProcesso;
  aoAbrir: (aba: AbaProcesso) => void;
}

/** The tabs of a processo, counted where something is missing for the registration or does not agree. */
export function AbasDoProcesso(props: AbasDoProcessoProps) {
  const { processo } = props;
  const fechado = processoRegistrado(processo) || processo.situacao === 'CANCELADO';
  return fechado ? <Abas {...props} pendencias={[]} /> : <DoAberto {...props} />;
}

function DoAberto(props: AbasDoProcessoProps) {
  const { pendencias = [] } = usePendencias(props.processo);
  return <Abas {...props} pendencias={pendencias} />;
}

function Abas({ processo, aba, aoAbrir, pendencias }: AbasDoProcessoProps & { pendencias: readonly Pendencia[] }) {
  const abas = ABAS_PROCESSO.map((valor): AbaDoRegistro<AbaProcesso> => {
    const falhas = valor === 'conferencias' ? doQueNaoConfere(processo) : doQueFalta(valor, pendencias);
    const titulo = valor === 'itens' && foiDeclarado(processo) ? 'Mercadorias' : TITULOS[valor];
    return { valor, titulo, falhas };
  });
  return <AbasDoRegistro rotulo="Partes do processo" abas={abas} aberta={aba} aoAbrir={aoAbrir} />;
}

function doQueFalta(aba: AbaProcesso, pendencias: readonly Pendencia[]) {
  const quantas = pendencias.filter(({ parte, tambem }) =>
    [parte, ...(tambem ?? [])].some((uma) => uma === aba),
  ).length;
  if (quantas === 0) return undefined;
  return { quantas, grave: false, porExtenso: quantas === 1 ? '1 pendência' : `${quantas} pendências` };
}

function doQueNaoConfere({ conferencias }: ProcessoInteiro) {
  const quantas = (qual: 'erro' | 'aviso') => conferencias?.filter(({ nivel }) => nivel === qual).length ?? 0;
  const erros = quantas('erro');
  if (erros > 0) return { quantas: erros, grave: true, porExtenso: erros === 1 ? '1 erro' : `${erros} erros` };
  const avisos = quantas('aviso');
  if (avisos === 0) return undefined;
  return { quantas: avisos, grave: false, porExtenso: avisos === 1 ? '1 aviso' : `${avisos} avisos` };
}

const TITULOS: Readonly<Record<AbaProcesso, string>> = {
  resumo: 'Resumo',
  identificacao: 'Identificação',
  carga: 'Carga',
  licencas: 'Licenças',
  itens: 'Itens',
  adicoes: 'Adições',
  tributos: 'Tributos',
  cambio: 'Câmbio',
  despesas: 'Despesas',
  conferencias: 'Conferências',
  documentos: 'Documentos',
  sefaz: 'Sefaz',
  historico: 'Histórico',
};
