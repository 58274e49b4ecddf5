import Alert from '@mui/material/Alert';
import { ComparacaoDoProdutoChip } from '#components/comex/SituacaoDoProdutoChip.tsx';
import { DescriptionItem, DescriptionList } from '#components/ui/DescriptionList.tsx';
import { Section } from '#components/ui/Section.tsx';
import type { ProdutoNoPortal } from '#lib/contracts/catalogo-de-produtos.ts';
import { NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/sistema/portal-unico.ts';
import { formatarInstante } from '#lib/format/data.ts';
import { SEM_VALOR } from '#lib/format/decimal.ts';
import type { Atributo } from '#lib/siscomex/atributos-da-ncm.ts';
import { DiferencasTable } from './DiferencasTable.tsx';

interface NoPortalSectionProps {
  produto: ProdutoNoPortal;
  atributos: readonly Atributo[] | null;
}

/** What the Portal answered of the product, who did what for it, and where the last list differs. */
export function NoPortalSection({ produto, atributos }: NoPortalSectionProps) {
  const { codigo, versaoNoPortal, situacaoNoPortal, versaoVista, situacaoVista } = produto;
  const { comparacao, comparadoEm, diferencas, ambiente } = produto;
  return (
    <Section titulo="No Portal" nota={NOME_AMBIENTE_DO_PORTAL[ambiente].toLowerCase()}>
      <DescriptionList>
        <DescriptionItem nome="Código">{codigo ?? SEM_VALOR}</DescriptionItem>
        <DescriptionItem nome="Versão">{comVista(versaoNoPortal, versaoVista)}</DescriptionItem>
        <DescriptionItem nome="Situação">{comVista(situacaoNoPortal, situacaoVista)}</DescriptionItem>
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
        <DiferencasTable
          legenda="Diferenças entre o produto daqui e o do Portal"
          diferencas={diferencas}
          atributos={atributos}
          titulos={[
            ['aqui', 'Aqui'],
            ['la', 'No Portal'],
          ]}
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

/** What the Portal gave for what was sent from here, and what its last list has where that is another. */
function comVista(nossa: string | null, vista: string | null): string {
  if (vista === null || vista === nossa) return nossa ?? SEM_VALOR;
  return nossa === null ? `${vista}, na última lista` : `${nossa}; na última lista, ${vista}`;
}
