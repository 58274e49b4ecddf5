import { DataTable } from '#components/ui/page/DataTable.tsx';
import { useErrorCauses } from '#lib/api/platform/sheet.ts';
import type { CausaDeErro } from '#lib/contracts/platform/planilha.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';

interface CausasDosErrosProps {
  id: string;
  titulos: readonly string[];
}

/** Table of why rows are wrong. Rows with one cause share a line, because one act often mends them all. */
export function CausasDosErros({ id, titulos }: CausasDosErrosProps) {
  const { data } = useErrorCauses(id);
  if (!data || data.length === 0) return null;
  return (
    <DataTable
      legenda="Por que há linhas com erro"
      linhas={data}
      chave={({ coluna, linhas }) => `${coluna}/${linhas[0]}`}
      colunas={[
        { titulo: 'O que há', valor: ({ frase, variam }) => (variam ? `${frase} E parecidas.` : frase) },
        { titulo: 'Coluna', valor: ({ coluna }) => (coluna === null ? 'A linha' : nomeDa(coluna, titulos)) },
        { titulo: 'Linhas', numerica: true, valor: ({ quantas }) => formatarInteiro(quantas) },
        { titulo: 'Onde', valor: onde },
      ]}
    />
  );
}

function nomeDa(coluna: number, titulos: readonly string[]): string {
  return titulos[coluna] || `Coluna ${coluna + 1}`;
}

function onde({ linhas, quantas }: CausaDeErro): string {
  const quais = linhas.map(formatarInteiro).join(', ');
  return quantas > linhas.length ? `${quais}…` : quais;
}
