import Typography from '@mui/material/Typography';
import { type Coluna, DataTable } from '#components/ui/page/DataTable.tsx';
import { FigureButton } from '#components/ui/page/FigureButton.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { NOME_MODALIDADE_DCI } from '#lib/domain/zfm/dci.ts';
import type { GrupoCalculado } from '#lib/fiscal/dci/calcular-documento.ts';
import { formatarDinheiro, SEM_VALOR } from '#lib/format/decimal.ts';
import type { NoDaMemoria } from '#lib/format/memoria.ts';

interface GruposSectionProps {
  grupos: readonly GrupoCalculado[];
  /** False without a due day or a day of payment: then neither multa nor juros is known. */
  moraConhecida: boolean;
  /** The memória of the whole DCI, which contains each group. A function, since it is built only when a group is opened. */
  memoria: () => NoDaMemoria | null;
  aoAbrir: (memoria: NoDaMemoria | null) => void;
}

/** Each tax of each modalidade: the calculated amount, the amount set by a judge or declared before, and the amount to pay. */
export function GruposSection({ grupos, moraConhecida, memoria, aoAbrir }: GruposSectionProps) {
  const comAlgo = grupos.filter(
    ({ calculado, principal, judicial, anterior }) =>
      calculado === null || principal === null || [calculado, principal, judicial, anterior].some(temAlgo),
  );
  if (grupos.length === 0) return null;
  const retifica = grupos.some(({ anterior }) => anterior !== null);
  const ordenado = grupos.some(({ judicial }) => judicial !== null);
  const figura = (grupo: GrupoCalculado, valor: string | null) => {
    if (valor === null) return SEM_VALOR;
    const no = () => noDoGrupo(memoria(), grupo);
    return <FigureButton nome={nomeDo(grupo)} valor={formatarDinheiro(valor)} aoAbrir={() => aoAbrir(no())} />;
  };
  const daMora = (valor: string | null) => (moraConhecida ? formatarDinheiro(valor) : SEM_VALOR);
  const colunas: Coluna<GrupoCalculado>[] = [
    { titulo: 'Modalidade', valor: ({ modalidade }) => NOME_MODALIDADE_DCI[modalidade] },
    { titulo: 'Tributo', valor: ({ tributo }) => <strong>{tributo}</strong> },
    { titulo: 'Calculado (R$)', numerica: true, valor: ({ calculado }) => formatarDinheiro(calculado) },
    ...(ordenado
      ? [
          {
            titulo: 'Ordem judicial (R$)',
            numerica: true,
            valor: ({ judicial }: GrupoCalculado) => formatarDinheiro(judicial),
          },
        ]
      : []),
    ...(retifica
      ? [
          {
            titulo: 'Já declarado (R$)',
            numerica: true,
            valor: ({ anterior }: GrupoCalculado) => formatarDinheiro(anterior),
          },
        ]
      : []),
    { titulo: 'A recolher (R$)', numerica: true, valor: (grupo) => figura(grupo, grupo.principal) },
    { titulo: 'Multa (R$)', numerica: true, valor: ({ multa }) => daMora(multa) },
    { titulo: 'Juros (R$)', numerica: true, valor: ({ juros }) => daMora(juros) },
  ];
  return (
    <Section titulo="Por modalidade e tributo" nota="registro 03 da DCI" semMargem>
      {comAlgo.length > 0 ? (
        <DataTable legenda="Tributos por modalidade" linhas={comAlgo} chave={nomeDo} colunas={colunas} />
      ) : (
        <Typography sx={{ px: 2, pb: 2, color: 'text.secondary' }}>Nenhum tributo a recolher.</Typography>
      )}
    </Section>
  );
}

function temAlgo(figura: string | null): boolean {
  return figura === null ? false : /[1-9]/.test(figura);
}

const nomeDo = ({ modalidade, tributo }: GrupoCalculado) => `${tributo} — ${NOME_MODALIDADE_DCI[modalidade]}`;

/** The node of a group in the memória of the DCI, or the whole memória if the group has no node. */
function noDoGrupo(memoria: NoDaMemoria | null, grupo: GrupoCalculado): NoDaMemoria | null {
  const nome = nomeDo(grupo);
  return memoria && (achar(memoria, (no) => no.nome === nome || no.nome.startsWith(`${nome},`)) ?? memoria);
}

function achar(no: NoDaMemoria, qual: (no: NoDaMemoria) => boolean): NoDaMemoria | null {
  if (qual(no) && no.formula !== null) return no;
  for (const entrada of no.entradas) {
    const achado = achar(entrada, qual);
    if (achado) return achado;
  }
  return null;
}
