import Box from '@mui/material/Box';
import { type Coluna, DataTable } from '#components/ui/page/DataTable.tsx';
import { FigureButton } from '#components/ui/page/FigureButton.tsx';
import { TwoLines } from '#components/ui/page/TwoLines.tsx';
import { type LinhaComparada, NOME_FIGURA_COMPARADA } from '#lib/domain/aduana/declaracao/comparacao-di.ts';
import { REGIMES_TRIBUTARIOS } from '#lib/domain/aduana/tributos/regime-tributario.ts';
import { formatarAliquota, formatarDinheiro } from '#lib/format/decimal.ts';
import { formatarNcm } from '#lib/format/identificadores.ts';
import { chaveDaFigura } from './figura-aberta.ts';

interface ComparacaoTableProps {
  legenda: string;
  linhas: LinhaComparada[];
  /** Key of the figure whose memória is open. */
  aberta: string | undefined;
  aoAbrir: (chave: string) => void;
  /** Adds the adição column. Without it, the table is of a single adição. */
  comAdicao?: boolean;
}

/** Compares declared and calculated figures, with the difference. A calculated figure opens its memória. */
export function ComparacaoTable({ legenda, linhas, aberta, aoAbrir, comAdicao = false }: ComparacaoTableProps) {
  return (
    <DataTable
      legenda={legenda}
      colunas={[...(comAdicao ? [ADICAO] : []), ...colunas(aoAbrir)]}
      linhas={linhas}
      chave={chaveDaFigura}
      marcada={(linha) => chaveDaFigura(linha) === aberta}
    />
  );
}

const ADICAO: Coluna<LinhaComparada> = {
  titulo: 'Adição',
  valor: ({ adicao, ncm }) =>
    adicao ? <TwoLines principal={adicao} secundaria={formatarNcm(ncm ?? '')} /> : <strong>Total</strong>,
};

function colunas(aoAbrir: (chave: string) => void): Coluna<LinhaComparada>[] {
  return [
    { titulo: 'Tributo', valor: ({ figura }) => NOME_FIGURA_COMPARADA[figura] },
    { titulo: 'Regime', valor: ({ regime }) => regime && REGIMES_TRIBUTARIOS[regime] },
    { titulo: 'Base (R$)', valor: ({ base }) => base && formatarDinheiro(base), numerica: true },
    { titulo: 'Alíquota (%)', valor: ({ aliquota }) => aliquota && formatarAliquota(aliquota), numerica: true },
    { titulo: 'Declarado (R$)', valor: ({ declarado }) => formatarDinheiro(declarado), numerica: true },
    {
      titulo: 'Calculado (R$)',
      valor: (linha) =>
        linha.calculado === null ? (
          <TwoLines principal="—" secundaria={linha.motivo ?? ''} />
        ) : (
          <FigureButton
            nome={nomeDe(linha)}
            valor={formatarDinheiro(linha.calculado)}
            aoAbrir={() => aoAbrir(chaveDaFigura(linha))}
          />
        ),
      numerica: true,
    },
    { titulo: 'Diferença (R$)', valor: (linha) => <Diferenca {...linha} />, numerica: true },
  ];
}

function nomeDe({ adicao, figura }: LinhaComparada): string {
  const nome = NOME_FIGURA_COMPARADA[figura];
  return adicao ? `${nome} da adição ${adicao}` : `${nome}, total`;
}

/** Difference: calculated minus declared. A difference beyond the tolerance is highlighted; zero is muted. */
function Diferenca({ diferenca, relevante }: Pick<LinhaComparada, 'diferenca' | 'relevante'>) {
  const nenhuma = diferenca === null || /^-?[0.]+$/.test(diferenca);
  const cor = relevante ? 'warning.main' : nenhuma ? 'text.secondary' : 'text.primary';
  return (
    <Box component="span" sx={{ color: cor, fontWeight: relevante ? 650 : undefined }}>
      {formatarDinheiro(diferenca)}
    </Box>
  );
}
