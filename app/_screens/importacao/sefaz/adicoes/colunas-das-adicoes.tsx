import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { AdicaoConferida } from '#app/_screens/importacao/sefaz/campos/escolhas-da-dai.ts';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import type { Coluna } from '#components/ui/page/DataTable.tsx';
import { TwoLines } from '#components/ui/page/TwoLines.tsx';
import type { ConferenciaDaDai } from '#lib/contracts/sefaz/conferencia-da-dai.ts';
import type { DaiLida } from '#lib/contracts/sefaz/dai.ts';
import { TRATAMENTOS_ICMS } from '#lib/domain/aduana/tributos/regime-tributario.ts';
import { dinheiro, somar } from '#lib/domain/numeros/decimal-exato.ts';
import { formatarDinheiro, SEM_VALOR } from '#lib/format/decimal.ts';
import { formatarNcm } from '#lib/format/identificadores.ts';
import { FiguraDaDai } from './FiguraDaDai.tsx';

interface ColunasDasAdicoes {
  dai: DaiLida;
  conferencia: ConferenciaDaDai;
  tributacao: (adicao: AdicaoConferida) => ReactNode;
  /** Undefined while the form has unsaved changes. */
  aoAbrirMemoria: ((chave: string) => void) | undefined;
}

export function colunasDasAdicoes(props: ColunasDasAdicoes): Coluna<AdicaoConferida>[] {
  const { dai, conferencia, tributacao, aoAbrirMemoria } = props;
  const { icms, adicoes } = conferencia;
  const figura = (adicao: AdicaoConferida, qual: 'baseIcms' | 'icmsSemIncentivo' | 'icms') => (
    <FiguraDaDai adicao={adicao.numero} figura={qual} valor={adicao[qual]} aoAbrir={aoAbrirMemoria} />
  );
  return [
    {
      titulo: 'Adição',
      valor: ({ numero, ncm }) => (
        <TwoLines
          principal={
            <LinkTo
              to="/importacao/processos/$id/adicao/$numero"
              params={{ id: dai.processo.id, numero }}
              sx={{ fontWeight: 600 }}
            >
              {numero}
            </LinkTo>
          }
          secundaria={formatarNcm(ncm)}
        />
      ),
      total: 'Total',
    },
    {
      titulo: 'Mercadoria',
      valor: (adicao) => (
        <Typography variant="body2" component="div" sx={{ maxWidth: 200 }}>
          <TwoLines principal={mercadoriaDa(adicao)} secundaria={adicao.fornecedor ?? ''} />
        </Typography>
      ),
    },
    {
      titulo: 'Valor aduaneiro',
      valor: ({ valorAduaneiro }) => formatarDinheiro(valorAduaneiro),
      numerica: true,
      total: formatarDinheiro(dinheiro(somar(adicoes.map(({ valorAduaneiro }) => valorAduaneiro)))),
    },
    { titulo: 'Linha da matriz', valor: tributacao },
    {
      titulo: 'Tributação',
      valor: ({ matriz }) =>
        matriz ? (
          <TwoLines
            principal={matriz.codigoTributacao}
            secundaria={matriz.tratamento ? TRATAMENTOS_ICMS[matriz.tratamento] : 'sem tratamento'}
          />
        ) : (
          SEM_VALOR
        ),
    },
    {
      titulo: 'Base do ICMS',
      valor: (adicao) => figura(adicao, 'baseIcms'),
      numerica: true,
      total: formatarDinheiro(icms?.base),
    },
    {
      titulo: 'Sem incentivo',
      valor: (adicao) => figura(adicao, 'icmsSemIncentivo'),
      numerica: true,
      total: formatarDinheiro(icms?.semIncentivo),
    },
    {
      titulo: 'A recolher',
      valor: (adicao) => figura(adicao, 'icms'),
      numerica: true,
      total: formatarDinheiro(icms?.recolher),
    },
  ];
}

/** `Placa-mãe e mais 3`. */
export function mercadoriaDa({ itens }: AdicaoConferida): string {
  const [primeiro, ...outros] = itens;
  if (!primeiro) return SEM_VALOR;
  return outros.length === 0 ? primeiro.descricao : `${primeiro.descricao} e mais ${outros.length}`;
}
