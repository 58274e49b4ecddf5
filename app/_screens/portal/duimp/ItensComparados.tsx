import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { DataTable } from '#components/ui/page/DataTable.tsx';
import { formatarData } from '#lib/format/data.ts';
import type { RascunhoLido } from '#lib/portal/contracts/rascunho-no-portal.ts';
import { COLUNAS_COMPARADAS } from './colunas-comparadas.ts';
import { contaPorExtenso } from './conta-por-extenso.ts';

interface ItensComparadosProps {
  itens: NonNullable<RascunhoLido['itens']>;
  /** Items that the draft has in the Portal. */
  itensLa: number;
}

/** The figures of the items that differ between the Portal and Cais, with how many were compared. */
export function ItensComparados({ itens: { dia, vindos, falta, inteiros, diferem }, itensLa }: ItensComparadosProps) {
  if (falta) return <Alert severity="info">Os itens não foram comparados: {falta}</Alert>;
  return (
    <>
      <Typography variant="body2">
        {inteiros === 0 && diferem.length === 0
          ? 'Nenhum item pôde ser comparado.'
          : [
              `${inteiros} de ${itensLa} itens comparados por inteiro`,
              vindos < itensLa && `o Portal deu os valores de ${vindos}`,
              quantosItens(diferem.filter(({ diferenca }) => diferenca !== null)),
              diferem.some(({ diferenca }) => diferenca === null) && 'há valores que só um lado diz',
            ]
              .filter(Boolean)
              .join('; ')
              .concat('.')}{' '}
        Do Portal, em {formatarData(dia)}.
      </Typography>
      {diferem.length > 0 && (
        <DataTable
          legenda="Valores dos itens que diferem, ou que só um lado diz"
          densa
          colunas={[
            { titulo: 'Item', valor: ({ item }) => item },
            ...COLUNAS_COMPARADAS,
            { titulo: 'Conta do Portal', valor: ({ conta }) => contaPorExtenso(conta) },
          ]}
          linhas={diferem}
          chave={({ item, nome }) => `${item} ${nome}`}
        />
      )}
    </>
  );
}

function quantosItens(diferem: readonly { item: number }[]): string {
  const quantos = new Set(diferem.map(({ item }) => item)).size;
  if (quantos === 0) return 'nenhum valor difere';
  return quantos === 1 ? '1 item difere' : `${quantos} itens diferem`;
}
