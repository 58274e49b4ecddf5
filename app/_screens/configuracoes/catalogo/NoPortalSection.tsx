import Alert from '@mui/material/Alert';
import { ComparacaoDoProdutoChip } from '#components/comex/SituacaoDoProdutoChip.tsx';
import { type Coluna, DataTable } from '#components/ui/DataTable.tsx';
import { DescriptionItem, DescriptionList } from '#components/ui/DescriptionList.tsx';
import { Section } from '#components/ui/Section.tsx';
import type { ProdutoNoPortal } from '#lib/contracts/catalogo-de-produtos.ts';
import { NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/sistema/portal-unico.ts';
import { formatarInstante } from '#lib/format/data.ts';
import { SEM_VALOR } from '#lib/format/decimal.ts';
import { PRODUTO_NO_PORTAL } from '#lib/registros/produto-no-portal.ts';
import { rotulosDe } from '#lib/registros/rotulos.ts';
import type { Atributo } from '#lib/siscomex/atributos-da-ncm.ts';
import { comCondicionados, nomeDoAtributo } from './produto-formulario.ts';

interface NoPortalSectionProps {
  produto: ProdutoNoPortal;
  atributos: readonly Atributo[] | null;
}

/** What the Portal answered of the product, who did what for it, and where the last list differs. */
export function NoPortalSection({ produto, atributos }: NoPortalSectionProps) {
  const { codigo, versaoNoPortal, situacaoNoPortal, comparacao, comparadoEm, diferencas, ambiente } = produto;
  const nomes = new Map(comCondicionados(atributos ?? []).map((um) => [`valores.${um.codigo}`, nomeDoAtributo(um)]));
  const colunas: Coluna<ProdutoNoPortal['diferencas'][number]>[] = [
    { titulo: 'Campo', valor: ({ campo }) => nomes.get(campo) ?? ROTULOS[campo] ?? campo.replace('valores.', '') },
    { titulo: 'Aqui', valor: ({ aqui }) => aqui ?? SEM_VALOR },
    { titulo: 'No Portal', valor: ({ la }) => la ?? SEM_VALOR },
  ];
  return (
    <Section titulo="No Portal" nota={NOME_AMBIENTE_DO_PORTAL[ambiente].toLowerCase()}>
      <DescriptionList>
        <DescriptionItem nome="Código">{codigo ?? SEM_VALOR}</DescriptionItem>
        <DescriptionItem nome="Versão">{versaoNoPortal ?? SEM_VALOR}</DescriptionItem>
        <DescriptionItem nome="Situação">{situacaoNoPortal ?? SEM_VALOR}</DescriptionItem>
        <DescriptionItem nome="Redigido">
          {feitoPor({ por: produto.redigidoPor, em: produto.redigidoEm })}
        </DescriptionItem>
        <DescriptionItem nome="Revisão pedida">{feitoPor(produto.revisaoPedida)}</DescriptionItem>
        <DescriptionItem nome="Aprovado">{feitoPor(produto.revisado)}</DescriptionItem>
        <DescriptionItem nome="Enviado">
          {produto.enviado ? `${feitoPor(produto.enviado)}, pela chave de ${produto.titular}` : SEM_VALOR}
        </DescriptionItem>
        <DescriptionItem nome="Comparação">
          {comparacao ? <ComparacaoDoProdutoChip comparacao={comparacao} /> : 'Não comparado'}
          {comparadoEm && ` na lista de ${formatarInstante(comparadoEm)}`}
        </DescriptionItem>
      </DescriptionList>
      {diferencas.length > 0 && (
        <DataTable
          legenda="Diferenças entre o produto daqui e o do Portal"
          colunas={colunas}
          linhas={diferencas}
          chave={({ campo }) => campo}
        />
      )}
      {comparacao === 'FALTA_LA' && codigo && (
        <Alert severity="warning">O Portal não mostrou o produto {codigo} na lista deste importador.</Alert>
      )}
    </Section>
  );
}

function feitoPor(feito: { por: string; em: string } | null): string {
  return feito ? `${feito.por}, ${formatarInstante(feito.em)}` : SEM_VALOR;
}

const ROTULOS: Readonly<Record<string, string>> = { ...rotulosDe(PRODUTO_NO_PORTAL), situacao: 'Situação no Portal' };
