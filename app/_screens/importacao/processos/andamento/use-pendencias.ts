import { parteTemAlgo } from '#app/_screens/importacao/processos/campos/processo-formulario.ts';
import { usePapeisExigidos } from '#app/_screens/importacao/processos/papeis/use-papeis-exigidos.ts';
import { useAttachments } from '#lib/api/platform/attachment.ts';
import { useItensDoProcesso } from '#lib/api/processo/itens-do-processo.ts';
import type { ItensDoProcessoLidos } from '#lib/contracts/processo/itens-do-processo.ts';
import type { ProcessoInteiro } from '#lib/contracts/processo/processo.ts';
import { papeisQueFaltam } from '#lib/domain/aduana/processo/documentos-exigidos.ts';
import {
  type ParteAPreencher,
  type Pendencia,
  pendenciasDoProcesso,
} from '#lib/domain/aduana/processo/pendencias-do-processo.ts';
import { hojeEmManaus } from '#lib/format/hoje.ts';

interface PendenciasLidas {
  /** Undefined while their sources are loading. */
  pendencias: Pendencia[] | undefined;
  preenchidas: ReadonlySet<ParteAPreencher>;
  itens: ItensDoProcessoLidos | undefined;
  falha: Error | undefined;
  tentarDeNovo: () => void;
}

/** What the registration of a processo still lacks, and which parts have something filled in. */
export function usePendencias(processo: ProcessoInteiro): PendenciasLidas {
  const itens = useItensDoProcesso(processo.id);
  const documentos = useAttachments({ recurso: 'Processo', registroId: processo.id });
  const { exigidos, presentes } = usePapeisExigidos(processo);
  const lidos = itens.data;
  const temAdicoes = (lidos?.adicoes.length ?? 0) > 0;
  const temAlgo: Readonly<Record<ParteAPreencher, boolean>> = {
    identificacao: parteTemAlgo('identificacao', processo),
    carga: parteTemAlgo('carga', processo),
    itens: (lidos?.itens.length ?? 0) > 0,
    adicoes: temAdicoes,
    tributos: temAdicoes,
    documentos: processo.licencas.length > 0 || (presentes?.length ?? 0) > 0,
  };
  return {
    pendencias:
      lidos &&
      presentes &&
      pendenciasDoProcesso({
        dia: hojeEmManaus(),
        processo,
        itens: lidos.itens,
        adicoes: lidos.adicoes,
        papeisQueFaltam: papeisQueFaltam(exigidos, presentes),
      }),
    preenchidas: new Set((Object.keys(temAlgo) as ParteAPreencher[]).filter((parte) => temAlgo[parte])),
    itens: lidos,
    falha: itens.error ?? documentos.error,
    tentarDeNovo: () => {
      itens.mutate();
      documentos.mutate();
    },
  };
}
