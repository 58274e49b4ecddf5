import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import { useNavigate } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { useState } from 'react';
import type { GravarAntes } from '#components/form/PortaDoFormulario.tsx';
import { useBaixar } from '#components/ui/feedback/use-baixar.ts';
import { useMenuDeAtos } from '#components/ui/page/use-menu-de-atos.tsx';
import { espelhoDoDcr } from '#lib/api/dcr/dcr.ts';
import type { DcrResumo } from '#lib/contracts/dcr/dcr.ts';
import { NOME_PASSO_DCR, PASSOS_POSSIVEIS } from '#lib/domain/zfm/passos-do-dcr.ts';
import { DCR_EM_ABERTO } from '#lib/domain/zfm/situacao-dcr.ts';
import { ArquivoDoDcrDialog } from './ArquivoDoDcrDialog.tsx';
import { ExclusaoDoDcr } from './ExclusaoDoDcr.tsx';
import { PassoDoDcrDialog } from './PassoDoDcrDialog.tsx';
import { useCopiarDcr } from './use-copiar-dcr.tsx';
import { usePassarDcr } from './use-passar-dcr.ts';

type DcrComAtos = Pick<DcrResumo, 'id' | 'versao' | 'processo' | 'numero' | 'tipo' | 'situacao' | 'produto'>;

interface OndeSeAge {
  /** Saves the open form before an action. Only the page of the DCR-E has a form. */
  gravarAntes?: RefObject<GravarAntes>;
  /** If given, the menu opens at this element at once. */
  lugar?: HTMLElement;
}

/** The actions on a DCR-E, for its list and its page: a menu and the dialogs it opens. */
export function useAtosDoDcr(dcr: DcrComAtos, { gravarAntes, lugar }: OndeSeAge = {}) {
  const { id, processo, situacao } = dcr;
  const { abrirMenu, menu: doMenu, item } = useMenuDeAtos(lugar);
  const [excluindo, setExcluindo] = useState(false);
  const navegar = useNavigate();
  const { baixar } = useBaixar();
  const { copiar, pergunta } = useCopiarDcr(dcr);
  const passos = usePassarDcr(dcr, gravarAntes);
  const registrado = situacao === 'REGISTRADO';
  const abrir = (etapa: 'calculo' | 'conferencia') =>
    navegar({ to: '/dcr/processos-dcr/$id', params: { id }, search: { etapa } });
  const menu = (
    <>
      <Menu {...doMenu}>
        {PASSOS_POSSIVEIS[situacao]
          .filter((passo) => passo !== 'CANCELAR')
          .map((passo) => item(NOME_PASSO_DCR[passo], () => passos.passar(passo)))}
        {PASSOS_POSSIVEIS[situacao].length > 1 && <Divider />}
        {item('Ver o arquivo de conferência', passos.verArquivo)}
        {item('Memória de cálculo', () => abrir('calculo'))}
        {item('Espelho em PDF', () => baixar(() => espelhoDoDcr(id, false), `espelho-${processo}.pdf`))}
        {item('Espelho com a memória de cálculo', () =>
          baixar(() => espelhoDoDcr(id, true), `espelho-memoria-${processo}.pdf`),
        )}
        <Divider />
        {registrado && item('Novo substitutivo', () => copiar('S'))}
        {registrado && item('Retificar', () => copiar('R'))}
        {item('Duplicar', () => copiar('N'))}
        {PASSOS_POSSIVEIS[situacao].includes('CANCELAR') && item('Cancelar', () => passos.passar('CANCELAR'))}
        {DCR_EM_ABERTO.includes(situacao) && item('Excluir', () => setExcluindo(true))}
      </Menu>
      {pergunta}
      {passos.pedido && <PassoDoDcrDialog dcr={dcr} passo={passos.pedido} aoFechar={passos.fecharPedido} />}
      {excluindo && <ExclusaoDoDcr dcr={dcr} aoFechar={() => setExcluindo(false)} />}
      {passos.vendoArquivo && <ArquivoDoDcrDialog dcr={dcr} aoFechar={passos.fecharArquivo} />}
    </>
  );
  return { menu, abrirMenu, copiar, passar: passos.passar, passando: passos.passando };
}
