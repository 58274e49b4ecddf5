import { type Coluna, DataTable } from '#components/ui/page/DataTable.tsx';
import type { MercadoriaLida, MercadoriasLidas } from '#lib/contracts/processo/mercadorias.ts';
import { colunasDaGrade, NomeDaMercadoria, NomeDoGrupo } from './colunas-das-mercadorias.tsx';

interface TabelaDasMercadoriasProps {
  processoId: string;
  lidas: MercadoriasLidas;
}

/** The goods in a table, under their adições. The totals are those of the declaration, whatever page or filter is in view. */
export function TabelaDasMercadorias({ processoId, lidas }: TabelaDasMercadoriasProps) {
  const daGrade = colunasDaGrade(lidas);
  const grupoDe = new Map(lidas.grupos.map((grupo) => [grupo.adicao, grupo]));
  const colunas: Coluna<MercadoriaLida>[] = [
    {
      titulo: 'Mercadoria',
      valor: (mercadoria) => <NomeDaMercadoria mercadoria={mercadoria} />,
      total: 'Total da declaração',
    },
    ...daGrade.map(({ titulo, daMercadoria, doTotal }) => ({
      titulo,
      numerica: true,
      valor: daMercadoria,
      total: doTotal(lidas.totais),
    })),
  ];
  return (
    <DataTable
      legenda="Mercadorias declaradas"
      densa
      colunas={colunas}
      linhas={lidas.linhas}
      chave={({ chave }) => chave}
      grupoDe={({ adicao }) => {
        const grupo = adicao === null ? undefined : grupoDe.get(adicao);
        if (!grupo) return { chave: '', celulas: ['Previstas e não declaradas'] };
        return {
          chave: grupo.adicao,
          celulas: [
            <NomeDoGrupo key="nome" grupo={grupo} processoId={processoId} />,
            ...daGrade.map(({ doGrupo }) => doGrupo(grupo)),
          ],
        };
      }}
    />
  );
}
