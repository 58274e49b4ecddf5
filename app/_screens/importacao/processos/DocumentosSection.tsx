import Stack from '@mui/material/Stack';
import { AnexosSection } from '#components/registro/AnexosSection.tsx';
import { useAdicoes } from '#lib/api/adicao.ts';
import { useDocumentos, useGravarDocumento } from '#lib/api/documento.ts';
import type { ProcessoInteiro } from '#lib/contracts/processo.ts';
import { papeisExigidos } from '#lib/domain/documentos-exigidos.ts';
import { processoRegistrado } from './FormularioDaParte.tsx';
import { PapeisExigidos } from './PapeisExigidos.tsx';

/** The papers the process must have, which of them are there, and all its files. */
export function DocumentosSection({ processo }: { processo: ProcessoInteiro }) {
  const dono = { recurso: 'Processo', registroId: processo.id } as const;
  const { data } = useDocumentos(dono);
  const { enviar } = useGravarDocumento(dono);
  const adicoes = useAdicoes({ processoId: processo.id, pagina: 1, tamanho: 200 }).data?.itens ?? [];
  const passou = (situacao: string) =>
    processo.passos.some((passo) => passo.situacao === situacao && passo.desfeito === null);
  const exigidos = papeisExigidos({
    temLicenca: processo.licencas.length > 0 || adicoes.some(({ numeroLI }) => numeroLI !== null),
    temAcordo: adicoes.some(({ campos }) => Number(campos.iiAcordoTarifarioTipoCodigo ?? 0) > 0),
    registrado: processoRegistrado(processo),
    entregue: passou('ENTREGUE'),
  });
  // The file the declaration came in is kept with it.
  const presentes = [
    ...(data?.itens ?? []).map(({ tipo }) => tipo),
    ...(processo.arquivo ? (['DECLARACAO'] as const) : []),
  ];
  return (
    <Stack sx={{ gap: 2 }}>
      {data && <PapeisExigidos exigidos={exigidos} presentes={presentes} enviar={enviar} />}
      <AnexosSection dono={dono} />
    </Stack>
  );
}
