import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { EstadoNoPortal } from '#app/_screens/portal/catalogo/EstadoNoPortal.tsx';
import { StatusChip } from '#components/ui/chips/StatusChip.tsx';
import { type Coluna, DataTable } from '#components/ui/page/DataTable.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { formatarInstante } from '#lib/format/data.ts';
import { SEM_VALOR } from '#lib/format/decimal.ts';
import type { OperadorNoPortal } from '#lib/portal/contracts/operadores-estrangeiros.ts';
import { OPERADOR_NO_PORTAL } from '#lib/portal/registros/operador-no-portal.ts';
import { rotulosDe } from '#lib/registros/rotulos.ts';

type Lado = NonNullable<OperadorNoPortal['lados']>[number];

/** What the Portal answered of the operator, who did what for it, and both sides field by field. */
export function OperadorNoPortalSection({ operador }: { operador: OperadorNoPortal }) {
  const { ambiente, codigo, comparacao, lados, vistoEm } = operador;
  return (
    <Section titulo="No Portal" nota={NOME_AMBIENTE_DO_PORTAL[ambiente].toLowerCase()}>
      <EstadoNoPortal registro={operador} />
      {comparacao === 'FALTA_LA' && codigo && (
        <Alert severity="warning">O Portal não mostrou o operador {codigo} na lista deste importador.</Alert>
      )}
      {lados ? (
        <>
          {vistoEm && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              O que o Portal disse em {formatarInstante(vistoEm)}, ao lado do que está escrito aqui.
            </Typography>
          )}
          <DataTable
            legenda="O operador daqui e o do Portal, campo por campo"
            colunas={COLUNAS}
            linhas={lados}
            chave={({ campo }) => campo}
          />
        </>
      ) : (
        codigo && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            O Portal ainda não mostrou este operador: nada foi comparado.
          </Typography>
        )
      )}
    </Section>
  );
}

const ROTULOS: Readonly<Record<string, string>> = { ...rotulosDe(OPERADOR_NO_PORTAL), situacao: 'Situação no Portal' };

const COLUNAS: Coluna<Lado>[] = [
  { titulo: 'Campo', valor: ({ campo }) => ROTULOS[campo] ?? campo },
  { titulo: 'Aqui', valor: ({ aqui }) => aqui ?? SEM_VALOR },
  { titulo: 'No Portal', valor: ({ la }) => la ?? SEM_VALOR },
  {
    titulo: 'Diferença',
    valor: ({ aqui, la }) => (aqui === la ? 'Igual' : <StatusChip tom="warning">Difere</StatusChip>),
  },
];
