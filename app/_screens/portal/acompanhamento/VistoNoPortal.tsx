import { DescriptionItem, DescriptionList } from '#components/ui/page/DescriptionList.tsx';
import { formatarData } from '#lib/format/data.ts';
import { formatarDinheiro } from '#lib/format/decimal.ts';
import type { AcompanhamentoNoPortal } from '#lib/portal/contracts/portal-unico.ts';
import { palavraDoPortal } from '#lib/portal/domain/palavras-do-portal.ts';

type Visto = NonNullable<AcompanhamentoNoPortal['visto']>;

/** The last cover of the DUIMP, in the words of people. */
export function VistoNoPortal({ visto }: { visto: Visto }) {
  return (
    <DescriptionList>
      <DescriptionItem nome="Situação">{palavraDoPortal(visto.situacao)}</DescriptionItem>
      <DescriptionItem nome="Canal">{palavraDoPortal(visto.canal)}</DescriptionItem>
      <DescriptionItem nome="Registrada em">{formatarData(visto.registradaEm)}</DescriptionItem>
      <DescriptionItem nome="Versão">{visto.versao}</DescriptionItem>
      <DescriptionItem nome="Carga">{palavraDoPortal(visto.controleCarga)}</DescriptionItem>
      <DescriptionItem nome="Licenciamento">{palavraDoPortal(visto.licenciamento)}</DescriptionItem>
      <DescriptionItem nome="Análise da retificação">{palavraDoPortal(visto.retificacao)}</DescriptionItem>
      <DescriptionItem nome="Conferências">
        {visto.conferencias.map(({ orgao, situacao }) => `${orgao ?? '—'}: ${palavraDoPortal(situacao)}`).join(' · ')}
      </DescriptionItem>
      <DescriptionItem nome="Pagamentos">{visto.pagamentos.map(pagamento).join(' · ')}</DescriptionItem>
    </DescriptionList>
  );
}

function pagamento({ tributo, valor, dia }: Visto['pagamentos'][number]): string {
  const quanto = valor === null ? '—' : `R$ ${formatarDinheiro(valor)}`;
  return `${palavraDoPortal(tributo)} ${quanto}${dia ? ` em ${formatarData(dia)}` : ''}`;
}
