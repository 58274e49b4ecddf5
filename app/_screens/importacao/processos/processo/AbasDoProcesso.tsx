import { usePendencias } from '#app/_screens/importacao/processos/andamento/use-pendencias.ts';
import { foiDeclarado } from '#app/_screens/importacao/processos/declaracao/processo-declarado.ts';
import { usePortalParts } from '#components/portal/portal-parts.ts';
import { type AbaDoRegistro, AbasDoRegistro } from '#components/registro/AbasDoRegistro.tsx';
import { useLacunas } from '#lib/api/views/lacunas.ts';
import { useRelacionadosDoProcesso } from '#lib/api/views/relacionados.ts';
import type { ProcessoInteiro } from '#lib/contracts/processo/processo.ts';
import type { RelacionadosDoProcesso } from '#lib/contracts/views/relacionados.ts';
import { processoRegistrado } from '#lib/domain/aduana/processo/passos-do-processo.ts';
import type { Pendencia } from '#lib/domain/aduana/processo/pendencias-do-processo.ts';
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
  if (!fechado) return <DoAberto {...props} />;
  return foiDeclarado(processo) && processo.situacao !== 'CANCELADO' ? (
    <DoDeclarado {...props} />
  ) : (
    <Abas {...props} pendencias={[]} />
  );
}

/** After the registration each cause counts once, on the tab where it is mended; those of the DAI, on that of the Sefaz. */
function DoDeclarado(props: AbasDoProcessoProps) {
  const { data = [] } = useLacunas(props.processo.id);
  const causas = data.map(({ lugar }) => (lugar.onde === 'DAI' ? 'sefaz' : lugar.aba));
  return <Abas {...props} pendencias={[]} causas={causas} />;
}

function DoAberto(props: AbasDoProcessoProps) {
  const { pendencias = [] } = usePendencias(props.processo);
  return <Abas {...props} pendencias={pendencias} />;
}

interface AbasProps extends AbasDoProcessoProps {
  pendencias: readonly Pendencia[];
  /** The tab of each cause of a gap. */
  causas?: readonly (string | null)[];
}

function Abas({ processo, aba, aoAbrir, pendencias, causas = [] }: AbasProps) {
  const portal = usePortalParts();
  const papeis = useRelacionadosDoProcesso(processo.id).data?.papeis.exigidos;
  const abas = ABAS_PROCESSO.filter(
    (valor) => valor !== 'duimp' || (portal && (aba === 'duimp' || comRascunho(processo))),
  ).map((valor): AbaDoRegistro<AbaProcesso> => {
    const daParte =
      doQueFalta(valor, pendencias) ?? dasCausas(causas.filter((abaDaCausa) => abaDaCausa === valor).length);
    const falhas =
      valor === 'conferencias'
        ? doQueNaoConfere(processo)
        : valor === 'documentos'
          ? (dosPapeis(papeis) ?? daParte)
          : daParte;
    const titulo = valor === 'itens' && foiDeclarado(processo) ? 'Mercadorias' : TITULOS[valor];
    return { valor, titulo, falhas };
  });
  return <AbasDoRegistro rotulo="Partes do processo" abas={abas} aberta={aba} aoAbrir={aoAbrir} />;
}

/** A DUIMP that is not registered yet may be sent as a draft, and a registered one rectified. */
function comRascunho({ tipoDocumento }: ProcessoInteiro): boolean {
  return tipoDocumento === 'DUIMP';
}

function doQueFalta(aba: AbaProcesso, pendencias: readonly Pendencia[]) {
  const quantas = pendencias.filter(({ parte, tambem }) =>
    [parte, ...(tambem ?? [])].some((parteDaPendencia) => parteDaPendencia === aba),
  ).length;
  if (quantas === 0) return undefined;
  return { quantas, grave: false, porExtenso: quantas === 1 ? '1 pendência' : `${quantas} pendências` };
}

/** The papers there are of those expected, while one is missing; short, since the tabs stand on one line. */
function dosPapeis(exigidos: RelacionadosDoProcesso['papeis']['exigidos'] | undefined) {
  if (!exigidos || exigidos.faltam.length === 0) return undefined;
  const ha = exigidos.todos - exigidos.faltam.length;
  const porExtenso = `${ha} de ${exigidos.todos} papéis exigidos`;
  return { quantas: `${ha}/${exigidos.todos}`, grave: false, porExtenso };
}

function dasCausas(quantas: number) {
  if (quantas === 0) return undefined;
  return { quantas, grave: false, porExtenso: quantas === 1 ? '1 causa a resolver' : `${quantas} causas a resolver` };
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
  duimp: 'DUIMP',
  sefaz: 'Sefaz',
  historico: 'Histórico',
};
