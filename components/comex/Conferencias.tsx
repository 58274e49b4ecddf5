import { StatusChip, type Tom } from '#components/ui/chips/StatusChip.tsx';
import { type Coluna, DataTable } from '#components/ui/page/DataTable.tsx';
import {
  type Conferencia,
  type NivelConferencia,
  nomeDaConferencia,
} from '#lib/domain/aduana/declaracao/conferencia.ts';
import { formatarDecimal } from '#lib/format/decimal.ts';

const TOM: Record<NivelConferencia, Tom> = { erro: 'error', aviso: 'warning', ok: 'success' };
const PALAVRA: Record<NivelConferencia, string> = { erro: 'Erro', aviso: 'Aviso', ok: 'Confere' };
const GRAVIDADE: Record<NivelConferencia, number> = { erro: 0, aviso: 1, ok: 2 };

interface ConferenciasProps {
  conferencias: Conferencia[];
  /** Key of the check a link leads to: its code and its adição, as in `VMLD-null`. */
  levadaA?: string | undefined;
}

/** Compares the totals of a document with the sums of its parts. Mismatches come first. */
export function Conferencias({ conferencias, levadaA }: ConferenciasProps) {
  const porGravidade = conferencias.toSorted((a, b) => GRAVIDADE[a.nivel] - GRAVIDADE[b.nivel]);
  return (
    <DataTable
      legenda="Conferências"
      colunas={COLUNAS}
      linhas={porGravidade}
      chave={(conferencia) => `${conferencia.codigo}-${conferencia.adicao}`}
      levadaA={levadaA}
    />
  );
}

/** Sums the checks up in a word. */
export function ResultadoConferencias({ conferencias }: { conferencias: Conferencia[] }) {
  const quantas = (nivel: NivelConferencia) => conferencias.filter((conferencia) => conferencia.nivel === nivel).length;
  const erros = quantas('erro');
  const avisos = quantas('aviso');
  if (erros) return <StatusChip tom="error">{erros === 1 ? '1 erro' : `${erros} erros`}</StatusChip>;
  if (avisos) return <StatusChip tom="warning">{avisos === 1 ? '1 aviso' : `${avisos} avisos`}</StatusChip>;
  return <StatusChip tom="success">{conferem(conferencias.length)}</StatusChip>;
}

/** What agrees is the file with itself, check by check. */
function conferem(quantas: number): string {
  return quantas === 1 ? '1 conferência do arquivo confere' : `${quantas} conferências do arquivo conferem`;
}

const COLUNAS: Coluna<Conferencia>[] = [
  { titulo: 'Resultado', valor: ({ nivel }) => <StatusChip tom={TOM[nivel]}>{PALAVRA[nivel]}</StatusChip> },
  {
    titulo: 'Conferência',
    valor: ({ codigo, adicao }) =>
      adicao ? `${nomeDaConferencia(codigo)} · adição ${adicao}` : nomeDaConferencia(codigo),
  },
  { titulo: 'Declarado', valor: ({ declarado }) => figura(declarado), numerica: true },
  { titulo: 'Calculado', valor: ({ calculado }) => figura(calculado), numerica: true },
  { titulo: 'Observação', valor: ({ mensagem }) => mensagem },
];

/** Formats a decimal with the decimals it has in the API. Any other value (a DI number, a count) stays as it is. */
function figura(texto: string | null): string {
  const casas = /^-?\d+\.(\d+)$/.exec(texto ?? '')?.[1]?.length;
  return casas === undefined ? (texto ?? '—') : formatarDecimal(texto, casas);
}
