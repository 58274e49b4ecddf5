import { DataTable } from '#components/ui/page/DataTable.tsx';
import { FigureButton } from '#components/ui/page/FigureButton.tsx';
import { TextoComLeis } from '#components/ui/page/TextoComLeis.tsx';
import type { FiguraDaReforma } from '#lib/api/processo/reforma-do-processo.ts';
import type { ReformaDoProcesso } from '#lib/domain/aduana/tributos/reforma-do-processo.ts';
import { formatarDinheiro, SEM_VALOR } from '#lib/format/decimal.ts';

interface BaseDaReformaProps {
  reforma: ReformaDoProcesso;
  aoAbrirMemoria: (figura: FiguraDaReforma) => void;
}

/** What the base of CBS and IBS is made of, each part with its place in the law. */
export function BaseDaReforma({ reforma: { componentes, base }, aoAbrirMemoria }: BaseDaReformaProps) {
  return (
    <DataTable
      legenda="Base da CBS e do IBS"
      colunas={[
        { titulo: 'Base de cálculo', valor: ({ nome }) => nome, total: 'Base' },
        {
          titulo: 'Dispositivo',
          valor: ({ artigo }) => <TextoComLeis texto={comALei(artigo)} />,
          total: <TextoComLeis texto="LC 214/2025, art. 69" />,
        },
        {
          titulo: 'Valor (R$)',
          numerica: true,
          valor: ({ valor }) => formatarDinheiro(valor),
          total:
            base === null ? (
              SEM_VALOR
            ) : (
              <FigureButton
                nome="base da CBS e do IBS"
                valor={formatarDinheiro(base)}
                aoAbrir={() => aoAbrirMemoria({ item: null, figura: 'base', parcela: 'regular' })}
              />
            ),
        },
      ]}
      linhas={componentes}
      chave={({ nome }) => nome}
    />
  );
}

/** Art. 80 stands in both regulations, with the same items; the text of the CBS is the one shown. */
function comALei(artigo: string): string {
  return artigo.startsWith('art.') ? `Decreto 12.955/2026, ${artigo}` : artigo;
}
