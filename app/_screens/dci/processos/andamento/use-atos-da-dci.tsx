import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import { type RefObject, useState } from 'react';
import { DarfDialog } from '#app/_screens/dci/processos/tributos/DarfDialog.tsx';
import { PagamentoDialog } from '#app/_screens/dci/processos/tributos/PagamentoDialog.tsx';
import type { GravarAntes } from '#components/form/PortaDoFormulario.tsx';
import { useBaixar } from '#components/ui/feedback/use-baixar.ts';
import { useMenuDeAtos } from '#components/ui/page/use-menu-de-atos.tsx';
import { espelhoDaDci, planilhaDaDci } from '#lib/api/dci/dci.ts';
import type { DciResumo } from '#lib/contracts/dci/dci.ts';
import { NOME_PASSO_DCI } from '#lib/domain/zfm/passos-da-dci.ts';
import { DCI_EM_ABERTO, DCI_REGISTRADA } from '#lib/domain/zfm/situacao-dci.ts';
import { ArquivoDaDciDialog } from './ArquivoDaDciDialog.tsx';
import { ExclusaoDaDci } from './ExclusaoDaDci.tsx';
import { PassoDaDciDialog } from './PassoDaDciDialog.tsx';
import { passosUsuais } from './passos-usuais.ts';
import { useCopiarDci } from './use-copiar-dci.tsx';
import { usePassarDci } from './use-passar-dci.ts';

type DciComAtos = Pick<
  DciResumo,
  | 'id'
  | 'versao'
  | 'processo'
  | 'numero'
  | 'tipo'
  | 'natureza'
  | 'situacao'
  | 'canal'
  | 'venceEm'
  | 'pagoEm'
  | 'tributos'
>;

interface OndeSeAge {
  /** Saves the open form before an action. Only the page of the DCI has a form. */
  gravarAntes?: RefObject<GravarAntes>;
  /** If given, the menu opens at this element at once. */
  lugar?: HTMLElement;
}

/** The actions on a DCI, for its list and its page: a menu and the dialogs it opens. */
export function useAtosDaDci(dci: DciComAtos, { gravarAntes, lugar }: OndeSeAge = {}) {
  const { id, processo, situacao, pagoEm, tributos } = dci;
  const { abrirMenu, menu: doMenu, item } = useMenuDeAtos(lugar);
  const [aberto, setAberto] = useState<'excluir' | 'darf' | 'pagar' | null>(null);
  const { baixar } = useBaixar();
  const { copiar, pergunta } = useCopiarDci(dci);
  const passos = usePassarDci(dci, gravarAntes);
  const possiveis = passosUsuais(dci);
  const fechar = () => setAberto(null);
  const menu = (
    <>
      <Menu {...doMenu}>
        {possiveis
          .filter((passo) => passo !== 'CANCELAR')
          .map((passo) => item(NOME_PASSO_DCI[passo], () => passos.passar(passo)))}
        {possiveis.length > 1 && <Divider />}
        {item('Ver o arquivo de conferência', passos.verArquivo)}
        {item('Espelho em PDF', () => baixar(() => espelhoDaDci(id, false), `espelho-${processo}.pdf`))}
        {item('Espelho com a memória de cálculo', () =>
          baixar(() => espelhoDaDci(id, true), `espelho-memoria-${processo}.pdf`),
        )}
        {item('Planilha em XLSX', () => baixar(() => planilhaDaDci(id), `${processo}.xlsx`))}
        {item('Demonstrativo do DARF', () => setAberto('darf'))}
        {pagoEm === null && tributos !== null && item('Informar pagamento', () => setAberto('pagar'))}
        <Divider />
        {DCI_REGISTRADA.includes(situacao) && item('Retificar', () => copiar('RETIFICADORA'))}
        {item('Duplicar', () => copiar('ORIGINAL'))}
        {possiveis.includes('CANCELAR') && item('Cancelar', () => passos.passar('CANCELAR'))}
        {DCI_EM_ABERTO.includes(situacao) && item('Excluir', () => setAberto('excluir'))}
      </Menu>
      {pergunta}
      {passos.pedido && <PassoDaDciDialog dci={dci} passo={passos.pedido} aoFechar={passos.fecharPedido} />}
      {passos.vendoArquivo && <ArquivoDaDciDialog dci={dci} aoFechar={passos.fecharArquivo} />}
      {aberto === 'excluir' && <ExclusaoDaDci dci={dci} aoFechar={fechar} />}
      {aberto === 'darf' && <DarfDialog dci={dci} aoFechar={fechar} />}
      {aberto === 'pagar' && <PagamentoDialog dci={dci} aoFechar={fechar} />}
    </>
  );
  return { menu, abrirMenu, copiar, passar: passos.passar, passando: passos.passando };
}
