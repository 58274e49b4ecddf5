import { POR_VIR } from '#components/ui/feedback/por-vir.ts';
import { type ColunaDaGrade, LARGURA_DA_SELECAO } from './colunas-da-grade.ts';
import { comAltura } from './papeis-da-grade.ts';

interface LinhasPorVirProps<Linha> {
  quantas: number;
  /** In pixels. */
  altura: number;
  colunas: readonly ColunaDaGrade<Linha>[];
}

/** Keeps the place of the rows to come, so that nothing moves when they are there. */
export function LinhasPorVir<Linha>({ quantas, altura, colunas }: LinhasPorVirProps<Linha>) {
  return (
    <tbody aria-hidden {...POR_VIR}>
      {Array.from({ length: quantas }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows have nothing else, and do not move
        <tr key={i} style={comAltura(altura)}>
          <td style={{ flex: `0 0 ${LARGURA_DA_SELECAO}px` }} />
          {colunas.map(({ coluna, estilo }) => (
            <td key={coluna.campo} style={estilo}>
              <span className="por-vir" />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
