import { ComparacaoDoPreparoChip } from '#app/_screens/portal/catalogo/SituacaoDoPreparoChip.tsx';
import { DescriptionItem, DescriptionList } from '#components/ui/page/DescriptionList.tsx';
import { formatarInstante } from '#lib/format/data.ts';
import type { RegistroDoPreparo } from './ramo.ts';

/** What the Portal answered of a product or operator, who did what for it, and how the last list compares. */
export function EstadoNoPortal({ registro }: { registro: RegistroDoPreparo }) {
  const { codigo, versaoNoPortal, situacaoNoPortal, comparacao, comparadoEm } = registro;
  const { versaoVista = null, situacaoVista = null } = registro;
  return (
    <DescriptionList>
      <SeHouver nome="Código">{codigo}</SeHouver>
      <SeHouver nome="Versão">{comVista(versaoNoPortal, versaoVista)}</SeHouver>
      <SeHouver nome="Situação">{comVista(situacaoNoPortal, situacaoVista)}</SeHouver>
      <SeHouver nome="Redigido">{feitoPor({ por: registro.redigidoPor, em: registro.redigidoEm })}</SeHouver>
      <SeHouver nome="Revisão pedida">{feitoPor(registro.revisaoPedida)}</SeHouver>
      <SeHouver nome="Aprovado">{feitoPor(registro.revisado)}</SeHouver>
      <SeHouver nome="Enviado">
        {registro.enviado && `${feitoPor(registro.enviado)}, pela chave de ${registro.titular}`}
      </SeHouver>
      <DescriptionItem nome="Comparação">
        {comparacao ? <ComparacaoDoPreparoChip comparacao={comparacao} /> : 'Não comparado'}
        {comparadoEm && ` na lista de ${formatarInstante(comparadoEm)}`}
      </DescriptionItem>
    </DescriptionList>
  );
}

/** A step that was not taken yet has no line: a draft would be a column of dashes. */
function SeHouver({ nome, children }: { nome: string; children: string | null }) {
  return children === null ? null : <DescriptionItem nome={nome}>{children}</DescriptionItem>;
}

function feitoPor(feito: { por: string; em: string } | null): string | null {
  return feito && `${feito.por}, ${formatarInstante(feito.em)}`;
}

/** What the Portal gave for what was sent from here, and what its last list has where that is another. */
function comVista(valorDoCais: string | null, vista: string | null): string | null {
  if (vista === null || vista === valorDoCais) return valorDoCais;
  return valorDoCais === null ? `${vista}, na última lista` : `${valorDoCais}; na última lista, ${vista}`;
}
