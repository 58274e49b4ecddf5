import Stack from '@mui/material/Stack';
import type { ParteDoProcessoProps } from '#app/_screens/importacao/processos/campos/FormularioDaParte.tsx';
import { AnexosSection } from '#components/registro/AnexosSection.tsx';
import { useSaveAttachment } from '#lib/api/platform/attachment.ts';
import { PapeisExigidos } from './PapeisExigidos.tsx';
import { usePapeisExigidos } from './use-papeis-exigidos.ts';

/** The required documents of the processo, which of them are present, and all its files. */
export function DocumentosSection({ processo, campo }: ParteDoProcessoProps) {
  const dono = { recurso: 'Processo', registroId: processo.id } as const;
  const { exigidos, presentes } = usePapeisExigidos(processo);
  const { enviar } = useSaveAttachment(dono);
  return (
    <Stack sx={{ gap: 2 }}>
      {presentes && <PapeisExigidos exigidos={exigidos} presentes={presentes} levado={campo} enviar={enviar} />}
      <AnexosSection dono={dono} />
    </Stack>
  );
}
