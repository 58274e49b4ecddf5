import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { StatusChip } from '#components/ui/chips/StatusChip.tsx';
import { type Coluna, DataTable } from '#components/ui/page/DataTable.tsx';
import { FigureButton } from '#components/ui/page/FigureButton.tsx';
import { TextoComLeis } from '#components/ui/page/TextoComLeis.tsx';
import type { FiguraDosAnos } from '#lib/api/processo/reforma-do-processo.ts';
import type { ComparacaoDosAnos, ValorDoAno } from '#lib/domain/aduana/tributos/reforma-do-processo.ts';
import { formatarData } from '#lib/format/data.ts';
import { formatarDinheiro, formatarEfeito, SEM_VALOR } from '#lib/format/decimal.ts';

interface TabelaDosAnosProps {
  comparacao: ComparacaoDosAnos;
  aoAbrirMemoria: (figura: FiguraDosAnos) => void;
}

type Linha = ComparacaoDosAnos['linhas'][number];

/** A line a tax: what each year pays, its difference to the first year, and why it changes. */
export function TabelaDosAnos({ comparacao, aoAbrirMemoria }: TabelaDosAnosProps) {
  return (
    <DataTable
      legenda="Comparação de 2026, 2027 e 2033"
      colunas={colunasDe(comparacao, aoAbrirMemoria)}
      linhas={comparacao.linhas}
      chave={({ linha }) => linha}
    />
  );
}

function colunasDe({ anos }: ComparacaoDosAnos, abrir: TabelaDosAnosProps['aoAbrirMemoria']): Coluna<Linha>[] {
  return [
    { titulo: 'Tributo', valor: ({ nome }) => nome },
    ...anos.map(
      ({ ano, dia }): Coluna<Linha> => ({
        titulo: `${ano} (R$)`,
        numerica: true,
        valor: ({ linha, nome, valores }) => (
          <Celula
            nome={`${nome} pelas regras de ${ano}`}
            valor={valores.find((valorDoAno) => valorDoAno.ano === ano)}
            dia={dia}
            aoAbrir={() => abrir({ linha, ano })}
          />
        ),
      }),
    ),
    {
      titulo: 'O que muda',
      valor: ({ porque }) => (
        <Typography variant="body2" sx={{ minWidth: 260, whiteSpace: 'normal' }}>
          {porque}
        </Typography>
      ),
    },
  ];
}

interface CelulaProps {
  /** For screen readers. */
  nome: string;
  valor: ValorDoAno | undefined;
  dia: string;
  aoAbrir: () => void;
}

function Celula({ nome, valor: celula, dia, aoAbrir }: CelulaProps) {
  if (!celula) return SEM_VALOR;
  const { valor, diferenca, estimativa, nota, falta } = celula;
  const linhas = [nota, diferenca !== null && `${formatarEfeito(diferenca)} sobre 2026`, falta].filter(Boolean);
  return (
    <Stack sx={{ gap: 0.25, alignItems: 'flex-end', minWidth: 150 }} title={`regras de ${formatarData(dia)}`}>
      <Stack component="span" direction="row" sx={{ gap: 1, alignItems: 'center' }}>
        {estimativa && <StatusChip tom="warning">estimativa</StatusChip>}
        {valor === null ? SEM_VALOR : <FigureButton nome={nome} valor={formatarDinheiro(valor)} aoAbrir={aoAbrir} />}
      </Stack>
      {linhas.map((linha) => (
        <Typography
          key={String(linha)}
          variant="caption"
          sx={{ color: 'text.secondary', whiteSpace: 'normal', maxWidth: 220 }}
        >
          <TextoComLeis texto={String(linha)} />
        </Typography>
      ))}
    </Stack>
  );
}
