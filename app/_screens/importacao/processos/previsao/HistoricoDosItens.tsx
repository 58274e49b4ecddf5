import { HistoricoSection } from '#components/registro/HistoricoSection.tsx';
import { linhasMudadas } from '#components/registro/linhas-mudadas.ts';
import type { NomesDosCampos } from '#components/registro/mudancas-por-extenso.ts';
import { useItensDoProcesso } from '#lib/api/itens-do-processo.ts';
import { ROTULOS_ITEM_DO_PROCESSO } from '#lib/domain/aduana/bloqueio-dos-itens.ts';
import { adicoesMudadas } from './adicoes-mudadas.ts';

/** How the items and planned adições of a process came to be as they are: a record beside that of the process. */
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
const { valor: _, ...ROTULOS } = ROTULOS_ITEM_DO_PROCESSO;
const NOMES: NomesDosCampos = {
  rotulos: {},
  listas: { itens: linhasMudadas({ rotulos: ROTULOS }), adicoes: adicoesMudadas },
};
