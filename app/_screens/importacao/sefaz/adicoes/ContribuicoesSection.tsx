import Typography from '@mui/material/Typography';
import { StatusChip } from '#components/ui/chips/StatusChip.tsx';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';
import { type Coluna, DataTable } from '#components/ui/page/DataTable.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import type { ConferenciaDaDai } from '#lib/contracts/sefaz/conferencia-da-dai.ts';
import { formatarDinheiro } from '#lib/format/decimal.ts';

type Contribuicao = ConferenciaDaDai['contribuicoes'][number];

/**
 * FTI, FMPES and UEA by the parameters in force. A contribution whose base is not the import is not calculated here, and the
 * section says so.
 */
export function ContribuicoesSection({ contribuicoes }: { contribuicoes: Contribuicao[] }) {
  return (
    <Section
      titulo="Contribuições estaduais"
      nota="FTI, FMPES e UEA, pelos parâmetros em vigor; não vão no XML"
      acoes={
        <ButtonTo size="small" variant="outlined" color="inherit" to="/configuracoes/parametros">
          Parâmetros
        </ButtonTo>
      }
      semMargem={contribuicoes.length > 0}
    >
      {contribuicoes.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>
          Nenhuma contribuição tem parâmetro em vigor na data da DI. Alíquota e base são as que o escritório confirmar
          na legislação e informar em Parâmetros.
        </Typography>
      ) : (
        <DataTable legenda="Contribuições estaduais" colunas={COLUNAS} linhas={contribuicoes} chave={chaveDa} />
      )}
    </Section>
  );
}

const chaveDa = ({ nome, base }: Contribuicao) => `${nome} ${base}`;

const COLUNAS: Coluna<Contribuicao>[] = [
  { titulo: 'Contribuição', valor: ({ nome }) => nome },
  { titulo: 'Base', valor: ({ base }) => base },
  { titulo: 'Alíquota', valor: ({ aliquota }) => aliquota, numerica: true },
  {
    titulo: 'Valor (R$)',
    valor: ({ valor }) => (valor === null ? 'não se calcula aqui: a base não é a importação' : formatarDinheiro(valor)),
    numerica: true,
  },
  {
    titulo: 'Fonte',
    valor: ({ situacao }) =>
      situacao === 'VERIFICADO' ? (
        <StatusChip tom="success">Verificada</StatusChip>
      ) : (
        <StatusChip tom="warning">{situacao === 'ESTIMATIVA' ? 'Estimativa' : 'Confirmar na legislação'}</StatusChip>
      ),
  },
];
