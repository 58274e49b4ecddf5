import { type Coluna, DataTable } from '#components/ui/page/DataTable.tsx';
import { TwoLines } from '#components/ui/page/TwoLines.tsx';
import type { GrupoDeInsumos } from '#lib/contracts/saldo/saldo-insumo.ts';
import { formatarData } from '#lib/format/data.ts';
import { formatarDinheiro } from '#lib/format/decimal.ts';
import { formatarNcm } from '#lib/format/identificadores.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import { diasPorExtenso } from './dias-por-extenso.ts';
import { NomeDoGrupo } from './NomeDoGrupo.tsx';
import { saldoDoGrupo } from './saldo-do-grupo.ts';
import type { ModoDoSaldo } from './saldo-insumos-busca.ts';

export interface GruposProps {
  modo: ModoDoSaldo;
  grupos: readonly GrupoDeInsumos[];
  titulo: string;
}

export function TabelaDosGrupos({ modo, grupos, titulo }: GruposProps) {
  const ncm: Coluna<GrupoDeInsumos>[] =
    modo === 'por-item' ? [{ titulo: 'NCM', valor: (grupo) => (grupo.ncm ? formatarNcm(grupo.ncm) : 'várias') }] : [];
  return (
    <DataTable
      legenda={titulo}
      linhas={[...grupos]}
      chave={({ chave }) => chave}
      colunas={[
        {
          titulo: GRUPO[modo],
          valor: (grupo) => <NomeDoGrupo modo={modo} grupo={grupo} />,
        },
        ...ncm,
        { titulo: 'Lotes', numerica: true, valor: ({ lotes }) => formatarInteiro(lotes) },
        { titulo: 'Saldo', numerica: true, valor: saldoDoGrupo },
        { titulo: 'II (R$)', numerica: true, valor: ({ ii }) => formatarDinheiro(ii) },
        { titulo: 'IPI (R$)', numerica: true, valor: ({ ipi }) => formatarDinheiro(ipi) },
        { titulo: 'PIS (R$)', numerica: true, valor: ({ pis }) => formatarDinheiro(pis) },
        { titulo: 'COFINS (R$)', numerica: true, valor: ({ cofins }) => formatarDinheiro(cofins) },
        { titulo: 'Suspenso (R$)', numerica: true, valor: ({ suspenso }) => <b>{formatarDinheiro(suspenso)}</b> },
        {
          titulo: 'Mais antigo',
          valor: ({ idade, dataDesembaraco }) => (
            <TwoLines principal={diasPorExtenso(idade)} secundaria={formatarData(dataDesembaraco)} />
          ),
        },
      ]}
    />
  );
}

const GRUPO: Readonly<Record<ModoDoSaldo, string>> = {
  'por-item': 'Item',
  'por-di': 'Documento',
  'por-ncm': 'NCM',
};
