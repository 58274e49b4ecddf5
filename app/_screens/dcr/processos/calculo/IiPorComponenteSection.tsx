import Box from '@mui/material/Box';
import { useState } from 'react';
import { ComponenteDaTabela } from '#app/_screens/dcr/processos/componentes/ComponenteDaTabela.tsx';
import { ListPagination } from '#components/ui/navigation/ListPagination.tsx';
import { type Coluna, DataTable } from '#components/ui/page/DataTable.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import type { ConteudoDoDcr, ImportadoDoDcr, SubcomponenteDoDcr } from '#lib/domain/zfm/dcr.ts';
import type { ResultadoDcr } from '#lib/fiscal/dcr/calcular-dcr.ts';
import { custoUSD } from '#lib/fiscal/dcr/calcular-documento.ts';
import { temAliquota, temPreco } from '#lib/fiscal/dcr/figuras-conhecidas.ts';
import { formatarAliquota, formatarDecimal, SEM_VALOR } from '#lib/format/decimal.ts';
import { semZeros } from '#lib/format/sem-zeros.ts';

interface IiDaLinha {
  chave: string;
  linha: ImportadoDoDcr & Partial<SubcomponenteDoDcr>;
  sub: boolean;
  vuUSD: string;
  valores: ResultadoDcr['linhas'][number];
}

/** The II of each imported component per unit of the product: the full II and the II due. */
export function IiPorComponenteSection({ resultado, conteudo }: { resultado: ResultadoDcr; conteudo: ConteudoDoDcr }) {
  const [pagina, setPagina] = useState(1);
  const { subcomponentes, importados, taxaUSD } = conteudo;
  // In the order of the engine's result: subcomponentes first.
  const todas = [
    ...subcomponentes.map((linha) => ({ linha, sub: true })),
    ...importados.map((linha) => ({ linha, sub: false })),
  ];
  const linhas = todas.flatMap(({ linha, sub }, i): IiDaLinha[] => {
    const valores = resultado.linhas[i];
    return valores ? [{ chave: `${i}`, linha, sub, vuUSD: custoUSD(linha, taxaUSD), valores }] : [];
  });
  if (linhas.length === 0) return null;
  return (
    <Section titulo="II por componente" nota="US$ por unidade do produto" semMargem>
      <DataTable
        legenda="II por componente"
        linhas={linhas.slice((pagina - 1) * POR_PAGINA, pagina * POR_PAGINA)}
        chave={({ chave }) => chave}
        colunas={COLUNAS}
      />
      {linhas.length > POR_PAGINA && (
        <ListPagination
          total={linhas.length}
          pagina={pagina}
          tamanho={POR_PAGINA}
          aoMudar={(mudanca) => setPagina(mudanca.pagina)}
        />
      )}
    </Section>
  );
}

const COLUNAS: Coluna<IiDaLinha>[] = [
  {
    titulo: 'Componente',
    valor: ({ linha, sub }) => (
      <ComponenteDaTabela
        codigo={linha.codigo}
        descricao={sub ? `subcomponente de ${linha.pai} · ${linha.descricao}` : linha.descricao}
      />
    ),
  },
  { titulo: 'Quantidade', numerica: true, valor: ({ linha }) => semZeros(linha.quantidade) },
  {
    titulo: 'Custo (US$)',
    numerica: true,
    valor: ({ linha, vuUSD }) => (temPreco(linha) ? formatarDecimal(vuUSD, 6) : SEM_VALOR),
  },
  { titulo: 'Valor (US$)', numerica: true, valor: ({ linha, valores }) => doPreco(linha, valores.valorUSD) },
  {
    titulo: 'II (%)',
    numerica: true,
    valor: ({ linha }) => formatarAliquota(linha.aliquotaII),
  },
  { titulo: 'II cheio (US$)', numerica: true, valor: ({ linha, valores }) => doPreco(linha, valores.iiCheioUSD) },
  {
    titulo: 'II devido (US$)',
    numerica: true,
    valor: ({ linha, valores }) => <strong>{doPreco(linha, valores.iiDevidoUSD)}</strong>,
  },
  { titulo: 'Por quê', valor: (linha) => <Box sx={{ whiteSpace: 'nowrap' }}>{porque(linha)}</Box> },
];

/** A figure that comes from the price of a line; `—` while the price, or the figure, is unknown. */
function doPreco(linha: IiDaLinha['linha'], figura: string | null): string {
  return temPreco(linha) ? formatarDecimal(figura, 7) : SEM_VALOR;
}

function porque({ linha, sub }: IiDaLinha): string {
  if (sub && linha.incluiBC === 'N') return 'fora da base do II';
  if (!sub && linha.suspensao === 'N') return 'tributos já pagos';
  if (!temPreco(linha)) return 'sem preço';
  if (!temAliquota(linha)) return 'sem alíquota';
  return linha.reduz === 'N' ? 'sem direito à redução' : 'reduzido pelo CRA';
}

const POR_PAGINA = 50;
