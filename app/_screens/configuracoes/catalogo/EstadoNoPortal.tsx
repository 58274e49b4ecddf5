import { ComparacaoDoPreparoChip } from '#components/comex/SituacaoDoPreparoChip.tsx';
import { DescriptionItem, DescriptionList } from '#components/ui/DescriptionList.tsx';
import { formatarInstante } from '#lib/format/data.ts';
import { SEM_VALOR } from '#lib/format/decimal.ts';
import type { RegistroDoPreparo } from './ramo.ts';

/** What the Portal answered of a product or operator, who did what for it, and how the last list compares. */
export function EstadoNoPortal({ registro }: { registro: RegistroDoPreparo }) {
  const { codigo, versaoNoPortal, situacaoNoPortal, comparacao, comparadoEm } = registro;
  const { versaoVista = null, situacaoVista = null } = registro;
  return (
    <DescriptionList>
      <DescriptionItem nome="Código">{codigo ?? SEM_VALOR}</DescriptionItem>
      <DescriptionItem nome="Versão">{comVista(versaoNoPortal, versaoVista)}</DescriptionItem>
      <DescriptionItem nome="Situação">{comVista(situacaoNoPortal, situacaoVista)}</DescriptionItem>
      <DescriptionItem nome="Redigido">
        {feitoPor({ por: registro.redigidoPor, em: registro.redigidoEm })}
      </DescriptionItem>
      <DescriptionItem nome="Revisão pedida">{feitoPor(registro.revisaoPedida)}</DescriptionItem>
      <DescriptionItem nome="Aprovado">{feitoPor(registro.revisado)}</DescriptionItem>
      <DescriptionItem nome="Enviado">
        {registro.enviado ? `${feitoPor(registro.enviado)}, pela chave de ${registro.titular}` : SEM_VALOR}
      </DescriptionItem>
      <DescriptionItem nome="Comparação">
        {comparacao ? <ComparacaoDoPreparoChip comparacao={comparacao} /> : 'Não comparado'}
        {comparadoEm && ` na lista de ${formatarInstante(comparadoEm)}`}
      </DescriptionItem>
    </DescriptionList>
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
