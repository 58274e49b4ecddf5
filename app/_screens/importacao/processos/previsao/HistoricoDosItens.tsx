import { HistoricoSection } from '#components/registro/HistoricoSection.tsx';
import { linhasMudadas } from '#components/registro/linhas-mudadas.ts';
import type { NomesDosCampos } from '#components/registro/mudancas-por-extenso.ts';
import { useItensDoProcesso } from '#lib/api/processo/itens-do-processo.ts';
import { ITEM_DO_PROCESSO } from '#lib/registros/item-do-processo.ts';
import { rotulosDe } from '#lib/registros/rotulos.ts';
import { adicoesMudadas } from './adicoes-mudadas.ts';

/** The history of the items and planned adições, which are a record apart from the processo. */
export function HistoricoDosItens({ processoId }: { processoId: string }) {
  const { data: lidos } = useItensDoProcesso(processoId);
  if (!lidos || lidos.versao === SEM_MUDANCA) return null;
  return (
    <HistoricoSection
      titulo="Itens e adições previstas"
      recurso="ItensDoProcesso"
      registroId={processoId}
      versao={lidos.bloqueio === null ? lidos.versao : undefined}
      nomes={NOMES}
    />
  );
}

const SEM_MUDANCA = 1;
const NOMES: NomesDosCampos = {
  rotulos: {},
  // It follows from the situation of the processo, which its own history tells.
  valores: { bloqueio: () => '' },
  listas: { itens: linhasMudadas({ rotulos: rotulosDe(ITEM_DO_PROCESSO) }), adicoes: adicoesMudadas },
};
