import { CodigoENome } from '#components/comex/CodigoENome.tsx';
import { DescriptionItem, DescriptionList } from '#components/ui/page/DescriptionList.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import type { AdicaoDoProcesso } from '#lib/contracts/declaracao/adicao.ts';
import { formatarDecimal, formatarDinheiro } from '#lib/format/decimal.ts';

export function MercadoriaSection({ adicao }: { adicao: AdicaoDoProcesso }) {
  return (
    <Section titulo="Mercadoria e condição de venda">
      <DescriptionList>
        <DescriptionItem nome="Descrição da NCM">{adicao.nomeNcm}</DescriptionItem>
        {adicao.itens.some(({ duimp }) => duimp) ? (
          <DescriptionItem nome="LPCO">{lpcosDe(adicao)}</DescriptionItem>
        ) : (
          <DescriptionItem nome="Licença de importação">{adicao.numeroLI ?? 'Dispensada'}</DescriptionItem>
        )}
        <DescriptionItem nome="Fornecedor">{adicao.fornecedor}</DescriptionItem>
        <DescriptionItem nome="Fabricante">{adicao.fabricante}</DescriptionItem>
        <DescriptionItem nome="País de origem">
          <CodigoENome {...adicao.paisOrigem} />
        </DescriptionItem>
        <DescriptionItem nome="País de aquisição">
          <CodigoENome {...adicao.paisAquisicao} />
        </DescriptionItem>
        <DescriptionItem nome="Incoterm · local">
          {[adicao.incoterm, adicao.localCondicaoVenda].filter(Boolean).join(' · ')}
        </DescriptionItem>
        <DescriptionItem nome="Moeda">
          <CodigoENome {...adicao.moeda} />
        </DescriptionItem>
        <DescriptionItem nome="Condição de venda na moeda · em R$">
          {`${formatarDinheiro(adicao.valorMoeda)} · ${formatarDinheiro(adicao.valorReais)}`}
        </DescriptionItem>
        <DescriptionItem nome="Frete · seguro (R$)">
          {`${formatarDinheiro(adicao.freteReais)} · ${formatarDinheiro(adicao.seguroReais)}`}
        </DescriptionItem>
        <DescriptionItem nome="Peso líquido (kg)">{formatarDecimal(adicao.pesoLiquido, 5)}</DescriptionItem>
        <DescriptionItem nome="Quantidade na medida estatística">
          {[formatarDecimal(adicao.quantidadeEstatistica, 5), adicao.unidadeEstatistica].filter(Boolean).join(' ')}
        </DescriptionItem>
        <DescriptionItem nome="Aplicação">{adicao.aplicacao}</DescriptionItem>
        <DescriptionItem nome="Condição da mercadoria">{adicao.condicao}</DescriptionItem>
      </DescriptionList>
    </Section>
  );
}

/** Items of a DUIMP have LPCOs in the place of a licence, and may share one. */
function lpcosDe({ grupos }: AdicaoDoProcesso): string {
  return [...new Set(grupos?.lpcos?.map(({ numero }) => numero))].join(', ');
}
