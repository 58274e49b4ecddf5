import { useAdicoes } from '#lib/api/declaracao/adicao.ts';
import { useAttachments } from '#lib/api/platform/attachment.ts';
import { useItensDoProcesso } from '#lib/api/processo/itens-do-processo.ts';
import type { ProcessoInteiro } from '#lib/contracts/processo/processo.ts';
import {
  type PapelExigido,
  papeisDoPrevisto,
  papeisExigidos,
} from '#lib/domain/aduana/processo/documentos-exigidos.ts';
import { processoRegistrado } from '#lib/domain/aduana/processo/passos-do-processo.ts';
import type { TipoDocumento } from '#lib/domain/aduana/processo/tipo-documento.ts';

interface PapeisDoProcesso {
  exigidos: PapelExigido[];
  /** Undefined while loading. */
  presentes: TipoDocumento[] | undefined;
}

/** The documents that a processo must have, by its declared or planned data, and those present. */
export function usePapeisExigidos(processo: ProcessoInteiro): PapeisDoProcesso {
  const { data } = useAttachments({ recurso: 'Processo', registroId: processo.id });
  const declaradas = useAdicoes({ processoId: processo.id, pagina: 1, tamanho: 200 }).data?.itens ?? [];
  const { itens = [], adicoes = [] } = useItensDoProcesso(processo.id).data ?? {};
  const passou = (situacao: string) =>
    processo.passos.some((passo) => passo.situacao === situacao && passo.desfeito === null);
  const previsto = papeisDoPrevisto({ licencas: processo.licencas, itens, adicoes });
  const exigidos = papeisExigidos({
    temLicenca: previsto.temLicenca || declaradas.some(({ numeroLI }) => numeroLI !== null),
    temAcordo:
      previsto.temAcordo || declaradas.some(({ campos }) => Number(campos.iiAcordoTarifarioTipoCodigo ?? 0) > 0),
    registrado: processoRegistrado(processo),
    entregue: passou('ENTREGUE'),
  });
  // The file of the declaration is kept with the processo, outside its attachments.
  const doArquivo = processo.arquivo ? (['DECLARACAO'] as const) : [];
  return { exigidos, presentes: data && [...data.itens.map(({ tipo }) => tipo), ...doArquivo] };
}
